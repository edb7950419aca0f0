// The door of refunds in trouble: one of the staff asks for another way, another agrees; from then on the old way is
// shut. Never both: what comes twice is taken back and told. In the caller's transaction.
import { adminRerouteAudit } from './contract.ts'
import { accountOf } from './accounts.ts'
import { dropAccount } from './account-queries.ts'
import { tellTwice } from './message-kinds.ts'
import {
  byPayout,
  forgetAlarm,
  hasOpen,
  holdReroute,
  insertReroute,
  isOpenAccount,
  markDecided,
  markEnded,
  rerouteBy,
  type Reroute,
} from './queries.ts'
import { reroutes, type RerouteStatus, type Way } from './states.ts'
import { endOtherWay, holdRefund, takeOver, type HeldRefund } from '../payments/payments.ts'
import { addPayout, bankDetails, payoutOf } from '#features/money/payouts/payouts.ts'
import { tell } from '#features/platform/messages/messages.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { move, ofPlatform, transfer, userBalance } from '#kernel/data/ledger.ts'
import { next } from '#kernel/data/machine.ts'
import { mustBeAnother, type Asked, type Reviewer } from '#kernel/security/approval.ts'
import { audit } from '#kernel/security/audit.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import { plainWords } from '#kernel/text/plain-words.ts'
import type { Address, Page } from '#kernel/pages.ts'

const sealedAs = 'refund_reroute.sealed'
interface Wish {
  refundId: number
  way: Way
  reason: string
  /** to the account that who paid told */
  told?: boolean | undefined
  account?: { holder: string; bank: string; number: string } | undefined
}

/** Locked, and in trouble: refused again and again, or not through for too long. Refuses notFound,
 * refundNotInTrouble, refundDisputed; ownRequest to whoever it goes to. */
async function mustBeInTrouble(db: Db, app: AppContext, refundId: number, staffId: number): Promise<HeldRefund> {
  const refund = await holdRefund(db, refundId)
  if (!refund) throw new Refusal('notFound')
  if (refund.payerId === staffId) throw new Refusal('ownRequest')
  const late = refund.seconds > app.settings.get('refundStuckSeconds')
  const stuck = late && refund.rerouted === null && refund.status !== 'done' && !refund.atBank
  if (refund.status !== 'failed' && !stuck) throw new Refusal('refundNotInTrouble')
  if (refund.disputed) throw new Refusal('refundDisputed')
  return refund
}
/** Only somebody who is still there has a balance. */
async function mustHaveBalance(db: Db, { payerId }: HeldRefund): Promise<number> {
  if (payerId === null || !(await isOpenAccount(db, payerId))) throw new Refusal('rerouteNoBalance')
  return payerId
}

