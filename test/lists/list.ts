// What is told of a list call: how its rows are made, and in which order it promises them.
import type { Asker } from '../front.ts'

export interface Case {
  name: string
  input: Record<string, unknown>
  /** SQL of the ids in the promised order; missing: as one large page has them */
  order?: string
  who?: Asker
}
export interface List {
  who?: Asker
  /** the field that names a row, by its path */
  id: string
  cases: Case[]
  /** Makes so many rows, before or between the pages. Missing: the list does not grow while it is read. */
  add?: (n: number) => Promise<unknown>
}
/** So many rows, one after the other. */
export const times = async (n: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  for (let i = 0; i < n; i++) await work(i)
}
