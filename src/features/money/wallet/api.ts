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
  balanceRecordExport,
  balanceRecordPage,
  balanceRecordSums,
  payPasswordSet,
  payPasswordVerify,
} from './contract.ts'
import { filterOf, listRecords, recordFile, sumsOf } from './records.ts'
import { hasPayPassword, provePayPassword, setPayPassword } from './wallet.ts'
import { handled, type CallTable, type Ctx } from '#kernel/call/contract.ts'
import { balancesOfUser } from '#kernel/data/ledger.ts'
import { Refusal } from '#kernel/call/refusal.ts'

/** Before the transaction: the try that a wrong password costs must stay. */
const proveFirst = (
  { db, app, user }: Pick<Ctx<typeof accountAdd>, 'db' | 'app' | 'user'>,
  { payPassword }: { payPassword: string },
) => provePayPassword(db, app, user.userId, payPassword)

export const calls = [
  handled(balanceDetail, async ({ db, user }) => {
    const of = await balancesOfUser(db, user.userId)
    return {
      balance: of.get('balance') ?? 0,
      frozen: of.get('frozen') ?? 0,
      debt: -(of.get('debt') ?? 0) || 0,
      hasPayPassword: await hasPayPassword(db, user.userId),
    }
  }),
  handled(balanceRecordPage, ({ db, app, user }, { direction, ...page }) =>
    listRecords(db, user.userId, filterOf(app, direction), page),
  ),
  handled(balanceRecordSums, async ({ db, app, user }) => {
    const filter = filterOf(app, undefined)
    return { ...(await sumsOf(db, user.userId, filter)), days: filter.days! }
  }),
  handled(balanceRecordExport, ({ db, app, user, lang }, { direction }) =>
    recordFile(db, user.userId, filterOf(app, direction), lang),
  ),
  handled(payPasswordSet, async ({ db, app, user }, { payPassword, code }) => {
    if (!/^\d{6}$/.test(payPassword)) throw new Refusal('payPasswordInvalid')
    await proveByCode(db, app, user.userId, 'payPassword', code)
    await setPayPassword(db, app, user.userId, payPassword)
    await tellOfPayPassword(db, user.userId)
    return {}
  }),
  handled(payPasswordVerify, async ({ db, app, user }, { payPassword }) => {
    await provePayPassword(db, app, user.userId, payPassword)
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
