// What navigation shows of this feature. Pure: manifests and browsers read it.
import type { Entries } from '#kernel/entries.ts'

export const entries: Entries = {
  account: [{ group: 'orders', place: 15, name: 'afterSales', to: '/user/user/orderRefund' }],
}
