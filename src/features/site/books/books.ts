// The door of the books: days kept once they are over, and corrections that two people agree on.
import { isAdjustable, type AdjustableOwner } from './adjustable.ts'
import { adminAdjustmentAudit } from './contract.ts'
import { firstDay, holdAdjustment, insertAdjustment, keepDay, markDecided, newestKept, ownerExists } from './queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { shanghaiDay } from '#kernel/data/days.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { move, ofMerchant, ofPlatform, ofUser, transfer, type Account } from '#kernel/data/ledger.ts'
import { mustBeAnother, type Reviewer } from '#kernel/security/approval.ts'
import { audit } from '#kernel/security/audit.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

const dayMs = 86_400_000
const after = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

/** Keeps every day that is over; the newest kept one anew, for what came late. Each in a transaction of its own. */
export async function keepDays(db: Db, app: AppContext): Promise<void> {
  const yesterday = shanghaiDay(app.clock.now(), -1)
  let day = (await newestKept(db)) ?? (await firstDay(db))
  for (; day !== undefined && day <= yesterday; day = after(day)) {
    const one = day
    await transact(db, (trx) => keepDay(trx, one))
  }
}

interface Wish {
  owner: AdjustableOwner
  ownerId: number
  kind: string
  amount: number
  reason: string
}
/** Refuses notFound, badInput, adjustmentAccount, reasonRequired. */
export async function askAdjustment(db: Db, by: { userId: number; ip: string }, wish: Wish): Promise<number> {
  const { owner, ownerId, kind, amount } = wish
  const reason = plainWords(wish.reason)
  if (!reason) throw new Refusal('reasonRequired')
  if (amount === 0) throw new Refusal('badInput', { field: 'amount', rule: 'not' })
  if (!isAdjustable(owner, kind)) throw new Refusal('adjustmentAccount')
  if (!(await ownerExists(db, owner, ownerId))) throw new Refusal('notFound')
  const id = await insertAdjustment(db, { owner, ownerId, kind, amount, reason, userId: by.userId })
  await audit(db, {
    staffId: by.userId,
    action: 'adjustment.ask',
    subject: 'ledger_adjustment',
    subjectId: id,
    ...(owner === 'merchant' && { merchantId: ownerId }),
    after: { account: `${owner}:${kind}`, ownerId, amount },
    reason,
    ip: by.ip,
  })
  return id
}
const accountOf = ({ owner, ownerId, kind }: Pick<Wish, 'owner' | 'ownerId' | 'kind'>): Account =>
  owner === 'platform'
    ? ofPlatform(kind as 'commission')
    : owner === 'merchant'
      ? ofMerchant(ownerId, kind as 'payable')
      : ofUser(ownerId, kind as 'balance')
/** Refuses notFound, adjustmentDecided, insufficientBalance and what mustBeAnother refuses. */
export async function decideAdjustment(
  db: Db,
  app: AppContext,
  reviewer: Reviewer,
  { id, decision }: { id: number; decision: 'approve' | 'reject' },
): Promise<'done' | 'rejected'> {
  const of = await holdAdjustment(db, id)
  if (!of) throw new Refusal('notFound')
  if (of.status !== 'asked') throw new Refusal('adjustmentDecided')
  const by = await mustBeAnother(db, app, adminAdjustmentAudit.who, reviewer, { by: of.askedBy, at: of.askedAt })
  const status = decision === 'approve' ? 'done' : 'rejected'
  if (status === 'done') {
    const [from, to] =
      of.amount > 0 ? [ofPlatform('adjustment'), accountOf(of)] : [accountOf(of), ofPlatform('adjustment')]
    await transfer(db, `adjustment:${id}`, 'adjustment', move(from, to, Math.abs(of.amount)))
  }
  await markDecided(db, id, status, by.staffId)
  await audit(db, {
    ...by,
    action: `adjustment.${decision}`,
    subject: 'ledger_adjustment',
    subjectId: id,
    ...(of.owner === 'merchant' && { merchantId: of.ownerId }),
    before: { status: of.status },
    after: { status, amount: of.amount },
  })
  return status
}
