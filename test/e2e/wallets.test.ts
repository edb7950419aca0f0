// Paying by a code at a desk: it is drawn, scanned elsewhere, and the page goes on by itself.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { barriers } from './looking.ts'
import { press, unpaid } from './paying-steps.ts'
import { askShop, sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const t = textsOf('en-US').payments
const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function atCashier(email: string) {
  const token = await signedIn(shop.url, email)
  const { payNo } = await unpaid(shop.url, token)
  const { page, context } = await visit(browser, shop.url)
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await goTo(page, `${shop.url}/shoppingCart/payOrder?payNo=${payNo}`)
  return { page, context, token, payNo }
}

test('at a desk a code is drawn; it is paid elsewhere, and the page goes on by itself', async () => {
  const { page, context, token, payNo } = await atCashier('scanning.buyer@example.com')
  await page.getByRole('radio', { name: new RegExp(t.methods.wechat) }).check({ force: true })
  await press(page, /^Show the code/)
  await page.getByRole('img', { name: t.scan.code.replace('{{name}}', t.methods.wechat) }).waitFor()
  await page.getByText(t.scan.waiting).waitFor()
  expect(await barriers(page)).toEqual([])
  const again = { payNo, method: 'wechat', requestId: crypto.randomUUID() }
  const { code } = await askShop<{ code: string }>(shop.url, '/api/v2/order/pay/create', again, token)
  const other = await context.newPage()
  await other.goto(code)
  await other.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText(t.result.success).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/shoppingCart/paySuccess')
  await context.close()
})
