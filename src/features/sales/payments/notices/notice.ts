// What a provider's notices are: where they come in, how they are read, and what the provider wants to hear.
import type { IncomingHttpHeaders } from 'node:http'
import type { Took } from '../methods/took.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

/** What of a notice is kept: which one it is, and whom to ask about. */
export interface Told {
  eventId: string
  kind: string
  about: { ref?: string; refundRef?: string; disputeRef?: string }
  /** it says that `about.ref` was paid */
  paid?: Paid | undefined
  /** what was found in it, where it came sealed */
  inside?: string
}
/** Our number of what was paid, their transaction, and the sum in fen. */
export interface Paid {
  attemptNo: string
  txn: string
  amount: number
}
/** Of what was taken, only what is told whole and plainly. */
export const plainly = (took: Took, attemptNo: string | null | undefined): Paid | undefined =>
  took.state === 'paid' && attemptNo ? { attemptNo, txn: took.txn, amount: took.amount } : undefined
export interface Answer {
  status: number
  type: string
  body: string
}
export interface Notices {
  /** the name under which they are kept */
  provider: string
  path: `/notify/${string}`
  /** the kind of what it sends */
  body: string
  /** Undefined where it is not theirs, or not for this shop, whatever came in its place. Throws where that cannot be
   * told now: then they send it again. */
  read: (app: AppContext, raw: Buffer, headers: IncomingHttpHeaders) => Promise<Told | undefined> | Told | undefined
  /** it is kept, now or before */
  taken: Answer
  refused: Answer
}

/** One value of a header. */
export const header = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
