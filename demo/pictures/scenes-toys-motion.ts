// Pictures of floor 6: what rolls, bounces and slides.
import { block, close, closeFlat, flat, hung, lineUp, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const football = (g: Glaze): Look => look('soccer-ball', { g, foot: 0.26 })
const basketball = (g: Glaze): Look => look('basketball', { g, keep: 0.3, foot: 0.26 })
const bat = (g: Glaze): Look => look('ping-pong', { g, keep: 0.15 })
const deck = (g: Glaze): Look => look('skateboard', { g, keep: 0.15 })
const skate = (g: Glaze): Look => look('roller-skate', { g, keep: 0.1 })
const sled = (g: Glaze): Look => look('sled', { g, keep: 0.25 })

export const TOYS_MOTION: Scenes = {
  'football-cobalt': standing('sage', football('cobalt'), { light: 'leaf' }, { s: 0.56 }),
  'football-oak': standing('mist', football('oak'), { light: 'window', lightX: 0.12 }, { s: 0.56 }),
  'football-close': close('moss', football('cobalt'), { light: 'slats', lightOpacity: 0.22 }, { x: 0.6, y: 1.2 }),
  'football-bench': block(
    'apricot',
    '#6f7d55',
    football('oak'),
    look('running-shoe', { g: 'clay', keep: 0.2, s: 1.05 }),
    { light: 'window', lightX: 0.36 },
  ),
  'basketball-clay': standing('indigo', basketball('clay'), { light: 'window', lightOpacity: 0.18 }, { s: 0.6 }),
  'basketball-plum': standing('butter', basketball('plum'), { light: 'slats' }, { s: 0.6 }),
  'basketball-close': close('celadon', basketball('clay'), { light: 'leaf' }, { x: 0.4, y: 1.22 }),
  'basketball-both': pair('slate', basketball('plum'), { ...basketball('clay'), s: 1.05 }, { light: 'leaf' }),
  'bats-lacquer': flat('slate', [[0.46, 0.52, 0.62, 0.9, 14, '#2f5a6b']], bat('lacquer'), {}, { s: 0.66 }),
  'bats-moss': flat(
    'rose',
    [[0.56, 0.5, 0.64, 0.84, -10, '#efe2cf']],
    { ...bat('moss'), flip: true },
    { light: 'window' },
    { s: 0.66 },
  ),
  'bats-pair': spread(
    'butter',
    [[0.5, 0.5, 0.84, 0.62, -7, '#3d5a86']],
    [
      [bat('lacquer'), 0.36, 0.48, 0.46, -20],
      [{ ...bat('moss'), flip: true }, 0.67, 0.54, 0.46, 12],
    ],
  ),
  'bats-close': closeFlat('oat', bat('lacquer'), { light: 'slats', lightOpacity: 0.26 }),
  'deck-moss': hung('apricot', deck('moss'), { light: 'window', lightX: 0.2 }, { s: 0.86, y: 0.82 }),
  'deck-ink': hung('celadon', deck('ink'), { light: 'leaf' }, { s: 0.86, y: 0.82, flip: true }),
  'deck-flat': flat('brick', [[0.46, 0.54, 0.5, 1.3, 40, '#d9a482']], { ...deck('ink'), r: 4 }, {}, { s: 0.74 }),
  'deck-close': closeFlat('ash', deck('moss'), { light: 'slats', lightOpacity: 0.26 }, { x: 0.4, y: 0.6 }),
  'skates-rose': standing('celadon', skate('rose'), { light: 'window', lightX: 0.1 }, { s: 0.64 }),
  'skates-moon': standing('brick', skate('moon'), { light: 'leaf' }, { s: 0.64 }),
  'skates-cobalt': standing('wheat', skate('cobalt'), { light: 'slats' }, { s: 0.64 }),
  'skates-pair': pair('butter', skate('rose'), { ...skate('rose'), s: 1.08 }, { light: 'window', lightX: 0.12 }),
  'skates-close': close('mist', skate('rose'), { light: 'slats' }, { x: 0.62, y: 1.02 }),
  'sled-oak': standing('mist', sled('oak'), { light: 'leaf' }, { s: 0.74 }),
  'sled-lacquer': standing('rice', sled('lacquer'), { light: 'window', lightX: 0.1 }, { s: 0.74 }),
  'sled-plinth': plinth('slate', '#e3e2dc', sled('oak'), { light: 'slats', lightOpacity: 0.2 }, { s: 0.56 }),
  'sled-close': close('sky', sled('oak'), { light: 'leaf' }, { x: 0.36, y: 0.98, s: 1.4 }),
  'sled-row': lineUp('bone', [sled('lacquer'), sled('moon'), { ...sled('oak'), s: 1.1 }], {
    light: 'window',
    lightX: 0.14,
  }),
}
