// Stock at the merchant's desk: found, counted, taken out, a warning line drawn and seen to fall, in two looks.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, type Visitor } from './browser.ts'
import { atDesk } from './console-side.ts'
import { barriers } from './looking.ts'
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
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const dialog = ({ page }: Visitor) => page.locator('dialog.question')
const numbers = ({ page }: Visitor) => page.locator('.stock-numbers dd').allInnerTexts()

/** SKUs of which enough is free. */
async function plenty(): Promise<number[]> {
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  const { rows } = await pool.query<{ id: number }>(
    `select s.id::int as id from sku s join product p on p.id = s.product_id join stock k on k.sku_id = s.id
      where p.merchant_id = $1 and p.status = 'onSale' and k.on_hand - k.reserved > 9 order by 1 limit 2`,
    [merchantId],
  )
  await pool.end()
  return rows.map(({ id }) => id)
}

const looks = [
  { lang: 'es-ES', width: 390, theme: 'dark' },
  { lang: 'zh-CN', width: 1440, theme: 'light' },
] as const satisfies readonly { lang: Language; width: number; theme: string }[]
test.each(looks)('counted, taken out, warned of: $lang, $width px, $theme', async (look) => {
  const t = textsOf(look.lang).inventorymerchant
  const skuId = (await plenty())[looks.indexOf(look)]!
  const desk = await atDesk(browser, shop, owner, '/merchant/stock', look)
  const { page } = desk
  await sound(desk, 'the list')
  await page.goto(`${shop.url}/merchant/stock/${skuId}`)
  await page.locator('.stock-numbers').waitFor()
  await sound(desk, 'the page')
  const [onHand = '', held = ''] = await numbers(desk)

  await page.getByRole('button', { name: t.act.remove, exact: true }).click()
  await dialog(desk).getByRole('button', { name: t.save.remove }).click()
  await dialog(desk).getByText(t.reasonLacking).waitFor()
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await dialog(desk).getByLabel(t.quantity).fill('2')
  await dialog(desk).getByRole('radio', { name: t.reason.damaged }).check()
  await dialog(desk).getByLabel(t.noteLabel).fill('<b>Frágil</b> 易碎')
  await dialog(desk).getByRole('button', { name: t.save.remove }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  await expect.poll(() => numbers(desk)).toEqual(expect.arrayContaining([String(Number(onHand) - 2)]))
  await page.getByText('<b>Frágil</b> 易碎').waitFor()

  await page.getByRole('button', { name: t.act.count, exact: true }).click()
  await dialog(desk)
    .getByLabel(t.quantity)
    .fill(String(Number(held) + 3))
  await dialog(desk).getByRole('button', { name: t.save.count }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await numbers(desk)).slice(0, 4))
    .toEqual([String(Number(held) + 3), held, '3', t.never])

  await page.getByRole('button', { name: t.policy.change, exact: true }).click()
  await dialog(desk).getByRole('radio', { name: t.policy.uncountedHelp }).check()
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await dialog(desk).getByRole('button', { name: t.save.warn }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  await page.locator('.head .state').filter({ hasText: t.uncounted }).waitFor()
  expect((await numbers(desk))[2]).toBe('–')
  await sound(desk, 'the page of what nobody counts')
  await page.getByRole('button', { name: t.policy.change, exact: true }).click()
  await dialog(desk).getByRole('radio', { name: t.policy.countedHelp }).check()
  await dialog(desk).getByRole('button', { name: t.save.warn }).click()
  await dialog(desk).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: t.change, exact: true }).click()
  await dialog(desk).getByLabel(t.warnLabel).fill('5')
  await dialog(desk).getByRole('button', { name: t.save.warn }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  await page.locator('.head .state').filter({ hasText: t.low }).waitFor()
  await sound(desk, 'the page of what is low')
  await page.goto(`${shop.url}/merchant/stock?tab=low`)
  await page.locator(`a[href$="/stock/${skuId}"]`).waitFor()
  await sound(desk, 'what is low')
  await desk.context.close()
})
