// The door of attributes: what a category asks for, what attributes are, and what follows a merging of categories.
import type { Defined } from './asking.ts'
import { definitionsOf } from './queries.ts'
import type { Db } from '#kernel/data/db.ts'

export { plantAttribute, type Planted } from './planting.ts'
export { allDefined, askedIn, leadPlacesOn } from './queries.ts'

/** Those of these codes that staff defined, by code. */
export async function definedAmong(db: Db, codes: readonly string[]): Promise<Map<string, Defined>> {
  if (codes.length === 0) return new Map()
  return new Map((await definitionsOf(db, [...new Set(codes)])).map((one) => [one.code, one]))
}
