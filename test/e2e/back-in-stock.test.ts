// What is sold out, in a browser: told when it is back, remembered over a reload, taken back by the same button.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { askShop, sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

interface Card {
  id: number
  soldOut: boolean
}
async function soldOutGoods(): Promise<number> {
  for (let page = 1; page < 12; page++) {
    const { records } = await askShop<{ records: Card[] }>(shop.url, '/api/v2/goods/goods/page', { page, size: 50 })
    const gone = records.find((g) => g.soldOut)
    if (gone) return gone.id
  }
  throw new Error('nothing is sold out')
}

test.each([
  ['en-US', 1440],
  ['es-ES', 390],
] as const)('a buyer asks to be told: %s %i px', { timeout: 60_000 }, async (lang, width) => {
  const words = textsOf(lang).backinstock
  const token = await signedIn(shop.url, `waiting-${width}@example.com`)
  const { page, context, faults } = await visit(browser, shop.url, { width, lang })
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await goTo(page, `${shop.url}/goods/${await soldOutGoods()}`)
  const tell = page.getByRole('button', { name: words.tell, exact: true }).locator('visible=true').first()
  const telling = page.getByRole('button', { name: words.telling, exact: true }).locator('visible=true').first()
  await tell.click()
  await telling.waitFor()
  await page.getByText(words.done).waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await telling.waitFor()
  expect(await telling.getAttribute('aria-pressed')).toBe('true')
  await telling.click()
  await tell.waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await tell.waitFor()
  expect(faults).toEqual([])
  await context.close()
})
