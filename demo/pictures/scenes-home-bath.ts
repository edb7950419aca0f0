// Pictures of floor 3, bath, care and green things: soap, broom, ladder, cactus.
import { block, close, closeFlat, flat, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import { heap, niche, shelf, steps } from './composition-sets.ts'
import type { Glaze, Paper } from './glaze.ts'
import { PAPERS } from './glaze.ts'
import type { Item, Scene, Scenes } from './scene.ts'

const alarm = (g: Glaze, s = 1): Look => look('alarm-clock', { g, keep: 0.18, s })
const SOAPS = {
  moss: { hue: 140, sat: 0.34 },
  ochre: { hue: 95, sat: 0.5 },
  rose: { hue: 35, sat: 0.4 },
  moon: { hue: 80, sat: 0.1, lit: 1.12 },
}
const soap = (kind: keyof typeof SOAPS, s = 1): Look => look('soap', { ...SOAPS[kind], s })
const sponge = (s = 1): Look => look('sponge', { g: 'ochre', keep: 0.1, s })
const wash = (g: Glaze, s = 1): Look => look('lotion-bottle', { g, s })
const tub = (g: Glaze): Look => look('bathtub', { g, keep: g === 'moon' ? 0.14 : 0.3 })
const broom = (g: Glaze, s = 1): Look => look('broom', { g, keep: 0.22, s })
const bin = (g: Glaze, s = 1): Look => look('wastebasket', { g, s })
const ladder = (g: Glaze, s = 1): Look => look('ladder', { g, s })
const tulip = (g: Glaze, s = 1): Look => look('tulip', { g, keep: g === 'plum' ? 0.4 : 0.16, s })
const cactus = (s = 1): Look => look('cactus', { sat: 0.5, s })

/** A cactus in a straight pot. */
const potted = (paper: Paper, pot: string, more: Partial<Scene> = {}, at: Partial<Item> = {}): Scene => ({
  wall: PAPERS[paper][0],
  floor: PAPERS[paper][1],
  horizon: 0.68,
  props: [{ k: 'cyl', x: 0.5, y: 0.65, w: 0.3, h: 0.2, c: pot }],
  items: [{ ...cactus(), x: 0.5, y: 0.66, s: 0.52, ground: 0.85, ...at }],
  ...more,
})

export const HOME_BATH_SCENES: Scenes = {
  'alarm-celadon': standing('peach', alarm('celadon'), { light: 'window', lightX: 0.12 }, { s: 0.6 }),
  'alarm-lacquer': plinth('butter', '#d3b066', alarm('lacquer'), { light: 'leaf' }, { s: 0.52 }),
  'alarm-ink': standing('mist', alarm('ink'), { light: 'slats' }, { s: 0.6 }),
  'alarm-bedside': block('plum', '#a2735f', alarm('celadon'), look('closed-book', { g: 'clay', s: 0.9 }), {}),
  'alarm-close': close('slate', alarm('lacquer'), { light: 'window', lightOpacity: 0.2 }, { x: 0.6, y: 1.14, s: 1.3 }),
  'soap-olive': flat('oat', [[0.5, 0.52, 0.6, 0.56, 8, '#f6f0e2']], soap('moss'), { light: 'leaf' }, { s: 0.5 }),
  'soap-orange': flat('mist', [[0.5, 0.52, 0.6, 0.56, -8, '#eef1ee']], soap('ochre'), {}, { s: 0.5 }),
  'soap-clay': flat('sage', [[0.5, 0.52, 0.6, 0.56, 6, '#efe6d6']], soap('rose'), { light: 'window' }, { s: 0.5 }),
  'soap-three': spread(
    'stone',
    [[0.5, 0.5, 0.82, 0.56, -4, '#f1ebdf']],
    [
      [soap('moss'), 0.27, 0.44, 0.34, -8],
      [soap('ochre'), 0.52, 0.56, 0.34, 14],
      [soap('rose'), 0.76, 0.45, 0.34, 4],
    ],
  ),
  'soap-close': closeFlat('celadon', soap('moss'), { light: 'slats', lightOpacity: 0.24 }, { s: 1.2 }),
  sponge: flat(
    'slate',
    [[0.5, 0.5, 0.62, 0.62, -6, '#d9e0e2']],
    sponge(),
    { light: 'window', lightOpacity: 0.2 },
    { s: 0.56 },
  ),
  'sponge-soap': spread(
    'apricot',
    [[0.5, 0.5, 0.78, 0.6, 5, '#f6ead6']],
    [
      [sponge(), 0.4, 0.46, 0.46, -8],
      [soap('moon'), 0.72, 0.62, 0.32, 10],
    ],
    { light: 'leaf' },
  ),
  'sponge-towel': steps('celadon', ['#b8a38c', '#9fb39a'], sponge(1.1), look('towel-stack', { g: 'moon' })),
  'sponge-close': closeFlat('mist', sponge(), { light: 'slats' }, { s: 1.3 }),
  'hand-wash-orange': plinth('sage', '#a9b690', wash('clay'), { light: 'leaf' }, { s: 0.56 }),
  'hand-wash-fig': standing('butter', wash('moss'), { light: 'window', lightX: 0.14 }, { s: 0.6 }),
  'hand-wash-shelf': shelf('rose', '#b98a74', [wash('clay'), wash('moss'), { ...soap('moon'), s: 0.7 }], {
    light: 'window',
    lightOpacity: 0.2,
  }),
  'hand-wash-close': close('slate', wash('clay'), { light: 'slats', lightOpacity: 0.22 }, { x: 0.58, y: 1.22, s: 1.3 }),
  'bathtub-moon': standing(
    'celadon',
    tub('moon'),
    { light: 'window', lightX: 0.06, horizon: 0.7 },
    { s: 0.84, y: 0.88 },
  ),
  'bathtub-ink': standing('rose', tub('ink'), { light: 'slats', horizon: 0.7 }, { s: 0.84, y: 0.88 }),
  'bathtub-cobalt': standing('wheat', tub('cobalt'), { light: 'leaf', horizon: 0.7 }, { s: 0.84, y: 0.88 }),
  'bathtub-close': close('mist', tub('moon'), { light: 'window' }, { x: 0.66, y: 1.02, s: 1.4 }),
  'bathtub-room': pair('sage', { ...tub('moon'), s: 1.4 }, look('potted-plant', { sat: 0.6, s: 0.62 }), {
    light: 'window',
    lightX: 0.1,
  }),
  'broom-natural': standing(
    'moss',
    broom('ochre'),
    { kind: 'sweep', horizon: 0.9 },
    { hang: true, lift: 0.03, x: 0.5, y: 0.86, s: 0.76 },
  ),
  'broom-clay': standing(
    'celadon',
    broom('clay'),
    { kind: 'sweep', horizon: 0.9, light: 'window', lightX: 0.1 },
    { hang: true, lift: 0.03, x: 0.5, y: 0.86, s: 0.76 },
  ),
  'broom-floor': flat(
    'butter',
    [[0.52, 0.5, 0.44, 1.2, 24, '#c88a5e']],
    broom('ochre'),
    { light: 'leaf' },
    { s: 0.74 },
  ),
  'broom-close': closeFlat('brick', broom('ochre'), { light: 'slats', lightOpacity: 0.18 }, { x: 0.68, y: 0.34 }),
  'paper-bin-moon': standing('clay', bin('moon'), { light: 'window', lightX: 0.12 }, { s: 0.6 }),
  'paper-bin-brass': plinth('slate', '#8fa2b0', bin('brass'), { light: 'slats', lightOpacity: 0.2 }, { s: 0.52 }),
  'paper-bin-ink': standing('bone', bin('ink'), { light: 'leaf' }, { s: 0.6 }),
  'paper-bin-desk': pair('celadon', { ...look('chair', { g: 'oak' }), s: 1.3 }, bin('brass', 0.8), {
    light: 'window',
    lightX: 0.1,
  }),
  'paper-bin-close': close('peach', bin('brass'), {}, { x: 0.6, y: 1.2, s: 1.3 }),
  'ladder-oak': standing('mist', ladder('oak'), { light: 'window', lightX: 0.1, horizon: 0.76 }, { s: 0.86, y: 0.9 }),
  'ladder-ink': standing('apricot', ladder('ink'), { light: 'slats', horizon: 0.76 }, { s: 0.86, y: 0.9 }),
  'ladder-blanket': pair('sage', ladder('oak', 1.5), look('folded-blanket', { g: 'clay', s: 0.86 }), { light: 'leaf' }),
  'ladder-close': close('oat', ladder('oak'), { light: 'window', lightX: 0.3 }, { x: 0.56, y: 1.24, s: 1.5 }),
  'cactus-terracotta': potted('butter', '#b9683f', { light: 'window', lightX: 0.34 }),
  'cactus-moon': potted('clay', '#e9e2d4', { light: 'leaf' }),
  'cactus-niche': niche('apricot', '#c98a64', { ...cactus(), s: 0.9 }, look('potted-plant', { sat: 0.6, s: 0.9 })),
  'cactus-close': potted(
    'sage',
    '#b9683f',
    { light: 'slats', props: [{ k: 'cyl', x: 0.56, y: 0.86, w: 0.6, h: 0.3, c: '#b9683f' }] },
    { x: 0.56, y: 0.88, s: 1.06, ground: 1.1 },
  ),
  'tulips-plum': spread(
    'mist',
    [[0.5, 0.5, 0.7, 0.76, 7, '#f2ece0']],
    [
      [tulip('plum'), 0.34, 0.5, 0.6, -16],
      [tulip('plum'), 0.66, 0.5, 0.6, 16],
      [tulip('plum'), 0.5, 0.52, 0.66, 0],
    ],
  ),
  'tulips-ochre': spread(
    'slate',
    [[0.5, 0.5, 0.7, 0.76, -7, '#e8e6dc']],
    [
      [tulip('ochre'), 0.34, 0.5, 0.6, -16],
      [tulip('ochre'), 0.66, 0.5, 0.6, 16],
      [tulip('ochre'), 0.5, 0.52, 0.66, 0],
    ],
    { light: 'window', lightOpacity: 0.2 },
  ),
  'tulips-rose': spread(
    'sage',
    [[0.5, 0.5, 0.7, 0.76, 5, '#f4eee0']],
    [
      [tulip('rose'), 0.34, 0.5, 0.6, -16],
      [tulip('rose'), 0.66, 0.5, 0.6, 16],
      [tulip('rose'), 0.5, 0.52, 0.66, 0],
    ],
    { light: 'leaf' },
  ),
  'tulips-heap': heap('bone', '#cfd6c4', [tulip('plum', 1.25), tulip('ochre', 1.25), tulip('rose', 1.25)], 6),
}
