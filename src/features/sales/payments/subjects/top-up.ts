// A balance that is topped up. Money that comes late is welcome all the same; what comes a second time goes back.
import { endPaid } from '#features/sales/orders/orders.ts'
import { tell } from '#features/platform/messages/messages.ts'
import { lockOwner } from '../top-up-queries.ts'
import type { Subject } from './subject.ts'
import { move, transfer, userBalance } from '#kernel/data/ledger.ts'
import type { Page } from '#kernel/pages.ts'
import { messages } from '#kernel/text/i18n.ts'
import { titleName } from '#kernel/text/platform-name.ts'

const place: Page = '/user/user/money'

export const topUp: Subject = {
  code: 'topUp',
  title: (lang, payNo) => `${titleName(lang)} ${messages(lang)('payments:topUp.title')} ${payNo}`,
  fromFunds: false,
  shareable: false,
  place,
  onPaid: async (db, _app, { id, userId, status, amount, payNo }, method, source, timers) => {
    if (status !== 'open' && status !== 'closed') return 'refund'
    if (!(await lockOwner(db, userId))) return 'refund' // who has left for good has no balance any more
    await endPaid(db, id, method, timers)
    await transfer(db, `payment:${id}:paid`, 'topUp', move(source, userBalance(userId), amount))
    await tell(db, {
      userId,
      key: 'toppedUp',
      params: { amount, number: payNo },
      link: place,
      once: payNo,
    })
    return 'paid'
  },
}
