// Pictures of floor 8: pens, inks, paper and other tools of the desk.
import { block, close, closeFlat, flat, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const ballpoint = (g: Glaze): Look => look('pen', { g, keep: 0.3 })
const crayon = (g: Glaze): Look => look('crayon', { g, keep: 0.15 })
const ink = (g: Glaze): Look => look('jar', { g, keep: 0.15 })
const brush = (g: Glaze): Look => look('paintbrush', { g, keep: 0.35 })
const clip = (g: Glaze): Look => look('paperclip', { g })
const calendar = (g: Glaze): Look => look('spiral-calendar', { g, keep: 0.2 })
const cards = (g: Glaze): Look => look('card-file-box', { g, keep: 0.35 })
const magnifier = (g: Glaze): Look => look('magnifying-glass-tilted-left', { g, keep: 0.35 })

export const DESK_TOOLS: Scenes = {
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
