// Pictures of floor 4 (4:5), knitwear, denim, rainwear and shoes.
import { close, closeFlat, flat, hung, lineUp, look, pair, plinth, spread, standing, TALL } from './composition.ts'
import type { Look } from './composition.ts'
import { niche, steps } from './composition-sets.ts'
import type { Glaze, Paper } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'

const knit = (g: Glaze, s = 1): Look => look('sweater', { g, s })
const jeans = (g: Glaze, s = 1): Look => look('jeans', { g, s })
const rain = (g: Glaze, s = 1): Look => look('raincoat', { g, s })
const blouse = (g: Glaze, s = 1): Look => look('womans-clothes', { g, s })
const robe = (g: Glaze): Look => look('kimono', { g, keep: 0.12 })
const shorts = (g: Glaze, s = 1): Look => look('shorts', { g, s })
const swim = (g: Glaze): Look => look('one-piece-swimsuit', { g, keep: 0.06 })
const shirt = (g: Glaze, s = 1): Look => look('necktie', { g, keep: 0.1, s })
const sneaker = (g: Glaze, s = 1): Look => look('sneaker', { g, s })
const pump = (g: Glaze, s = 1): Look => look('high-heeled-shoe', { g, keep: 0.06, s })
const boot = (g: Glaze, s = 1): Look => look('womans-boot', { g, keep: 0.1, s })
const sandal = (g: Glaze, s = 1): Look => look('thong-sandal', { g, keep: 0.04, s })
const tall = (scene: Scene): Scene => ({ ...scene, size: TALL })
const closeUp = (paper: Paper, it: Look, more: Partial<Scene> = {}, x = 0.56, y = 1.1, s = 1.6): Scene =>
  tall(close(paper, it, { kind: 'sweep', ...more }, { hang: true, lift: 0.04, x, y, s }))
const SHEET = '#f3ece1'

