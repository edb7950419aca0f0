// What a payment number is for. Whatever differs between orders, a top-up and what else may be paid for stands here.
import type { NotHad, PaymentRow } from '#features/sales/orders/orders.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Account } from '#kernel/data/ledger.ts'
import type { Page } from '#kernel/pages.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Subject {
  code: string
  /** what providers call it */
  title: (lang: Language, payNo: string) => string
  /** money that the shop keeps for people (their balance) may pay for it */
  fromFunds: boolean
  /** somebody else may be asked to pay for it */
  shareable: boolean
  /** where it stands in the account of whom it belongs to */
  place: Page
  /** Money came from `source` for the locked payment, in its transaction; also late, or a second time. `refund`: it
   * must go back, a list: for these orders it must. `timers`: those that are over where it pays, taken back with it. */
  onPaid: (
    db: Db,
    app: AppContext,
    payment: PaymentRow,
    method: string,
    source: Account,
    timers?: readonly string[],
  ) => Promise<Taken>
}
export type Taken = 'paid' | 'refund' | readonly NotHad[]
