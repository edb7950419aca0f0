// Handlers of the wallet.
import { proveByCode } from '../accounts/accounts.ts'
import { balanceDetail, balanceRecordPage, payPasswordSet } from './contract.ts'
import { balanceRecordCount, balanceRecords } from './queries.ts'
import { hasPayPassword, setPayPassword } from './wallet.ts'
import { handled } from '#kernel/contract.ts'
import { balanceOf, userBalance } from '#kernel/ledger.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/page.ts'
import { Refusal } from '#kernel/refusal.ts'

export const walletApi = [
  handled(balanceDetail, async ({ db, user }) => ({ balance: await balanceOf(db, userBalance(user.userId)), hasPayPassword: await hasPayPassword(db, user.userId) })),
  handled(balanceRecordPage, async ({ db, user }, input) => {
    const limits = limitsOf(input)
    const before = limits.cursor?.[0] as number | undefined
    const rows = await balanceRecords(db, user.userId, limits.size, limits.offset, before)
    const records = rows.map((r) => ({ ...r, createdAt: r.createdAt.toISOString() }))
    return pageOf(records, limits, (r) => [r.id], cappedTotal(await balanceRecordCount(db, user.userId)))
  }),
  handled(payPasswordSet, async ({ db, shop, user }, { payPassword, code }) => {
    if (!/^\d{6}$/.test(payPassword)) throw new Refusal('payPasswordInvalid')
    await proveByCode(db, shop, user.userId, 'payPassword', code)
    await setPayPassword(db, user.userId, payPassword)
    return {}
  }),
] as const
