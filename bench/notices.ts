// Payment notices: orders begun at three providers, whose simulators run in the process of the load; then all of them
// are paid, and what is measured is all that follows: the notice, the question back, the order, its jobs.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { outside, type Outside, type Providers } from '../test/providers.ts'
import { inParallel } from '../test/rounds/round.ts'
import { must, paths, type Send } from './checkout.ts'
import { percentile, type Timing } from './client.ts'
import type { Goods } from './goods.ts'

export const noticeKeys = ['noticeOnline', 'noticeWechat', 'noticeAlipay'] as const
export type NoticeKey = (typeof noticeKeys)[number]
export const isNotice = (key: string): key is NoticeKey => noticeKeys.some((one) => one === key)
export const methodOf = (key: NoticeKey): Outside => outside[noticeKeys.indexOf(key)]!

/** From the cart to the provider; its reference. */
async function begin(send: Send, pool: pg.Pool, goods: Goods, n: number, method: Outside): Promise<string> {
  const { token, addressId } = goods.shoppers[n % goods.shoppers.length]!
  const from = { skuId: goods.skuIds[(n * 61) % goods.skuIds.length]!, quantity: 1 }
  const { priceToken = '' } = await must(send, { path: paths.preview, token, body: { from, addressId } })
  const order = { from, addressId, priceToken, requestId: randomUUID() }
  const { payNo } = await must(send, { path: paths.create, token, body: order })
  const { code, redirectUrl } = await must(send, {
    path: paths.pay,
    token,
    body: { payNo, method, requestId: randomUUID() },
  })
  // as the payer's browser or app goes there
  await fetch(String(code ?? redirectUrl), { redirect: 'manual' })
  const { rows } = await pool.query<{ ref: string }>(
    `select a.provider_ref as ref from payment_attempt a join payment p on p.id = a.payment_id
     where p.pay_no = $1 order by a.id desc limit 1`,
    [payNo],
  )
  return rows[0]!.ref
}
export const beginMany = (
  send: Send,
  pool: pg.Pool,
  goods: Goods,
  { method, from, count }: { method: Outside; from: number; count: number },
): Promise<string[]> =>
  inParallel(
    Array.from({ length: count }, (_, n) => from + n),
    4,
    (n) => begin(send, pool, goods, n, method),
  )

/** Each is answered once the shop has taken the notice. */
export async function payMany(providers: Providers, method: Outside, refs: readonly string[]): Promise<Timing> {
  const began = performance.now()
  let failed = 0
  const took = await inParallel(refs, 4, async (ref) => {
    const start = performance.now()
    if (!(await providers.pay(method, ref))) failed++
    return performance.now() - start
  })
  const elapsed = (performance.now() - began) / 1000
  const sorted = took.toSorted((a, b) => a - b)
  return {
    done: refs.length - failed,
    failed,
    perSecond: refs.length / elapsed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  }
}
