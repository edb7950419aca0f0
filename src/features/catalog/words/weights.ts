// What counts for how much in the order of what was found, in hundredths. Pure, for server and browser.

/** Where a word stands, what only stands for it, how good the goods are, and what makes them so. */
export const standard = {
  title: 100,
  name: 60,
  fact: 25,
  body: 8,
  synonym: 35,
  quality: 60,
  sales: 50,
  rating: 30,
  stock: 20,
  fresh: 0,
} as const
export type Weight = keyof typeof standard
export type Weights = Record<Weight, number>
export const weightNames = Object.keys(standard) as Weight[]
/** Between which each may be. */
export const boundsOf: Record<Weight, readonly [least: number, most: number]> = {
  title: [50, 100],
  name: [10, 100],
  fact: [5, 100],
  body: [0, 50],
  synonym: [10, 100],
  quality: [0, 200],
  sales: [0, 100],
  rating: [0, 100],
  stock: [0, 100],
  fresh: [0, 100],
}
