// A whole purchase by keyboard alone: from home through the search panel to a product with specifications, sign-in,
// address, order, payment. No mouse, no click by script.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { begins, walker, type Walker } from './by-keyboard.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import { askShop, mailedCode, sharedShop } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

interface Goods {
  id: number
  title: string
  options: { name: string; values: { name: string }[] }[]
  skus: { available: number; price: number }[]
}
/** Something with a choice to make, all of which can be had. */
async function choosable(): Promise<Goods> {
  const { records } = await askShop<{ records: { id: number; onlySkuId: number | null; soldOut: boolean }[] }>(
    shop.url,
    '/api/v2/goods/goods/page',
    { size: 60, sort: 'best' },
  )
  for (const { id } of records.filter((g) => g.onlySkuId === null && !g.soldOut)) {
    const goods = await askShop<Goods>(shop.url, '/api/v2/goods/goods/detail/normal', { id })
    if (goods.skus.every((s) => s.available > 2)) return goods
  }
  throw new Error('no goods with a choice')
}
/** In the sheet that asks for it. */
async function signIn(page: Page, keys: Walker, email: string): Promise<void> {
  const t = en.accounts.login
  const sheet = page.getByRole('dialog', { name: t.title })
  await sheet.waitFor()
  await expect.poll(keys.here).toMatch(begins(t.email))
  await keys.type(email)
  await keys.to(begins(t.send), 3)
  await keys.press('Enter')
  const check = page.getByRole('dialog', { name: en.captcha.title })
  await check.waitFor()
  await keys.to(begins(en.captcha.other.work))
  await keys.press('Enter')
  await check.waitFor({ state: 'detached' })
  await sheet.getByText(email).waitFor()
  // the focus is in the code by itself
  await expect.poll(keys.here).toMatch(begins(t.code))
  await keys.type(await mailedCode(shop.url, email))
  await keys.to(begins(t.agreement), 5)
  await keys.press('Space')
  await keys.to(begins(t.submit), 5)
  await keys.press('Enter')
  await page.waitForURL(/shoppingCart\/confirm/)
}
async function fillAddress(page: Page, keys: Walker): Promise<void> {
  const t = en.addresses
  await keys.to(begins(t.country))
  await keys.type('China')
  await keys.to(begins(t.consignee))
  await keys.type('Lin Yueran')
  await keys.to(begins(t.phone), 4)
  await keys.type('13800132719')
  await keys.to(begins(t.place), 4)
  await keys.press('Enter')
  // typed in Latin letters, by initials, in characters, with the arrows
  for (const [level, typed] of [
    [t.province, 'shangh'],
    [t.cityCn, 'sh'],
    [t.district, '徐汇'],
    [t.street, ''],
  ] as const) {
    await page.getByRole('listbox', { name: level }).getByRole('option').first().waitFor()
    if (typed) await keys.type(typed)
    else await keys.press('ArrowDown')
    await keys.press('Enter')
  }
  await expect.poll(keys.here).toMatch(begins(t.place))
  await keys.to(begins(t.detail), 3)
  await keys.type('168 Wukang Road')
  await keys.to(begins(t.saveAndUse), 12)
  await keys.press('Enter')
}

/** By a suggestion of the search panel, then the goods among the results. */
async function findGoods(page: Page, keys: Walker, goods: Goods): Promise<void> {
  await goTo(page, shop.url)
  await keys.to(en.storefront.search, 20)
  await keys.type(goods.title)
  const suggested = page.getByRole('listbox').getByRole('option').filter({ hasText: goods.title }).first()
  await suggested.waitFor()
  for (let presses = 0; (await suggested.getAttribute('aria-selected')) !== 'true'; presses++) {
    if (presses > 20) throw new Error('the suggestion cannot be marked')
    await keys.press('ArrowDown')
  }
  await keys.press('Enter')
  await page.waitForURL(/serchlist/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await keys.to(goods.title, 120)
  await keys.press('Enter')
  await page.waitForURL(`**/goods/${goods.id}`)
  await page.getByRole('heading', { level: 1, name: goods.title, exact: true }).waitFor()
}
/** The last value of its first choice, then into the cart. */
async function chooseAndAdd(page: Page, keys: Walker, goods: Goods): Promise<void> {
  const [option] = goods.options
  await keys.to(begins(option!.values[0]!.name))
  for (const value of option!.values.slice(1)) {
    await keys.press('ArrowRight')
    await expect.poll(keys.here).toMatch(begins(value.name))
  }
  await keys.to(en.products.goods.add, 30)
  await keys.press('Enter')
  await page.waitForFunction(() => (JSON.parse(localStorage.getItem('visitor-cart') ?? '[]') as unknown[]).length === 1)
  await keys.back(new RegExp(`${en.storefront.cart}$`))
  await keys.press('Enter')
  await page.waitForURL(/shoppingCart$/)
  await page.locator('.cart-line h3').waitFor()
  expect(await page.locator('.cart-line').innerText()).toContain(option!.values.at(-1)!.name)
}
async function payOnline(page: Page, keys: Walker): Promise<void> {
  // the arrows choose among the ways to pay, of which the first is chosen
  await keys.to(begins(en.payments.methods.wechat))
  for (const next of [en.payments.methods.alipay, en.payments.methods.online]) {
    await keys.press('ArrowDown')
    await expect.poll(keys.here).toMatch(begins(next))
  }
  await keys.to(begins(en.payments.payOnline), 12)
  await keys.press('Enter')
  await page.waitForURL(/\/c\/pay\//)
  await keys.to(/^Pay/, 5)
  await keys.press('Enter')
  await page.waitForURL(/paySuccess/)
  await page.getByText(en.payments.result.success).first().waitFor()
}

test('bought by keyboard alone, every stop in sight', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  const goods = await choosable()
  const keys = walker(page)
  await findGoods(page, keys, goods)
  await chooseAndAdd(page, keys, goods)
  await keys.to(begins(en.cart.signInToCheckout))
  await keys.press('Enter')
  await signIn(page, keys, 'keyboard@example.com')
  await page.getByLabel(en.addresses.country).waitFor()
  await fillAddress(page, keys)
  await page.waitForURL(/addressId=/)
  await keys.to(begins(en.orders.confirm.place))
  await keys.press('Enter')
  await page.waitForURL(/payOrder\?payNo=/)
  await payOnline(page, keys)
  const { faults: unseen, stops } = keys.seen()
  expect(unseen).toEqual([])
  expect(stops).toBeGreaterThan(60)
  expect(faults).toEqual([])
  await context.close()
})

test.each([1440, 390])('from end to end and back on long pages at %i px, every stop in sight', async (width) => {
  const { page, context } = await visit(browser, shop.url, { width })
  const goods = await choosable()
  const found: string[] = []
  for (const path of ['/', `/goods/${goods.id}`, '/goods/list', '/home/category']) {
    await goTo(page, shop.url + path)
    const keys = walker(page)
    await keys.through('Tab')
    await keys.through('Shift+Tab')
    const { faults, stops } = keys.seen()
    expect(stops).toBeGreaterThan(60)
    found.push(...faults)
  }
  expect(found).toEqual([])
  await context.close()
})
