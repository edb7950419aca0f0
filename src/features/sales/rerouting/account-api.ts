// Handlers of buyers who name another account for a refund.
import { refundAccountAdd, refundAccountDetail } from './account-contract.ts'
import { showAccount, tellAccount } from './accounts.ts'
import { provePayPassword } from '#features/people/accounts/accounts.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const accountCalls = [
  handled(refundAccountDetail, ({ db, user }, { refundNo }) => showAccount(db, user.userId, refundNo)),
  handled(
    refundAccountAdd,
    async ({ db, app, user }, { refundNo, holder, bank, number }) => {
      await tellAccount(db, app, user.userId, { refundNo, holder, bank, number })
      return {}
    },
    // before the transaction: the try that a wrong password costs must stay
    ({ db, app, user }, { payPassword }) => provePayPassword(db, app, user.userId, payPassword),
  ),
] as const

type Own = CallTable<typeof accountCalls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
