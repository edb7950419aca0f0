// Pictures of floor 3, textiles, lamps and walls: linen on the bed, wool on the floor, light at eye level.
import { block, close, closeFlat, flat, look, pair, plinth, standing } from './composition.ts'
import type { Look } from './composition.ts'
import { shelf } from './composition-sets.ts'
import type { Glaze, Paper } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'

const bed = (g: Glaze): Look => look('bed', { g, keep: 0.06, s: 1.24 })
const blanket = (g: Glaze, s = 1): Look => look('folded-blanket', { g, s })
const cushion = (g: Glaze, s = 1): Look => look('cushion', { g, s })
const pillow = (g: Glaze, s = 1): Look => look('bed-pillow', { g, s })
const rug = (g: Glaze, s = 1): Look => look('woven-rug', { g, s })
const towels = (g: Glaze, s = 1): Look => look('towel-stack', { g, s })
const lamp = (g: Glaze, s = 1): Look => look('table-lamp', { g, s })
const pendant = (g: Glaze): Look => look('pendant-lamp', { g })
const bulb = (more: Partial<Look> = {}): Look => look('light-bulb', { g: 'brass', keep: 0.35, ...more })
const diya = (g: Glaze, s = 1): Look => look('diya-lamp', { g, keep: 0.22, s })
const framed = (hue: number, sat: number, s = 1): Look => look('framed-picture', { hue, sat, s })
const chair = look('chair', { g: 'oak' })

const pendantOn = (paper: Paper, g: Glaze, more: Partial<Scene> = {}): Scene =>
  standing(
    paper,
    pendant(g),
    { kind: 'sweep', horizon: 0.9, ...more },
    { x: 0.5, y: 0.66, s: 0.72, hang: true, lift: 0.05 },
  )
const pictureOn = (paper: Paper, it: Look, more: Partial<Scene> = {}): Scene =>
  standing(paper, it, { horizon: 0.84, ...more }, { x: 0.5, y: 0.7, s: 0.58, hang: true, lift: 0.02 })

