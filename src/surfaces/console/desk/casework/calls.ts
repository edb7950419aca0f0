// Where the calls of the reviewing desks lie that are asked alike at each.
import { call, newRequestId } from '../call.ts'

export type CaseBase =
  | '/api/v2/admin/auth'
  | '/api/v2/admin/cancel'
  | '/api/v2/admin/merchant/apply'
  | '/api/v2/admin/withdraw'
/** Who has a case now. */
export type Taken = { mine: boolean; by: string; until: string } | null
/** What takes a case of such a desk, and lets it go. */
export const holding =
  (base: CaseBase, id: number) =>
  (verb: 'claim' | 'release'): Promise<unknown> =>
    call(`${base}/${verb}`, { id, requestId: newRequestId() })
