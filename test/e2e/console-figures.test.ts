// Today and the figures of a shop at the merchant's desk: charts and their tables, spans in the address, files, in two
// looks; a look at goods is counted.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { atDesk } from './console-side.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { openPool } from '#kernel/data/db.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

const owner = 'kiln@example.com'
const merchantId = 1
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  await pool.query(
    `update product set status = 'offShelf', unreviewed = true
     where id = (select max(id) from product where merchant_id = $1 and status <> 'deleted')`,
    [merchantId],
  )
  await pool.end()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const looks = [
  { lang: 'es-ES', width: 390, theme: 'dark' },
  { lang: 'zh-CN', width: 1440, theme: 'light' },
] as const satisfies readonly { lang: Language; width: number; theme: string }[]
test.each(looks)('today, then all figures: $lang, $width px, $theme', async (look) => {
  const { figuresmerchant: t, console: c } = textsOf(look.lang)
  const desk = await atDesk(browser, shop, owner, '/merchant/today', look)
  const { page } = desk
  await page.getByRole('heading', { name: t.waiting.title }).waitFor()
  await page.locator('.chart svg').first().waitFor()
  const unseen = t.waiting.goodsUnseen
  const way = page.getByRole('link', { name: `${unseen.title}: ${unseen.act}` })
  expect(await way.getAttribute('href')).toMatch(/\/goods\?tab=unreviewed$/)
  await sound(desk, 'today')
  await page.getByRole('link', { name: t.allFigures }).click()
  await page.locator('.figures-sums').waitFor()
  await page.locator('.figures-sums button', { hasText: t.measure.visitors }).click()
  await page.waitForURL(/of=visitors/)
  await page.getByText(t.period['12w'], { exact: true }).click()
  await page.waitForURL(/period=12w/)
  const chart = page.locator('.chart-frame').first()
  await chart.locator('.ant-segmented-item', { hasText: c.chart.table }).click()
  // the days give way to the weeks once these are there
  await expect.poll(() => chart.locator('tbody tr').count(), { timeout: 10_000 }).toBe(12)
  await sound(desk, 'all figures')
  const [file] = await Promise.all([page.waitForEvent('download'), chart.locator('button.ant-btn').click()])
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(13)
  await desk.context.close()
})

test('a look at goods is counted, once it was seen, with the way that led there', async () => {
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  const seen = async () => {
    const { rows } = await pool.query<{ views: number }>(
      `select coalesce(sum(views), 0)::int as views from figure_source
       where merchant_id = $1 and kind = 'shop' and day = shop_day(shop_now())`,
      [merchantId],
    )
    return rows[0]!.views
  }
  const before = await seen()
  const { page, context } = await visit(browser, shop.url)
  // browsers that nobody sits at are bots
  const agent = await page.evaluate(() => navigator.userAgent.replace('Headless', ''))
  await context.setExtraHTTPHeaders({ 'user-agent': agent })
  await goTo(page, `${shop.url}/home/shopIndex?id=${merchantId}`)
  const told = page.waitForResponse((reply) => {
    const { productId } = (reply.request().postDataJSON() ?? {}) as { productId?: number }
    return reply.url().endsWith('/look/add') && productId !== undefined
  })
  await page.locator('main a[href^="/goods/"]:not([href^="/goods/list"])').first().click()
  expect((await told).status()).toBe(200)
  await expect.poll(seen, { timeout: 20_000 }).toBe(before + 1)
  await context.close()
  await pool.end()
})
