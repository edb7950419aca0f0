// More compositions, for things that stand together: a niche, two steps, a shelf, a heap seen from above.
import type { Look } from './composition.ts'
import type { Paper } from './glaze.ts'
import { PAPERS } from './glaze.ts'
import type { Item, Scene } from './scene.ts'

type More = Partial<Scene>
const on = (paper: Paper): { wall: string; floor: string } => ({ wall: PAPERS[paper][0], floor: PAPERS[paper][1] })
const put = ({ s = 1, ...rest }: Look, x: number, y: number, size: number, more: Partial<Item> = {}): Item => ({
  ...rest,
  x,
  y,
  s: size * s,
  ...more,
})

/** Before a painted arch, a companion at its foot when there is one. */
export const niche = (paper: Paper, color: string, it: Look, companion?: Look, more: More = {}): Scene => ({
  ...on(paper),
  horizon: 0.7,
  behind: true,
  props: [{ k: 'arch', x: 0.47, y: 0.14, w: 0.56, b: 0.7, c: color }],
  items: [
    put(it, companion ? 0.43 : 0.48, 0.82, 0.56),
    ...(companion ? [put(companion, 0.73, 0.89, 0.32, { z: 3 })] : []),
  ],
  ...more,
})

/** Two blocks of different height, the higher one at the right; the third thing lies before them. */
export const steps = (
  paper: Paper,
  colors: [string, string],
  low: Look,
  high: Look,
  front?: Look,
  more: More = {},
): Scene => ({
  ...on(paper),
  horizon: 0.66,
  props: [
    { k: 'box', x: 0.29, y: 0.72, w: 0.36, h: 0.14, c: colors[0] },
    { k: 'box', x: 0.67, y: 0.6, w: 0.34, h: 0.26, c: colors[1] },
  ],
  items: [
    put(low, 0.3, 0.715, 0.38, { ground: 0.86 }),
    put(high, 0.68, 0.595, 0.4, { ground: 0.86 }),
    ...(front ? [put(front, 0.5, 0.93, 0.26, { z: 3 })] : []),
  ],
  ...more,
})

/** In a row on a board that runs through the picture. */
export const shelf = (paper: Paper, color: string, looks: Look[], more: More = {}): Scene => ({
  ...on(paper),
  kind: 'sweep',
  horizon: 0.9,
  props: [{ k: 'box', x: 0.46, y: 0.72, w: 1.3, h: 0.07, t: 0.05, c: color }],
  items: looks.map((each, at) =>
    put(each, (at + 0.62) / (looks.length + 0.24), 0.705, 1.3 / (looks.length + 0.5), { z: 1 + at * 0.1 }),
  ),
  ...more,
})

// A loose heap: x, y, size and turn of up to nine pieces, the first ones underneath.
const HEAP: [number, number, number, number][] = [
  [0.3, 0.3, 0.3, -20],
  [0.68, 0.28, 0.3, 24],
  [0.74, 0.66, 0.3, 70],
  [0.28, 0.7, 0.3, -64],
  [0.5, 0.76, 0.3, 12],
  [0.5, 0.5, 0.34, -8],
  [0.16, 0.5, 0.26, 40],
  [0.86, 0.45, 0.26, -36],
  [0.5, 0.2, 0.26, 80],
]
/** Several of a kind scattered on a sheet, seen from above; looks repeat in turn. */
export const heap = (paper: Paper, sheet: string | null, looks: Look[], count: number, more: More = {}): Scene => ({
  wall: PAPERS[paper][0],
  floor: PAPERS[paper][0],
  kind: 'flat',
  props: sheet ? [{ k: 'sheet', x: 0.5, y: 0.5, w: 0.78, h: 0.74, r: -5, c: sheet }] : [],
  items: HEAP.slice(0, count).map(([x, y, s, r], at) =>
    put(looks[at % looks.length]!, x, y, s, { r: r + (looks[at % looks.length]!.r ?? 0), z: at }),
  ),
  ...more,
})
