// Shipping by a file at the merchant's desk: what would become of it, then what did; the same again; files that are
// none; on a phone.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, quiet } from './browser.ts'
import { atDesk, bought, goToDesk, inFours } from './console-side.ts'
import { barriers } from './looking.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { shipFileBytes } from '#features/sales/fulfilment/limits.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { fulfilmentmerchant: t, fulfilment, errors } = textsOf('en-US')
const es = textsOf('es-ES').fulfilmentmerchant
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

const choose = (page: Page, text: string, name = 'november.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
async function saved(page: Page, press: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: press }).click()])
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}
const finished = (page: Page) => page.getByRole('button', { name: t.batch.result }).waitFor()
const waybill = (n: number) => `SF88000000${String(n).padStart(4, '0')}`

test('is judged, shipped, and the refused rows come back; the same file again changes nothing', async () => {
  const [one, other] = [
    await bought(shop, { merchantId, quantity: 1 }),
    await bought(shop, { merchantId, quantity: 2 }),
  ]
  const visitor = await atDesk(browser, shop, owner, '/merchant/orders')
  const { page } = visitor
  await page.getByRole('link', { name: t.batch.open }).click()
  await page.getByRole('heading', { level: 1, name: t.batch.title }).waitFor()
  await quiet(page)
  await sound(visitor, 'before a file')
  const { name, text } = await saved(page, t.batch.template)
  expect(name).toBe('shipping.csv')
  let n = 0
  const filled = text.replace(/^[\d ]+,,.*$/gm, (line) => line.replace(',,', `,sf,${waybill(++n)}`))
  expect(filled).toContain(inFours(one.orderNo))
  const rows = [
    ...filled.trimEnd().split('\n'),
    `261123000000000001,sf,${waybill(90)},,`,
    `${other.orderNo},pigeon,1,,`,
  ]
  await choose(page, rows.join('\r\n'))
  await page.getByRole('heading', { level: 1, name: /parcels? would ship/ }).waitFor()
  await quiet(page)
  await sound(visitor, 'the dry run')
  await page.getByText(fulfilment.batch.noOrder).waitFor()
  const ready = page.locator('table').last()
  expect(await ready.locator('tbody tr').count()).toBe(n)
  await ready.getByRole('link', { name: inFours(other.orderNo) }).waitFor()
  await page.getByRole('button', { name: t.ship.send_other.replace('{{count}}', String(n)) }).click()
  await page.waitForURL(/batch\/\d+/)
  await finished(page)
  await page.getByRole('heading', { level: 1, name: `${n} of ${n + 2} rows shipped` }).waitFor()
  await quiet(page)
  await sound(visitor, 'the result')
  const refused = await saved(page, t.batch.refusedFile)
  expect(refused.text.trimEnd().split('\n')).toHaveLength(3)
  expect(
    (await saved(page, t.batch.result)).text.match(new RegExp(fulfilment.batch.outcomes.shipped, 'g')),
  ).toHaveLength(n)
  await page.getByRole('link', { name: t.batch.title }).first().click()
  await page.locator('.batch-earlier tbody tr').waitFor()
  await choose(page, rows.join('\r\n'))
  await page.getByRole('heading', { level: 1, name: t.batch.wouldNothing }).waitFor()
  expect(await page.locator('.acts .ant-btn-primary').count()).toBe(0)
  expect(await page.locator('.figures dd').allTextContents()).toEqual([`0 of ${n + 2} rows`, '2', String(n), '0'])
  await goToDesk(page, `${shop.url}/merchant/orders/${other.orderNo}`)
  expect(await page.getByRole('heading', { level: 2, name: /Parcel \d/ }).count()).toBe(1)
  await visitor.context.close()
})

test('on a phone, in Spanish and dark', async () => {
  const { orderNo } = await bought(shop, { merchantId, quantity: 3 })
  const look = { width: 390, lang: 'es-ES', theme: 'dark' }
  const visitor = await atDesk(browser, shop, owner, '/merchant/orders/batch', look)
  const { page } = visitor
  await choose(
    page,
    `Número de pedido;Transportista;Número de envío\n${orderNo};sf;${waybill(70)}\n1;sf;${waybill(71)}`,
  )
  await page.getByRole('heading', { level: 1, name: es.batch.would_one.replace('{{count}}', '1') }).waitFor()
  await quiet(page)
  await sound(visitor, 'the dry run')
  await page.getByRole('button', { name: es.ship.send_one.replace('{{count}}', '1') }).click()
  await page.getByRole('button', { name: es.batch.result }).waitFor()
  await quiet(page)
  await sound(visitor, 'the result')
  await visitor.context.close()
})

test('a file that is none says so at once; what the shop says of another stands there too', async () => {
  const { page, context } = await atDesk(browser, shop, owner, '/merchant/orders/batch')
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['PK'], 'parcels.xls'))
    return data
  })
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByText(t.batch.unfit.workbook).waitFor()
  await choose(page, '')
  await page.getByText(t.batch.unfit.empty).waitFor()
  await choose(page, 'x'.repeat(shipFileBytes + 1))
  await page.getByText(t.batch.unfit.large.replace('{{kb}}', String(shipFileBytes / 1000))).waitFor()
  await choose(page, 'a,b,c\n1,2,3')
  await page.getByText(errors.shipFileColumns).waitFor()
  await context.close()
})

test('how far it is, is told until it is done', async () => {
  const { orderNo } = await bought(shop, { merchantId, quantity: 1 })
  const visitor = await atDesk(browser, shop, owner, '/merchant/orders/batch')
  const { page } = visitor
  let asked = 0
  await page.route('**/mch/order/ship/batch/detail', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: { finishedAt: string | null; done: number; rows: number } }
    if (++asked <= 2) Object.assign(body.data, { finishedAt: null, done: asked, rows: 4 })
    await route.fulfill({ response: reply, json: body })
  })
  await choose(page, `Order number,Carrier,Waybill\n${orderNo},sf,${waybill(80)}`)
  await page.getByRole('button', { name: t.ship.send_one.replace('{{count}}', '1') }).click()
  const bar = page.getByRole('progressbar')
  await bar.waitFor()
  expect(await barriers(page)).toEqual([])
  await finished(page)
  expect(asked).toBeGreaterThanOrEqual(3)
  expect(await bar.count()).toBe(0)
  await page.getByRole('heading', { level: 1, name: t.batch.allShipped }).waitFor()
  await visitor.context.close()
})
