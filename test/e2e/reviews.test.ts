// A review in a browser: what was typed survives a reload and a refusal, is published with a photo and no name, stands
// with the product, and a script in it stays words.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { askShop, ownShop } from './running-shop.ts'
import { makeSample, type Sample } from './screen-sample.ts'
import type { RunningShop } from './shop-process.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { reviewing: t, reviews, orders, errors } = textsOf('en-US')
const evil = '=HYPERLINK("http://x") <script>document.title=1</script><img src=x onerror="document.title=1">'
const photo = join(import.meta.dirname, '../../docs/pictures/home.webp')

let shop: RunningShop
let browser: Browser
let sample: Sample
beforeAll(async () => {
  shop = await ownShop()
  browser = await openBrowser()
  sample = await makeSample(shop)
}, 240_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const customer = async (width: number) => {
  const visited = await visit(browser, shop.url, { width })
  await visited.context.addCookies([{ name: 'token', value: sample.customer, url: shop.url }])
  return visited
}
const publish = (page: Page) => page.getByRole('button', { name: t.write.send }).filter({ visible: true })

test.each([1440, 390])('written at %i pixels', { timeout: 120_000 }, async (width) => {
  const { orderNo } = sample.stories[width > 1000 ? 'received' : 'completed']!
  const { page, context, faults } = await customer(width)
  await goTo(page, `${shop.url}/user/user/order/details?orderNo=${orderNo}`)
  await page.getByRole('link', { name: orders.actions.review, exact: true }).filter({ visible: true }).first().click()
  await page.getByRole('heading', { name: t.write.title }).waitFor()
  // nothing is sent without a word; what is typed stays
  await page.getByLabel(t.write.text).fill(evil)
  await publish(page).click()
  await page.getByText(t.write.ratingRequired).waitFor()
  await page.getByText(reviews.word[4], { exact: true }).first().click()
  await page.getByRole('button', { name: 'Well packed' }).click()
  await page.getByRole('checkbox', { name: t.write.anonymous }).check()
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await page.locator('.upload[data-state=sent]').waitFor()
  await page.reload()
  await page.getByText(t.write.draft).waitFor()
  expect(await page.getByLabel(t.write.text).inputValue()).toBe(evil)
  expect(await page.getByRole('button', { name: 'Well packed' }).getAttribute('aria-pressed')).toBe('true')
  await page.locator('.upload[data-state=sent]').waitFor()
  // a refusal loses nothing either
  await page.route('**/comment/create', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await publish(page).click()
  await page.getByText(errors.http['503']).first().waitFor()
  expect(await page.getByLabel(t.write.text).inputValue()).toBe(evil)
  await publish(page).click()
  await page.waitForURL(/evelate\?tab=reviewed/)
  await page.getByText(evil).waitFor()
  // it stands with the product, without a name
  const { lines } = await askShop<{ lines: { productId: number }[] }>(
    shop.url,
    '/api/v2/order/sell/detail',
    { orderNo },
    sample.customer,
  )
  await goTo(page, `${shop.url}/goods/pingjia?goodsId=${lines[0]!.productId}&sort=newest`)
  const entry = page.locator('.review', { hasText: evil }).first()
  await entry.getByText(reviews.anonymous).waitFor()
  expect(await entry.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(
    true,
  )
  expect(await page.title()).not.toBe('1')
  expect(faults.filter((fault) => !fault.includes('503'))).toEqual([])
  await context.close()
})
