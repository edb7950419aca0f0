// Pictures of floor 6: Tin Moon's toys.
import { block, close, closeFlat, flat, lineUp, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import { PAPERS } from './glaze.ts'
import type { Item, Scene, Scenes } from './scene.ts'

const bear = (g: Glaze): Look => look('teddy-bear', { g, keep: 0.4 })
const doll = (g: Glaze): Look => look('nesting-dolls', { g, keep: g === 'cobalt' ? 0.12 : 0.35 })
const kite = (hue: number): Look => look('kite', { sat: hue ? 0.5 : 0.65, hue })
const pawn = (g: Glaze): Look => look('chess-pawn', { g })
const scooter = (g: Glaze): Look => look('kick-scooter', { g, keep: 0.15 })
const yoyo = (g: Glaze): Look => look('yo-yo', { g, keep: 0.2 })
const train = (g: Glaze): Look => look('locomotive', { g, keep: 0.35 })
const die = (g: Glaze): Look => look('game-die', { g })

const family = (wall: string, floor: string, glazes: [Glaze, Glaze, Glaze], more: Partial<Scene> = {}): Scene => {
  const places: [number, number, number][] = [
    [0.3, 0.8, 0.5],
    [0.58, 0.84, 0.4],
    [0.8, 0.87, 0.3],
  ]
  return {
    wall,
    floor,
    horizon: 0.68,
    items: places.map(([x, y, s], at): Item => ({ ...doll(glazes[at] ?? 'moon'), x, y, s, z: at + 1 })),
    ...more,
  }
}
const flying = (paper: keyof typeof PAPERS, hue: number, more: Partial<Scene> = {}): Scene =>
  standing(
    paper,
    kite(hue),
    { kind: 'sweep', horizon: 0.9, ...more },
    { x: 0.5, y: 0.84, s: 0.74, hang: true, lift: 0.06 },
  )

export const TOYS: Scenes = {
  'bear-sand': standing('rose', bear('sand'), { light: 'window', lightX: 0.34 }, { s: 0.68 }),
  'bear-oak': standing('celadon', bear('oak'), { light: 'leaf' }, { s: 0.68 }),
  'bear-shelf': block('butter', '#7d93a4', bear('sand'), { ...doll('cobalt'), s: 0.9 }, { light: 'slats' }),
  'bear-close': close('indigo', bear('sand'), { light: 'window', lightOpacity: 0.16 }, { x: 0.6, y: 1.2 }),
  dolls: family(PAPERS.lacquer[0], PAPERS.lacquer[1], ['cobalt', 'ochre', 'celadon']),
  'dolls-mist': family(PAPERS.mist[0], PAPERS.mist[1], ['lacquer', 'rose', 'ochre'], { light: 'window', lightX: 0.36 }),
  'dolls-five': {
    ...lineUp('wheat', []),
    horizon: 0.66,
    kind: 'table',
    light: 'leaf',
    items: (['lacquer', 'cobalt', 'rose', 'celadon', 'ochre'] as const).map((g, at): Item => ({
      ...doll(g),
      x: 0.2 + at * 0.165 - at * at * 0.006,
      y: 0.8 + at * 0.018,
      s: 0.42 - at * 0.062,
      z: at + 1,
    })),
  },
  'dolls-close': close('wheat', doll('cobalt'), { light: 'slats' }, { x: 0.56, y: 1.2 }),
  'kite-sky': flying('mist', 0),
  'kite-dawn': flying('peach', -40, { light: 'slats' }),
  'kite-sheet': flat('oat', [[0.5, 0.5, 0.74, 0.74, -9, '#cfdadd']], kite(0), { light: 'window' }, { s: 0.66, r: 18 }),
  'kite-close': close('slate', kite(0), { kind: 'sweep' }, { hang: true, lift: 0.06, x: 0.56, y: 1.24, s: 1.5 }),
  chess: { ...pair('oat', { ...pawn('ink'), s: 1.15 }, { ...pawn('moon'), s: 1.25 }, { light: 'slats' }) },
  'chess-row': lineUp('brick', [pawn('moon'), pawn('ink'), pawn('moon'), pawn('ink'), pawn('moon')]),
  'chess-close': close('sage', pawn('ink'), { light: 'leaf' }, { x: 0.58 }),
  'scooter-lacquer': standing('butter', scooter('lacquer'), {}, { s: 0.74, y: 0.84 }),
  'scooter-cobalt': standing('apricot', scooter('cobalt'), { light: 'leaf' }, { s: 0.74, y: 0.84 }),
  'scooter-wall': standing(
    'sage',
    scooter('lacquer'),
    { light: 'window', lightX: 0.12 },
    { s: 0.7, y: 0.84, flip: true },
  ),
  'scooter-close': close('mist', scooter('lacquer'), { light: 'slats' }, { x: 0.74, y: 0.98, s: 1.3 }),
  'yoyo-ochre': flat('ash', [[0.5, 0.5, 0.6, 0.6, 45, '#c9402f']], yoyo('ochre'), {}, { s: 0.6 }),
  'yoyo-lacquer': flat(
    'celadon',
    [[0.5, 0.5, 0.6, 0.6, 20, '#f2e9d6']],
    yoyo('lacquer'),
    { light: 'leaf' },
    { s: 0.6 },
  ),
  'yoyo-cobalt': flat('apricot', [[0.5, 0.5, 0.6, 0.6, -18, '#f7e8d2']], yoyo('cobalt'), {}, { s: 0.6 }),
  'yoyo-three': spread(
    'indigo',
    [[0.5, 0.5, 0.8, 0.66, -5, '#cdd3de']],
    [
      [yoyo('ochre'), 0.32, 0.38, 0.36, 0],
      [yoyo('lacquer'), 0.66, 0.42, 0.36, 20],
      [yoyo('cobalt'), 0.5, 0.68, 0.36, -14],
    ],
  ),
  'train-lacquer': standing('slate', train('lacquer'), { light: 'window', lightX: 0.1, lightOpacity: 0.24 }),
  'train-moss': standing('rose', train('moss'), { light: 'leaf' }),
  'train-plinth': plinth('butter', '#b5523d', train('lacquer'), {}, { s: 0.54 }),
  'train-close': close('celadon', train('lacquer'), { light: 'slats' }, { x: 0.44, y: 1.06 }),
  dice: { ...pair('moss', { ...die('moon'), s: 0.72 }, { ...die('lacquer'), s: 0.78 }, { light: 'leaf' }) },
  'dice-sheet': spread(
    'wheat',
    [[0.5, 0.5, 0.7, 0.6, 8, '#8f2a2f']],
    [
      [die('moon'), 0.38, 0.44, 0.32, 10],
      [die('moon'), 0.64, 0.58, 0.32, -24],
    ],
  ),
  'dice-close': closeFlat('slate', die('moon'), { light: 'slats', lightOpacity: 0.22 }),
}