export const HOME_ROOM_SCENES: Scenes = {
  'bed-linen-mist': standing('rice', bed('mist'), { light: 'window', lightX: 0.1, horizon: 0.7 }, { y: 0.86, s: 0.86 }),
  'bed-linen-clay': standing('butter', bed('clay'), { light: 'slats', horizon: 0.7 }, { y: 0.86, s: 0.86 }),
  'bed-linen-moss': standing('ash', bed('moss'), { light: 'leaf', horizon: 0.7 }, { y: 0.86, s: 0.86 }),
  'bed-linen-close': close('celadon', bed('mist'), { light: 'window', lightX: 0.3 }, { x: 0.74, y: 0.98, s: 1.5 }),
  'blanket-ochre': standing('sage', blanket('ochre'), { light: 'window', lightX: 0.14 }, { s: 0.7, y: 0.82 }),
  'blanket-plum': plinth('rose', '#c9a08f', blanket('plum'), { light: 'leaf' }, { s: 0.6 }),
  'blanket-moss': standing('wheat', blanket('moss'), { light: 'slats' }, { s: 0.7, y: 0.82 }),
  'blanket-chair': pair('mist', { ...chair, s: 1.4 }, blanket('ochre', 0.82), { light: 'window', lightX: 0.1 }),
  'blanket-close': close(
    'brick',
    blanket('ochre'),
    { light: 'slats', lightOpacity: 0.2 },
    { x: 0.52, y: 1.12, s: 1.4 },
  ),
  'cushion-ochre': standing('slate', cushion('ochre'), { light: 'window', lightOpacity: 0.22 }, { s: 0.64, y: 0.84 }),
  'cushion-celadon': standing('apricot', cushion('celadon'), { light: 'leaf' }, { s: 0.64, y: 0.84 }),
  'cushion-plum': standing('bone', cushion('plum'), {}, { s: 0.64, y: 0.84 }),
  'cushion-cobalt': standing('butter', cushion('cobalt'), { light: 'slats' }, { s: 0.64, y: 0.84 }),
  'cushion-stack': {
    ...standing('oat', cushion('ochre'), { light: 'window', lightX: 0.3 }),
    items: [
      { ...cushion('celadon'), x: 0.34, y: 0.82, s: 0.5, r: -7 },
      { ...cushion('plum'), x: 0.66, y: 0.84, s: 0.46, r: 6, z: 2 },
      { ...cushion('ochre'), x: 0.47, y: 0.92, s: 0.42, z: 3 },
    ],
  },
  'cushion-close': closeFlat('clay', cushion('celadon'), { light: 'slats', lightOpacity: 0.24 }, { r: -9 }),
  'pillow-moon': standing('mist', pillow('moon'), { light: 'window', lightX: 0.1 }, { s: 0.8, y: 0.86 }),
  'pillow-indigo': standing('peach', pillow('cobalt'), { light: 'leaf' }, { s: 0.8, y: 0.86 }),
  'pillow-pile': {
    ...standing('sage', pillow('moon'), { light: 'slats' }),
    items: [
      { ...pillow('cobalt'), x: 0.47, y: 0.88, s: 0.72 },
      { ...pillow('moon'), x: 0.52, y: 0.6, s: 0.7, z: 2, noContact: true, ground: 0.88, r: 2 },
    ],
  },
  'pillow-close': close('plum', pillow('moon'), { light: 'window', lightOpacity: 0.18 }, { x: 0.42, y: 1.14, s: 1.5 }),
  'rug-clay': flat('celadon', [], rug('clay'), { light: 'window', lightX: 0.3 }, { s: 0.96, r: 8 }),
  'rug-cobalt': flat('wheat', [], rug('cobalt'), { light: 'leaf' }, { s: 0.96, r: -7 }),
  'rug-moss': flat('peach', [], rug('moss'), { light: 'slats', lightOpacity: 0.2 }, { s: 0.96, r: 84 }),
  'rug-wall': standing(
    'ash',
    rug('clay'),
    { kind: 'sweep', horizon: 0.94, light: 'slats' },
    { hang: true, lift: 0.014, x: 0.5, y: 0.9, s: 0.82 },
  ),
  'rug-close': closeFlat(
    'slate',
    rug('cobalt'),
    { light: 'window', lightOpacity: 0.18 },
    { s: 1.9, r: -14, x: 0.42, y: 0.62 },
  ),
  'towels-moon': plinth('slate', '#a3b4c0', towels('moon'), {}, { s: 0.58 }),
  'towels-rose': standing('celadon', towels('rose'), { light: 'window', lightX: 0.12 }, { s: 0.64 }),
  'towels-cobalt': standing('oat', towels('cobalt'), { light: 'slats' }, { s: 0.64 }),
  'towels-bath': block('mist', '#b8a38c', towels('moon'), look('lotion-bottle', { g: 'clay', s: 0.9 }), {
    light: 'leaf',
  }),
  'towels-close': close('rose', towels('rose'), {}, { x: 0.56, y: 1.16, s: 1.36 }),
  'table-lamp-celadon': standing('apricot', lamp('celadon'), { light: 'window', lightX: 0.3 }, { s: 0.74, y: 0.86 }),
  'table-lamp-ink': standing('butter', lamp('ink'), {}, { s: 0.74, y: 0.86 }),
  'table-lamp-clay': plinth('sky', '#a9b6c0', lamp('clay'), { light: 'slats', lightOpacity: 0.24 }, { s: 0.66 }),
  'table-lamp-shelf': block(
    'plum',
    '#a77a6c',
    lamp('celadon', 1.2),
    look('mantelpiece-clock', { g: 'oak', keep: 0.4, s: 0.9 }),
    {},
  ),
  'table-lamp-close': close('moss', lamp('clay'), { light: 'leaf' }, { x: 0.58, y: 1.42, s: 1.5 }),
  'pendant-lacquer': pendantOn('celadon', 'lacquer', { light: 'window', lightX: 0.1 }),
  'pendant-ink': pendantOn('clay', 'ink', { light: 'slats', lightOpacity: 0.2 }),
  'pendant-moon': pendantOn('indigo', 'moon'),
  'pendant-table': {
    ...pendantOn('oat', 'lacquer', { horizon: 0.8, kind: 'table', light: 'leaf' }),
    items: [
      { ...pendant('lacquer'), x: 0.42, y: 0.48, s: 0.56, hang: true, lift: 0.05 },
      { ...chair, x: 0.74, y: 0.93, s: 0.44, z: 3 },
    ],
  },
  'pendant-close': standing(
    'butter',
    pendant('ink'),
    { kind: 'sweep', horizon: 0.96 },
    { x: 0.62, y: 0.92, s: 1.3, hang: true, lift: 0.06 },
  ),
  'bulb-amber': plinth('ink', '#6d6058', bulb(), {}, { s: 0.56 }),
  'bulb-moon': plinth('brick', '#d08a66', bulb({ g: 'moon', keep: 0.3 }), {}, { s: 0.56 }),
  'bulb-hung': standing(
    'indigo',
    bulb(),
    { kind: 'sweep', horizon: 0.94, props: [{ k: 'thread', d: 'M.5 -.02V.32', w: 0.005 }] },
    { x: 0.5, y: 0.3, s: 0.6, r: 180, hang: true, lift: 0.05 },
  ),
  'bulb-shelf': shelf('plum', '#8a5a4a', [bulb(), bulb({ g: 'moon', keep: 0.3 }), bulb({ g: 'clay', keep: 0.2 })]),
  'oil-lamp-clay': standing('sage', diya('clay'), { light: 'window', lightX: 0.2 }, { s: 0.6 }),
  'oil-lamp-cobalt': plinth('wheat', '#b99c62', diya('cobalt'), {}, { s: 0.54 }),
  'oil-lamp-celadon': standing('brick', diya('celadon'), { light: 'slats', lightOpacity: 0.18 }, { s: 0.6 }),
  'oil-lamp-close': close('ink', diya('clay'), {}, { x: 0.5, y: 0.94, s: 1.16 }),
  'print-hills': pictureOn('mist', framed(0, 0.5), { light: 'window', lightX: 0.1 }),
  'print-dusk': pictureOn('rose', framed(150, 0.42), { light: 'slats' }),
  'print-lean': pair('sage', framed(0, 0.5, 1.2), look('potted-plant', { sat: 0.6, s: 0.8 }), { light: 'leaf' }),
  'print-close': closeFlat('bone', framed(150, 0.42), {}, { r: -8, s: 1.2 }),
}
