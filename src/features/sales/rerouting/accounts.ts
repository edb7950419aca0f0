// A bank sent a refund back: who paid is asked for another account, and names it with the payment password. From there
// staff send it, two of them, as they send refunds another way: it is asked for by one door and never goes twice.
import { bankDetails } from '#features/money/payouts/payouts.ts'
import { hasPayPassword } from '#features/people/accounts/accounts.ts'
import { tell } from '#features/platform/messages/messages.ts'
import { accountsInFull, myRefund, putAccount, toldAccount, type Mine } from './account-queries.ts'
import { isOpenAccount } from './queries.ts'
import { holdRefund } from '../payments/payments.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Address } from '#kernel/pages.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

const sealedAs = 'refund_account.sealed'
interface Owner {
  holder: string
  number: string
}
export const accountPage = (refundNo: string): Address => `/user/user/money/refund?refundNo=${refundNo}`

const stateOf = ({ status, stands, isOpen }: Mine, isTold: boolean) =>
  status === 'done'
    ? ('done' as const)
    : isOpen
      ? ('sent' as const)
      : !stands
        ? ('other' as const)
        : isTold
          ? ('told' as const)
          : ('asked' as const)
/** Refuses notFound. */
export async function showAccount(db: Db, userId: number, refundNo: string) {
  const mine = await myRefund(db, userId, refundNo)
  if (!mine) throw new Refusal('notFound')
  const told = await toldAccount(db, mine.id)
  return {
    refundNo: mine.refundNo,
    amount: mine.amount,
    number: mine.number,
    state: stateOf(mine, told !== undefined),
    told: told
      ? { holder: told.maskedHolder, bank: told.bank, lastFour: told.lastFour, toldAt: told.toldAt.toISOString() }
      : null,
    hasPayPassword: await hasPayPassword(db, userId),
  }
}
/** Refuses what the contract lists. */
export async function tellAccount(
  db: Db,
  app: AppContext,
  userId: number,
  { refundNo, ...typed }: Owner & { refundNo: string; bank: string },
): Promise<void> {
  const { holder, bank, number, maskedHolder, lastFour } = bankDetails(typed)
  const found = await myRefund(db, userId, refundNo)
  if (!found) throw new Refusal('notFound')
  // staff who ask for another way, and banks that answer, lock it too
  await holdRefund(db, found.id)
  const now = (await myRefund(db, userId, refundNo))!
  if (!now.stands || now.isOpen) throw new Refusal('refundNotAsked')
  const sealed = seal(app, sealedAs, now.id, JSON.stringify({ holder, number } satisfies Owner))
  await putAccount(db, { refundId: now.id, userId, bank, sealed, maskedHolder, lastFour })
}
/** The one that who paid told, in full. */
export async function accountOf(db: Db, app: AppContext, refundId: number) {
  const told = await toldAccount(db, refundId)
  if (!told) return undefined
  return { ...(JSON.parse(unseal(app, sealedAs, refundId, told.sealed)) as Owner), bank: told.bank }
}
/** A bank sent it back: who paid is asked for another account. A guest has no place to say it. */
export async function askForAccount(db: Db, refundId: number, payoutId: number): Promise<void> {
  const refund = await holdRefund(db, refundId)
  const userId = refund?.payerId
  if (!refund || !userId || !(await isOpenAccount(db, userId))) return
  const { amount, refundNo, orderNo, payNo } = refund
  const params = { amount, number: orderNo ?? payNo }
  await tell(db, { userId, key: 'refundAccountAsked', params, link: accountPage(refundNo), once: String(payoutId) })
}
/** Everything that is kept of a person here. */
export const personalAccounts = async (db: Db, app: AppContext, userId: number) =>
  (await accountsInFull(db, userId)).map(({ refundId, refundNo, bank, sealed, toldAt }) => ({
    refundNo,
    bank,
    ...(JSON.parse(unseal(app, sealedAs, refundId, sealed)) as Owner),
    toldAt: toldAt.toISOString(),
  }))
