// Handlers of the wallet.
import { proveByCode, tellOfPayPassword } from '#features/people/accounts/accounts.ts'
import { listAccounts } from './account-queries.ts'
import { addAccount, editAccount, makeDefaultAccount, removeAccount } from './accounts.ts'
import {
  accountAdd,
  accountDefault,
  accountDelete,
  accountEdit,
  accountList,
  balanceDetail,
  balanceRecordPage,
  payPasswordSet,
} from './contract.ts'
import { balanceRecordCount, balanceRecords } from './queries.ts'
import { hasPayPassword, provePayPassword, setPayPassword } from './wallet.ts'
import { handled, type CallTable, type Ctx } from '#kernel/call/contract.ts'
import { balanceOf, userBalance } from '#kernel/data/ledger.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

/** Before the transaction: the try that a wrong password costs must stay. */
const proveFirst = (
  { db, app, user }: Pick<Ctx<typeof accountAdd>, 'db' | 'app' | 'user'>,
  { payPassword }: { payPassword: string },
) => provePayPassword(db, app, user.userId, payPassword)

export const calls = [
  handled(balanceDetail, async ({ db, user }) => ({
    balance: await balanceOf(db, userBalance(user.userId)),
    hasPayPassword: await hasPayPassword(db, user.userId),
  })),
  handled(balanceRecordPage, async ({ db, user }, input) => {
    const limits = limitsOf(input, 20, ['id'])
    const before = limits.cursor?.[0] as number | undefined
    const rows = await balanceRecords(db, user.userId, limits.size, limits.offset, before)
    const records = rows.map((r) => ({ ...r, createdAt: r.createdAt.toISOString() }))
    return pageOf(records, limits, (r) => [r.id], cappedTotal(await balanceRecordCount(db, user.userId)))
  }),
  handled(payPasswordSet, async ({ db, app, user }, { payPassword, code }) => {
    if (!/^\d{6}$/.test(payPassword)) throw new Refusal('payPasswordInvalid')
    await proveByCode(db, app, user.userId, 'payPassword', code)
    await setPayPassword(db, app, user.userId, payPassword)
    await tellOfPayPassword(db, user.userId)
    return {}
  }),
  handled(accountList, async ({ db, user }) => ({
    records: await listAccounts(db, user.userId),
    hasPayPassword: await hasPayPassword(db, user.userId),
  })),
  handled(
    accountAdd,
    async ({ db, app, user }, input) => ({ id: await addAccount(db, app, user.userId, input) }),
    proveFirst,
  ),
  handled(accountEdit, async ({ db, user }, { id, bank }) => {
    await editAccount(db, user.userId, id, bank)
    return {}
  }),
  handled(
    accountDelete,
    async ({ db, user }, { id }) => {
      await removeAccount(db, user.userId, id)
      return {}
    },
    proveFirst,
  ),
  handled(
    accountDefault,
    async ({ db, user }, { id }) => {
      await makeDefaultAccount(db, user.userId, id)
      return {}
    },
    proveFirst,
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
