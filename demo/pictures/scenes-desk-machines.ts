// Pictures of floor 8: machines of the desk, and the lamp above them.
import { block, close, closeFlat, flat, look, spread, standing } from './composition.ts'
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

/** The laptop on its stand: a low wooden bridge. */
const raised = (base: Scene, wood: string, top: number): Scene => ({
  ...base,
  props: [
    { k: 'box', x: 0.3, y: top + 0.05, w: 0.1, h: 0.13, c: wood, t: 0.03 },
    { k: 'box', x: 0.66, y: top + 0.05, w: 0.1, h: 0.13, c: wood, t: 0.03 },
    { k: 'box', x: 0.48, y: top, w: 0.58, h: 0.055, c: wood, t: 0.05, z: 1 },
  ],
})

export const DESK_MACHINES: Scenes = {
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
}
