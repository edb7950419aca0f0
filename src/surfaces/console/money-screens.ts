// The screens of the staff's desk about money that comes to the bank, and that leaves.
import type { Screen } from './screen.ts'

export const moneyScreens: readonly Screen[] = [
  {
    path: 'payments',
    needs: 'ledger.read',
    load: () => import('#features/site/payment-ledger/staff/payments.tsx'),
    menu: { name: 'payments', group: 2, icon: 'payments' },
  },
  {
    path: 'payments/refunds',
    needs: 'ledger.read',
    load: () => import('#features/site/payment-ledger/staff/refunds.tsx'),
  },
  {
    path: 'payments/files',
    needs: 'ledger.read',
    load: () => import('#features/site/reconciliation/staff/files.tsx'),
    menu: { name: 'providerFiles', group: 2, icon: 'providerFiles' },
  },
  {
    path: 'payments/differences',
    needs: 'ledger.read',
    load: () => import('#features/site/reconciliation/staff/differences.tsx'),
    under: 'payments/files',
  },
  {
    path: 'payments/:payNo',
    needs: 'ledger.read',
    load: () => import('#features/site/payment-ledger/staff/payment.tsx'),
  },
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
    path: 'fee-invoices',
    needs: 'bill.read',
    load: () => import('#features/afterwards/fee-invoices/staff/fee-invoices.tsx'),
    menu: { name: 'feeInvoices', group: 2, waits: ['feeInvoices'], icon: 'feeInvoices' },
  },
  {
    path: 'fee-invoices/issuer',
    needs: 'bill.read',
    load: () => import('#features/afterwards/fee-invoices/staff/issuer.tsx'),
  },
  {
    path: 'fee-invoices/:feeInvoiceId',
    needs: 'bill.read',
    load: () => import('#features/afterwards/fee-invoices/staff/fee-invoice.tsx'),
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
    path: 'refund-trouble',
    needs: 'payout.read',
    load: () => import('#features/sales/rerouting/staff/troubled.tsx'),
    menu: { name: 'refundTrouble', group: 2, waits: ['refundTrouble'], icon: 'refundTrouble' },
  },
  {
    path: 'refund-trouble/:refundId',
    needs: 'payout.read',
    load: () => import('#features/sales/rerouting/staff/refund.tsx'),
  },
  {
    path: 'chargebacks',
    needs: 'payout.read',
    load: () => import('#features/sales/chargebacks/staff/chargebacks.tsx'),
    menu: { name: 'chargebacks', group: 2, waits: ['chargebacks'], icon: 'chargebacks' },
  },
  {
    path: 'chargebacks/:chargebackId',
    needs: 'payout.read',
    load: () => import('#features/sales/chargebacks/staff/chargeback.tsx'),
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
  {
    path: 'files',
    needs: 'file.read',
    load: () => import('#features/platform/file-jobs/staff/files.tsx'),
    menu: { name: 'staffFiles', group: 2, icon: 'staffFiles' },
  },
]
