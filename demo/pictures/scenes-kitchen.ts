// Pictures of floor 2: plates, mugs, glasses and what stands on the table. One picture per glaze, each on another
// paper.
import { niche, shelf, steps } from './composition-sets.ts'
import { block, close, closeFlat, flat, look, pair, plinth, spread, standing } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'

const mug = (g: Glaze) => look('mug', { g })
const plate = (g: Glaze) => look('plate', { g })
const stack = (g: Glaze) => look('plates', { g })
const noodleBowl = (g: Glaze) => look('noodle-bowl', { g })
const caddy = (g: Glaze) => look('funeral-urn', { g })
const vase = (g: Glaze) => look('vase', { g })
const pitcher = (g: Glaze) => look('pitcher', { g })
const steel = look('fork-and-knife', { sat: 0.08, lit: 1.02 })
const brass = look('fork-and-knife', { g: 'brass' })
const blackened = look('fork-and-knife', { g: 'ink' })
const chopsticks = (g: Glaze, keep = 0.1) => look('chopsticks', { g, keep })
const napkin = (g: Glaze) => look('napkin', { g, keep: 0.25 })
const wine = look('wine-glass', { sat: 0.6 })
const white = look('wine-glass', { g: 'brass', keep: 0.25 })
const tumbler = look('tumbler-glass', { sat: 0.55 })
const stein = look('beer-mug', { sat: 0.65 })
const tulip = look('tulip', { sat: 0.55 })
const rose = look('rose', { sat: 0.6 })
const WINDOW = { light: 'window', lightX: 0.34 } as const
const SLATS = { light: 'slats', lightOpacity: 0.24 } as const
const LEAF = { light: 'leaf' } as const

/** One stem in the vase: the flower stands behind the neck. */
const stemmed = (scene: Scene, flower: ReturnType<typeof look>, x: number, y: number, s: number): Scene => ({
  ...scene,
  items: [{ ...flower, x, y, s, z: 0, noContact: true, ground: 0.82 }, ...scene.items],
})

