// Paying by bank transfer: the buyer sends the sum with the payment number, and proofs of it; staff see it come.
import type { TransferMethod } from './method.ts'
import { clearing } from '#kernel/data/ledger.ts'

export const bank: TransferMethod = {
  code: 'bank',
  mark: 'bank',
  interaction: 'transfer',
  obstacle: ({ settings }, _amount, { recipient, openTransfers, fixedPrice }) => {
    if (!recipient) return 'hidden'
    if (fixedPrice) return 'methodNotAvailable'
    return openTransfers >= settings.get('transfersOpenMax') ? 'tooManyTransfers' : null
  },
  funds: () => null,
  source: () => clearing('bank'),
}
