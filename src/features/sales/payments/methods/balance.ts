// Paying from the stored balance: proven by the payment password, moved in the ledger at once.
import { provePayPassword } from '#features/money/wallet/wallet.ts'
import type { PasswordMethod } from './method.ts'
import { userBalance } from '#kernel/data/ledger.ts'

export const balance: PasswordMethod = {
  code: 'balance',
  mark: 'purse',
  interaction: 'password',
  obstacle: ({ settings }) => (settings.isOn('balancePayments') ? null : 'hidden'),
  funds: (buyer) => buyer.balance,
  source: (payerId) => {
    if (payerId === null) throw new Error('a guest has no balance')
    return userBalance(payerId)
  },
  prove: provePayPassword,
}
