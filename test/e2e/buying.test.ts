// What the buying pages do in a browser beside the straight way from cart to paid: another specification in the cart,
// removal taken back, orders paid together, an address pasted, one chosen for an order.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { barriers, sideways } from './looking.ts'
import { askShop, sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const ask = <T>(path: string, input: object, token?: string) => askShop<T>(shop.url, path, input, token)
const requestId = () => crypto.randomUUID()
const yunnan = {
  consignee: '林月然',
  areaCode: '86',
  phone: '13800132719',
  country: 'CN',
  state: '云南省',
  stateCode: '53',
  city: '昆明市',
  region: '五华区',
  detail: '翠湖南路 1 号',
}

/** Somebody signed in, with an address in Yunnan. */
async function buyer(
  name: string,
  width = 1440,
): Promise<{ token: string; page: Page; context: BrowserContext; faults: string[] }> {
  const token = await signedIn(shop.url, `${name}@example.com`)
  await ask('/api/v2/user/address/add', { ...yunnan, requestId: requestId() }, token)
  const visitor = await visit(browser, shop.url, { width })
  await visitor.context.addCookies([{ name: 'token', value: token, url: shop.url }])
  return { token, ...visitor }
}
interface Card {
  id: number
  onlySkuId: number | null
  soldOut: boolean
  price: number
}
const goods = async (): Promise<Card[]> =>
  (await ask<{ records: Card[] }>('/api/v2/goods/goods/page', { size: 60, sort: 'priceUp' })).records.filter(
    (g) => !g.soldOut,
  )

/** What is wrong with the page as it stands: barriers, and whether it scrolls sideways. */
const faultsOf = async (page: Page): Promise<string[]> =>
  [...(await barriers(page)), ...(await sideways(page))].map((f) => `${new URL(page.url()).pathname}: ${f}`)

test('in the cart a line takes another specification, and what was removed comes back', async () => {
  const { token, page, context, faults } = await buyer('chooser')
  const many = (await goods()).find((g) => g.onlySkuId === null)!
  const { skus } = await ask<{ skus: { id: number; available: number; price: number }[] }>(
    '/api/v2/goods/goods/detail/normal',
    { id: many.id },
  )
  const [first, second] = skus.filter((s) => s.available > 3)
  await ask('/api/v2/cart/cart/add', { skuId: first!.id, quantity: 2, requestId: requestId() }, token)
  await goTo(page, `${shop.url}/shoppingCart`)
  const line = page.locator('.cart-line')
  const before = await line.locator('.cart-line-spec').innerText()
  await line.locator('.cart-line-spec').click()
  const sheet = page.getByRole('dialog')
  const value = sheet.getByRole('radio', { checked: false }).first()
  await value.waitFor()
  expect(await faultsOf(page)).toEqual([])
  await value.check({ force: true })
  await sheet.getByRole('button', { name: en.cart.useSpec }).click()
  await page.waitForFunction((old) => document.querySelector<HTMLElement>('.cart-line-spec')?.innerText !== old, before)
  await page.waitForFunction(() => document.activeElement?.classList.contains('cart-line-spec'))
  const lines = async () =>
    (
      await ask<{ groups: { lines: { skuId: number; quantity: number }[] }[] }>('/api/v2/cart/cart/list', {}, token)
    ).groups.flatMap((g) => g.lines)
  expect(await lines()).toMatchObject([{ quantity: 2 }])
  expect((await lines())[0]!.skuId).not.toBe(first!.id)
  expect(second).toBeDefined()
  await line.getByRole('button', { name: /^Remove/ }).click()
  await page.getByText(en.cart.emptyTitle).waitFor()
  await page.getByRole('button', { name: en.storefront.words.undo }).click()
  await line.waitFor()
  expect(await lines()).toMatchObject([{ quantity: 2 }])
  expect(faults).toEqual([])
  await context.close()
})

test('on a phone the sum of the cart opens into its parts', async () => {
  const { token, page, context, faults } = await buyer('phone', 320)
  const one = (await goods()).find((g) => g.onlySkuId !== null)!
  await ask('/api/v2/cart/cart/add', { skuId: one.onlySkuId, quantity: 1, requestId: requestId() }, token)
  await goTo(page, `${shop.url}/shoppingCart`)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: new RegExp(en.cart.breakdown) }).click()
  await page.getByRole('dialog', { name: en.cart.breakdown }).getByText(en.cart.freight, { exact: true }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('two unpaid orders are chosen and paid at once', async () => {
  const { token, page, context, faults } = await buyer('together')
  const two = (await goods()).filter((g) => g.onlySkuId !== null).slice(0, 2)
  let sum = 0
  for (const { onlySkuId } of two) {
    const from = { skuId: onlySkuId, quantity: 1 }
    const preview = await ask<{ priceToken: string; address: { id: number } }>(
      '/api/v2/order/sell/normal/preview',
      { from },
      token,
    )
    const wish = { from, addressId: preview.address.id, priceToken: preview.priceToken, requestId: requestId() }
    sum += (await ask<{ payable: number }>('/api/v2/order/sell/normal/create', wish, token)).payable
  }
  await goTo(page, `${shop.url}/user/user/order?tab=toPay`)
  const ticks = page.getByRole('checkbox', { name: /to pay together$/ })
  expect(await ticks.count()).toBe(2)
  for (const tick of await ticks.all()) await tick.check({ force: true })
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: en.orders.together.pay }).click()
  await page.waitForURL(/payOrder\?payNo=/)
  const payNo = new URL(page.url()).searchParams.get('payNo')
  expect(await ask('/api/v2/order/pay/cashier', { payNo }, token)).toMatchObject({ status: 'open', amount: sum })
  expect(faults).toEqual([])
  await context.close()
})

test('a pasted address is shown, fills the form when wanted, and goes to the page that asked', async () => {
  const { page, context, faults } = await buyer('paster')
  await goTo(page, `${shop.url}/user/user/address?back=${encodeURIComponent('/shoppingCart/confirm')}`)
  // goods go to the default address as long as nobody chose another place
  expect(await page.locator('.shell-deliver').innerText()).toContain('Yunnan')
  await page.getByRole('link', { name: en.addresses.add }).click()
  await page.getByLabel(en.addresses.paste.title).fill('王小明，13922223333，广东省深圳市南山区科技园南路 12 号')
  await page.getByRole('button', { name: en.addresses.paste.read }).click()
  await page.getByText(en.addresses.paste.found).waitFor()
  expect(await page.getByLabel(en.addresses.consignee, { exact: true }).inputValue()).toBe('')
  // in the text itself it shows what was taken for what
  expect(await page.locator('.paste-text mark', { hasText: '王小明' }).innerText()).toContain(en.addresses.consignee)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: en.addresses.paste.use }).click()
  expect(await page.getByLabel(en.addresses.consignee, { exact: true }).inputValue()).toBe('王小明')
  expect(await page.getByRole('combobox', { name: en.addresses.place }).innerText()).toBe('广东省 / 深圳市 / 南山区')
  await page.getByRole('button', { name: en.addresses.saveAndUse }).click()
  await page.waitForURL(/shoppingCart\/confirm\?addressId=\d+/)
  expect(faults).toEqual([])
  await context.close()
})
