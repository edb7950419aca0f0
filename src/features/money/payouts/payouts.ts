// The door of payouts: money that leaves for a bank. What is asked for is frozen; a batch of it goes as one file, once
// two people agree from a sum on; the bank's answer is taken whole or not at all. In the caller's transaction.
import { bankFile, readAnswer, type Answer, type AnswerFault } from './bank-file.ts'
import { adminBatchAudit } from './contract.ts'
import {
  endPayouts,
  freeAgain,
  holdBatch,
  holdReady,
  insertBatch,
  insertPayouts,
  markBatch,
  markSent,
  payoutBy,
  payoutsIn,
  type Batch,
  type Payout,
} from './queries.ts'
import { batches, type BatchEvent, type Owner } from './states.ts'
import { endOf } from '../wallet/account-rules.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { readTable } from '#kernel/data/csv/table.ts'
import {
  clearing,
  move,
  ofMerchant,
  ofPlatform,
  ofUser,
  transferAll,
  type Account,
  type Transfer,
} from '#kernel/data/ledger.ts'
import { next } from '#kernel/data/machine.ts'
import { documentNumber } from '#kernel/data/numbers.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { mustBeAnother, type Reviewer } from '#kernel/security/approval.ts'
import { audit } from '#kernel/security/audit.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

export { accountOf, accountsToPay, bankDetails, type AccountToPay, type PaidTo } from './accounts.ts'
export { forgetHoldersOf } from './queries.ts'
export type { Payout } from './queries.ts'
/** One by its id: how it stands, and why it came back. */
export const payoutOf = (db: Db, id: number): Promise<Payout | undefined> => payoutBy(db, id)

interface Actor {
  userId: number
  ip: string
}
interface To {
  bank: string
  holder: string
  number: string
  maskedHolder: string
}
const sealedAs = 'payout.sealed'
interface Ends {
  /** where it waits for the bank, and where it comes back to */
  frozen: Account
  source: Account
}
/** The money of a refund waits in suspense, before and after. */
const ends: Readonly<Record<Owner, (id: number) => Ends>> = {
  merchant: (id) => ({ frozen: ofMerchant(id, 'frozen'), source: ofMerchant(id, 'payable') }),
  user: (id) => ({ frozen: ofUser(id, 'frozen'), source: ofUser(id, 'earnings') }),
  refund: () => ({ frozen: ofPlatform('suspense'), source: ofPlatform('suspense') }),
}
const frozenOf = (owner: Owner, id: number): Account => ends[owner](id).frozen
const sourceOf = (owner: Owner, id: number): Account => ends[owner](id).source

interface Wish {
  owner: Owner
  ownerId: number
  amount: number
  to: To
}
/** Asks for money to be paid out: it is frozen from now on; a person's was frozen when they asked, a refund's waits in
 * suspense. In the order that was asked. Refuses insufficientBalance. */
export async function addPayouts(
  db: Db,
  app: AppContext,
  wishes: readonly Wish[],
): Promise<{ id: number; payoutNo: string }[]> {
  const numbered = wishes.map((wish) => ({ ...wish, payoutNo: documentNumber(app.clock.now()) }))
  const ids = await insertPayouts(
    db,
    numbered.map(({ payoutNo, owner, ownerId, amount, to: { bank, holder, number, maskedHolder } }) => ({
      payoutNo,
      owner,
      ownerId,
      amount,
      bank,
      maskedHolder,
      lastFour: endOf(number),
      sealed: seal(app, sealedAs, payoutNo, JSON.stringify({ holder, number })),
    })),
  )
  const frozen = ({ payoutNo, owner, ownerId, amount }: Wish & { payoutNo: string }): Transfer => ({
    key: `payout:${payoutNo}:frozen`,
    kind: 'paidOut',
    legs: move(sourceOf(owner, ownerId), frozenOf(owner, ownerId), amount),
  })
  await transferAll(db, numbered.filter(({ owner }) => owner === 'merchant').map(frozen))
  return numbered.map(({ payoutNo }, n) => ({ id: ids[n]!, payoutNo }))
}
export const addPayout = async (db: Db, app: AppContext, wish: Wish): Promise<{ id: number; payoutNo: string }> =>
  (await addPayouts(db, app, [wish]))[0]!

