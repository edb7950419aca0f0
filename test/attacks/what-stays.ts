// What the shop keeps of a person who has left: deeds without their words, reviews without their author, orders.
import { expect } from 'vitest'
import type { World } from '../world.ts'

const byReviewers = ['realname.reveal', 'realname.reject']
const byMerchants = ['order.address', 'order.price', 'review.show', 'invoice.reject']
const ofMoney = ['withdrawal.reject', 'withdrawal.approve', 'transfer.reject']
const applied = ['application.reveal', 'application.return', 'feedback.reply', 'feedback.close']
const closings = ['closing.reject', 'closing.approve']
/** That it was done, by whom and when; stars; sums. */
export async function whatStays({ pool }: World, userId: number): Promise<void> {
  const deeds = await pool.query<{ action: string; reason: string }>(
    'select action, reason from audit_log where about = $1 order by id',
    [userId],
  )
  const due = [...byReviewers, ...byMerchants, ...ofMoney, ...applied, ...closings]
  expect(deeds.rows).toEqual(due.map((action) => ({ action, reason: '' })))
  const review = await pool.query('select rating, body, user_id from review where order_line_id is not null')
  expect(review.rows).toEqual([{ rating: 5, body: '', user_id: null }])
  const orders = await pool.query('select status from shop_order where user_id = $1 order by id', [userId])
  const ended = ['cancelled', 'completed', 'completed', 'reviewed']
  expect(orders.rows).toEqual(ended.map((status) => ({ status })))
}
