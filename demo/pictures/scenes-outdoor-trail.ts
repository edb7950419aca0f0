// Pictures of floor 5, nights out and water: sleeping bags, mugs, rods and masks.
import { block, close, closeFlat, flat, lineUp, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import { shelf, steps } from './composition-sets.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const bag = (g: Glaze, s = 1): Look => look('sleeping-bag', { g, s })
const roll = (g: Glaze, s = 1): Look => look('sleeping-roll', { g, s })
const bottle = (g: Glaze, s = 1): Look => look('water-bottle', { g, s })
const mug = (g: Glaze, s = 1): Look => look('enamel-mug', { g, s })
const pan = (s = 1): Look => look('cooking', { sat: 0.45, s })
const bell = (g: Glaze, s = 1): Look => look('bell', { g, keep: 0.1, s })
const pole = (g: Glaze): Look => look('white-cane', { g, keep: 0.12 })
const saw = look('carpentry-saw', { sat: 0.6 })
const rod = (g: Glaze, s = 1): Look => look('rod-and-reel', { g, s })
const lantern = (g: Glaze, s = 1): Look => look('camp-lantern', { g, s })
const mask = (g: Glaze): Look => look('diving-mask', { g, keep: 0.22 })
const buoy = (g: Glaze, s = 1): Look => look('ring-buoy', { g, keep: 0.06, s })
const boot = look('hiking-boot', { g: 'oak', keep: 0.25 })

export const OUTDOOR_TRAIL_SCENES: Scenes = {
  'sleeping-bag-cobalt': flat(
    'wheat',
    [[0.5, 0.5, 0.62, 0.86, -9, '#f2e8cc']],
    bag('cobalt'),
    { light: 'leaf' },
    { s: 0.8, r: -9 },
  ),
  'sleeping-bag-moss': flat('rose', [[0.5, 0.5, 0.62, 0.86, 8, '#f4e4da']], bag('moss'), {}, { s: 0.8, r: 8 }),
  'sleeping-bag-roll': standing('celadon', roll('moss'), { light: 'window', lightX: 0.12 }, { s: 0.72, y: 0.84 }),
  'sleeping-bag-tent': pair('slate', look('tent', { g: 'sand', keep: 0.2, s: 1.3 }), roll('cobalt', 0.8), {
    light: 'leaf',
  }),
  'sleeping-bag-close': closeFlat(
    'apricot',
    bag('cobalt'),
    { light: 'slats', lightOpacity: 0.22 },
    { y: 0.72, s: 1.7, r: 14 },
  ),
  'bottle-moss': plinth('butter', '#c8aa68', bottle('moss'), { light: 'window', lightX: 0.1 }, { s: 0.6 }),
  'bottle-clay': standing('mist', bottle('clay'), { light: 'leaf' }, { s: 0.66, y: 0.84 }),
  'bottle-ink': standing('peach', bottle('ink'), { light: 'slats' }, { s: 0.66, y: 0.84 }),
  'bottle-line': lineUp('sage', [bottle('ink', 1.2), bottle('clay', 1.2), bottle('moss', 1.2)], {
    light: 'window',
    lightX: 0.1,
  }),
  'bottle-close': close('clay', bottle('moss'), { light: 'slats', lightOpacity: 0.22 }, { x: 0.6, y: 1.24, s: 1.4 }),
  'camp-mug-moon': standing('moss', mug('moon'), { light: 'leaf' }, { s: 0.56 }),
  'camp-mug-lacquer': plinth('sage', '#a59a7c', mug('lacquer'), {}, { s: 0.5 }),
  'camp-mug-cobalt': standing('apricot', mug('cobalt'), { light: 'slats' }, { s: 0.56 }),
  'camp-mug-shelf': shelf('oat', '#8a6a48', [mug('moon', 0.9), mug('lacquer', 0.9), mug('cobalt', 0.9)], {
    light: 'window',
    lightX: 0.2,
  }),
  'camp-mug-close': close('indigo', mug('moon'), { light: 'slats', lightOpacity: 0.16 }, { x: 0.56, y: 1.12, s: 1.3 }),
  skillet: flat(
    'clay',
    [[0.5, 0.5, 0.7, 0.64, 8, '#efdcc6']],
    pan(),
    { light: 'window', lightOpacity: 0.24 },
    { s: 0.66 },
  ),
  'skillet-camp': spread(
    'moss',
    [[0.5, 0.5, 0.82, 0.66, -5, '#e9e0c6']],
    [
      [pan(), 0.4, 0.48, 0.56, 0],
      [look('fork-and-knife', { g: 'oak' }), 0.78, 0.52, 0.36, 12],
    ],
    { light: 'leaf' },
  ),
  'skillet-close': closeFlat('butter', pan(), { light: 'slats', lightOpacity: 0.24 }, { x: 0.5, y: 0.54 }),
  'camp-saw': flat('sage', [[0.52, 0.5, 0.5, 1.2, -22, '#b9704a']], saw, {}, { s: 0.74 }),
  'camp-saw-wood': pair(
    'oat',
    look('wood', { sat: 0.5, s: 1.3 }),
    { ...saw, s: 1.1 },
    { light: 'window', lightX: 0.1 },
  ),
  'camp-saw-close': closeFlat('slate', saw, { light: 'leaf' }),
  'trail-bell-brass': plinth('moss', '#8d9a68', bell('brass'), { light: 'leaf' }, { s: 0.5 }),
  'trail-bell-ink': plinth('clay', '#c98a6c', bell('ink'), {}, { s: 0.5 }),
  'trail-bell-pack': block('mist', '#8a7a52', look('backpack', { g: 'clay', keep: 0.12 }), bell('brass', 0.7), {
    light: 'window',
    lightX: 0.36,
  }),
  'trail-bell-close': close('sky', bell('brass'), { light: 'slats' }, { x: 0.52, y: 1.04, s: 1.14 }),
  'pole-clay': flat('celadon', [[0.5, 0.5, 0.4, 1.2, 42, '#e7ead8']], pole('clay'), { light: 'leaf' }, { s: 0.86 }),
  'pole-ink': flat('wheat', [[0.5, 0.5, 0.4, 1.2, 42, '#f3e8c8']], pole('ink'), {}, { s: 0.86 }),
  'pole-boots': spread(
    'brick',
    [[0.5, 0.5, 0.8, 0.7, -6, '#efd5c0']],
    [
      [pole('ink'), 0.36, 0.46, 0.62, 0],
      [pole('ink'), 0.5, 0.5, 0.62, 4],
      [boot, 0.74, 0.66, 0.34, -8],
    ],
  ),
  'pole-close': closeFlat('mist', pole('clay'), { light: 'slats' }, { x: 0.3, y: 0.7, s: 1.7 }),
  'fishing-rod-oak': flat(
    'slate',
    [[0.5, 0.5, 0.46, 1.2, 42, '#d5dde0']],
    rod('oak'),
    { light: 'window', lightOpacity: 0.2 },
    { s: 0.8 },
  ),
  'fishing-rod-moss': flat('peach', [[0.5, 0.5, 0.7, 0.7, -6, '#f6e6da']], rod('moss'), { light: 'leaf' }, { s: 0.76 }),
  'fishing-rod-catch': spread(
    'celadon',
    [[0.5, 0.5, 0.84, 0.76, 5, '#eef0e2']],
    [
      [rod('oak'), 0.46, 0.48, 0.76, 0],
      [look('fish', { g: 'mist', keep: 0.2 }), 0.72, 0.74, 0.3, -12],
    ],
  ),
  'fishing-rod-close': closeFlat(
    'moss',
    rod('oak'),
    { light: 'slats', lightOpacity: 0.2 },
    { x: 0.74, y: 0.26, s: 1.6 },
  ),
  'camp-lantern-ochre': standing(
    'indigo',
    lantern('ochre'),
    { light: 'window', lightOpacity: 0.14, lightX: 0.1 },
    { s: 0.68, y: 0.84 },
  ),
  'camp-lantern-lacquer': plinth('moss', '#8d9a68', lantern('lacquer'), {}, { s: 0.6 }),
  'camp-lantern-ink': standing('wheat', lantern('ink'), { light: 'slats' }, { s: 0.68, y: 0.84 }),
  'camp-lantern-tent': pair('plum', look('tent', { g: 'ochre', keep: 0.2, s: 1.3 }), lantern('ink', 0.9), {}),
  'camp-lantern-close': close('ink', lantern('ochre'), {}, { x: 0.58, y: 1.22, s: 1.4 }),
  'mask-cobalt': flat('butter', [[0.5, 0.5, 0.68, 0.66, 7, '#f8f0d6']], mask('cobalt'), { light: 'leaf' }, { s: 0.68 }),
  'mask-moss': flat('mist', [[0.5, 0.5, 0.68, 0.66, -7, '#eef1ef']], mask('moss'), {}, { s: 0.68 }),
  'mask-ink': flat('apricot', [[0.5, 0.5, 0.68, 0.66, 6, '#f8ead6']], mask('ink'), { light: 'window' }, { s: 0.68 }),
  'mask-close': closeFlat('sky', mask('cobalt'), { light: 'slats' }),
  'buoy-lacquer': standing(
    'sky',
    buoy('lacquer'),
    { kind: 'sweep', horizon: 0.92, light: 'window', lightX: 0.1 },
    { hang: true, lift: 0.04, x: 0.5, y: 0.82, s: 0.74 },
  ),
  'buoy-cobalt': standing(
    'wheat',
    buoy('cobalt'),
    { kind: 'sweep', horizon: 0.92, light: 'slats' },
    { hang: true, lift: 0.04, x: 0.5, y: 0.82, s: 0.74 },
  ),
  'buoy-pier': steps('celadon', ['#a98f68', '#8a7a5c'], look('basket', { sat: 0.6 }), buoy('lacquer')),
  'buoy-close': closeFlat('slate', buoy('lacquer'), { light: 'leaf' }),
}
