// The door of bank transfers, for buyers: where to send what, and proofs of it. With the proofs the timer stops, and
// staff have the word. In the caller's transaction.
import { isBankNumber } from './bank-number.ts'
import { ownPayment, putSending, transferOf, type OwnPayment, type Transfer } from './queries.ts'
import { recipientOf, type Recipient } from './recipient.ts'
import { next } from '#kernel/data/machine.ts'
import { transfers } from './states.ts'
import { bank, sharedBy } from '../payments/payments.ts'
import { isFixedPrice } from '../promotions/promotions.ts'
import { lockedPayment, waitAnew } from '#features/sales/orders/orders.ts'
import { plainAccount } from '#features/money/wallet/account-rules.ts'
import { maskName } from '#features/people/realname/numbers.ts'
import { tell } from '#features/platform/messages/messages.ts'
import { takeUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal, type Reason } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { queueAtPerson } from '#kernel/data/person-queue.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import type { Address } from '#kernel/pages.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

export { saveRecipient } from './recipient.ts'
const sealedAs = 'bank_transfer.sealed'
export const placeOf = (payNo: string): Address => `/shoppingCart/transfer?payNo=${payNo}`
/** Whose account it came from, in full; undefined of who has left. */
export const senderOf = (app: AppContext, { paymentId, sealed }: Pick<Transfer, 'paymentId' | 'sealed'>) =>
  sealed === null ? undefined : (JSON.parse(unseal(app, sealedAs, paymentId, sealed)) as Sender)
interface Sender {
  holder: string
  number: string
}

interface Standing {
  transfer: Transfer | undefined
  /** somebody else sent one: what of it is nobody's business but theirs */
  others: boolean
  recipient: Recipient | undefined
}
/** May it be sent (again) now? Null, or why not. */
export function obstacleOf(app: AppContext, payment: OwnPayment, standing: Standing): Reason | null {
  const { transfer, others, recipient } = standing
  if (payment.status === 'closed' || (payment.status === 'open' && payment.overdue)) return 'orderClosed'
  if (payment.status !== 'open') return 'paymentStateChanged'
  if (others || (transfer && !next(transfers, transfer.status, 'send'))) return 'transferSentAlready'
  const fixedPrice = payment.priceKinds.some(isFixedPrice)
  const at = { recipient: recipient !== undefined, openTransfers: payment.openTransfers, fixedPrice }
  const obstacle = bank.obstacle(app, payment.amount, at)
  return obstacle === 'hidden' ? 'methodNotAvailable' : obstacle
}

/** Of a payment number, or of the link by which a friend was asked. */
export interface Which {
  payNo?: string | undefined
  token?: string | undefined
}
/** A payment as a transfer, to who may send one, or has. Proofs are seen by who sent them. Refuses notFound,
 * badInput. */
export async function showTransfer(db: Db, app: AppContext, userId: number, { payNo, token }: Which) {
  if ((payNo === undefined) === (token === undefined))
    throw new Refusal('badInput', { field: 'payNo', rule: 'required' })
  const shared = token === undefined ? undefined : await sharedBy(db, token)
  const payment = await ownPayment(db, userId, shared ? { paymentId: shared.paymentId } : { payNo: payNo! })
  if (!payment) throw new Refusal('notFound')
  const [found, recipient] = [await transferOf(db, payment.id), await recipientOf(db, app)]
  const transfer = found?.userId === userId ? found : undefined
  const standing = { transfer, others: found !== undefined && !transfer, recipient }
  const shareId = payment.isOwner ? null : (shared?.shareId ?? transfer?.shareId ?? null)
  return { payment, transfer, recipient, shareId, obstacle: obstacleOf(app, payment, standing) }
}

export interface Proofs extends Which {
  holder: string
  country: string
  bank: string
  number: string
  uploadIds: readonly string[]
}
/** Refuses notFound, orderClosed, paymentStateChanged, methodNotAvailable, tooManyTransfers, transferSentAlready,
 * proofsRequired, badInput, bankAccountInvalid, uploadNotFound. */
export async function sendProofs(db: Db, app: AppContext, userId: number, input: Proofs): Promise<void> {
  const { get } = app.settings
  const from = senderIn(input)
  if (input.uploadIds.length === 0) throw new Refusal('proofsRequired')
  await queueAtPerson(db, userId)
  const { payment: own } = await showTransfer(db, app, userId, input)
  const payment = await lockedPayment(db, own.id)
  const { transfer, shareId, obstacle } = await showTransfer(db, app, userId, input)
  if (obstacle) throw new Refusal(obstacle, obstacle === 'tooManyTransfers' ? { max: get('transfersOpenMax') } : {})
  // the newest first; those of before stay with it
  const taken = (await takeUploads(db, userId, 'transferProof', input.uploadIds)).map(({ id }) => id)
  const proofs = [...taken, ...(transfer?.proofs ?? [])]
  const { holder, number } = from
  const sent = await putSending(
    db,
    {
      paymentId: payment.id,
      userId,
      shareId,
      amount: payment.amount,
      country: input.country,
      bank: from.bank,
      sealed: seal(app, sealedAs, payment.id, JSON.stringify({ holder, number } satisfies Sender)),
      maskedHolder: maskName(holder),
      lastFour: number.slice(-4),
      proofs,
      due: get('transferAlarmSeconds'),
    },
    transfer && { rounds: transfer.rounds + (transfer.status === 'returned' ? 1 : 0) },
  )
  if (!sent) throw new Refusal('transferSentAlready')
  await waitAnew(db, payment, get('transferCloseSeconds'), true)
  const key = `transfers.alarm:${sent.id}`
  await addJob(db, 'transfers.alarm', { transferId: sent.id }, { key, runAt: sent.dueAt })
  await tell(db, {
    userId,
    key: 'transferSent',
    params: { amount: payment.amount, number: payment.payNo },
    link: placeOf(payment.payNo),
    once: `${payment.payNo} ${sent.dueAt.getTime()}`,
  })
}
function senderIn(input: Proofs): Sender & { bank: string } {
  const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ')
  const [holder, name, number] = [plain(input.holder), plain(input.bank), plainAccount(input.number)]
  if (holder === '') throw new Refusal('badInput', { field: 'holder', rule: 'minLength' })
  if (name === '') throw new Refusal('badInput', { field: 'bank', rule: 'minLength' })
  if (!isBankNumber(number)) throw new Refusal('bankAccountInvalid')
  return { holder, bank: name, number }
}
