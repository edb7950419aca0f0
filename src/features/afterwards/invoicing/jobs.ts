// What follows of orders for their invoices: asked along with them, credited when money goes back; a merchant who does
// not answer is reminded twice, then staff are alarmed.
import { askAsPlaced } from './asking.ts'
import { follow } from './issuing.ts'
import { orderOfRefund, unanswered } from './queries.ts'
import { tellShop } from './telling.ts'
import { transact } from '#kernel/data/db.ts'
import { subscribe, type Subscriber } from '#kernel/jobs/events.ts'
import type { JobContext, JobHandler, Schedule } from '#kernel/jobs/jobs.ts'

const followOrder = ({ db, app }: JobContext, { orderId }: { orderId: number }): Promise<void> =>
  transact(db, (trx) => follow(trx, app, orderId))
export const jobs: Record<string, JobHandler> = {
  'invoicing.remind': ({ db, app }) =>
    transact(db, async (trx) => {
      const { get } = app.settings
      for (const asked of await unanswered(trx, 'reminded', get('invoiceRemindSeconds')))
        await tellShop(trx, asked, 'shopInvoiceWaits')
      for (const asked of await unanswered(trx, 'remindedAgain', get('invoiceRemindAgainSeconds')))
        await tellShop(trx, asked, 'shopInvoiceWaits', 'again')
      for (const { id, orderId, merchantId } of await unanswered(trx, 'alarmed', get('invoiceAlarmSeconds')))
        app.log.error({ applicationId: id, orderId, merchantId }, 'a merchant does not answer a wish for an invoice')
    }),
}
export const schedules: Schedule[] = [{ cron: '41 * * * *', job: 'invoicing.remind' }]
export const subscribers: Subscriber[] = [
  subscribe(
    'order.paid',
    'invoicing.asked',
    ({ db, app }, { orderId }) => transact(db, (trx) => askAsPlaced(trx, app, orderId)),
    { only: ({ invoiced = true }) => invoiced },
  ),
  subscribe('order.unitsReturned', 'invoicing.credit', followOrder),
  subscribe('refund.moved', 'invoicing.creditRest', async (context, { key }) => {
    const orderId = await orderOfRefund(context.db, key)
    if (orderId !== undefined) await followOrder(context, { orderId })
  }),
]
