// Goods at the merchant's desk: repriced with a preview, taken off, binned and restored, typed into the sheet by
// keyboard; somebody who was faster is told and nothing typed is lost. In two looks. And first goods are sent to staff.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, type Visitor } from './browser.ts'
import { atDesk } from './console-side.ts'
import { barriers, sideways } from './looking.ts'
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
async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  const found = await pool.query<Row>(text, values)
  await pool.end()
  return found.rows
}
const priceOf = async (id: number) =>
  (await rows<{ price: number }>('select price::int from product where id = $1', [id]))[0]!.price

const looks = [
  { lang: 'zh-CN', width: 1440, theme: 'light' },
  { lang: 'es-ES', width: 390, theme: 'dark' },
] as const satisfies readonly { lang: Language; width: number; theme: string }[]
test.each(looks)('repriced, taken off, binned, restored: $lang, $width px, $theme', async (look) => {
  const t = textsOf(look.lang).assortmentmerchant
  const desk = await atDesk(browser, shop, owner, '/merchant/goods', look)
  const { page } = desk
  await sound(desk, 'the list')
  const [goods] = await rows<{ id: number; title: string; price: number }>(
    `select p.id::int, p.title ->> $2 as title, p.price::int from product p where p.merchant_id = $1
      and p.status = 'onSale' and (select count(*) from sku where product_id = p.id) < 4
      order by p.id limit 1`,
    [merchantId, look.lang],
  )
  const { id, title, price } = goods!
  await page.goto(`${shop.url}/merchant/goods?q=${encodeURIComponent(title)}`)
  const named = t.actsOf.replace('{{title}}', title)
  const act = async (word: string) => {
    await page.getByRole('button', { name: named, exact: true }).click()
    await page.locator('.float').getByRole('button', { name: word, exact: true }).click()
  }
  await act(t.act.price)
  await dialog(desk).locator('input').first().fill('10')
  await dialog(desk).locator('select').nth(1).selectOption('ninety')
  await dialog(desk).locator('.goods-plan tbody tr').first().waitFor()
  expect(await barriers(page, 'dialog.question')).toEqual([])
  expect(await sideways(page)).toEqual([])
  await dialog(desk).locator('button[type=submit]').click()
  await dialog(desk).waitFor({ state: 'detached' })
  const lowered = await priceOf(id)
  expect([lowered < price, lowered % 100]).toEqual([true, 90])

  await act(t.act.off)
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await dialog(desk).getByLabel(t.note).fill('<b>换季</b>')
  await dialog(desk).getByRole('button', { name: t.act.off, exact: true }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  await page.locator('.state', { hasText: t.state.offShelf }).waitFor()
  await act(t.act.history)
  await page.getByText('<b>换季</b>').waitFor()
  await sound(desk, 'the history')
  await page.keyboard.press('Escape')
  await act(t.act.bin)
  await dialog(desk).getByRole('button', { name: t.act.bin, exact: true }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  await page.goto(`${shop.url}/merchant/goods?tab=bin`)
  await page.getByText(title, { exact: true }).waitFor()
  await sound(desk, 'the bin')
  await act(t.act.restore)
  await dialog(desk).getByRole('button', { name: t.act.restore, exact: true }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  expect(await rows('select status from product where id = $1', [id])).toEqual([{ status: 'offShelf' }])
  await desk.context.close()
})

test('the sheet: by keyboard, pasted, a fault at its cell, and somebody faster', async () => {
  const t = textsOf('en-US').assortmentmerchant
  const skus = await rows<{ id: number; productId: number; price: number }>(
    `select s.id::int, s.product_id::int as "productId", s.price::int from sku s
      where s.product_id = (select p.id from product p join sku k on k.product_id = p.id
        where p.merchant_id = $1 and p.status = 'onSale' group by 1 having count(*) >= 4 order by 1 limit 1)
        and s.status = 'onSale' order by s.id`,
    [merchantId],
  )
  const { productId } = skus[0]!
  const desk = await atDesk(browser, shop, owner, `/merchant/goods/bulk?products=${productId}`, { lang: 'en-US' })
  const { page, token } = desk
  const at = (row: number, column: number) => page.locator(`[data-cell="${row} ${column}"]`)
  await at(0, 0).focus()
  await page.keyboard.type('77.70')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('1 0')
  await page.keyboard.type('nothing')
  await page.getByText(t.sheet.faults_one.replace('{{count}}', '1')).waitFor()
  await sound(desk, 'the sheet')
  await page.keyboard.press('Control+z')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '78.80\t99.90\n79.90\t\n')
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect.poll(() => at(1, 1).inputValue()).toBe('99.90')
  // somebody else sets the second price meanwhile
  const told = skus[1]!
  const { list } = (
    await rows<{ list: number | null }>('select list_price::int as list from sku where id = $1', [told.id])
  )[0]!
  const faster = { skuId: told.id, price: 6600, listPrice: null, seen: { price: told.price, listPrice: list } }
  const sent = await fetch(`${shop.url}/api/v2/mch/goods/price`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'user-type': '2',
      'merchant-id': String(merchantId),
    },
    body: JSON.stringify({ rows: [faster], requestId: crypto.randomUUID() }),
  })
  expect(sent.status).toBe(200)
  await page.locator('.sheet-foot .ant-btn-primary').click()
  await dialog(desk).locator('button[type=submit]').click()
  await page.getByText(t.outcome.changed).waitFor()
  expect(await at(1, 0).inputValue()).toBe('78.80')
  const prices = async () =>
    (await rows<{ price: number }>('select price::int from sku where product_id = $1 order by id', [productId])).map(
      ({ price }) => price,
    )
  expect((await prices()).slice(0, 3)).toEqual([7770, 6600, 7990])
  await page.locator('.sheet-foot .ant-btn-primary').click()
  await dialog(desk).locator('button[type=submit]').click()
  await dialog(desk).waitFor({ state: 'detached' })
  expect((await prices()).slice(0, 3)).toEqual([7770, 7880, 7990])
  await sound(desk, 'saved')
  await desk.context.close()
})

