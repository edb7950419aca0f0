// The log of what staff do to money and private data. Append-only: the database refuses change.
// Never give it plain private data, only masks and states.
import type { Db } from '../data/db.ts'
import type { Json } from '../../../db/types.ts'

export interface Deed {
  staffId: number
  /** as `realname.approve` */
  action: string
  subject: string
  subjectId: number
  before?: Json
  after?: Json
  reason?: string
  ip: string
  /** approved by who asked for it, for nobody else could: as `mustBeAnother` tells it */
  singleHanded?: boolean
}
/** Writes one deed in the caller's transaction: no deed without its row, no row without its deed. */
export const audit = (
  db: Db,
  { staffId, action, subject, subjectId, before, after, reason = '', ip, singleHanded = false }: Deed,
): Promise<unknown> =>
  db
    .insertInto('audit_log')
    .values({
      staff_id: staffId,
      action,
      subject,
      subject_id: subjectId,
      before: toJson(before),
      after: toJson(after),
      reason,
      ip,
      single_handed: singleHanded,
    })
    .execute()

const toJson = (value: Json | undefined): string | null => (value === undefined ? null : JSON.stringify(value))
