// The flash sale: 500 shoppers want one of 100 pieces in the same moment.
// Every one of them must be answered, and 100 of them with an order.
import type { Agent } from 'node:http'
import { keepAlive, percentile, send, type Timing } from './client.ts'
import type { Shopper } from './shoppers.ts'
import { paths } from './checkout.ts'
import { buyNow } from './scenarios.ts'

export interface Flash extends Timing {
  sold: number
  refused: number
  /** answers that are neither: 503, 500, cut connections */
  other: number
  /** ms until the last one was answered */
  took: number
}
const crowd = 500

/** The total as a preview confirms it. */
async function confirmed(agent: Agent, url: string, { token, addressId }: Shopper, skuId: number): Promise<string> {
  const preview = await send(agent, url, {
    path: paths.preview,
    token,
    body: { from: { skuId, quantity: 1 }, addressId },
  })
  return preview.body.data?.['priceToken'] as string
}

/** `confirming`: before the sale begins, or in the rush as everybody does who comes by the page. */
export async function flash(
  url: string,
  shoppers: readonly Shopper[],
  skuId: number,
  confirming: 'before' | 'within',
): Promise<Flash> {
  const agent = keepAlive(crowd)
  const people = shoppers.slice(0, crowd)
  const tokens: string[] = []
  if (confirming === 'before') for (const person of people) tokens.push(await confirmed(agent, url, person, skuId))
  // everybody is connected and signed in before the sale begins
  await Promise.all(people.map(({ token }) => send(agent, url, { path: '/livez', token })))
  const latencies: number[] = []
  const timed = async <T>(asking: Promise<T>): Promise<T> => {
    const asked = performance.now()
    return asking.finally(() => latencies.push(performance.now() - asked))
  }
  const began = performance.now()
  const answers = await Promise.all(
    people.map(async (shopper, i) => {
      const total = tokens[i] ?? (await timed(confirmed(agent, url, shopper, skuId)).catch(() => ''))
      const answer = await timed(send(agent, url, buyNow(shopper, skuId, total))).catch(() => undefined)
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
