// Pictures of floor 6: animals, vehicles and clockwork that stand on a shelf.
import { block, close, flat, hung, lineUp, look, pair, plinth, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze, Paper } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'

const robot = (g: Glaze): Look => look('robot', { g, keep: 0.4 })
const horse = (g: Glaze): Look => look('carousel-horse', { g, keep: 0.4 })
const car = (g: Glaze): Look => look('automobile', { g, keep: 0.15 })
const plane = (g: Glaze): Look => look('small-airplane', { g, keep: 0.25 })
const longNeck = (g: Glaze): Look => look('sauropod', { g, keep: 0.06 })
const bigTooth = (g: Glaze): Look => look('t-rex', { g, keep: 0.06 })
const rabbit = (g: Glaze): Look => look('rabbit', { g, keep: 0.18 })
const whale = (g: Glaze): Look => look('whale', { g, keep: 0.12 })

const flying = (paper: Paper, it: Look, more: Partial<Scene> = {}): Scene =>
  hung(
    paper,
    it,
    {
      size: [960, 960],
      horizon: 0.9,
      props: [{ k: 'thread', d: 'M0.52 -0.02C0.53 0.14 0.5 0.26 0.51 0.42', w: 0.003 }],
      ...more,
    },
    { s: 0.66, y: 0.78, lift: 0.06 },
  )

export const TOYS_FIGURES: Scenes = {
  'robot-moon': plinth('apricot', '#8c5f49', robot('moon'), { light: 'window', lightOpacity: 0.26 }, { s: 0.5 }),
  'robot-celadon': standing('rose', robot('celadon'), { light: 'leaf' }, { s: 0.58 }),
  'robot-ochre': standing('slate', robot('ochre'), { light: 'slats', lightOpacity: 0.22 }, { s: 0.58 }),
  'robot-close': close('butter', robot('moon'), { light: 'slats' }, { x: 0.58, y: 1.24 }),
  'carousel-rose': plinth(
    'mist',
    '#b7707c',
    horse('rose'),
    { light: 'window', lightOpacity: 0.26 },
    { s: 0.62, y: 0.785 },
  ),
  'carousel-brass': plinth('plum', '#d6ad5b', horse('brass'), {}, { s: 0.62, y: 0.785 }),
  'carousel-close': close('sage', horse('rose'), { light: 'leaf' }, { x: 0.5, y: 1.3 }),
  'carousel-wall': flat(
    'wheat',
    [[0.52, 0.5, 0.6, 0.78, -9, '#f6ead6']],
    { ...horse('brass'), r: 8 },
    { light: 'slats' },
    { s: 0.6 },
  ),
  'car-lacquer': standing('butter', car('lacquer'), { light: 'window', lightX: 0.1 }, { s: 0.62 }),
  'car-cobalt': standing('peach', car('cobalt'), { light: 'leaf' }, { s: 0.62, flip: true }),
  'car-moss': standing('oat', car('moss'), { light: 'slats' }, { s: 0.62 }),
  'car-three': lineUp('sky', [car('moss'), car('cobalt'), car('lacquer')], { light: 'window', lightX: 0.14 }),
  'car-close': close('celadon', car('lacquer'), { light: 'slats' }, { x: 0.42, y: 1.04 }),
  'plane-lacquer': flying('sky', plane('lacquer')),
  'plane-mist': flying('apricot', { ...plane('mist'), flip: true }, { light: 'leaf' }),
  'plane-sheet': flat(
    'butter',
    [[0.5, 0.5, 0.72, 0.72, 12, '#c8d5dc']],
    plane('lacquer'),
    { light: 'window' },
    { s: 0.62, r: 10 },
  ),
  'plane-close': close(
    'mist',
    plane('lacquer'),
    { kind: 'sweep' },
    { hang: true, lift: 0.06, x: 0.4, y: 1.02, s: 1.3 },
  ),
  'dinosaurs-moss': pair(
    'peach',
    { ...longNeck('moss'), s: 1.25 },
    { ...bigTooth('moss'), s: 0.82, flip: true },
    { light: 'leaf' },
  ),
  'dinosaurs-clay': pair(
    'celadon',
    { ...longNeck('clay'), s: 1.25 },
    { ...bigTooth('clay'), s: 0.82, flip: true },
    { light: 'window', lightX: 0.12 },
  ),
  'dinosaurs-neck': plinth('butter', '#7f9b74', longNeck('moss'), {}, { s: 0.56 }),
  'dinosaurs-close': close('slate', bigTooth('clay'), { light: 'slats', lightOpacity: 0.22 }, { x: 0.6, y: 1.16 }),
  'rabbit-sand': standing('sage', rabbit('sand'), { light: 'window', lightX: 0.34 }, { s: 0.66 }),
  'rabbit-mist': standing('rose', rabbit('mist'), { light: 'leaf' }, { s: 0.66 }),
  'rabbit-plum': standing('butter', rabbit('plum'), { light: 'slats' }, { s: 0.66 }),
  'rabbit-shelf': block('clay', '#7d93a4', rabbit('sand'), look('carrot', { sat: 0.7, s: 0.62 }), {
    light: 'window',
    lightX: 0.36,
  }),
  'rabbit-close': close('indigo', rabbit('sand'), { light: 'window', lightOpacity: 0.16 }, { x: 0.62, y: 1.14 }),
  'whale-mist': standing('apricot', whale('mist'), { light: 'slats' }, { s: 0.68 }),
  'whale-cobalt': standing('bone', whale('cobalt'), { light: 'leaf' }, { s: 0.68 }),
  'whale-family': pair(
    'sage',
    { ...whale('cobalt'), s: 1.2 },
    { ...whale('mist'), s: 0.8 },
    { light: 'window', lightX: 0.12 },
  ),
  'whale-close': close('brick', whale('mist'), { light: 'slats', lightOpacity: 0.2 }, { x: 0.6, y: 1.16 }),
}
