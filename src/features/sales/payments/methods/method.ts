// What a payment method is. Amounts in fen; nothing here runs inside a transaction.
import type { Notices } from '../notices/notice.ts'
import type { Took } from './took.ts'
import type { Language } from '#kernel/text/language.ts'
import type { Account } from '#kernel/data/ledger.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Reason } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

/** How a provider sees an attempt. An answer that says none of these is thrown: then nothing is known. */
export type ProviderState = Took | { state: 'open' } | { state: 'ended' }
/** What the buyer holds; `wechat`: a phone, inside of WeChat's own browser. */
export type Device = 'desktop' | 'phone' | 'wechat'
/** How the buyer goes on: to a page of the provider, by a code that the app on their phone scans, or by asking the app
 * in whose browser they are. */
export type Form = 'page' | 'code' | 'app'
/** One of a provider's products. Those of two names never share an attempt. */
export interface Way {
  name: string
  form: Form
}
/** What stands beside a method's name: a drawing of ours, nobody's trade mark. */
export type Mark = 'card' | 'purse' | 'chat' | 'scan' | 'bank'
export interface Start {
  /** the name of its way */
  way: string
  attemptNo: string
  payNo: string
  amount: number
  lang: Language
  title: string
  /** unix seconds at which the provider ends it by itself, where it takes no less than half an hour */
  endsAt: number
  /** unix seconds until which the shop wants it paid */
  until: number
  /** the buyer's address on the net, for providers that weigh it */
  ip: string
  /** who they are at the provider, where it wants to know */
  payer?: string
  /** where the provider leads back to, as paths of the shop */
  back: { paid: string; unpaid: string }
}
/** As it is kept; the ways back are known whenever it is asked for again. */
export type KeptStart = Omit<Start, 'back'>
export interface RefundOrder {
  refundNo: string
  /** the same for the same sending, another after a refusal */
  sending: string
  txn: string
  /** fen; null: all that was taken */
  amount: number | null
  /** it may have been sent before: look for it first */
  unsure: boolean
}
/** failed: it was refused, or its bank sent the money back; nothing of this sending is on its way any more. */
export type RefundState = { state: 'done' | 'processing' | 'failed'; ref: string | null; why?: string }

/** How a payment stands that its payer's bank takes back. answered: the provider has our words and has not decided. */
export interface DisputeState {
  state: 'open' | 'answered' | 'won' | 'lost'
  txn: string
  amount: number
  /** the provider's word for it */
  reason: string
  /** the money has left us just now */
  taken: boolean
  /** unix seconds until which it wants an answer */
  dueAt: number | null
}

/** Where the buyer goes on: to a page, or by a code; neither, where the provider has no way on for them any more. */
export interface Going {
  redirectUrl: string | null
  /** the text of the code that is drawn */
  code: string | null
}
/** Opened at the provider. */
export interface Started extends Going {
  ref: string
}

/** What else than the sum decides whether a payment can be paid so. */
export interface Circumstances {
  /** buyers can be told an account of ours */
  recipient: boolean
  /** bank transfers of theirs that are not decided, for other payments */
  openTransfers: number
  /** a campaign or a quote fixed the price of a line */
  fixedPrice: boolean
}
/** Of methods that are done at once, or elsewhere, nothing but the sum decides. */
export const nothingElse: Circumstances = { recipient: false, openTransfers: 0, fixedPrice: false }
interface Common {
  code: string
  mark: Mark
  /** null when it can pay this sum now, `hidden` when the shop has not set it up, else why not */
  obstacle: (app: AppContext, amount: number, at: Circumstances) => Reason | 'hidden' | null
  /** fen the payer has there, of a method that keeps money; null of others */
  funds: (payer: { balance: number }) => number | null
  /** the ledger account the money comes from and refunds go back to; null: a guest pays */
  source: (payerId: number | null) => Account
}
/** Proven by the payment password and done at once. */
export interface PasswordMethod extends Common {
  interaction: 'password'
  prove: (db: Db, app: AppContext, userId: number, payPassword: string | undefined) => Promise<void>
}
/** Done at a provider: what happened is asked there, where its notice does not say just what we asked for. */
export interface RedirectMethod extends Common {
  interaction: 'redirect'
  way: (app: AppContext, device: Device) => Way
  notices: Notices
  /** Opens it, the same one when asked again with the same start. A Refusal says that the provider will never open it;
   * other errors may pass. */
  start: (app: AppContext, start: Start) => Promise<Started>
  /** Of a way by the app: where the buyer lets us know who they are there, and who that is by what they bring back. */
  payer?: {
    page: (app: AppContext, payNo: string) => string
    named: (app: AppContext, grant: string) => Promise<string>
    /** what the page asks the app with */
    call: (app: AppContext, code: string) => Record<string, string>
  }
  query: (app: AppContext, ref: string) => Promise<ProviderState>
  /** Ends an attempt that is still open; answers what it was by then. */
  end: (app: AppContext, ref: string) => Promise<ProviderState>
  /** The number of the attempt that the provider keeps under this reference; null when it has none of ours there. */
  attemptNo: (app: AppContext, ref: string) => Promise<string | null>
  refund: (app: AppContext, order: RefundOrder) => Promise<RefundState>
  queryRefund: (app: AppContext, ref: string) => Promise<RefundState>
  /** Of a provider at which payers may take payments back. */
  disputes?: {
    query: (app: AppContext, ref: string) => Promise<DisputeState>
    /** Sends our words once and for all, or gives it up. */
    answer: (app: AppContext, ref: string, words: string) => Promise<void>
    accept: (app: AppContext, ref: string) => Promise<void>
  }
}
/** Sent from the payer's bank to ours: staff see it come, and it goes back to a bank account by a payout. */
export interface TransferMethod extends Common {
  interaction: 'transfer'
}
export type PaymentMethod = PasswordMethod | RedirectMethod | TransferMethod
