// The flash sale: 500 shoppers want one of 100 pieces in the same moment.
// Every one of them must be answered, and 100 of them with an order.
import { keepAlive, percentile, send, type Timing } from './client.ts'
import type { Goods } from './goods.ts'
import { buyNow, paths } from './scenarios.ts'

export interface Flash extends Timing {
  sold: number
  refused: number
  /** answers that are neither: 503, 500, cut connections */
  other: number
  /** ms until the last one was answered */
  took: number
}
const crowd = 500

export async function flash(url: string, { shoppers, flashSku }: Goods): Promise<Flash> {
  const agent = keepAlive(crowd)
  const people = shoppers.slice(0, crowd)
  const tokens: string[] = []
  for (const { token, addressId } of people) {
    const body = { from: { skuId: flashSku, quantity: 1 }, addressId }
    const preview = await send(agent, url, { path: paths.preview, token, body })
    tokens.push(preview.body.data?.['priceToken'] as string)
  }
  // everybody is connected and signed in before the sale begins
  await Promise.all(people.map(({ token }) => send(agent, url, { path: '/livez', token })))
  const latencies: number[] = []
  const began = performance.now()
  const answers = await Promise.all(
    people.map(async (shopper, i) => {
      const answer = await send(agent, url, buyNow(shopper, flashSku, tokens[i]!)).catch(() => undefined)
      latencies.push(performance.now() - began)
      return answer?.status
    }),
  )
  const took = performance.now() - began
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const sold = answers.filter((s) => s === 200).length
  const refused = answers.filter((s) => s === 422).length
  return {
    sold,
    refused,
    other: crowd - sold - refused,
    took,
    done: crowd,
    failed: 0,
    perSecond: (crowd / took) * 1000,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  }
}
