// What a visitor's cart shows comes after the page: nothing that stands there moves when it arrives.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { shifts, watchShifts } from './looking.ts'
import { goodsOf, sharedShop } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

/** What letters do that come late is less. */
const mostJump = 0.04
const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test.each([390, 1440])('lines that come late move nothing: %d px', async (width) => {
  const { page, context, faults } = await visit(browser, shop.url, { width })
  await watchShifts(context)
  const goods = (await goodsOf(shop.url)).filter((g) => g.onlySkuId !== null).slice(0, 2)
  const lines = goods.map((g) => ({ skuId: g.onlySkuId, quantity: 1, selected: true, addedPrice: g.price }))
  await context.addInitScript((kept) => localStorage.setItem('visitor-cart', kept), JSON.stringify(lines))
  // the shape of the cart is painted before the answer comes
  await page.route('**/api/v2/cart/**', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await route.continue()
  })
  await goTo(page, `${shop.url}/shoppingCart`)
  await page.locator('.cart-line h3').first().waitFor()
  expect(await shifts(page, mostJump)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('in an empty cart what was viewed last comes after what is popular, and moves nothing', async () => {
  const { page, context, faults } = await visit(browser, shop.url, { width: 1440 })
  await watchShifts(context)
  const [seen] = await goodsOf(shop.url)
  await goTo(page, `${shop.url}/goods/${seen!.id}`)
  await page.waitForFunction(() => localStorage.getItem('recently-viewed') !== null)
  const popular = page.getByRole('region', { name: textsOf('en-US').cart.popular })
  await page.route('**/api/v2/goods/goods/cards', async (route) => {
    await popular.waitFor()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await route.continue()
  })
  await goTo(page, `${shop.url}/shoppingCart`)
  await page
    .getByRole('region', { name: textsOf('en-US').cart.viewed })
    .getByRole('link')
    .first()
    .waitFor()
  expect(await shifts(page, mostJump)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
