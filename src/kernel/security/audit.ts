// The log of what staff do to money and private data. Append-only: the database refuses change.
// Never give it plain private data, only masks and states; what staff typed goes with the account it is about.
import { sql } from 'kysely'
import type { Db } from '../data/db.ts'
import type { Json } from '../../../db/types.ts'

export interface Deed {
  /** null: whoever was at the server's shell */
  staffId: number | null
  /** as `realname.approve` */
  action: string
  subject: string
  subjectId: number
  /** what it is called by: the number of a business document */
  subjectNo?: string
  /** under whose hat; left out: of the call's, where it is a merchant's */
  merchantId?: number
  /** whose account it is about: with that the reason is erased */
  about?: number
  before?: Json
  after?: Json
  reason?: string
  ip: string
  /** approved by who asked for it, for nobody else could: as `mustBeAnother` tells it */
  singleHanded?: boolean
}
/** Transactions that hold a deed already. */
const noted = new WeakSet<Db>()
export const isNoted = (db: Db): boolean => noted.has(db)
/** Writes one deed in the caller's transaction: no deed without its row, no row without its deed. */
export function audit(db: Db, deed: Deed): Promise<unknown> {
  const { staffId, action, subject, subjectId, subjectNo, merchantId, about, before, after } = deed
  const { reason = '', ip, singleHanded = false } = deed
  noted.add(db)
  return db
    .insertInto('audit_log')
    .values({
      staff_id: staffId,
      action,
      subject,
      subject_id: subjectId,
      about: about ?? null,
      before: toJson(before),
      after: toJson(after),
      reason,
      ip,
      single_handed: singleHanded,
      ...(subjectNo !== undefined && { subject_no: subjectNo }),
      ...(merchantId !== undefined && { merchant_id: merchantId }),
    })
    .execute()
}

const toJson = (value: Json | undefined): string | null => (value === undefined ? null : JSON.stringify(value))

/** The reasons that were typed about somebody who left; that it was done, by whom and when, stays. */
export const forgetReasonsAbout = (db: Db, userId: number): Promise<unknown> =>
  sql`update audit_log set reason = '' where about = ${userId} and reason <> ''`.execute(db)
