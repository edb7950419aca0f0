// Pictures of floor 4 (4:5), small things: socks, belts, glasses, jewelry.
import { block, close, closeFlat, flat, look, pair, plinth, spread, standing, TALL } from './composition.ts'
import type { Look } from './composition.ts'
import { heap, niche, shelf } from './composition-sets.ts'
import type { Glaze } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'

const socks = (hue: number, sat: number): Look => look('socks', { hue, sat })
const gloves = (g: Glaze, s = 1): Look => look('gloves', { g, s })
const belt = (g: Glaze, s = 1): Look => look('leather-belt', { g, s })
const shades = (g: Glaze, s = 1): Look => look('sunglasses', { g, keep: 0.3, s })
const cap = (g: Glaze, s = 1): Look => look('billed-cap', { g, s })
const purse = (g: Glaze, s = 1): Look => look('purse', { g, keep: 0.2, s })
const ring = (hue: number, sat: number, s = 1): Look => look('silver-ring', { hue, sat, s })
const beads = (g: Glaze, s = 1): Look => look('prayer-beads', { g, keep: 0.12, s })
const comb = (g: Glaze, s = 1): Look => look('hair-pick', { g, s })
const tall = (scene: Scene): Scene => ({ ...scene, size: TALL })

export const WARDROBE_SMALL_SCENES: Scenes = {
  'socks-plain': tall(flat('sage', [[0.5, 0.5, 0.64, 0.62, -6, '#f2ebdc']], socks(0, 0.55), {}, { s: 0.7 })),
  'socks-berry': tall(
    flat('butter', [[0.5, 0.5, 0.64, 0.62, 6, '#f8efd6']], socks(110, 0.5), { light: 'leaf' }, { s: 0.7 }),
  ),
  'socks-pine': tall(
    flat('rose', [[0.5, 0.5, 0.64, 0.62, -5, '#f6e6df']], socks(-80, 0.4), { light: 'window' }, { s: 0.7 }),
  ),
  'socks-heap': tall(heap('mist', '#efe9dd', [socks(0, 0.55), socks(110, 0.5), socks(-80, 0.4)], 5)),
  'socks-close': tall(closeFlat('clay', socks(0, 0.55), { light: 'slats', lightOpacity: 0.2 })),
  'gloves-oak': tall(
    flat('mist', [[0.5, 0.5, 0.6, 0.66, 7, '#eae6dc']], gloves('oak'), { light: 'window' }, { s: 0.74 }),
  ),
  'gloves-ink': tall(flat('apricot', [[0.5, 0.5, 0.6, 0.66, -7, '#f6e6d0']], gloves('ink'), {}, { s: 0.74 })),
  'gloves-scarf': tall(
    spread(
      'brick',
      [[0.5, 0.5, 0.78, 0.72, -5, '#f0d8c4']],
      [
        [look('scarf', { g: 'sand' }), 0.4, 0.36, 0.6, 0],
        [gloves('oak'), 0.6, 0.68, 0.5, 8],
      ],
    ),
  ),
  'gloves-close': tall(closeFlat('celadon', gloves('oak'), { light: 'leaf' })),
  'belt-oak': tall(flat('oat', [[0.5, 0.5, 0.68, 0.6, -8, '#f5eddd']], belt('oak'), {}, { s: 0.7 })),
  'belt-ink': tall(flat('celadon', [[0.5, 0.5, 0.68, 0.6, 8, '#e9eddf']], belt('ink'), { light: 'leaf' }, { s: 0.7 })),
  'belt-clay': tall(
    flat(
      'slate',
      [[0.5, 0.5, 0.68, 0.6, -6, '#dbe1e3']],
      belt('clay'),
      { light: 'slats', lightOpacity: 0.2 },
      { s: 0.7 },
    ),
  ),
  'belt-close': tall(closeFlat('wheat', belt('oak'), { light: 'window' }, { x: 0.52, y: 0.36, s: 1.6 })),
  'sunglasses-ink': tall(plinth('apricot', '#d9a06e', shades('ink'), { light: 'leaf' }, { s: 0.64, y: 0.76 })),
  'sunglasses-oak': tall(
    plinth('sky', '#9fb0c0', shades('oak'), { light: 'window', lightX: 0.1 }, { s: 0.64, y: 0.76 }),
  ),
  'sunglasses-plum': tall(plinth('butter', '#d6b566', shades('plum'), { light: 'slats' }, { s: 0.64, y: 0.76 })),
  'sunglasses-hat': tall(
    block('celadon', '#d3c2a2', look('womans-hat', { g: 'sand', keep: 0.45 }), shades('ink', 1.1), { light: 'leaf' }),
  ),
  'sunglasses-close': tall(
    closeFlat('peach', shades('oak'), { light: 'slats', lightOpacity: 0.24 }, { r: -10, y: 0.5, s: 1.7 }),
  ),
  'cap-cobalt': tall(plinth('wheat', '#c9aa6c', cap('cobalt'), {}, { s: 0.68, y: 0.77 })),
  'cap-moss': tall(plinth('rose', '#cf9a8a', cap('moss'), { light: 'window', lightX: 0.1 }, { s: 0.68, y: 0.77 })),
  'cap-clay': tall(plinth('mist', '#9fb0ba', cap('clay'), { light: 'leaf' }, { s: 0.68, y: 0.77 })),
  'cap-shelf': tall(shelf('sage', '#7f6a4c', [cap('cobalt', 1.1), cap('clay', 1.1)], { light: 'slats' })),
  'cap-close': tall(close('butter', cap('moss'), { light: 'slats' }, { x: 0.52, y: 0.98, s: 1.4 })),
  'purse-lacquer': tall(standing('celadon', purse('lacquer'), { light: 'window', lightX: 0.14 }, { s: 0.66, y: 0.78 })),
  'purse-moss': tall(plinth('peach', '#cf9d86', purse('moss'), { light: 'leaf' }, { s: 0.58, y: 0.77 })),
  'purse-cobalt': tall(standing('wheat', purse('cobalt'), { light: 'slats' }, { s: 0.66, y: 0.78 })),
  'purse-bag': tall(
    pair('slate', look('handbag', { g: 'ink', keep: 0.15, s: 1.25 }), purse('lacquer', 0.72), {
      light: 'window',
      lightOpacity: 0.2,
    }),
  ),
  'purse-close': tall(close('plum', purse('lacquer'), {}, { x: 0.56, y: 1, s: 1.3 })),
  'ring-lake': tall(plinth('plum', '#a0707c', ring(0, 0.8), {}, { s: 0.5, y: 0.77 })),
  'ring-rose': tall(plinth('sage', '#a9b690', ring(150, 0.7), { light: 'window', lightX: 0.1 }, { s: 0.5, y: 0.77 })),
  'ring-moss': tall(plinth('rose', '#d3a597', ring(-60, 0.7), { light: 'leaf' }, { s: 0.5, y: 0.77 })),
  'ring-niche': tall(niche('indigo', '#6a7aa2', { ...ring(0, 0.8), s: 0.8 }, { ...ring(150, 0.7), s: 0.8 })),
  'ring-close': tall(close('ash', ring(0, 0.8), { light: 'slats' }, { x: 0.56, y: 1.26, s: 1.4 })),
  'beads-oak': tall(
    flat('celadon', [[0.5, 0.5, 0.62, 0.7, 6, '#eff0e4']], beads('oak'), { light: 'leaf' }, { s: 0.78 }),
  ),
  'beads-lacquer': tall(flat('oat', [[0.5, 0.5, 0.62, 0.7, -6, '#f7efe2']], beads('lacquer'), {}, { s: 0.78 })),
  'beads-moon': tall(
    flat(
      'indigo',
      [[0.5, 0.5, 0.62, 0.7, 5, '#7f8db0']],
      beads('moon'),
      { light: 'window', lightOpacity: 0.16 },
      { s: 0.78 },
    ),
  ),
  'beads-close': tall(closeFlat('apricot', beads('oak'), { light: 'slats', lightOpacity: 0.22 }, { s: 1.8, y: 0.74 })),
  'comb-oak': tall(
    flat('rose', [[0.5, 0.5, 0.56, 0.66, -7, '#f7e7df']], comb('oak'), { light: 'window' }, { s: 0.72, r: -7 }),
  ),
  'comb-ink': tall(flat('wheat', [[0.5, 0.5, 0.56, 0.66, 7, '#f4ead0']], comb('ink'), {}, { s: 0.72, r: 7 })),
  'comb-both': tall(
    spread(
      'slate',
      [[0.5, 0.5, 0.8, 0.6, 4, '#dde2e2']],
      [
        [comb('oak'), 0.34, 0.48, 0.48, -10],
        [comb('ink'), 0.66, 0.54, 0.48, 12],
      ],
      { light: 'leaf' },
    ),
  ),
  'comb-close': tall(closeFlat('sage', comb('oak'), { light: 'slats', lightOpacity: 0.22 }, { r: -16 })),
}
