// Coming back from somewhere: from the sign-in with the cart as it was, from the provider without having paid; and one
// of several orders placed together is paid by itself.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { shanghai } from '../buying.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import { tick } from './buying-steps.ts'
import { barriers } from './looking.ts'
import { askShop, plainGoods, sharedShop, signedIn } from './running-shop.ts'
import { signInByCode } from './signing-in.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const beginning = (words: string): RegExp => new RegExp(words.split('{{')[0]!.replace(/[\s·]+$/, ''))
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).locator('visible=true').first().click()
/** Goods of two shops. */
async function twoGoods() {
  const all = await plainGoods(shop.url)
  return [all[0]!, all.find((g) => g.merchant.merchantId !== all[0]!.merchant.merchantId)!] as const
}

interface Seen {
  carts: string[]
  empty: boolean
}
/** From now on everything that is drawn is noted: the numbers at the cart, and whether it is said to be empty. */
const watch = (page: Page, emptyTitle: string) =>
  page.evaluate((title) => {
    const seen: Seen[] = []
    Object.assign(window, { seen })
    const look = () =>
      seen.push({
        carts: [...document.querySelectorAll<HTMLElement>('[data-cart]')]
          .filter((cart) => cart.offsetParent !== null)
          .map((cart) => cart.textContent),
        empty: document.getElementById('main')!.textContent.includes(title),
      })
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, emptyTitle)

test.each([
  ['en-US', 1440],
  ['zh-CN', 390],
] as const)(
  'signing in at checkout shows the cart as it was until the confirmation is there: %s',
  async (lang, width) => {
    const words = textsOf(lang)
    const { page, context, faults } = await visit(browser, shop.url, { lang, width })
    const goods = await twoGoods()
    const lines = goods.map(({ onlySkuId: skuId, price }) => ({
      skuId,
      quantity: 1,
      selected: true,
      addedPrice: price,
    }))
    await goTo(page, `${shop.url}/shoppingCart`)
    await page.evaluate((kept) => localStorage.setItem('visitor-cart', JSON.stringify(kept)), lines)
    await goTo(page, `${shop.url}/shoppingCart`)
    await page.locator('.cart-line').nth(1).waitFor()
    await watch(page, words.cart.emptyTitle)
    await page
      .locator('a[href^="/login/login?from="], a[href$="/shoppingCart/confirm"]')
      .filter({ hasText: '2' })
      .locator('visible=true')
      .last()
      .click()
    const sheet = page.getByRole('dialog', { name: words.accounts.login.title })
    await signInByCode({ page, within: sheet, url: shop.url, words }, `arriving.${width}@example.com`)
    await page.waitForURL(/shoppingCart\/confirm/)
    await page.getByRole('heading', { name: words.orders.confirm.title }).waitFor()
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter(({ empty }) => empty)).toEqual([])
    expect(seen.flatMap(({ carts }) => carts).filter((text) => !text.includes('2'))).toEqual([])
    await page.goBack()
    await page.locator('.cart-line').nth(1).waitFor()
    if (width > 767) expect(await page.getByRole('banner').textContent()).not.toContain(words.storefront.signIn)
    expect(faults).toEqual([])
    await context.close()
  },
)

async function placedTogether(mail: string) {
  const token = await signedIn(shop.url, mail)
  const { id } = await askShop<{ id: number }>(shop.url, '/api/v2/user/address/add', shanghai, token)
  for (const { onlySkuId: skuId } of await twoGoods())
    await askShop(shop.url, '/api/v2/cart/cart/add', { skuId, quantity: 1, requestId: crypto.randomUUID() }, token)
  const wish = { from: { cart: true }, addressId: id }
  const preview = '/api/v2/order/sell/normal/preview'
  const { priceToken } = await askShop<{ priceToken: string }>(shop.url, preview, wish, token)
  const order = { ...wish, priceToken, requestId: crypto.randomUUID() }
  await askShop(shop.url, '/api/v2/order/sell/normal/create', order, token)
  const { records } = await askShop<{ records: { payable: number }[] }>(shop.url, '/api/v2/order/sell/page', {}, token)
  return { token, payables: records.map(({ payable }) => payable) }
}
const yuan = (fen: number) => (fen / 100).toFixed(2)

test.each([
  ['en-US', 390],
  ['es-ES', 1440],
] as const)('one of two orders is paid by itself; back from the provider unpaid says so: %s', async (lang, width) => {
  const t = textsOf(lang)
  const { token, payables } = await placedTogether(`apart.${width}@example.com`)
  const { page, context, faults } = await visit(browser, shop.url, { lang, width })
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await goTo(page, `${shop.url}/user/user/order?tab=toPay`)
  const first = page.locator('.order-card').first()
  await first.getByRole('link', { name: t.orders.actions.pay, exact: true }).locator('visible=true').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: beginning(t.orders.placedTogether.one) }).waitFor()
  const said = (await dialog.textContent())!.replaceAll(/[\s\u00a0]/g, '').replaceAll(',', '.')
  expect(said).toContain(yuan(payables[0]!).replace(/\.?0+$/, ''))
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: beginning(t.orders.placedTogether.one) }).click()
  await page.waitForURL(/payOrder\?payNo=/)
  await tick(page.getByRole('radio', { name: new RegExp(t.payments.methods.online) }))
  await press(page, beginning(t.payments.payOnline))
  await page.waitForURL(/\/c\/pay\//)
  expect(await page.locator('html').getAttribute('lang')).toBe(lang)
  await page.getByText(beginning(t.payments.payBy)).waitFor()
  await page.locator('button[value=cancel]').click()
  await page.waitForURL(/payOrder\?payNo=.*back=unpaid/)
  await page.getByText(t.payments.cameBack.title).waitFor()
  await page.getByText(t.payments.cameBack.nothing).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
