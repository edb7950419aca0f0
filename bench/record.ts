// Asks the real server each request once and writes down its statements: to count them, and for the bare server.
import { createHash, randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { keepAlive, send, type Answer, type Step } from './client.ts'
import { patiently } from '../test/rounds/round.ts'
import type { Goods } from './goods.ts'
import type { Running } from './processes.ts'
import { add, paths } from './checkout.ts'
import { detail, rounds } from './scenarios.ts'
import type { Script, Written } from './script.ts'
import { payPassword, type Shopper } from './shoppers.ts'

type Say = (key: string, step: Step) => Promise<Answer>

/** Says a step to the server and keeps the statements that it sent. */
const sayTo =
  (server: Running, agent: ReturnType<typeof keepAlive>, written: Written[]): Say =>
  async (key, step) => {
    const answer = await patiently(async () => {
      await server.ask('record')
      const said = await send(agent, server.url, step)
      return { ...said, ...(await server.ask('stop')) }
    })
    const { statements = [] } = answer
    if (answer.status !== 200) throw new Error(`${step.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    // the clock asks the database each minute, whoever else is asking
    const own = statements.filter((s) => !s.text.startsWith('select extract(epoch from shop_now())'))
    written.push({ key, path: step.path, statements: own, ...(answer.page && { page: answer.page }) })
    return answer
  }

/** What makes a confirmation the only one of its kind: the third of what its token tells. */
const nonceOf = (token: string): string =>
  (JSON.parse(inflateRawSync(Buffer.from(token.split('.')[0]!, 'base64url')).toString()) as [number, number, string])[2]

/** From the cart to paid; what stands for one order only in what was said. */
async function buy(say: Say, shopper: Shopper, skuId: number, requestId: string) {
  const { token, addressId } = shopper
  const from = { cart: true }
  await say('checkout', add(shopper, skuId))
  const { priceToken } = (await say('checkout', { path: paths.preview, token, body: { from, addressId } })).body.data!
  const wish = { from, addressId, priceToken, requestId }
  const { payNo } = (await say('checkout', { path: paths.create, token, body: wish })).body.data!
  const payRequestId = randomUUID()
  const payment = { payNo, method: 'balance', payPassword, requestId: payRequestId }
  await say('checkout', { path: paths.pay, token, body: payment })
  return { payRequestId, priceNonce: nonceOf(String(priceToken)) }
}

export async function record(
  server: Running,
  goods: Goods,
): Promise<{ script: Script; recorded: Map<string, number> }> {
  const agent = keepAlive(1)
  const written: Written[] = []
  const say = sayTo(server, agent, written)
  const [shopper, skuId, productId, requestId] = [
    goods.shoppers.at(-1)!,
    goods.skuIds.at(-1)!,
    goods.productIds.at(-1)!,
    randomUUID(),
  ]
  const { token } = shopper

  await say('detail', detail(productId))
  await say('list', rounds.list(goods, 1)(0).at(-1)!)
  await say('facets', rounds.facets(goods, 1)(0).at(-1)!)
  await say('search', rounds.search(goods, 1)(0).at(-1)!)
  await say('add', add(shopper, skuId))
  const bought = await buy(say, shopper, skuId, requestId)
  for (const [key, path] of [
    ['home', '/'],
    ['department', `/goods/list?categoryId=${goods.categoryIds.at(-1)}`],
    ['product', `/goods/${productId}`],
  ] as const) {
    const { status } = await send(agent, server.url, { path })
    if (status === 200) await say(key, { path })
  }
  agent.destroy()
  const recorded = new Map<string, number>()
  for (const { key, statements } of written) recorded.set(key, (recorded.get(key) ?? 0) + statements.length)
  const tokenHash = createHash('sha256').update(token).digest('hex')
  return {
    recorded,
    script: {
      recorded: {
        ...shopper,
        tokenHash,
        skuId,
        productId,
        requestId,
        ...bought,
      },
      written,
      shoppers: goods.shoppers,
      productOf: goods.productOf,
    },
  }
}
