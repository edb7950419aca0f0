// Custom options in a browser: what is missing is told at its field, the cart shows how the pieces are made and lets it
// be written anew, the confirmation and the order say the same; and "buy now" takes the answers along without scripts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { tick } from './buying-steps.ts'
import { barriers, sideways } from './looking.ts'
import { askShop, sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')
const words = en.products.questions
const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const boxId = async (): Promise<number> => {
  const found = await askShop<{ records: { id: number; onlySkuId: number | null }[] }>(
    shop.url,
    '/api/v2/goods/goods/page',
    { keyword: 'First birthday box' },
  )
  return found.records[0]!.id
}

test('what is asked is told at its field, and comes along into cart and confirmation', async () => {
  const token = await signedIn(shop.url, 'engraver@example.com')
  const { page, context, faults } = await visit(browser, shop.url, { width: 1440 })
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await goTo(page, `${shop.url}/goods/${await boxId()}`)
  const name = page
    .locator('#goods-buy')
    .locator('xpath=..')
    .getByLabel(/Name of the child/)
  const add = page.locator('#goods-buy').getByRole('button', { name: en.products.goods.add })
  // neither a set is chosen nor the name written: both are told by one press, the first is led to
  await add.click()
  await page.getByText(en.products.goods.chooseFirst.replace('{{what}}', 'Set')).first().waitFor()
  await page.getByText(words.missing).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
  await tick(page.getByRole('radio', { name: 'Bear and rattle', exact: true }).first())
  await page.getByLabel(/Words for the card/).fill('All the best')
  await add.click()
  await page.getByText(words.missing).waitFor()
  expect(await name.evaluate((field) => document.activeElement === field)).toBe(true)
  expect(await page.getByLabel(/Words for the card/).inputValue()).toBe('All the best')
  expect(await barriers(page)).toEqual([])
  await name.fill('Anna')
  await page.getByLabel(/^Ribbon/).selectOption({ label: 'Red' })
  await add.click()
  await page.getByText(en.products.goods.added.replace('{{name}}', 'First birthday box')).waitFor()
  await goTo(page, `${shop.url}/shoppingCart`)
  const line = page.locator('.cart-line')
  await line.getByText('Anna').waitFor()
  await line.getByRole('button', { name: en.cart.addWording }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(/Name of the child/).fill('Ben')
  await sheet.getByLabel(/^Ribbon/).selectOption({ label: 'Blue' })
  await sheet.getByRole('button', { name: en.cart.useWording }).click()
  await line.getByText('Ben').waitFor()
  expect([...(await barriers(page)), ...(await sideways(page))]).toEqual([])
  await goTo(page, `${shop.url}/shoppingCart/confirm`)
  await page.getByText(en.orders.confirm.noReturn).waitFor()
  expect(await page.locator('.wordings li').allInnerTexts()).toEqual([
    expect.stringContaining('Anna'),
    expect.stringContaining('Ben'),
  ])
  expect(faults).toEqual([])
  await context.close()
})

test('before scripts run, the answers go along with "buy now"', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(`${shop.url}/goods/${await boxId()}`)
  const fields = page.locator('[form="goods-buy-form"]')
  await fields.first().fill('Anna')
  await page.locator('select[form="goods-buy-form"]').first().selectOption('red')
  await page.locator('#goods-buy-form button').click()
  // a visitor is asked to sign in first, and comes back with all of it
  expect(decodeURIComponent(page.url())).toMatch(/answer\.child=Anna/)
  await context.close()
})
