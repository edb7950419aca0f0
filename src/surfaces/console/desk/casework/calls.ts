// Where the calls of the reviewing desks lie that are asked alike at each.
import type { CallPath } from '../call.ts'

type BaseOf<P> = P extends `${infer Base}/file` ? (`${Base}/note` extends CallPath ? Base : never) : never
/** Every desk whose cases have notes and a history is one. */
export type CaseBase = BaseOf<CallPath>
/** Who has a case now. */
export type Taken = { mine: boolean; by: string; until: string } | null
/** Whether its reader may decide it: nobody has it, or they do. */
export const isFree = (taken: Taken): boolean => taken === null || taken.mine
