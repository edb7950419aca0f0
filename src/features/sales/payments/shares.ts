// Asking a friend to pay: a link that nobody can guess, to a page that tells what for and how much, and never where it
// goes.
import { lockedPayment } from '#features/sales/orders/orders.ts'
import type { Payer } from './attempt-queries.ts'
import { attemptOfShare, keepShare, ownPayment, shareByHash, type Share } from './share-queries.ts'
import { subjectOf } from './subjects.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Address } from '#kernel/pages.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

const use = 'payment_share.sealed'
/** The page behind a link. */
export const linkOf = (app: AppContext, paymentId: number, sealed: Buffer): Address =>
  `/shoppingCart/friendPay/${unseal(app, use, paymentId, sealed)}`

/** The link by which anybody may pay for this person's payment, as long as it is open; asked again, the same link.
 * Refuses notFound, orderClosed, paymentStateChanged. */
export async function share(
  db: Db,
  app: AppContext,
  userId: number,
  { payNo, word }: { payNo: string; word: string },
): Promise<Address> {
  const own = await ownPayment(db, userId, payNo)
  if (!own) throw new Refusal('notFound')
  const payment = await lockedPayment(db, own.id)
  if (!subjectOf(payment.subject).shareable) throw new Refusal('notFound')
  if (payment.status === 'closed' || (payment.status === 'open' && payment.overdue)) throw new Refusal('orderClosed')
  if (payment.status !== 'open') throw new Refusal('paymentStateChanged')
  const token = newToken()
  const made = { hash: hashToken(token), sealed: seal(app, use, own.id, token) }
  return linkOf(app, own.id, await keepShare(db, { paymentId: own.id, ...made, word: plainWords(word) }))
}

/** Refuses notFound. */
export async function sharedBy(db: Db, token: string): Promise<Share> {
  const found = await shareByHash(db, hashToken(token))
  if (!found) throw new Refusal('notFound')
  return found
}
/** Who pays by a link; its owner pays as always. */
export const payerBy = ({ shareId, ownerId }: Share, userId: number | undefined): Payer =>
  userId === ownerId ? { userId, shareId: null } : { userId: userId ?? null, shareId }

/** open: the provider has not told. back: it was paid, but somebody was quicker, or it was too late: it goes back. */
export type Fate = 'open' | 'paid' | 'ended' | 'back'
export async function fateOf(db: Db, { shareId }: Share, attemptNo: string | undefined): Promise<Fate | null> {
  const attempt = attemptNo === undefined ? undefined : await attemptOfShare(db, shareId, attemptNo)
  if (!attempt) return null
  if (attempt.status === 'succeeded') return attempt.unwanted ? 'back' : 'paid'
  return attempt.status === 'started' || attempt.status === 'open' ? 'open' : 'ended'
}