const freightLooks = [looks[1]]
test.each(freightLooks)('a basket is tried, goods get another template: $lang, $width px, $theme', async (look) => {
  const t = textsOf(look.lang).merchantsmerchant.freight
  const [sku] = await rows<{ code: string; weight: number; title: string }>(
    `select s.code, s.weight_g::int as weight, p.title ->> $2 as title
      from sku s join product p on p.id = s.product_id
      where p.merchant_id = $1 and p.status = 'onSale' and s.status = 'onSale' and s.code <> '' and s.weight_g > 0
      order by s.id limit 1`,
    [merchantId, look.lang],
  )
  const { code, weight } = sku!
  const desk = await atDesk(browser, shop, owner, '/merchant/freight/new', look)
  const { page } = desk
  const press = (word: string) => page.getByRole('button', { name: word, exact: true }).click()
  await page.getByLabel(t.name, { exact: true }).fill('Canarias')
  await page.getByLabel(t.charged.weight, { exact: true }).check()
  for (const [label, typed] of [
    [t.firstUnits, '1'],
    [t.firstFee, '8'],
    [t.nextUnits, '1'],
    [t.nextFee, '2,50'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(typed)
  await page.getByLabel(t.basket.goodsOf, { exact: true }).fill(code)
  await page.getByTitle(`(${code})`).click()
  await page.locator('.freight-basket li input').fill('19')
  await press(t.calculate)
  const grams = 19 * weight
  await page
    .locator('.freight-sum', { hasText: `${new Intl.NumberFormat(look.lang).format(grams / 1000)} ${t.unit.weight}` })
    .waitFor()
  const fee = (800 + Math.ceil(Math.max(0, grams - 1000) / 1000) * 250) / 100
  expect(await page.locator('.freight-sum .money').textContent()).toContain(fee.toFixed(2).replace('.', ','))
  await sound(desk, 'tried')

  await press(t.save)
  await page.getByRole('heading', { name: 'Canarias' }).waitFor()
  const [old] = await rows<{ id: number; name: string; goods: number }>(
    `select id::int, name, (select count(*)::int from product p where p.freight_template_id = t.id
        and p.status <> 'deleted') as goods from freight_template t where merchant_id = $1 and is_default`,
    [merchantId],
  )
  await press(t.makeDefault)
  await page.getByText(t.isDefault, { exact: true }).waitFor()
  await page.goto(`${shop.url}/merchant/freight/${old!.id}`)
  await press(t.delete)
  await dialog(desk).locator('select').selectOption({ label: 'Canarias' })
  await sound(desk, 'where the goods go')
  await dialog(desk).locator('button[type=submit]').click()
  await page.waitForURL(`${shop.url}/merchant/freight`)
  await page.getByText('Canarias', { exact: true }).first().waitFor()
  expect(await page.getByText(old!.name, { exact: true }).count()).toBe(0)
  await desk.context.close()
})

test('what nobody has seen is sent to staff from the list; they go from one to the next', async () => {
  const t = textsOf('en-US')
  await rows(
    `update product set status = 'offShelf', unreviewed = true where merchant_id = $1 and status = 'onSale'
      and id not in (select id from product where merchant_id = $1 and status = 'onSale' order by id limit 3)`,
    [merchantId],
  )
  const desk = await atDesk(browser, shop, owner, '/merchant/goods?tab=unreviewed', { lang: 'en-US' })
  const { page } = desk
  await page.getByText(t.assortmentmerchant.review.left_other.replace('{{count}}', '7')).waitFor()
  await page.locator('tbody input[type=checkbox]').nth(0).check()
  await page.locator('tbody input[type=checkbox]').nth(1).check()
  await page.getByRole('button', { name: t.assortmentmerchant.act.review, exact: true }).click()
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await dialog(desk).locator('button[type=submit]').click()
  await dialog(desk).waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('.state', { hasText: t.assortmentmerchant.state.inReview }).count()).toBe(2)
  await sound(desk, 'goods that nobody has seen')
  await desk.context.close()
  const waiting = await rows<{ id: number; productId: number }>(
    `select id::int, product_id::int as "productId" from product_draft where merchant_id = $1 and state = 'inReview'
      and causes = '{first}' and product_id is not null order by submitted_at, id`,
    [merchantId],
  )
  const staff = await atDesk(browser, shop, 'admin@example.com', `/admin/goods/${waiting[0]!.id}`, { lang: 'en-US' })
  await staff.page.keyboard.press('a')
  await dialog(staff).locator('button[type=submit]').click()
  await staff.page.waitForURL((url) => !url.pathname.endsWith(`/${waiting[0]!.id}`))
  await sound(staff, 'the next of the shop')
  expect(await rows('select status from product where id = $1', [waiting[0]!.productId])).toEqual([
    { status: 'onSale' },
  ])
  await staff.context.close()
})
