// Pictures of floor 5, wheels, winter and games: bicycles, skates, skis and rackets.
import { close, closeFlat, flat, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import { niche, shelf, steps } from './composition-sets.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const bike = (g: Glaze, s = 1): Look => look('town-bicycle', { g, s })
const helmet = (g: Glaze, s = 1): Look => look('bike-helmet', { g, s })
const skate = (g: Glaze, s = 1): Look => look('ice-skate', { g, keep: 0.1, s })
const ski = (g: Glaze, s = 1): Look => look('skis', { g, keep: 0.14, s })
const goggles = (g: Glaze, s = 1): Look => look('goggles', { g, keep: 0.2, s })
const racket = (g: Glaze, s = 1): Look => look('tennis', { g, keep: 0.3, s })
const bow = (g: Glaze): Look => look('bow-and-arrow', { g, keep: 0.3 })
const glove = (g: Glaze, s = 1): Look => look('boxing-glove', { g, keep: 0.1, s })
const shuttle = (g: Glaze): Look => look('badminton', { g, keep: 0.2 })

export const OUTDOOR_SPORT_SCENES: Scenes = {
  'bicycle-moss': standing(
    'butter',
    bike('moss'),
    { light: 'window', lightX: 0.08, horizon: 0.72 },
    { s: 0.88, y: 0.86 },
  ),
  'bicycle-lacquer': standing('mist', bike('lacquer'), { light: 'leaf', horizon: 0.72 }, { s: 0.88, y: 0.86 }),
  'bicycle-ink': standing(
    'clay',
    bike('ink'),
    { light: 'slats', lightOpacity: 0.22, horizon: 0.72 },
    { s: 0.88, y: 0.86 },
  ),
  'bicycle-market': pair('celadon', bike('moss', 1.5), look('basket', { sat: 0.7, s: 0.66 }), {
    light: 'window',
    lightX: 0.1,
  }),
  'bicycle-close': close('slate', bike('lacquer'), { light: 'slats', lightOpacity: 0.2 }, { x: 0.7, y: 1.0, s: 1.6 }),
  'helmet-moon': plinth('clay', '#cf9a7c', helmet('moon'), { light: 'window', lightOpacity: 0.2 }, { s: 0.54 }),
  'helmet-celadon': plinth('butter', '#cdb26c', helmet('celadon'), { light: 'leaf' }, { s: 0.54 }),
  'helmet-ink': plinth('sky', '#a3b1bf', helmet('ink'), {}, { s: 0.54 }),
  'helmet-shelf': shelf('rose', '#8a6a58', [helmet('moon', 0.95), helmet('celadon', 0.95)], { light: 'slats' }),
  'helmet-close': close('sage', helmet('celadon'), { light: 'slats' }, { x: 0.54, y: 1.08, s: 1.3 }),
  'ice-skates-moon': standing(
    'slate',
    skate('moon'),
    { light: 'window', lightOpacity: 0.24, lightX: 0.1 },
    { s: 0.66, y: 0.84 },
  ),
  'ice-skates-ink': plinth('mist', '#b9c6cc', skate('ink'), {}, { s: 0.56 }),
  'ice-skates-pair': pair('indigo', skate('moon', 1.1), skate('moon', 1.1), {}),
  'ice-skates-close': close('sky', skate('moon'), { light: 'slats' }, { x: 0.5, y: 1.02, s: 1.3 }),
  'skis-cobalt': flat('mist', [[0.5, 0.5, 0.7, 0.66, -8, '#eef1f1']], ski('cobalt'), { light: 'window' }, { s: 0.74 }),
  'skis-lacquer': flat('slate', [[0.5, 0.5, 0.7, 0.66, 8, '#dde4e8']], ski('lacquer'), { light: 'leaf' }, { s: 0.74 }),
  'skis-goggles': spread(
    'indigo',
    [[0.5, 0.5, 0.84, 0.72, -4, '#8f9dbc']],
    [
      [ski('cobalt'), 0.4, 0.46, 0.6, 0],
      [goggles('ink'), 0.74, 0.68, 0.36, 8],
    ],
  ),
  'skis-close': closeFlat('sky', ski('lacquer'), { light: 'slats' }, { s: 1.5 }),
  'goggles-ink': flat(
    'mist',
    [[0.5, 0.52, 0.72, 0.58, -6, '#eef1f1']],
    goggles('ink'),
    { light: 'window' },
    { s: 0.68 },
  ),
  'goggles-ochre': flat('slate', [[0.5, 0.52, 0.72, 0.58, 6, '#dbe2e6']], goggles('ochre'), {}, { s: 0.68 }),
  'goggles-plinth': plinth('indigo', '#7f8fb2', goggles('ochre'), {}, { s: 0.6 }),
  'goggles-close': closeFlat('sky', goggles('ink'), { light: 'slats' }, { s: 1.6 }),
  'racket-moss': flat(
    'clay',
    [[0.5, 0.5, 0.52, 1.2, 36, '#c06a48']],
    racket('moss'),
    { light: 'window', lightOpacity: 0.2 },
    { s: 0.8 },
  ),
  'racket-cobalt': flat(
    'sage',
    [[0.5, 0.5, 0.52, 1.2, -36, '#8aa07a']],
    racket('cobalt'),
    { light: 'leaf' },
    { s: 0.8 },
  ),
  'racket-two': spread(
    'brick',
    [[0.5, 0.5, 0.8, 0.72, 5, '#d9805e']],
    [
      [racket('moss'), 0.38, 0.46, 0.58, 0],
      [racket('cobalt'), 0.64, 0.58, 0.58, -80],
    ],
  ),
  'racket-close': closeFlat('clay', racket('moss'), { light: 'slats', lightOpacity: 0.2 }, { x: 0.4, y: 0.7, s: 1.7 }),
  'bow-oak': flat('moss', [[0.5, 0.5, 0.76, 0.74, -8, '#e6dcc0']], bow('oak'), { light: 'leaf' }, { s: 0.76 }),
  'bow-target': steps(
    'wheat',
    ['#b99a62', '#a5834e'],
    look('wood', { sat: 0.5, s: 0.9 }),
    look('bullseye', { g: 'lacquer', keep: 0.3 }),
  ),
  'bow-close': closeFlat('sage', bow('oak'), { light: 'slats', lightOpacity: 0.22 }),
  'boxing-oak': standing(
    'slate',
    glove('oak'),
    { light: 'window', lightOpacity: 0.22, lightX: 0.12 },
    { s: 0.62, y: 0.84 },
  ),
  'boxing-lacquer': plinth('ash', '#a89c90', glove('lacquer'), { light: 'slats' }, { s: 0.54 }),
  'boxing-pair': pair('mist', glove('oak', 1.1), { ...glove('oak', 1.1), flip: true }, { light: 'leaf' }),
  'boxing-close': close('plum', glove('lacquer'), {}, { x: 0.56, y: 1.16, s: 1.3 }),
  'badminton-set-ochre': flat(
    'celadon',
    [[0.5, 0.5, 0.66, 0.72, 7, '#eef1e4']],
    shuttle('ochre'),
    { light: 'leaf' },
    { s: 0.74 },
  ),
  'badminton-set-lacquer': flat('bone', [[0.5, 0.5, 0.66, 0.72, -7, '#d9cbb2']], shuttle('lacquer'), {}, { s: 0.74 }),
  'badminton-set-two': spread(
    'sky',
    [[0.5, 0.5, 0.84, 0.66, -4, '#eef1f3']],
    [
      [shuttle('ochre'), 0.34, 0.48, 0.54, 0],
      [shuttle('lacquer'), 0.66, 0.54, 0.54, -8],
    ],
    { light: 'window' },
  ),
  'badminton-set-close': closeFlat(
    'sage',
    shuttle('ochre'),
    { light: 'slats', lightOpacity: 0.22 },
    { x: 0.4, y: 0.66, s: 1.6 },
  ),
  'bow-niche': niche('celadon', '#9fb39a', look('bullseye', { g: 'lacquer', keep: 0.3 })),
}