/** Of one file: what its answer may hold, too. */
export const mostInBatch = 1000
/** A batch of what waits. Refuses nothingToPayOut. */
export async function makeBatch(db: Db, app: AppContext, by: Actor): Promise<{ id: number; status: Batch['status'] }> {
  const ready = await holdReady(db, mostInBatch)
  if (ready.length === 0) throw new Refusal('nothingToPayOut')
  const amount = ready.reduce((sum, one) => sum + one.amount, 0)
  const status = amount >= app.settings.get('secondPersonFrom') ? 'made' : 'approved'
  const batchNo = documentNumber(app.clock.now())
  const id = await insertBatch(db, { batchNo, status, amount, userId: by.userId, payouts: ready.map((one) => one.id) })
  await note(db, by, { id, batchNo }, { action: 'payout.batch', after: { status, amount, payouts: ready.length } })
  return { id, status }
}
const note = (
  db: Db,
  { userId, ip }: Actor,
  { id, batchNo }: Pick<Batch, 'id' | 'batchNo'>,
  deed: Pick<Parameters<typeof audit>[1], 'action' | 'before' | 'after' | 'singleHanded' | 'reason'>,
) => audit(db, { staffId: userId, ip, subject: 'payout_batch', subjectId: id, subjectNo: batchNo, ...deed })
/** Held, and where the event leads. Refuses notFound, batchChanged. */
async function mustGo(db: Db, id: number, event: BatchEvent): Promise<Batch> {
  const batch = await holdBatch(db, id)
  if (!batch) throw new Refusal('notFound')
  if (!next(batches, batch.status, event)) throw new Refusal('batchChanged')
  return batch
}
/** Another's yes to a batch. Refuses notFound, batchChanged and what mustBeAnother refuses. */
export async function approveBatch(db: Db, app: AppContext, reviewer: Reviewer, id: number): Promise<void> {
  const batch = await mustGo(db, id, 'approve')
  const asked = { by: batch.madeBy, at: batch.madeAt }
  const { staffId, ...by } = await mustBeAnother(db, app, adminBatchAudit.who, reviewer, asked)
  await markBatch(db, id, 'approved', staffId)
  await note(db, reviewer, batch, { action: 'payout.approve', after: { amount: batch.amount }, ...by })
}
/** Not sent yet: what is in it waits for another batch. Refuses notFound, batchChanged. */
export async function cancelBatch(db: Db, by: Actor, id: number, reason: string): Promise<void> {
  const batch = await mustGo(db, id, 'cancel')
  await freeAgain(db, id)
  await markBatch(db, id, 'cancelled', by.userId)
  await note(db, by, batch, { action: 'payout.cancel', before: { status: batch.status }, reason })
}
/** The file for the bank; with its first taking the money is on its way. Taken again it is the same. Refuses notFound,
 * batchChanged. */
export async function takeFile(db: Db, app: AppContext, by: Actor, id: number): Promise<{ name: string; csv: string }> {
  const batch = await holdBatch(db, id)
  if (!batch) throw new Refusal('notFound')
  if (batch.status !== 'sent') await mustGo(db, id, 'send')
  const payouts = await payoutsIn(db, id)
  if (batch.status !== 'sent') {
    const sent = ({ payoutNo, owner, ownerId, amount }: Payout): Transfer => ({
      key: `payout:${payoutNo}:sent`,
      kind: 'payoutSent',
      legs: move(frozenOf(owner, ownerId), clearing('payout'), amount),
    })
    await transferAll(db, inOneOrder(payouts).map(sent))
    await markSent(db, id)
    await markBatch(db, id, 'sent', by.userId)
  }
  await note(db, by, batch, { action: 'payout.file', after: { status: 'sent', amount: batch.amount } })
  const csv = bankFile(
    payouts.map(({ payoutNo, bank, sealed, amount }) => ({
      payoutNo,
      bank,
      amount,
      ...(JSON.parse(unseal(app, sealedAs, payoutNo, sealed!)) as { holder: string; number: string }),
      reference: payoutNo,
    })),
  )
  return { name: `payouts-${batch.batchNo}.csv`, csv }
}

type Table = NonNullable<Awaited<ReturnType<typeof readTable>>>
/** What the bank did: paid, or sent back to where it came from. All of a batch at once.
 * Refuses notFound, batchChanged, and what is wrong with the file. */
export async function takeAnswer(
  db: Db,
  by: Actor,
  id: number,
  table: Table | undefined,
): Promise<{ paid: number; failed: number }> {
  const batch = await mustGo(db, id, 'answer')
  const payouts = await payoutsIn(db, id)
  if (!table) throw new Refusal('bankAnswerUnread')
  const read = readAnswer(table, new Map(payouts.map(({ payoutNo, amount }) => [payoutNo, amount])))
  if ('fault' in read) throw refusalOf(read)
  const said = new Map(read.answers.map((answer) => [answer.payoutNo, answer]))
  await transferAll(
    db,
    inOneOrder(payouts).map((payout) => booked(payout, said.get(payout.payoutNo)!)),
  )
  await endPayouts(db, id, read.answers)
  await markBatch(db, id, 'answered', by.userId)
  await addJobs(
    db,
    payouts.flatMap((payout) => telling('payout.ended', { payoutId: payout.id })),
  )
  const paid = read.answers.filter((answer) => answer.paid).length
  const after = { paid, failed: payouts.length - paid }
  await note(db, by, batch, { action: 'payout.answer', after })
  return after
}
const booked = ({ payoutNo, owner, ownerId, amount }: Payout, { paid }: Answer): Transfer =>
  paid
    ? {
        key: `payout:${payoutNo}:paid`,
        kind: 'payoutPaid',
        legs: move(clearing('payout'), clearing('bank'), amount),
      }
    : {
        key: `payout:${payoutNo}:returned`,
        kind: 'payoutReturned',
        legs: move(clearing('payout'), sourceOf(owner, ownerId), amount),
      }
/** Accounts of many are locked in one order, whichever batch they stand in. */
const inOneOrder = <P extends Payout>(payouts: readonly P[]): P[] =>
  payouts.toSorted((a, b) => a.owner.localeCompare(b.owner) || a.ownerId - b.ownerId || a.id - b.id)
const reasons = {
  columns: 'bankAnswerUnread',
  line: 'bankAnswerLine',
  twice: 'bankAnswerTwice',
  half: 'bankAnswerHalf',
  unknown: 'bankAnswerUnknown',
  sum: 'bankAnswerSum',
  missing: 'bankAnswerMissing',
} as const satisfies Record<AnswerFault['fault'], string>
const refusalOf = ({ fault, ...params }: AnswerFault): Refusal => new Refusal(reasons[fault], params)
