// A payment provider that is slow to answer, as a buyer meets it: told to wait, then taken on to the provider.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { shanghai } from '../buying.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import { barriers } from './looking.ts'
import { askShop, plainGoods, sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const t = textsOf('en-US').payments
const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function unpaid(token: string): Promise<string> {
  const write = <T>(path: string, input: object) =>
    askShop<T>(shop.url, path, { requestId: crypto.randomUUID(), ...input }, token)
  const { id } = await askShop<{ id: number }>(shop.url, '/api/v2/user/address/add', shanghai, token)
  const wish = { from: { skuId: (await plainGoods(shop.url))[0]!.onlySkuId, quantity: 1 }, addressId: id }
  const preview = '/api/v2/order/sell/normal/preview'
  const { priceToken } = await askShop<{ priceToken: string }>(shop.url, preview, wish, token)
  return (await write<{ payNo: string }>('/api/v2/order/sell/normal/create', { ...wish, priceToken })).payNo
}
/** Answers in the shop's place, as long as it gives one. */
const answering = (page: Page, path: string, answer: () => object | undefined) =>
  page.route(`**/api/v2/order/pay/${path}`, async (route) => {
    const data = answer()
    if (data === undefined) return route.continue()
    return route.fulfill({ json: { code: 20001, message: 'ok', data, timestamp: Date.now() } })
  })

test('the buyer is told that the provider is asked, and goes on to it as soon as it answers', async () => {
  const token = await signedIn(shop.url, 'patient.buyer@example.com')
  const payNo = await unpaid(token)
  const { page, context } = await visit(browser, shop.url)
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  let answered = false
  const status = { payNo, status: 'open', amount: 1, method: null, expiresAt: new Date().toISOString(), orderNos: [] }
  const provider = `${shop.url}/goods/list`
  await answering(page, 'create', () => ({ status: 'open', redirectUrl: null, code: null, call: null, asking: true }))
  await answering(page, 'status', () => ({
    ...status,
    paidAt: null,
    asking: !answered,
    redirectUrl: answered ? provider : null,
    code: null,
  }))
  await goTo(page, `${shop.url}/shoppingCart/payOrder?payNo=${payNo}`)
  await page.getByRole('radio', { name: new RegExp(t.methods.online) }).check({ force: true })
  await page
    .getByRole('button', { name: /Go to payment/ })
    .locator('visible=true')
    .first()
    .click()
  await page.getByRole('heading', { name: t.result.asking }).waitFor()
  await page.getByText(t.result.askingText).waitFor()
  expect(await barriers(page)).toEqual([])
  answered = true
  await page.waitForURL(provider)
  await context.close()
})

test('whoever opens the result page later is not sent to the provider', async () => {
  const token = await signedIn(shop.url, 'returning.buyer@example.com')
  const payNo = await unpaid(token)
  const { redirectUrl } = await askShop<{ redirectUrl: string }>(
    shop.url,
    '/api/v2/order/pay/create',
    { payNo, method: 'online', requestId: crypto.randomUUID() },
    token,
  )
  expect(redirectUrl).toContain('/c/pay/')
  const { page, context } = await visit(browser, shop.url)
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  const told = page.waitForResponse((r) => r.url().endsWith('/order/pay/status'))
  await goTo(page, `${shop.url}/shoppingCart/paySuccess?payNo=${payNo}`)
  expect(((await (await told).json()) as { data: { redirectUrl: string } }).data.redirectUrl).toBe(redirectUrl)
  await page.getByRole('heading', { name: t.result.checking }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/shoppingCart/paySuccess')
  await context.close()
})
