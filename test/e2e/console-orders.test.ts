// Sheets to print and another address at the merchant's desk: from the order, and of what is picked in the list.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, quiet, type Visitor } from './browser.ts'
import { atDesk, bought, goToDesk, inFours } from './console-side.ts'
import { barriers } from './looking.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { fulfilmentmerchant: t, console: c, typedaddress: a, errors } = textsOf('en-US')
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

interface Sheet {
  type: string | null
  head: string
}
/** What comes into the windows that a desk opens; the browser of the tests draws no such file. */
async function sheetsOf({ context }: Visitor): Promise<() => Promise<Sheet>> {
  const came: Sheet[] = []
  await context.route(/\/mch\/order\/slip\/.+/, async (route) => {
    const reply = await route.fetch()
    came.push({ type: reply.headers()['content-type'] ?? null, head: (await reply.body()).subarray(0, 5).toString() })
    await route.fulfill({ contentType: 'text/plain', body: 'drawn' })
  })
  return async () => {
    await expect.poll(() => came.length, { timeout: 60_000 }).toBe(1)
    return came.pop()!
  }
}
const pdf: Sheet = { type: 'application/pdf', head: '%PDF-' }
const said = (words: { one: string; other: string }, n: number) =>
  (n === 1 ? words.one : words.other).replace('{{count}}', String(n))
const tick = (page: Page, orderNo: string) => page.getByLabel(c.list.pick.replace('{{row}}', orderNo)).check()

test('a packing slip and a label are opened from the order, by press and by key', async () => {
  const { orderNo } = await bought(shop, { merchantId, quantity: 2 })
  const visitor = await atDesk(browser, shop, owner, `/merchant/orders/${orderNo}`)
  const { page } = visitor
  const sheet = await sheetsOf(visitor)
  for (const name of [t.print.slipPrices, t.print.label]) {
    await page.getByRole('button', { name }).click()
    expect(await sheet(), name).toEqual(pdf)
  }
  await page.keyboard.press('p')
  expect(await sheet()).toEqual(pdf)
  await page.getByText(said({ one: t.print.opened_one, other: t.print.opened_other }, 1)).waitFor()
  await sound(visitor, 'the order')
  // a browser that opens no window leaves a way
  await page.evaluate(() => (window.open = () => null))
  await page.keyboard.press('p')
  await page.getByRole('link', { name: said({ one: t.print.held_one, other: t.print.held_other }, 1) }).click()
  expect(await sheet()).toEqual(pdf)
  await visitor.context.close()
})

test('of what is picked: sheets of the paid ones, a file for those that wait; who refuses is named', async () => {
  const [one, other] = [
    await bought(shop, { merchantId, quantity: 1 }),
    await bought(shop, { merchantId, quantity: 2 }),
  ]
  const visitor = await atDesk(browser, shop, owner, '/merchant/orders')
  const { page } = visitor
  const sheet = await sheetsOf(visitor)
  await tick(page, one.orderNo)
  await tick(page, other.orderNo)
  await page.getByRole('toolbar').waitFor()
  await sound(visitor, 'the bar')
  const words = { slips: { one: t.print.slips_one, other: t.print.slips_other } }
  await page.getByRole('button', { name: said(words.slips, 2) }).click()
  expect(await sheet()).toEqual(pdf)
  await page.keyboard.press('l')
  expect(await sheet()).toEqual(pdf)
  await page.route('**/mch/order/slip', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 40901, message: 'It moved', data: { reason: 'orderStateChanged', orderNo: one.orderNo } },
    }),
  )
  await page.keyboard.press('p')
  await page.getByText(`${inFours(one.orderNo)}: It moved`).waitFor()
  await page.keyboard.press('s')
  await page.waitForURL(/orders\/batch\?orders=/)
  await page.getByText(said({ one: t.batch.fillPicked_one, other: t.batch.fillPicked_other }, 2)).waitFor()
  await goToDesk(page, `${shop.url}/merchant/orders?tab=ended`)
  const row = page.locator('tbody tr', { hasText: t.state.cancelled }).first()
  await row.getByRole('checkbox').check()
  await page.getByRole('toolbar').waitFor()
  expect(await page.getByRole('toolbar').getByRole('button').count()).toBe(1)
  await visitor.context.close()
})

test('goes to another place on the buyer’s wish, with a reason; where freight differs it says so', async () => {
  const { orderNo } = await bought(shop, { merchantId, quantity: 1 })
  const visitor = await atDesk(browser, shop, owner, `/merchant/orders/${orderNo}`)
  const { page } = visitor
  await page.getByRole('button', { name: t.place.change }).click()
  const drawer = page.getByRole('dialog')
  const save = drawer.getByRole('button', { name: t.place.save })
  await save.click()
  await drawer.getByText(t.place.same).waitFor()
  await drawer.getByText(t.place.reasonLacking).waitFor()
  await drawer.getByLabel(a.field.province).selectOption('新疆维吾尔自治区')
  await drawer.getByLabel(a.field.city).selectOption('乌鲁木齐市')
  await drawer.getByLabel(a.field.district).selectOption('天山区')
  await drawer.getByLabel(t.place.reason).fill('They rang us')
  await quiet(page)
  expect(await barriers(page, '.ant-drawer')).toEqual([])
  await save.click()
  await drawer.getByText(errors.freightDiffers.split('{{')[0]!.trim()).waitFor()
  await drawer.getByText(/¥[\d.]+ instead of ¥[\d.]+/).waitFor()
  await drawer.getByLabel(a.field.province).selectOption('浙江省')
  await drawer.getByLabel(a.field.city).selectOption('杭州市')
  await drawer.getByLabel(a.field.district).selectOption('西湖区')
  await drawer.getByLabel(a.field.detail).fill('龙井路 1 号')
  await save.click()
  await page.getByText(t.place.changed).waitFor()
  await page.locator('aside').getByText('龙井路 1 号').waitFor()
  await page.getByText(t.event.address).waitFor()
  await sound({ ...visitor, faults: visitor.faults.filter((f) => !/4\d\d/.test(f)) }, 'afterwards')
  await visitor.context.close()
})
