// The screens of the staff's desk about money that comes to the bank, and that leaves.
import type { Screen } from './screen.ts'

export const moneyScreens: readonly Screen[] = [
  {
    path: 'statements',
    needs: 'bill.read',
    load: () => import('#features/afterwards/statements/staff/statements.tsx'),
    menu: { name: 'statements', group: 2, waits: ['disputes'], icon: 'statements' },
  },
  {
    path: 'statements/:statementId',
    needs: 'bill.read',
    load: () => import('#features/afterwards/statements/staff/statement.tsx'),
  },
  {
    path: 'transfers',
    needs: 'transfer.read',
    load: () => import('#features/sales/transfers/staff/transfers.tsx'),
    menu: { name: 'transfers', group: 2, waits: ['transfers'], icon: 'transfers' },
  },
  {
    path: 'transfers/lines',
    needs: 'transfer.read',
    load: () => import('#features/sales/transfers/staff/lines.tsx'),
  },
  {
    path: 'transfers/account',
    needs: 'transfer.read',
    load: () => import('#features/sales/transfers/staff/recipient.tsx'),
  },
  {
    path: 'transfers/:transferId',
    needs: 'transfer.read',
    load: () => import('#features/sales/transfers/staff/transfer.tsx'),
  },
  {
    path: 'withdrawals',
    needs: 'withdraw.read',
    load: () => import('#features/money/withdrawals/staff/withdrawals.tsx'),
    menu: { name: 'withdrawals', group: 2, waits: ['withdrawals'], icon: 'withdrawals' },
  },
  {
    path: 'withdrawals/:withdrawalId',
    needs: 'withdraw.read',
    load: () => import('#features/money/withdrawals/staff/withdrawal.tsx'),
  },
  {
    path: 'payouts',
    needs: 'payout.read',
    load: () => import('#features/money/payouts/staff/payouts.tsx'),
    menu: { name: 'payouts', group: 2, icon: 'payouts' },
  },
  {
    path: 'payouts/waiting',
    needs: 'payout.read',
    load: () => import('#features/money/payouts/staff/waiting.tsx'),
  },
  {
    path: 'payouts/:batchId',
    needs: 'payout.read',
    load: () => import('#features/money/payouts/staff/batch.tsx'),
  },
  {
    path: 'ledger',
    needs: 'books.read',
    load: () => import('#features/site/books/staff/ledger.tsx'),
    menu: { name: 'ledger', group: 2, icon: 'ledger' },
  },
]
