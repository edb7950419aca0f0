// The way from the cart to a paid order, step by step.
import { randomUUID } from 'node:crypto'
import type { Answer, Step } from './client.ts'
import { payPassword, type Shopper } from './shoppers.ts'

export const paths = {
  detail: '/api/v2/goods/goods/detail/normal',
  list: '/api/v2/goods/goods/page',
  add: '/api/v2/cart/cart/add',
  preview: '/api/v2/order/sell/normal/preview',
  create: '/api/v2/order/sell/normal/create',
  pay: '/api/v2/order/pay/create',
} as const
export type Send = (step: Step) => Promise<Answer>

export const add = (shopper: Shopper, skuId: number, requestId?: string): Step => ({
  path: paths.add,
  token: shopper.token,
  body: { skuId, quantity: 1, ...(requestId && { requestId }) },
})

export async function must(send: Send, step: Step): Promise<Record<string, unknown>> {
  const { status, body } = await send(step)
  if (status !== 200) throw new Error(`${step.path}: ${status} ${JSON.stringify(body)}`)
  return body.data ?? {}
}
/** Add to cart, preview, create, pay from the balance: the order's number. Throws when a step is refused. */
export async function checkout(send: Send, shopper: Shopper, skuId: number): Promise<string> {
  const { token, addressId } = shopper
  const from = { cart: true }
  await must(send, add(shopper, skuId))
  const { priceToken = '' } = await must(send, { path: paths.preview, token, body: { from, addressId } })
  const { payNo, orderNos } = await must(send, {
    path: paths.create,
    token,
    body: { from, addressId, priceToken, requestId: randomUUID() },
  })
  await must(send, { path: paths.pay, token, body: { payNo, method: 'balance', payPassword, requestId: randomUUID() } })
  return (orderNos as string[])[0]!
}
