// On a phone, in the language with the longest words: tabs and sorts that do not fit are reached by a swipe and fade
// where they go on; lines of the cart stand as close as they can while what is pressed stays large enough.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Locator } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { askShop, plainGoods, sharedShop, signedIn } from './running-shop.ts'

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/** How far both ends of the row fade. */
const fades = (row: Locator) =>
  row.evaluate(async (list) => {
    for (let times = 0; times < 2; times++) await new Promise((done) => requestAnimationFrame(done))
    const style = getComputedStyle(list)
    return ['--tabs-fade-before', '--tabs-fade'].map((name) => Number.parseFloat(style.getPropertyValue(name)))
  })
const scrollTo = (row: Locator, left: number) => row.evaluate((list, x) => void (list.scrollLeft = x), left)

test.each(['/user/user/order', '/goods/list', '/user/user/orderRefund'])(
  'Spanish tabs of %s are all reached by a swipe, and fade where they go on',
  async (path) => {
    const { page, context } = await visit(browser, shop.url, { lang: 'es-ES', width: 390 })
    const value = await signedIn(shop.url, `narrow${path.replaceAll('/', '.')}@example.com`)
    await context.addCookies([{ name: 'token', value, url: shop.url }])
    await goTo(page, shop.url + path)
    const row = page.locator('.tabs').locator('visible=true').first()
    const over = await row.evaluate((list) => list.scrollWidth - list.clientWidth)
    for (const tab of await row.locator('li').all()) {
      await tab.evaluate((li) => li.scrollIntoView({ inline: 'center', block: 'nearest' }))
      const [inner, outer] = [await tab.boundingBox(), await row.boundingBox()]
      expect(inner!.x).toBeGreaterThanOrEqual(outer!.x - 1)
      expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width + 1)
    }
    if (over > 0) {
      await scrollTo(row, 0)
      expect(await fades(row)).toEqual([0, 32])
      await scrollTo(row, over)
      expect(await fades(row)).toEqual([32, 0])
      await scrollTo(row, over / 2)
      for (const fade of await fades(row)) expect(fade).toBe(32)
    } else expect(await fades(row)).toEqual([0, 0])
    await context.close()
  },
)

test('a line of the cart is hardly higher than its picture, and its buttons are large enough for a thumb', async () => {
  const { page, context } = await visit(browser, shop.url, { lang: 'es-ES', width: 390 })
  const value = await signedIn(shop.url, 'tight.cart@example.com')
  await context.addCookies([{ name: 'token', value, url: shop.url }])
  const [one] = await plainGoods(shop.url)
  const requestId = crypto.randomUUID()
  await askShop(shop.url, '/api/v2/cart/cart/add', { skuId: one!.onlySkuId, quantity: 2, requestId }, value)
  await goTo(page, `${shop.url}/shoppingCart`)
  const line = page.locator('.cart-line')
  const [all, picture, tick] = await Promise.all(
    [line, line.locator('.cart-line-picture'), line.locator('.cart-line-tick')].map((part) => part.boundingBox()),
  )
  expect(all!.height - picture!.height).toBeLessThanOrEqual(52)
  // the tick stands beside the middle of the picture
  expect(Math.abs(tick!.y + tick!.height / 2 - picture!.y - picture!.height / 2)).toBeLessThan(3)
  for (const button of await line.locator('.qty button').all()) {
    const { x, y, width, height } = (await button.boundingBox())!
    const hit = await button.evaluate(
      (self, [left, top]) => self.contains(document.elementFromPoint(left!, top!)),
      [x + width / 2, y + height + 3],
    )
    expect(hit).toBe(true)
  }
  await context.close()
})
