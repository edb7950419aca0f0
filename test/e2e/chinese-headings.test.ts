// Chinese headings on a machine without a Chinese serif: the pages that are read most draw them from few slices.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, quiet, visit } from './browser.ts'
import { plainGoods, sharedShop } from './running-shop.ts'

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test.each(['home', 'list', 'product', 'cart'] as const)('headings come in at most two slices: %s', async (name) => {
  const [goods] = await plainGoods(shop.url)
  const paths = { home: '/', list: '/goods/list', product: `/goods/${goods!.id}`, cart: '/shoppingCart' }
  const { page, context } = await visit(browser, shop.url, { lang: 'zh-CN', width: 390 })
  const slices = new Map<string, Promise<number>>()
  page.on('response', (reply) => {
    if (reply.url().includes('/chinese-serif-'))
      slices.set(
        reply.url(),
        reply.body().then(({ length }) => length),
      )
  })
  await goTo(page, shop.url + paths[name])
  // what stands below is drawn when it comes near
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await quiet(page)
  const sizes = await Promise.all(slices.values())
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.length).toBeLessThanOrEqual(2)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(90_000)
  await context.close()
})