export const KITCHEN: Scenes = {
  'mug-moon': standing('apricot', mug('moon'), WINDOW, { s: 0.54 }),
  'mug-celadon': standing('rice', mug('celadon'), LEAF, { s: 0.54 }),
  'mug-ink': standing('wheat', mug('ink'), SLATS, { s: 0.54 }),
  'mug-cobalt': standing('ash', mug('cobalt'), WINDOW, { s: 0.54 }),
  'mug-shelf': shelf('sage', '#a98a5f', [mug('cobalt'), mug('moon'), mug('ink')], SLATS),
  'mug-close': close('clay', mug('celadon'), LEAF, { x: 0.5, s: 1.2, y: 1.1 }),
  'plate-moon': flat('celadon', [[0.5, 0.52, 0.78, 0.78, 6, '#e8e4d6']], plate('moon'), WINDOW, { s: 0.62 }),
  'plate-celadon': flat('peach', [[0.5, 0.52, 0.78, 0.78, -7, '#f3e2d4']], plate('celadon'), LEAF, { s: 0.62 }),
  'plate-cobalt': flat('butter', [[0.5, 0.52, 0.78, 0.78, 4, '#f6ecd2']], plate('cobalt'), SLATS, { s: 0.62 }),
  'plate-stack': steps(
    'stone',
    ['#8fa58d', '#c9a57f'],
    stack('celadon'),
    { ...stack('moon'), s: 1 },
    undefined,
    WINDOW,
  ),
  'plate-set': spread(
    'indigo',
    [[0.5, 0.54, 0.94, 0.66, -3, '#efe6d4']],
    [
      [plate('moon'), 0.37, 0.52, 0.54, -3],
      [brass, 0.78, 0.53, 0.46, -3],
    ],
    { light: 'slats', lightOpacity: 0.14 },
  ),
  'noodle-bowl-celadon': plinth('clay', '#e0b08c', noodleBowl('celadon'), {}, { s: 0.54 }),
  'noodle-bowl-ink': plinth('oat', '#b98f5c', noodleBowl('ink'), WINDOW, { s: 0.54 }),
  'noodle-bowl-lacquer': standing('sage', noodleBowl('lacquer'), SLATS, { s: 0.58 }),
  'noodle-bowl-pair': pair('mist', noodleBowl('ink'), { ...noodleBowl('celadon'), s: 0.96 }, LEAF),
  'noodle-bowl-close': close('bone', noodleBowl('celadon'), SLATS, { x: 0.52, s: 1.2, y: 1.06 }),
  'cutlery-steel': flat('sage', [[0.5, 0.5, 0.5, 0.82, -8, '#66714f']], { ...steel, r: -8 }, WINDOW, { s: 0.66 }),
  'cutlery-brass': flat(
    'plum',
    [[0.5, 0.5, 0.5, 0.82, 7, '#ecd9d2']],
    { ...brass, r: 7 },
    { light: 'slats', lightOpacity: 0.14 },
    { s: 0.66 },
  ),
  'cutlery-black': flat('wheat', [[0.5, 0.5, 0.5, 0.82, -4, '#f4e6c8']], { ...blackened, r: -4 }, LEAF, { s: 0.66 }),
  'cutlery-place': spread(
    'mist',
    [[0.52, 0.52, 0.9, 0.7, 3, '#f2ede2']],
    [
      [napkin('sand'), 0.68, 0.52, 0.46, 3],
      [brass, 0.3, 0.52, 0.52, 0],
    ],
    SLATS,
  ),
  'cutlery-close': closeFlat('ink', { ...steel, r: 18 }, { light: 'window', lightOpacity: 0.12 }, { s: 1.2 }),
  'chopsticks-lacquer': flat('rice', [[0.5, 0.5, 0.56, 0.8, 12, '#e7d3c4']], chopsticks('lacquer', 0.3), WINDOW, {
    s: 0.62,
  }),
  'chopsticks-ink': flat(
    'brick',
    [[0.5, 0.5, 0.56, 0.8, -9, '#eec6b4']],
    chopsticks('ink'),
    { light: 'slats', lightOpacity: 0.16 },
    { s: 0.62 },
  ),
  'chopsticks-oak': flat('celadon', [[0.5, 0.5, 0.56, 0.8, 8, '#eef0e4']], chopsticks('oak'), LEAF, { s: 0.62 }),
  'chopsticks-three': spread(
    'wheat',
    [[0.5, 0.5, 0.86, 0.62, -3, '#f5ead4']],
    [
      [chopsticks('ink'), 0.27, 0.5, 0.46, -16],
      [chopsticks('lacquer', 0.3), 0.5, 0.5, 0.46, -16],
      [chopsticks('oak'), 0.73, 0.5, 0.46, -16],
    ],
    SLATS,
  ),
  'wine-glass': standing('mist', wine, WINDOW, { s: 0.62 }),
  'wine-glass-pair': pair('apricot', { ...wine, s: 1.1 }, { ...white, s: 1.1 }, LEAF),
  'wine-glass-plinth': plinth('slate', '#b9a08a', white, { light: 'slats', lightOpacity: 0.2 }, { s: 0.54 }),
  'wine-glass-close': close('rose', wine, SLATS, { x: 0.54, s: 1.2, y: 1.2 }),
  tumbler: standing('clay', tumbler, SLATS, { s: 0.52 }),
  'tumbler-pair': pair('moss', { ...tumbler, s: 0.86 }, { ...tumbler, s: 0.92, flip: true }, WINDOW),
  'tumbler-close': close('butter', tumbler, LEAF, { x: 0.5, s: 1.15, y: 1.08 }),
  stein: plinth('sky', '#c9a57f', stein, WINDOW, { s: 0.54 }),
  'stein-pretzel': block('butter', '#8d9a78', stein, { ...look('pretzel', { sat: 0.7 }), s: 0.9 }, LEAF),
  'stein-close': close('moss', stein, SLATS, { x: 0.5, s: 1.2, y: 1.08 }),
  'pitcher-moon': standing('brick', pitcher('moon'), { light: 'window', lightOpacity: 0.18 }, { s: 0.6 }),
  'pitcher-celadon': standing('butter', pitcher('celadon'), LEAF, { s: 0.6 }),
  'pitcher-cobalt': standing('bone', pitcher('cobalt'), SLATS, { s: 0.6 }),
  'pitcher-lemon': block('sky', '#a9b8a0', pitcher('moon'), { ...look('lemon', { sat: 0.75 }), s: 0.7 }, WINDOW),
  'pitcher-close': close('oat', pitcher('cobalt'), LEAF, { x: 0.54, s: 1.25, y: 1.1 }),
  'caddy-celadon': plinth('rice', '#b9a08a', caddy('celadon'), WINDOW, { s: 0.48 }),
  'caddy-moon': plinth('moss', '#a98a5f', caddy('moon'), {}, { s: 0.48 }),
  'caddy-ink': plinth('peach', '#b98a72', caddy('ink'), SLATS, { s: 0.48 }),
  'caddy-tea': niche('oat', '#9db092', caddy('celadon'), {
    ...look('teacup-without-handle', { g: 'moon', keep: 0.2 }),
    s: 0.9,
  }),
  'caddy-close': close('stone', caddy('moon'), LEAF, { x: 0.56, s: 1.15, y: 1.08 }),
  'bud-vase-rose': stemmed(standing('mist', vase('rose'), WINDOW, { s: 0.46, x: 0.47 }), tulip, 0.47, 0.56, 0.4),
  'bud-vase-moon': stemmed(
    standing('plum', vase('moon'), { light: 'window', lightOpacity: 0.14 }, { s: 0.46, x: 0.47 }),
    rose,
    0.47,
    0.58,
    0.42,
  ),
  'bud-vase-moss': stemmed(standing('butter', vase('moss'), LEAF, { s: 0.46, x: 0.47 }), tulip, 0.47, 0.56, 0.4),
  'bud-vase-row': shelf('celadon', '#b99670', [vase('moss'), vase('rose'), vase('moon')], SLATS),
  'bud-vase-close': close('sage', vase('rose'), SLATS, { x: 0.56, s: 1.25, y: 1.06 }),
  'napkins-natural': flat('cocoa', [[0.52, 0.52, 0.7, 0.7, 10, '#efe6d6']], { ...napkin('sand'), r: -6 }, WINDOW, {
    s: 0.56,
  }),
  'napkins-mist': flat('rice', [[0.52, 0.52, 0.7, 0.7, -8, '#dfe6e8']], { ...napkin('mist'), r: 7 }, SLATS, {
    s: 0.56,
  }),
  'napkins-ochre': flat('celadon', [[0.52, 0.52, 0.7, 0.7, 5, '#e9e6d4']], { ...napkin('ochre'), r: -9 }, LEAF, {
    s: 0.56,
  }),
  'napkins-three': spread(
    'stone',
    [],
    [
      [napkin('mist'), 0.36, 0.34, 0.44, -12],
      [napkin('ochre'), 0.66, 0.48, 0.44, 9],
      [napkin('sand'), 0.4, 0.68, 0.44, -3],
    ],
    WINDOW,
  ),
}
