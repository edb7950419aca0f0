// The goods editor in a browser: one product of twelve variants written by keyboard in three languages, published, and
// on its page as it was written.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { atDesk } from './console-side.ts'
import { askShop, ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { picture } from '../uploading.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { languages } from '#kernel/text/language.ts'

const owner = 'kiln@example.com'
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})
const tongues = { 'zh-CN': '中文', 'en-US': 'English', 'es-ES': 'Español' } as const
const t = textsOf('zh-CN').editingmerchant
type Said = Record<(typeof languages)[number], string>

/** Types into a field of each language. */
async function write(page: Page, label: string, said: Said): Promise<void> {
  for (const lang of languages) {
    await page.getByLabel(`${label}, ${tongues[lang]}`, { exact: true }).focus()
    await page.keyboard.type(said[lang])
  }
}
const filled = (text: string, blanks: Record<string, string | number>) =>
  Object.entries(blanks).reduce((words, [key, value]) => words.replace(`{{${key}}}`, String(value)), text)
async function spec(page: Page, n: number, name: Said, values: readonly Said[]): Promise<void> {
  await page.getByRole('button', { name: n === 1 ? t.firstSpec : t.addSpec }).focus()
  await page.keyboard.press('Enter')
  await write(page, filled(t.specN, { n }), name)
  for (const [i, value] of values.entries()) {
    if (i > 0) await page.keyboard.press('Enter')
    await write(page, `${name['zh-CN']}, ${filled(t.valueN, { n: i + 1 })}`, value)
  }
}
async function chosen(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('twelve variants by keyboard, in three languages, and as shoppers see them', async () => {
  const desk = await atDesk(browser, shop, owner, '/merchant/goods/new', { lang: 'zh-CN', width: 1440 })
  const { page } = desk
  await chosen(page, t.field.categoryId)
  const title = { 'zh-CN': '测试碗', 'en-US': 'Bowl of a test', 'es-ES': 'Cuenco de prueba' }
  await write(page, t.field.title, title)
  const png = await picture(600, 600).png().toBuffer()
  await page.locator('#pictures input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
  await page.locator('.shot').waitFor()
  const colour = ['白', '青', '蓝'].map((zh, i) => ({ 'zh-CN': zh, 'en-US': `Colour ${i}`, 'es-ES': `Color ${i}` }))
  const size = ['1', '2', '3', '4'].map((n) => ({ 'zh-CN': `${n} 号`, 'en-US': `No. ${n}`, 'es-ES': `N.º ${n}` }))
  await spec(page, 1, { 'zh-CN': '釉色', 'en-US': 'Glaze', 'es-ES': 'Esmalte' }, colour)
  await spec(page, 2, { 'zh-CN': '大小', 'en-US': 'Size', 'es-ES': 'Tamaño' }, size)
  for (const [column, text] of [
    ['price', '99'],
    ['tiers', '3: 89; 10: 79'],
    ['stock', '8'],
  ] as const) {
    await page.locator(`[data-cell="0 ${column}"]`).focus()
    await page.keyboard.type(text)
    for (let row = 1; row < 12; row++) await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
  }
  expect(await page.locator('[data-cell="11 tiers"]').inputValue()).toBe('3: 89.00; 10: 79.00')
  await chosen(page, t.field.freightTemplateId)
  // a row half below the bar at the foot would count as one that cannot be hit
  await page.locator('.matrix').evaluate((table) => table.scrollIntoView({ block: 'center' }))
  await sound(desk, 'written')
  await page.keyboard.press('Control+Enter')
  await page.getByText(t.outcome.published, { exact: true }).waitFor()
  await page.waitForURL(/\/merchant\/goods\/\d+$/)
  const productId = Number(page.url().split('/').at(-1))
  for (const lang of languages) {
    await desk.context.addCookies([{ name: 'lang', value: lang, url: shop.url }])
    await page.goto(`${shop.url}/goods/${productId}`)
    expect(await page.locator('h1').textContent()).toBe(title[lang])
  }
  const { skus } = await askShop<{ skus: { price: number; available: number; tiers: unknown }[] }>(
    shop.url,
    '/api/v2/goods/goods/detail/normal',
    { id: productId },
  )
  const tiers = [
    { from: 3, price: 8900 },
    { from: 10, price: 7900 },
  ]
  expect(skus.map(({ price, available, tiers: steps }) => ({ price, available, tiers: steps }))).toEqual(
    Array.from({ length: 12 }, () => ({ price: 9900, available: 8, tiers })),
  )
  await desk.context.close()
})
