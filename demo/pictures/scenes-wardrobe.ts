// Pictures of floor 4 (4:5): Seis Hilos. Clothes hang, small things lie or stand.
import {
  block,
  close,
  closeFlat,
  flat,
  hung,
  lineUp,
  look,
  pair,
  plinth,
  spread,
  standing,
  TALL,
} from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'

const coat = (g: Glaze): Look => look('coat', { g })
const dress = (g: Glaze): Look => look('dress', { g })
const bag = (g?: Glaze): Look => look('handbag', g ? { g, keep: 0.15 } : { sat: 0.6 })
const shoe = (g: Glaze): Look => look('mans-shoe', { g })
const hat = (g: Glaze): Look => look('womans-hat', { g, keep: 0.45 })
const scarf = (g: Glaze): Look => look('scarf', { g })
const watch = (g: Glaze): Look => look('watch', { g, keep: 0.3 })
const umbrella = (g: Glaze): Look => look('umbrella', { g, keep: 0.1 })
const tee = (g: Glaze): Look => look('t-shirt', { g })
const suitcase = (g: Glaze): Look => look('luggage', { g, keep: 0.08 })
const tall = (scene: Scene): Scene => ({ ...scene, size: TALL })
const SHEET = '#f3ece1'

export const WARDROBE: Scenes = {
  'coat-sand': hung('mist', coat('sand')),
  'coat-ink': hung('cocoa', coat('ink'), { light: 'slats' }),
  'coat-close': tall(
    close('sage', coat('sand'), { kind: 'sweep', light: 'leaf' }, { hang: true, lift: 0.04, x: 0.56, y: 1.14, s: 1.6 }),
  ),
  'coat-shoes': hung('rose', coat('sand'), {
    light: 'window',
    lightX: 0.1,
    items: [
      { ...coat('sand'), x: 0.47, y: 0.74, s: 0.78, hang: true, lift: 0.04 },
      { ...shoe('oak'), x: 0.72, y: 0.93, s: 0.34, z: 3 },
    ],
  }),
  'dress-plum': hung('rose', dress('plum'), { light: 'leaf' }),
  'dress-ink': hung('sage', dress('ink'), { light: 'window', lightX: 0.1 }),
  'dress-celadon': hung('apricot', dress('celadon'), { light: 'slats' }),
  'dress-close': tall(
    close(
      'stone',
      dress('plum'),
      { kind: 'sweep', light: 'window' },
      { hang: true, lift: 0.04, x: 0.54, y: 1.12, s: 1.6 },
    ),
  ),
  'bag-caramel': tall(plinth('oat', '#b99670', bag(), {}, { s: 0.72, y: 0.78 })),
  'bag-ink': tall(
    plinth('brick', '#d99a72', bag('ink'), { light: 'window', lightOpacity: 0.18 }, { s: 0.72, y: 0.78 }),
  ),
  'bag-close': tall(close('celadon', bag(), { light: 'leaf' }, { x: 0.56, y: 1, s: 1.5 })),
  'bag-bench': tall(block('mist', '#8a6a48', bag(), { ...hat('sand'), s: 1 }, { light: 'window', lightX: 0.36 })),
  'derby-caramel': tall(standing('sage', shoe('oak'), { light: 'window', lightX: 0.2 }, { s: 0.76, y: 0.74 })),
  'derby-ink': tall(standing('butter', shoe('ink'), { light: 'slats' }, { s: 0.76, y: 0.74 })),
  'derby-pair': tall(pair('clay', { ...shoe('oak'), s: 1.1 }, { ...shoe('oak'), s: 1.1 }, { light: 'leaf' })),
  'derby-close': tall(close('slate', shoe('oak'), { light: 'slats', lightOpacity: 0.2 }, { x: 0.4, y: 0.94, s: 1.4 })),
  'hat-sand': tall(plinth('slate', '#d9c7a8', hat('sand'), {}, { s: 0.74, y: 0.77 })),
  'hat-ochre': tall(plinth('celadon', '#9db092', hat('ochre'), { light: 'leaf' }, { s: 0.74, y: 0.77 })),
  'hat-hook': tall(
    standing(
      'clay',
      hat('sand'),
      { kind: 'sweep', horizon: 0.9, light: 'window', lightX: 0.1 },
      { hang: true, lift: 0.04, x: 0.5, y: 0.66, s: 0.84, r: -10 },
    ),
  ),
  'hat-close': tall(close('indigo', hat('sand'), { light: 'slats', lightOpacity: 0.16 }, { x: 0.56, y: 0.96, s: 1.4 })),
  'scarf-lacquer': tall(flat('ash', [[0.5, 0.5, 0.7, 0.66, -9, SHEET]], scarf('lacquer'), {}, { s: 0.8 })),
  'scarf-moss': tall(
    flat('apricot', [[0.5, 0.5, 0.7, 0.66, 8, '#f6e7d3']], scarf('moss'), { light: 'leaf' }, { s: 0.8 }),
  ),
  'scarf-cobalt': tall(flat('wheat', [[0.5, 0.5, 0.7, 0.66, -7, '#f4ead2']], scarf('cobalt'), {}, { s: 0.8 })),
  'scarf-sand': tall(
    flat('slate', [[0.5, 0.5, 0.7, 0.66, 9, '#dde3e4']], scarf('sand'), { light: 'window' }, { s: 0.8 }),
  ),
  'scarf-close': tall(closeFlat('rose', scarf('lacquer'), { light: 'slats', lightOpacity: 0.22 })),
  'watch-brass': tall(flat('clay', [[0.52, 0.5, 0.5, 0.56, 12, '#f0d9c6']], watch('brass'), {}, { s: 0.72, r: 8 })),
  'watch-glove': tall(
    spread(
      'moss',
      [[0.5, 0.5, 0.76, 0.7, -6, '#e9e0c8']],
      [
        [look('gloves', { g: 'oak' }), 0.6, 0.62, 0.66, 10],
        [watch('brass'), 0.34, 0.34, 0.46, -10],
      ],
    ),
  ),
  'watch-close': tall(closeFlat('sage', watch('brass'), { light: 'leaf' })),
  'umbrella-ochre': tall(flat('indigo', [], umbrella('ochre'), {}, { s: 0.86, r: -24 })),
  'umbrella-cobalt': tall(
    flat('apricot', [[0.5, 0.5, 0.76, 0.7, 8, '#f4e4cf']], umbrella('cobalt'), { light: 'window' }, { s: 0.8, r: -18 }),
  ),
  'umbrella-wall': tall(
    standing(
      'celadon',
      umbrella('ochre'),
      { kind: 'sweep', horizon: 0.86, light: 'slats' },
      { hang: true, lift: 0.04, x: 0.5, y: 0.8, s: 0.84, r: 8 },
    ),
  ),
  'umbrella-close': tall(closeFlat('stone', umbrella('ochre'), { light: 'leaf' }, { r: -24 })),
  'tee-moon': hung('clay', tee('moon'), { light: 'window', lightX: 0.1 }, { s: 0.86, y: 0.8 }),
  'tee-moss': hung('bone', tee('moss'), { light: 'leaf' }, { s: 0.86, y: 0.8 }),
  'tee-cobalt': hung('butter', tee('cobalt'), {}, { s: 0.86, y: 0.8 }),
  'tee-stack': tall(
    lineUp('mist', [
      { ...tee('moss'), s: 1.3 },
      { ...tee('cobalt'), s: 1.3 },
      { ...tee('moon'), s: 1.35 },
    ]),
  ),
  'tee-close': tall(
    close(
      'plum',
      tee('moon'),
      { kind: 'sweep', light: 'slats', lightOpacity: 0.16 },
      { hang: true, lift: 0.04, x: 0.56, y: 1.06, s: 1.5 },
    ),
  ),
  suitcase: tall(standing('wheat', suitcase('clay'), { light: 'window', lightX: 0.12 }, { s: 0.74, y: 0.82 })),
  'suitcase-plinth': tall(plinth('indigo', '#8ea0bd', suitcase('clay'), {}, { s: 0.62, y: 0.78 })),
  'suitcase-close': tall(close('celadon', suitcase('clay'), { light: 'slats' }, { x: 0.56, y: 1.06, s: 1.4 })),
}
