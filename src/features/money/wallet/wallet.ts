// The door of the wallet: what pays from a balance is proven by the payment password, which is the account's.
import { balanceRecords } from './queries.ts'
import { accountsInFull } from './accounts.ts'
import type { Db } from '#kernel/data/db.ts'
import { balanceOf, userBalance } from '#kernel/data/ledger.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

export { accountInFull } from './accounts.ts'
export { hasPayPassword, provePayPassword, setPayPassword } from '#features/people/accounts/accounts.ts'

/** more movements than anybody has */
const everything = 100_000
const all = { days: undefined, direction: undefined }
/** What the shop keeps of a person here, for the data export: balance, all that moved it, bank cards in full. */
export async function personalDataOf(db: Db, app: AppContext, userId: number) {
  const records = await balanceRecords(db, userId, all, { size: everything, offset: 0, before: undefined })
  return {
    balance: await balanceOf(db, userBalance(userId)),
    records: records.map(({ amount, kind, ref, createdAt }) => ({
      amount,
      kind,
      ref,
      createdAt: createdAt.toISOString(),
    })),
    bankCards: await accountsInFull(db, app, userId),
  }
}