/** Asks for another way. Refuses what the contract lists. */
export async function askReroute(
  db: Db,
  app: AppContext,
  by: { userId: number; ip: string },
  { refundId, way, reason: typed, told = false, account: typedAccount }: Wish,
): Promise<number> {
  const reason = plainWords(typed)
  if (reason === '') throw new Refusal('reasonRequired')
  const refund = await mustBeInTrouble(db, app, refundId, by.userId)
  if (await hasOpen(db, refundId)) throw new Refusal('rerouteOpen')
  const byPayer = way === 'bank' && told
  const account = byPayer ? await accountOf(db, app, refundId) : typedAccount
  if (byPayer && !account) throw new Refusal('refundAccountNone')
  if (way === 'balance') await mustHaveBalance(db, refund)
  else if (!account) throw new Refusal('badInput', { field: 'account', rule: 'required' })
  const to = way === 'bank' ? bankDetails(account!) : undefined
  const { holder, number, bank = '', maskedHolder = '', lastFour = '' } = to ?? {}
  const sealed = to ? seal(app, sealedAs, refundId, JSON.stringify({ holder, number })) : null
  const kept = { bank, sealed, maskedHolder, lastFour }
  const id = await insertReroute(db, { refundId, way, ...kept, reason, byPayer, userId: by.userId })
  await audit(db, {
    staffId: by.userId,
    action: 'reroute.ask',
    subject: 'refund',
    subjectId: refundId,
    subjectNo: refund.refundNo,
    ...(refund.payerId !== null && { about: refund.payerId }),
    after: { way, amount: refund.amount, ...(to && { lastFour, byPayer }) },
    reason,
    ip: by.ip,
  })
  return id
}
/** Whom a reviewer must not be. */
export async function askedOf(db: Db, id: number): Promise<Asked | undefined> {
  const found = await rerouteBy(db, id)
  return found?.status === 'asked' ? { by: found.askedBy, at: found.askedAt } : undefined
}
/** Refuses what the contract lists. */
export async function decideReroute(
  db: Db,
  app: AppContext,
  reviewer: Reviewer,
  { id, decision }: { id: number; decision: 'approve' | 'reject' },
): Promise<RerouteStatus> {
  const found = await rerouteBy(db, id)
  if (!found) throw new Refusal('notFound')
  // the refund first, as its provider's answers lock it
  const refund = await holdRefund(db, found.refundId)
  const of = (await holdReroute(db, id))!
  const event = decision === 'reject' ? 'reject' : of.way === 'balance' ? 'credit' : 'send'
  const to = next(reroutes, of.status, event)
  if (!to) throw new Refusal('rerouteDecided')
  if (refund!.payerId === reviewer.userId) throw new Refusal('ownRequest')
  const by = await mustBeAnother(db, app, adminRerouteAudit.who, reviewer, { by: of.askedBy, at: of.askedAt })
  if (decision === 'reject') await markDecided(db, id, 'rejected', by.staffId, null)
  else await send(db, app, of, by.staffId)
  await audit(db, {
    ...by,
    action: `reroute.${decision}`,
    subject: 'refund',
    subjectId: of.refundId,
    subjectNo: refund!.refundNo,
    ...(refund!.payerId !== null && { about: refund!.payerId }),
    before: { status: of.status },
    after: { status: to, way: of.way, amount: refund!.amount },
  })
  return to
}
/** From now on its provider is asked no more. Refuses refundNotInTrouble, refundUnsure, rerouteNoBalance. */
async function send(db: Db, app: AppContext, of: Reroute, staffId: number): Promise<void> {
  const refund = await mustBeInTrouble(db, app, of.refundId, staffId)
  if (refund.unsure) throw new Refusal('refundUnsure')
  if (of.way === 'balance') {
    const payerId = await mustHaveBalance(db, refund)
    await takeOver(db, refund, 'balance')
    const legs = move(ofPlatform('suspense'), userBalance(payerId), refund.amount)
    await transfer(db, `reroute:${of.id}:paid`, 'refundRerouted', legs)
    await endOtherWay(db, refund, true)
    await markDecided(db, of.id, 'done', staffId, null)
  } else {
    await takeOver(db, refund, 'bank')
    const told = JSON.parse(unseal(app, sealedAs, of.refundId, of.sealed!)) as { holder: string; number: string }
    const to = { ...told, bank: of.bank, maskedHolder: of.maskedHolder }
    const payout = await addPayout(db, app, { owner: 'refund', ownerId: of.refundId, amount: refund.amount, to })
    await markDecided(db, of.id, 'sent', staffId, payout.id)
  }
  await tellPayer(db, refund, of, of.way === 'balance' ? 'refundToBalance' : 'refundToBank')
}
/** What the bank did; done again it changes nothing. Sent back, it is in trouble again. */
export async function followPayout(db: Db, payoutId: number): Promise<void> {
  const [found, payout] = [await byPayout(db, payoutId), await payoutOf(db, payoutId)]
  if (!found || (payout?.status !== 'paid' && payout?.status !== 'failed')) return
  const refund = (await holdRefund(db, found.refundId))!
  const of = (await holdReroute(db, found.id))!
  const paid = payout.status === 'paid'
  if (!next(reroutes, of.status, paid ? 'paid' : 'returned')) return
  await markEnded(db, of.id, paid ? 'done' : 'failed', payout.reason)
  await endOtherWay(db, refund, paid)
  // it went there, or cannot go there
  await dropAccount(db, of.refundId)
  if (paid) await tellPayer(db, refund, of, 'refundToBankDone')
  else await forgetAlarm(db, of.refundId)
}
const moneyPage: Page = '/user/user/money'
const placeOf = ({ orderNo }: HeldRefund, way: Way): Address =>
  orderNo === null || way === 'balance' ? moneyPage : `/user/user/order/details?orderNo=${orderNo}`
/** A guest hears of it from whoever asked for their account. */
async function tellPayer(
  db: Db,
  refund: HeldRefund,
  { id, way, lastFour }: Reroute,
  key: 'refundToBalance' | 'refundToBank' | 'refundToBankDone',
): Promise<void> {
  const { payerId: userId, amount, orderNo, payNo } = refund
  if (userId === null || !(await isOpenAccount(db, userId))) return
  const message = { userId, link: placeOf(refund, way), once: String(id) }
  const params = { amount, number: orderNo ?? payNo }
  if (key === 'refundToBalance') await tell(db, { ...message, key, params })
  else await tell(db, { ...message, key, params: { ...params, account: lastFour } })
}
/** The payer, of what is taken back; staff, for it is theirs to follow. */
export async function tellOfTwice(db: Db, refundId: number): Promise<void> {
  const refund = await holdRefund(db, refundId)
  if (!refund) return
  const { payerId: userId, amount, orderNo, payNo, refundNo } = refund
  if (userId !== null && (await isOpenAccount(db, userId))) {
    const params = { amount, number: orderNo ?? payNo }
    await tell(db, { userId, key: 'refundTwice', params, link: moneyPage, once: refundNo })
  }
  await tellTwice(db, { refundId, amount, refundNo })
}
