// The main job in a browser: two goods of two merchants as a visitor, sign-in, address, order, payment; in each
// language, on a phone and on a desktop.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { auditBooks } from '../../bin/audit-books.ts'
import { openPool } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { barriers } from './looking.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import { fillShanghai, tick } from './buying-steps.ts'
import { plainGoods, sharedShop } from './running-shop.ts'
import { signInByCode } from './signing-in.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')
const es = textsOf('es-ES')
const zh = textsOf('zh-CN')

const words = { 'en-US': en, 'es-ES': es, 'zh-CN': zh }
const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(async () => {
  await browser.close()
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  const audit = await auditBooks(pool)
  await pool.end()
  expect(audit).toEqual({ right: true, differences: {} })
})

/** Goods of two merchants that can be added without a limit. */
async function twoGoods(): Promise<number[]> {
  const all = await plainGoods(shop.url)
  const first = all[0]!
  return [first.id, all.find((g) => g.merchant.merchantId !== first.merchant.merchantId)!.id]
}
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first().click()

async function addToCart(page: Page, id: number, lang: Language, count: number): Promise<void> {
  await goTo(page, `${shop.url}/goods/${id}`)
  await press(page, words[lang].products.goods.add)
  await page.waitForFunction(
    (n) => (JSON.parse(localStorage.getItem('visitor-cart') ?? '[]') as unknown[]).length === n,
    count,
  )
}
async function fillAddress(page: Page, lang: Language): Promise<void> {
  const t = words[lang].addresses
  await fillShanghai(page, t)
  await press(page, t.saveAndUse)
}

/** By the button, which waits for the price at the new address. */
async function placeOrder(page: Page, lang: Language): Promise<void> {
  const name = words[lang].orders.confirm.place
  const place = page
    .getByRole('button', { name: new RegExp(name) })
    .locator('visible=true')
    .first()
  await place.waitFor()
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('button')].some(
        (b) => b.textContent.includes(text) && !b.disabled && b.offsetParent,
      ),
    name,
  )
  await place.click()
  await page.waitForURL(/payOrder\?payNo=/)
}
async function payOnline(page: Page, lang: Language): Promise<void> {
  const t = words[lang].payments
  await tick(page.getByRole('radio', { name: new RegExp(t.methods.online) }))
  await page
    .getByRole('button', { name: new RegExp(t.payOnline.split('{{')[0]!.replaceAll(/[·\s]+$/g, '')) })
    .locator('visible=true')
    .first()
    .click()
  await page.waitForURL(/\/c\/pay\//)
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/paySuccess/)
  await page.getByText(t.result.success).first().waitFor()
}

const windows = [
  ['zh-CN', 390, 'light'],
  ['zh-CN', 1440, 'dark'],
  ['en-US', 390, 'dark'],
  ['en-US', 1440, 'light'],
  ['es-ES', 390, 'light'],
  ['es-ES', 1440, 'dark'],
] as const
test.each(windows)('from a visitor to a paid order over two merchants: %s, %i px, %s', async (lang, width, theme) => {
  const { page, context, faults } = await visit(browser, shop.url, { lang, width, theme })
  const t = words[lang]
  const [one, two] = await twoGoods()
  await addToCart(page, one!, lang, 1)
  await addToCart(page, two!, lang, 2)
  await goTo(page, `${shop.url}/shoppingCart`)
  await page
    .getByRole('link', { name: (width < 768 ? t.cart.checkout : t.cart.signInToCheckout).replace('{{count}}', '2') })
    .locator('visible=true')
    .first()
    .click()
  await page.getByRole('dialog', { name: t.accounts.login.title }).waitFor()
  // the pages by themselves are looked at in screens.test.ts
  expect(await barriers(page)).toEqual([])
  // in China by the phone, elsewhere by an e-mail
  const who =
    lang === 'zh-CN'
      ? `+86 1380013${String(width).padStart(4, '0')}`
      : `shopper-${lang}-${width}@example.com`.toLowerCase()
  await signInByCode(
    { page, within: page.getByRole('dialog', { name: t.accounts.login.title }), url: shop.url, words: t },
    who,
  )
  await page.waitForURL(/shoppingCart\/confirm/)
  await fillAddress(page, lang)
  await placeOrder(page, lang)
  await payOnline(page, lang)
  await goTo(page, `${shop.url}/user/user/order?tab=toShip`)
  expect(await page.getByText(t.orders.status.awaitingShipment).count()).toBeGreaterThanOrEqual(2)
  expect(faults).toEqual([])
  await context.close()
})
