// What a payment method is. Amounts in fen; nothing here runs inside a transaction.
import type { Language } from '#kernel/text/language.ts'
import type { Account } from '#kernel/data/ledger.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Reason } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

/** How a provider sees an attempt: paid names its transaction and the sum it took. */
export type ProviderState = { state: 'paid'; txn: string; amount: number } | { state: 'open' } | { state: 'ended' }
export interface Start {
  attemptNo: string
  payNo: string
  amount: number
  lang: Language
  title: string
  /** unix seconds at which the provider ends it by itself */
  endsAt: number
}
export interface RefundOrder {
  refundNo: string
  txn: string
  amount: number
}
export type RefundState = { state: 'done' | 'processing' | 'failed'; ref: string | null }

interface Common {
  code: string
  /** null when it can pay this sum now, `hidden` when the shop has not set it up, else why not */
  obstacle: (app: AppContext, amount: number) => Reason | 'hidden' | null
  /** fen the buyer has there, of a method that keeps money; null of others */
  funds: (buyer: { balance: number }) => number | null
  /** the ledger account the money comes from and refunds go back to */
  source: (userId: number) => Account
}
/** Proven by the payment password and done at once. */
export interface PasswordMethod extends Common {
  interaction: 'password'
  prove: (db: Db, app: AppContext, userId: number, payPassword: string | undefined) => Promise<void>
}
/** Done on a provider's page; what happened is asked of the provider, a notice only says when. */
export interface RedirectMethod extends Common {
  interaction: 'redirect'
  /** Opens it, the same one when asked again with the same start. A Refusal says that the provider will never open it;
   * other errors may pass. */
  start: (app: AppContext, start: Start) => Promise<{ ref: string; redirectUrl: string }>
  query: (app: AppContext, ref: string) => Promise<ProviderState>
  /** Ends an attempt that is still open; answers what it was by then. */
  end: (app: AppContext, ref: string) => Promise<ProviderState>
  refund: (app: AppContext, order: RefundOrder) => Promise<RefundState>
  queryRefund: (app: AppContext, ref: string) => Promise<RefundState>
}
export type PaymentMethod = PasswordMethod | RedirectMethod
