// Pictures of floor 5: Pine & Ember's tents, boots and tools.
import { block, close, closeFlat, flat, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const tent = (g: Glaze): Look => look('tent', { g, keep: 0.2, s: 1.16 })
const compass = look('compass', { g: 'brass', keep: 0.45 })
const axe = look('axe', { g: 'oak', keep: 0.35 })
const pack = (g: Glaze): Look => look('backpack', { g, keep: g === 'ink' ? 0 : 0.12 })
const boot = look('hiking-boot', { g: 'oak', keep: 0.25 })
const torch = (g: Glaze): Look => look('flashlight', { g, keep: 0.25 })
const telescope = look('telescope', { g: 'brass', keep: 0.3 })
const rope = (g: Glaze): Look => look('knot', { g, keep: 0.1 })

export const OUTDOOR: Scenes = {
  'tent-ochre': standing('moss', tent('ochre'), { light: 'leaf' }),
  'tent-moss': standing('apricot', tent('moss'), { light: 'window', lightX: 0.1 }),
  'tent-sand': standing('slate', tent('sand'), { light: 'slats', lightOpacity: 0.2 }),
  'tent-camp': pair('celadon', tent('ochre'), { ...boot, s: 0.7 }, { light: 'leaf' }),
  'tent-close': close('indigo', tent('ochre'), { light: 'leaf' }, { x: 0.6, y: 1, s: 1.4 }),
  compass: flat('moss', [[0.5, 0.52, 0.72, 0.6, -8, '#e6dcc3']], compass, {}, { s: 0.56 }),
  'compass-map': spread(
    'slate',
    [[0.5, 0.5, 0.84, 0.84, 0, '#efe6d4']],
    [
      [look('world-map', { sat: 0.35 }), 0.46, 0.46, 0.72, -5],
      [compass, 0.68, 0.68, 0.34, 12],
    ],
  ),
  'compass-close': closeFlat('clay', compass, { light: 'leaf' }),
  axe: flat('bone', [[0.56, 0.5, 0.56, 1.2, 14, '#b9552f']], axe, {}, { s: 0.7 }),
  'axe-rope': spread(
    'sage',
    [[0.48, 0.5, 0.8, 0.7, -8, '#ebe2cc']],
    [
      [rope('sand'), 0.66, 0.64, 0.42, 0],
      [axe, 0.38, 0.42, 0.54, 0],
    ],
    { light: 'window' },
  ),
  'axe-close': closeFlat('wheat', axe, { light: 'slats', lightOpacity: 0.26 }),
  'daypack-moss': standing('apricot', pack('moss'), { light: 'window', lightX: 0.1 }),
  'daypack-clay': standing('mist', pack('clay'), { light: 'leaf' }),
  'daypack-ink': standing('butter', pack('ink'), { light: 'slats' }),
  'daypack-block': block('celadon', '#8a7a52', pack('moss'), { ...boot, s: 0.95 }, { light: 'window', lightX: 0.36 }),
  'daypack-close': close('moss', pack('moss'), { light: 'leaf' }, { x: 0.6 }),
  boots: plinth('celadon', '#8d9a78', boot, {}, { s: 0.56 }),
  'boots-pair': pair(
    'brick',
    { ...boot, s: 1.05 },
    { ...boot, s: 1.05 },
    { light: 'window', lightOpacity: 0.2, lightX: 0.12 },
  ),
  'boots-close': close('stone', boot, { light: 'leaf' }, { x: 0.44, y: 1.02, s: 1.25 }),
  'torch-brass': flat(
    'ink',
    [[0.48, 0.5, 0.66, 0.8, 10, '#6a625c']],
    torch('brass'),
    { light: 'slats', lightOpacity: 0.1 },
    { s: 0.66 },
  ),
  'torch-moss': flat('butter', [[0.54, 0.5, 0.62, 0.84, -10, '#f6edd4']], torch('moss'), {}, { s: 0.66 }),
  'torch-both': spread(
    'indigo',
    [[0.5, 0.5, 0.76, 0.68, 5, '#8b98b5']],
    [
      [torch('moss'), 0.36, 0.48, 0.44, 0],
      [torch('brass'), 0.66, 0.54, 0.44, 0],
    ],
  ),
  'torch-close': closeFlat('plum', torch('brass'), { light: 'window', lightOpacity: 0.18 }),
  telescope: standing('indigo', telescope, { light: 'window', lightOpacity: 0.16, lightX: 0.1 }, { s: 0.72, y: 0.84 }),
  'telescope-dawn': standing(
    'peach',
    telescope,
    { light: 'slats', props: [{ k: 'disc', x: 0.7, y: 0.36, w: 0.34, c: '#e6c783', o: 0.8 }], behind: true },
    { s: 0.72, y: 0.86, flip: true },
  ),
  'telescope-close': close('moss', telescope, { light: 'leaf' }, { x: 0.56, y: 1.26, s: 1.4 }),
  'rope-cobalt': flat('rice', [[0.5, 0.5, 0.68, 0.68, 9, '#cfd6da']], rope('cobalt'), {}, { s: 0.64 }),
  'rope-lacquer': flat(
    'sage',
    [[0.5, 0.5, 0.68, 0.68, -8, '#eee6d3']],
    rope('lacquer'),
    { light: 'leaf' },
    { s: 0.64 },
  ),
  'rope-both': spread(
    'stone',
    [[0.5, 0.5, 0.84, 0.6, -4, '#efe8db']],
    [
      [rope('cobalt'), 0.34, 0.46, 0.46, 0],
      [rope('lacquer'), 0.66, 0.56, 0.46, 30],
    ],
  ),
  'rope-close': closeFlat('apricot', rope('cobalt'), { light: 'slats', lightOpacity: 0.24 }),
}
