// The compositions of a picture: standing, on a plinth or block, hung, flat lay, close crop, line-up, pair. They take a
// paper and looks; `more` overrides anything.
import type { Paper } from './glaze.ts'
import { PAPERS } from './glaze.ts'
import type { Item, Material, Prop, Scene } from './scene.ts'

/** A vector in a material; `s` scales the size that the composition would give it. */
export type Look = Material & { i: string; s?: number; foot?: number; flip?: boolean; r?: number }
type More = Partial<Scene>
export const TALL: [number, number] = [960, 1200]

export const look = (i: string, material: Material & Omit<Partial<Look>, 'i'> = {}): Look => ({ i, ...material })
const put = ({ s = 1, ...rest }: Look, x: number, y: number, size: number, more: Partial<Item> = {}): Item => ({
  ...rest,
  x,
  y,
  s: size * s,
  ...more,
})
const on = (paper: Paper): { wall: string; floor: string } => ({ wall: PAPERS[paper][0], floor: PAPERS[paper][1] })
/** Vectors with inner masks that only look smooth when they are drawn larger. */
const HARD_MASKS = ['headphone']
const sampling = (...looks: Look[]): More =>
  looks.some((each) => HARD_MASKS.includes(each.i)) ? { oversample: 2 } : {}

export const standing = (paper: Paper, it: Look, more: More = {}, at: Partial<Item> = {}): Scene => ({
  ...on(paper),
  horizon: 0.66,
  items: [put(it, 0.49, 0.82, 0.66, at)],
  ...sampling(it),
  ...more,
})

export const plinth = (paper: Paper, color: string, it: Look, more: More = {}, at: Partial<Item> = {}): Scene => ({
  ...on(paper),
  kind: 'sweep',
  horizon: 0.6,
  props: [{ k: 'cyl', x: 0.49, y: 0.755, w: 0.56, h: 0.12, c: color }],
  items: [put(it, 0.49, 0.765, 0.58, { ground: 0.88, ...at })],
  ...sampling(it),
  ...more,
})

/** On a block at the left with a companion before it at the right. */
export const block = (paper: Paper, color: string, it: Look, companion: Look | undefined, more: More = {}): Scene => ({
  ...on(paper),
  horizon: 0.64,
  props: [{ k: 'box', x: companion ? 0.36 : 0.47, y: 0.66, w: 0.44, h: 0.2, c: color }],
  items: [
    put(it, companion ? 0.37 : 0.48, 0.655, 0.48, { ground: 0.86 }),
    ...(companion ? [put(companion, 0.76, 0.89, 0.34, { z: 3 })] : []),
  ],
  ...sampling(it),
  ...more,
})

export const hung = (paper: Paper, it: Look, more: More = {}, at: Partial<Item> = {}): Scene => ({
  ...on(paper),
  size: TALL,
  kind: 'sweep',
  horizon: 0.82,
  items: [put(it, 0.5, 0.84, 0.94, { hang: true, lift: 0.035, ...at })],
  ...sampling(it),
  ...more,
})

/** Seen from above; sheets are [x, y, width, height, turn, color]. */
type SheetLine = [number, number, number, number, number, string]
export const flat = (paper: Paper, sheets: SheetLine[], it: Look, more: More = {}, at: Partial<Item> = {}): Scene => ({
  wall: PAPERS[paper][0],
  floor: PAPERS[paper][0],
  kind: 'flat',
  props: sheets.map(([x, y, w, h, r, c]): Prop => ({ k: 'sheet', x, y, w, h, r, c })),
  items: [put(it, 0.5, 0.5, 0.64, at)],
  ...sampling(it),
  ...more,
})

/** Cropped large: the thing leaves the picture at the bottom and one side. */
export const close = (paper: Paper, it: Look, more: More = {}, at: Partial<Item> = {}): Scene => ({
  ...on(paper),
  horizon: 0.72,
  items: [put(it, 0.6, 1.06, 1.36, at)],
  ...sampling(it),
  ...more,
})

export const closeFlat = (paper: Paper, it: Look, more: More = {}, at: Partial<Item> = {}): Scene =>
  flat(paper, [], it, more, { s: 1.5 * (it.s ?? 1), x: 0.46, y: 0.58, lift: 0.03, ...at })

/** One behind, one in front at the right. */
export const pair = (paper: Paper, back: Look, front: Look, more: More = {}): Scene => ({
  ...on(paper),
  horizon: 0.62,
  items: [put(back, 0.34, 0.78, 0.48), put(front, 0.67, 0.88, 0.48, { z: 2 })],
  ...sampling(back, front),
  ...more,
})

const PLACES: Record<number, [number, number, number][]> = {
  3: [
    [0.24, 0.72, 0.36],
    [0.76, 0.72, 0.36],
    [0.5, 0.87, 0.42],
  ],
  4: [
    [0.3, 0.66, 0.32],
    [0.7, 0.66, 0.32],
    [0.27, 0.88, 0.4],
    [0.73, 0.88, 0.4],
  ],
  5: [
    [0.2, 0.64, 0.3],
    [0.5, 0.64, 0.3],
    [0.8, 0.64, 0.3],
    [0.33, 0.86, 0.38],
    [0.7, 0.86, 0.38],
  ],
}
/** Three to five of a kind, the back row first. */
export const lineUp = (paper: Paper, looks: Look[], more: More = {}): Scene => ({
  ...on(paper),
  kind: 'sweep',
  horizon: 0.54,
  items: looks.map((each, at) => {
    const [x, y, s] = PLACES[looks.length]?.[at] ?? [0.5, 0.8, 0.3]
    return put(each, x, y, s, { z: Math.round(y * 10) })
  }),
  ...sampling(...looks),
  ...more,
})

/** Several looks laid on one sheet, seen from above; places are [x, y, size, turn]. */
export const spread = (
  paper: Paper,
  sheets: SheetLine[],
  places: [Look, number, number, number, number][],
  more: More = {},
): Scene => ({
  ...flat(paper, sheets, places[0]![0]),
  items: places.map(([it, x, y, s, r], z) => put(it, x, y, s, { r, z })),
  ...sampling(...places.map(([it]) => it)),
  ...more,
})
