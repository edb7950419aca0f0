// Pictures of floor 8: machines and tools of the desk.
import { block, close, closeFlat, flat, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'

const keyboard = (g: Glaze): Look => look('keyboard', { g, keep: 0.1 })
const mouse = (g: Glaze): Look => look('computer-mouse', { g, keep: 0.1 })
const laptop = look('laptop', { sat: 0.35 })
const phoneCase = (g: Glaze): Look => look('phone-case', { g, keep: 0.25 })
const lamp = (g: Glaze): Look => look('desk-lamp', { g, keep: 0.25, foot: 0.26 })
const calculator = (g: Glaze): Look => look('calculator', { g, keep: 0.4 })
const stapler = (g: Glaze): Look => look('stapler', { g, keep: 0.2 })
const ballpoint = (g: Glaze): Look => look('pen', { g, keep: 0.3 })
const crayon = (g: Glaze): Look => look('crayon', { g, keep: 0.15 })
const ink = (g: Glaze): Look => look('jar', { g, keep: 0.15 })
const brush = (g: Glaze): Look => look('paintbrush', { g, keep: 0.35 })
const clip = (g: Glaze): Look => look('paperclip', { g })
const calendar = (g: Glaze): Look => look('spiral-calendar', { g, keep: 0.2 })
const cards = (g: Glaze): Look => look('card-file-box', { g, keep: 0.35 })
const magnifier = (g: Glaze): Look => look('magnifying-glass-tilted-left', { g, keep: 0.35 })

/** The laptop on its stand: a low wooden bridge. */
const raised = (base: Scene, wood: string, top: number): Scene => ({
  ...base,
  props: [
    { k: 'box', x: 0.3, y: top + 0.05, w: 0.1, h: 0.13, c: wood, t: 0.03 },
    { k: 'box', x: 0.66, y: top + 0.05, w: 0.1, h: 0.13, c: wood, t: 0.03 },
    { k: 'box', x: 0.48, y: top, w: 0.58, h: 0.055, c: wood, t: 0.05, z: 1 },
  ],
})

export const DESK_TOOLS: Scenes = {
  'keyboard-moon': flat(
    'slate',
    [[0.5, 0.52, 0.84, 0.56, -8, '#e5d9c6']],
    { ...keyboard('moon'), r: -8 },
    { light: 'window' },
    { s: 0.72 },
  ),
  'keyboard-clay': flat(
    'sage',
    [[0.52, 0.5, 0.86, 0.56, 10, '#f1e5d2']],
    { ...keyboard('clay'), r: 10 },
    { light: 'leaf' },
    { s: 0.72 },
  ),
  'keyboard-mist': flat(
    'apricot',
    [[0.48, 0.5, 0.84, 0.58, 4, '#f5e8d8']],
    { ...keyboard('mist'), r: -3 },
    {},
    { s: 0.72 },
  ),
  'keyboard-close': closeFlat(
    'brick',
    { ...keyboard('moon'), r: -18 },
    { light: 'slats', lightOpacity: 0.2 },
    { x: 0.4, y: 0.58 },
  ),
  'keyboard-mouse': spread(
    'rose',
    [[0.5, 0.5, 0.9, 0.5, -6, '#8fa3ad']],
    [
      [keyboard('moon'), 0.4, 0.5, 0.6, -6],
      [mouse('moon'), 0.8, 0.46, 0.26, 6],
    ],
  ),
  'mouse-moon': flat(
    'moss',
    [[0.5, 0.5, 0.6, 0.76, 12, '#d9d2bb']],
    { ...mouse('moon'), r: 8 },
    { light: 'leaf' },
    { s: 0.52 },
  ),
  'mouse-rose': flat(
    'mist',
    [[0.5, 0.5, 0.66, 0.72, -9, '#f3e5d8']],
    { ...mouse('rose'), r: -10 },
    { light: 'window' },
    { s: 0.52 },
  ),
  'mouse-ink': flat(
    'peach',
    [[0.52, 0.5, 0.62, 0.76, 7, '#b8695a']],
    { ...look('computer-mouse', { sat: 0.3, lit: 0.38 }), r: 14 },
    {},
    { s: 0.52 },
  ),
  'mouse-close': closeFlat(
    'butter',
    { ...mouse('moon'), r: 24 },
    { light: 'slats', lightOpacity: 0.24 },
    { x: 0.56, y: 0.66, s: 1.3 },
  ),
  'laptop-stand-oak': raised(
    standing(
      'celadon',
      laptop,
      { light: 'window', lightX: 0.1, horizon: 0.62 },
      { x: 0.49, y: 0.66, s: 0.58, ground: 0.84, z: 2 },
    ),
    '#b98b5b',
    0.66,
  ),
  'laptop-stand-ink': raised(
    standing('apricot', laptop, { light: 'leaf', horizon: 0.62 }, { x: 0.49, y: 0.66, s: 0.58, ground: 0.84, z: 2 }),
    '#4a4340',
    0.66,
  ),
  'laptop-stand-bare': raised(
    {
      ...standing('rose', laptop, { light: 'slats', horizon: 0.6 }),
      items: [
        { ...look('potted-plant', { sat: 0.6 }), x: 0.36, y: 0.655, s: 0.26, z: 2, ground: 0.84 },
        { ...look('teapot', { g: 'celadon' }), x: 0.62, y: 0.655, s: 0.26, z: 3, ground: 0.84 },
      ],
    },
    '#b98b5b',
    0.66,
  ),
  'phone-case-caramel': flat(
    'mist',
    [[0.5, 0.5, 0.62, 0.8, -11, '#f0e3cd']],
    { ...phoneCase('oak'), r: 9 },
    { light: 'window' },
    { s: 0.64 },
  ),
  'phone-case-moss': flat(
    'peach',
    [[0.52, 0.5, 0.62, 0.8, 8, '#f4e8d8']],
    { ...phoneCase('moss'), r: -8 },
    {},
    { s: 0.64 },
  ),
  'phone-case-plum': flat(
    'wheat',
    [[0.48, 0.5, 0.64, 0.78, -6, '#f2e4c8']],
    { ...phoneCase('plum'), r: 12 },
    { light: 'leaf' },
    { s: 0.64 },
  ),
  'phone-case-three': spread(
    'slate',
    [[0.5, 0.5, 0.84, 0.62, 5, '#e6dac6']],
    [
      [phoneCase('moss'), 0.27, 0.46, 0.42, -12],
      [phoneCase('oak'), 0.5, 0.51, 0.42, 2],
      [phoneCase('plum'), 0.73, 0.55, 0.42, 14],
    ],
  ),
  'phone-case-close': closeFlat(
    'celadon',
    { ...phoneCase('oak'), r: -14 },
    { light: 'slats', lightOpacity: 0.24 },
    { x: 0.56, y: 0.72 },
  ),
  'desk-lamp-ochre': standing(
    'slate',
    lamp('ochre'),
    { light: 'window', lightX: 0.08, lightOpacity: 0.2 },
    { s: 0.74, y: 0.84 },
  ),
  'desk-lamp-celadon': standing('rose', lamp('celadon'), { light: 'leaf' }, { s: 0.74, y: 0.84, flip: true }),
  'desk-lamp-lacquer': standing('oat', lamp('lacquer'), { light: 'slats' }, { s: 0.74, y: 0.84 }),
  'desk-lamp-desk': block(
    'indigo',
    '#8d6a4c',
    { ...lamp('ochre'), s: 1.15 },
    look('books', { g: 'clay', keep: 0.3, s: 0.85 }),
  ),
  'desk-lamp-close': close('sage', lamp('ochre'), { light: 'leaf' }, { x: 0.4, y: 1.28 }),
  'calculator-moon': flat(
    'brick',
    [[0.5, 0.5, 0.6, 0.82, 10, '#e9c9ab']],
    { ...calculator('moon'), r: -6 },
    {},
    { s: 0.66 },
  ),
  'calculator-mist': flat(
    'butter',
    [[0.5, 0.52, 0.66, 0.78, -8, '#f7ecd6']],
    { ...calculator('mist'), r: 8 },
    { light: 'window' },
    { s: 0.66 },
  ),
  'calculator-ledger': spread(
    'celadon',
    [[0.5, 0.5, 0.84, 0.7, -4, '#efe3cd']],
    [
      [look('notebook', { g: 'oak', keep: 0.12 }), 0.36, 0.48, 0.52, -10],
      [calculator('moon'), 0.7, 0.56, 0.42, 8],
    ],
    { light: 'leaf' },
  ),
  'calculator-close': closeFlat(
    'sky',
    { ...calculator('mist'), r: 16 },
    { light: 'slats', lightOpacity: 0.24 },
    { x: 0.56, y: 0.6 },
  ),
  'stapler-lacquer': standing('sky', stapler('lacquer'), { light: 'window', lightX: 0.1 }, { s: 0.64 }),
  'stapler-moss': standing('apricot', stapler('moss'), { light: 'leaf' }, { s: 0.64 }),
  'stapler-ink': standing('celadon', look('stapler', { sat: 0.3, lit: 0.45 }), { light: 'slats' }, { s: 0.64 }),
  'stapler-close': close('butter', stapler('lacquer'), { light: 'slats' }, { x: 0.42, y: 0.98, s: 1.3 }),
  'ballpoint-brass': flat(
    'indigo',
    [[0.5, 0.52, 0.62, 0.84, -9, '#e7dcc8']],
    ballpoint('brass'),
    {},
    { s: 0.6, r: 10 },
  ),
  'ballpoint-ink': flat(
    'wheat',
    [[0.48, 0.5, 0.66, 0.76, 12, '#f7eedd']],
    ballpoint('ink'),
    { light: 'window' },
    { s: 0.6 },
  ),
  'ballpoint-pair': spread(
    'sage',
    [[0.5, 0.5, 0.6, 0.82, 5, '#f2e8d6']],
    [
      [ballpoint('ink'), 0.42, 0.46, 0.46, 8],
      [ballpoint('brass'), 0.58, 0.58, 0.46, 16],
    ],
  ),
  'ballpoint-close': closeFlat('clay', ballpoint('brass'), { light: 'leaf' }, { x: 0.58, y: 0.42 }),
  'crayons-six': spread(
    'oat',
    [[0.5, 0.5, 0.82, 0.7, -6, '#fbf5ea']],
    [
      [crayon('lacquer'), 0.26, 0.42, 0.36, -4],
      [crayon('ochre'), 0.38, 0.47, 0.36, 2],
      [crayon('moss'), 0.5, 0.5, 0.36, -3],
      [crayon('cobalt'), 0.62, 0.53, 0.36, 4],
      [crayon('plum'), 0.74, 0.58, 0.36, -2],
    ],
  ),
  'crayons-drawing': flat(
    'sky',
    [[0.48, 0.5, 0.7, 0.8, 9, '#f6ecd9']],
    crayon('lacquer'),
    { light: 'leaf' },
    { s: 0.5, x: 0.58, y: 0.6 },
  ),
  'crayons-close': closeFlat('celadon', crayon('cobalt'), { light: 'slats', lightOpacity: 0.24 }, { x: 0.54, y: 0.46 }),
  'ink-cobalt': plinth('wheat', '#5e6f94', ink('cobalt'), { light: 'window', lightOpacity: 0.24 }, { s: 0.5 }),
  'ink-lacquer': plinth('mist', '#9a4a46', ink('lacquer'), {}, { s: 0.5 }),
  'ink-moss': plinth('rose', '#7c8763', ink('moss'), { light: 'leaf' }, { s: 0.5 }),
  'ink-row': pair('butter', { ...ink('moss'), s: 0.95 }, { ...ink('cobalt'), s: 1 }, { light: 'slats' }),
  'ink-close': close('peach', ink('cobalt'), { light: 'window' }, { x: 0.6, y: 1.2 }),
  'brush-oak': flat('bone', [[0.5, 0.5, 0.5, 0.9, 40, '#a4192b']], brush('oak'), {}, { s: 0.62 }),
  'brush-pair': spread(
    'sage',
    [[0.48, 0.5, 0.66, 0.84, -7, '#f6efe0']],
    [
      [brush('oak'), 0.42, 0.44, 0.48, 0],
      [{ ...brush('clay'), s: 0.7 }, 0.62, 0.6, 0.48, 8],
    ],
    { light: 'window' },
  ),
  'brush-close': closeFlat('slate', brush('oak'), { light: 'leaf' }, { x: 0.62, y: 0.38 }),
  'clips-brass': spread(
    'indigo',
    [[0.5, 0.5, 0.66, 0.7, 9, '#ddd3c0']],
    [
      [clip('brass'), 0.36, 0.36, 0.24, 0],
      [clip('brass'), 0.6, 0.4, 0.24, 70],
      [clip('brass'), 0.44, 0.62, 0.24, 130],
      [clip('brass'), 0.66, 0.66, 0.24, 20],
    ],
  ),
  'clips-sheet': flat(
    'apricot',
    [[0.5, 0.54, 0.62, 0.78, -8, '#fbf4e7']],
    clip('brass'),
    { light: 'leaf' },
    { s: 0.34, x: 0.42, y: 0.24, r: -50 },
  ),
  'clips-close': closeFlat('moss', clip('brass'), { light: 'slats', lightOpacity: 0.2 }, { x: 0.52, y: 0.52, s: 1.2 }),
  'calendar-moss': standing('peach', calendar('moss'), { light: 'window', lightX: 0.1 }, { s: 0.6 }),
  'calendar-lacquer': flat(
    'slate',
    [[0.5, 0.5, 0.7, 0.74, 8, '#e4d8c4']],
    { ...calendar('lacquer'), r: -6 },
    { light: 'leaf' },
    { s: 0.6 },
  ),
  'calendar-desk': block('celadon', '#b98b5b', calendar('moss'), look('potted-plant', { sat: 0.6, s: 0.95 }), {
    light: 'window',
    lightX: 0.36,
  }),
  'calendar-close': closeFlat('butter', { ...calendar('moss'), r: 12 }, { light: 'slats', lightOpacity: 0.26 }),
  'card-box-oak': standing('mist', cards('oak'), { light: 'window', lightX: 0.1 }, { s: 0.64 }),
  'card-box-moss': plinth('apricot', '#d9b48c', cards('moss'), { light: 'leaf' }, { s: 0.54 }),
  'card-box-close': close('rose', cards('oak'), { light: 'slats' }, { x: 0.6, y: 1.08 }),
  'magnifier-brass': flat(
    'celadon',
    [[0.5, 0.5, 0.72, 0.72, -9, '#ead9bb']],
    magnifier('brass'),
    { light: 'window' },
    { s: 0.62 },
  ),
  'magnifier-plum': flat(
    'butter',
    [[0.52, 0.5, 0.66, 0.76, 10, '#7b4a56']],
    { ...magnifier('rose'), r: 12 },
    {},
    { s: 0.62 },
  ),
  'magnifier-map': spread(
    'clay',
    [[0.5, 0.5, 0.84, 0.7, 5, '#f1e4cd']],
    [
      [look('world-map', { g: 'sand', keep: 0.35 }), 0.46, 0.48, 0.66, -4],
      [magnifier('brass'), 0.66, 0.62, 0.4, 8],
    ],
  ),
  'magnifier-close': closeFlat('slate', magnifier('brass'), { light: 'leaf' }, { x: 0.6, y: 0.62 }),
}
