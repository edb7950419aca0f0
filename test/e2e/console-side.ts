// The consoles in browser tests: somebody of a merchant or of the staff with two proofs, the page of their desk, and
// orders for it to work at.
import type { Browser, Page } from 'playwright-core'
import { quiet, visit, type Visitor } from './browser.ts'
import { askShop, captchaProof, mailedCode, plainGoods, signedIn } from './running-shop.ts'
import type { ShopAddress } from './shop-process.ts'

export const consolePassword = 'miralo2026'
/** A sign-in of the console, past its door. */
export async function consoleToken({ url }: ShopAddress, account: string): Promise<string> {
  const open = { account, password: consolePassword, captchaToken: await captchaProof(url) }
  const { ticket } = await askShop<{ ticket: string }>(url, '/api/v2/console/session/open', open)
  const confirm = { ticket, code: await mailedCode(url, account) }
  return (await askShop<{ user_token: string }>(url, '/api/v2/console/session/confirm', confirm)).user_token
}
/** Their desk, at an address of it. */
export async function atDesk(
  browser: Browser,
  shop: ShopAddress,
  account: string,
  address: string,
  look: Parameters<typeof visit>[2] = {},
): Promise<Visitor & { token: string }> {
  const token = await consoleToken(shop, account)
  const visitor = await visit(browser, shop.url, look)
  await visitor.context.addInitScript(
    (signed) => localStorage.getItem('console') ?? localStorage.setItem('console', signed),
    JSON.stringify({ token }),
  )
  await goToDesk(visitor.page, shop.url + address)
  return { ...visitor, token }
}
export async function goToDesk(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.shell h1').waitFor()
  await quiet(page)
}

interface Wish {
  merchantId: number
  quantity: number
  remark?: string
}
/** A paid order of a merchant's cheapest goods; its buyer's token. */
export async function bought({ url }: ShopAddress, { merchantId, quantity, remark: text = '' }: Wish) {
  const token = await signedIn(url, 'lin@example.com')
  const ask = <T>(path: string, input: object) => askShop<T>(url, path, input, token)
  const { records } = await ask<{ records: { id: number }[] }>('/api/v2/user/address/page', {})
  const mine = (await plainGoods(url)).filter((g) => g.merchant.merchantId === merchantId)
  const { onlySkuId: skuId } = mine.toSorted((a, b) => a.price - b.price)[0]!
  const wish = { from: { skuId, quantity }, addressId: records[0]!.id }
  const { priceToken } = await ask<{ priceToken: string }>('/api/v2/order/sell/normal/preview', wish)
  const placed = { ...wish, priceToken, remarks: [{ merchantId, text }], requestId: crypto.randomUUID() }
  const order = await ask<{ payNo: string; orderNos: string[] }>('/api/v2/order/sell/normal/create', placed)
  const pay = { payNo: order.payNo, method: 'balance', payPassword: '246810', requestId: crypto.randomUUID() }
  await ask('/api/v2/order/pay/create', pay)
  return { orderNo: order.orderNos[0]!, token }
}
/** As the desks write numbers. */
export const inFours = (no: string): string => no.replace(/(\d{4})(?=\d)/g, '$1 ')