export const WARDROBE_WEAR_SCENES: Scenes = {
  'sweater-ochre': hung(
    'slate',
    knit('ochre'),
    { light: 'window', lightX: 0.1, lightOpacity: 0.24 },
    { s: 0.86, y: 0.82 },
  ),
  'sweater-moon': hung('clay', knit('moon'), { light: 'leaf' }, { s: 0.86, y: 0.82 }),
  'sweater-moss': hung('butter', knit('moss'), {}, { s: 0.86, y: 0.82 }),
  'sweater-folded': tall(
    flat('mist', [[0.5, 0.5, 0.74, 0.62, -6, '#f1eadd']], knit('moon'), { light: 'slats' }, { s: 0.72, r: -6 }),
  ),
  'sweater-close': closeUp('rose', knit('ochre'), { light: 'leaf' }, 0.54, 1.12, 1.7),
  'jeans-indigo': hung('oat', jeans('cobalt'), { light: 'slats' }, { s: 0.96 }),
  'jeans-ink': hung('celadon', jeans('ink'), { light: 'window', lightX: 0.1 }, { s: 0.96 }),
  'jeans-sand': hung('plum', jeans('sand'), {}, { s: 0.96 }),
  'jeans-flat': tall(
    spread(
      'apricot',
      [[0.5, 0.5, 0.78, 0.7, 6, '#f5e8d4']],
      [
        [jeans('cobalt'), 0.4, 0.5, 0.72, -8],
        [look('leather-belt', { g: 'oak' }), 0.74, 0.7, 0.36, 0],
      ],
    ),
  ),
  'jeans-close': closeUp('wheat', jeans('cobalt'), { light: 'slats' }, 0.56, 1.62, 2.1),
  'raincoat-ochre': hung('slate', rain('ochre'), { light: 'window', lightX: 0.08, lightOpacity: 0.22 }, { s: 0.9 }),
  'raincoat-moss': hung('peach', rain('moss'), { light: 'leaf' }, { s: 0.9 }),
  'raincoat-cobalt': hung('bone', rain('cobalt'), {}, { s: 0.9 }),
  'raincoat-hall': hung('celadon', rain('ochre'), {
    light: 'slats',
    items: [
      { ...rain('ochre'), x: 0.42, y: 0.74, s: 0.74, hang: true, lift: 0.04 },
      { i: 'closed-umbrella', g: 'ink', keep: 0.1, x: 0.76, y: 0.93, s: 0.42, z: 3 },
    ],
  }),
  'raincoat-close': closeUp('indigo', rain('ochre'), { light: 'slats', lightOpacity: 0.16 }, 0.5, 1.36, 1.8),
  'blouse-rose': hung('sage', blouse('rose'), { light: 'window', lightX: 0.1 }, { s: 0.86, y: 0.78 }),
  'blouse-moon': hung('plum', blouse('moon'), {}, { s: 0.86, y: 0.78 }),
  'blouse-ink': hung('apricot', blouse('ink'), { light: 'leaf' }, { s: 0.86, y: 0.78 }),
  'blouse-close': closeUp('mist', blouse('rose'), { light: 'slats' }, 0.6, 1.12, 1.8),
  'robe-cobalt': hung('butter', robe('cobalt'), { light: 'leaf' }, { s: 0.9, y: 0.82 }),
  'robe-plum': hung('celadon', robe('plum'), { light: 'window', lightX: 0.1 }, { s: 0.9, y: 0.82 }),
  'robe-morning': hung('rose', robe('cobalt'), {
    light: 'slats',
    items: [
      { ...robe('cobalt'), x: 0.46, y: 0.7, s: 0.76, hang: true, lift: 0.04 },
      { i: 'hot-beverage', g: 'moon', keep: 0.3, x: 0.74, y: 0.92, s: 0.3, z: 3 },
    ],
  }),
  'robe-close': closeUp('stone', robe('plum'), { light: 'leaf' }, 0.56, 1.2, 1.8),
  'shorts-sand': hung(
    'slate',
    shorts('sand'),
    { light: 'window', lightOpacity: 0.2, lightX: 0.1 },
    { s: 0.8, y: 0.76 },
  ),
  'shorts-moss': hung('butter', shorts('moss'), {}, { s: 0.8, y: 0.76 }),
  'shorts-cobalt': hung('peach', shorts('cobalt'), { light: 'slats' }, { s: 0.8, y: 0.76 }),
  'shorts-beach': tall(
    spread(
      'wheat',
      [[0.5, 0.5, 0.78, 0.74, -7, '#f5ecd2']],
      [
        [shorts('cobalt'), 0.44, 0.38, 0.6, -8],
        [sandal('clay'), 0.66, 0.72, 0.36, 14],
        [sandal('clay'), 0.82, 0.66, 0.36, 20],
      ],
      { light: 'leaf' },
    ),
  ),
  'swimsuit-clay': tall(
    flat('mist', [[0.5, 0.5, 0.66, 0.74, 6, '#eef2f1']], swim('clay'), { light: 'leaf' }, { s: 0.8, r: 6 }),
  ),
  'swimsuit-cobalt': tall(
    flat('wheat', [[0.5, 0.5, 0.66, 0.74, -6, '#f6eed6']], swim('cobalt'), {}, { s: 0.8, r: -6 }),
  ),
  'swimsuit-ink': tall(
    flat('rose', [[0.5, 0.5, 0.66, 0.74, 5, '#f6e6df']], swim('ink'), { light: 'window' }, { s: 0.8, r: 4 }),
  ),
  'swimsuit-close': closeUp('sky', swim('cobalt'), { light: 'window' }, 0.54, 1.24, 1.8),
  'shirt-cobalt': tall(flat('bone', [[0.5, 0.5, 0.7, 0.6, -5, '#cdd5da']], shirt('cobalt'), {}, { s: 0.7, r: -5 })),
  'shirt-moss': tall(
    flat('clay', [[0.5, 0.5, 0.7, 0.6, 5, '#efdcc8']], shirt('moss'), { light: 'window' }, { s: 0.7, r: 5 }),
  ),
  'shirt-stack': tall(
    spread(
      'sage',
      [[0.5, 0.5, 0.8, 0.8, 4, SHEET]],
      [
        [shirt('moss'), 0.56, 0.38, 0.56, 9],
        [shirt('cobalt'), 0.44, 0.62, 0.58, -6],
      ],
      { light: 'slats' },
    ),
  ),
  'shirt-close': tall(closeFlat('oat', shirt('cobalt'), { light: 'leaf' }, { s: 1.4 })),
  'sneakers-moon': tall(
    plinth('clay', '#d8a98c', sneaker('moon'), { light: 'window', lightOpacity: 0.22 }, { s: 0.7, y: 0.77 }),
  ),
  'sneakers-moss': tall(standing('butter', sneaker('moss'), { light: 'slats' }, { s: 0.78, y: 0.78 })),
  'sneakers-mist': tall(standing('rose', sneaker('mist'), { light: 'leaf' }, { s: 0.78, y: 0.78 })),
  'sneakers-pair': tall(
    pair('sage', sneaker('moon', 1.15), { ...sneaker('moon', 1.15), flip: true }, { light: 'window', lightX: 0.1 }),
  ),
  'sneakers-close': tall(
    close('slate', sneaker('moon'), { light: 'slats', lightOpacity: 0.2 }, { x: 0.4, y: 0.94, s: 1.5 }),
  ),
  'pumps-lacquer': tall(plinth('oat', '#c9b08e', pump('lacquer'), {}, { s: 0.64, y: 0.77 })),
  'pumps-ink': tall(plinth('celadon', '#9db092', pump('ink'), { light: 'window', lightX: 0.1 }, { s: 0.64, y: 0.77 })),
  'pumps-steps': tall(steps('peach', ['#c98f7f', '#b8705e'], pump('ink', 1.1), pump('lacquer', 1.1))),
  'pumps-close': tall(close('mist', pump('lacquer'), { light: 'leaf' }, { x: 0.5, y: 0.98, s: 1.3 })),
  'ankle-boots-oak': tall(standing('mist', boot('oak'), { light: 'window', lightX: 0.1 }, { s: 0.72, y: 0.8 })),
  'ankle-boots-plum': tall(standing('wheat', boot('plum'), { light: 'slats' }, { s: 0.72, y: 0.8 })),
  'ankle-boots-pair': tall(pair('brick', boot('oak', 1.15), boot('oak', 1.15), { light: 'leaf' })),
  'ankle-boots-close': tall(close('sage', boot('plum'), { light: 'window' }, { x: 0.46, y: 1.02, s: 1.4 })),
  'flip-flops-clay': tall(
    flat('sky', [[0.5, 0.5, 0.64, 0.7, 6, '#eef1ec']], sandal('clay'), { light: 'leaf', ...twoOf(sandal('clay')) }),
  ),
  'flip-flops-moss': tall(
    flat('butter', [[0.5, 0.5, 0.64, 0.7, -6, '#f8efd4']], sandal('moss'), twoOf(sandal('moss'))),
  ),
  'flip-flops-ink': tall(
    flat('peach', [[0.5, 0.5, 0.64, 0.7, 5, '#f7e6da']], sandal('ink'), { light: 'window', ...twoOf(sandal('ink')) }),
  ),
  'flip-flops-close': tall(closeFlat('wheat', sandal('clay'), { light: 'slats', lightOpacity: 0.24 }, { r: 18 })),
  'sneakers-line': tall(
    lineUp('ash', [sneaker('moss', 1.3), sneaker('mist', 1.3), sneaker('moon', 1.3)], { light: 'window', lightX: 0.1 }),
  ),
  'ankle-boots-niche': tall(niche('apricot', '#c98a64', boot('oak'))),
}

/** Left and right, side by side, toes up. */
function twoOf(it: Look): Partial<Scene> {
  return {
    items: [
      { ...it, flip: true, x: 0.37, y: 0.5, s: 0.62, r: 4, z: 1 },
      { ...it, x: 0.64, y: 0.5, s: 0.62, r: 4, z: 2 },
    ],
  }
}
