// Orders under a payment number: late money brings back what the timer closed, as far as it can still be had; what
// comes twice, or for what was cancelled, goes back.
import { markPaid } from '#features/sales/orders/orders.ts'
import type { Subject } from './subject.ts'
import type { Page } from '#kernel/pages.ts'
import { titleName } from '#kernel/text/platform-name.ts'

const place: Page = '/user/user/order'

export const orders: Subject = {
  code: 'orders',
  title: (lang, payNo) => `${titleName(lang)} ${payNo}`,
  fromFunds: true,
  shareable: true,
  place,
  onPaid: (db, _app, payment, method, source, timers) => markPaid(db, payment, method, source, timers),
}
