// A paid order in the browser of its buyer while the merchant ships it in two parcels: another address before the first
// leaves, one confirmed, one missed and lost.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Locator, Page } from 'playwright-core'
import { people } from '../../demo/people.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import { barriers } from './looking.ts'
import { ownerOf, rowsOf } from './merchant-side.ts'
import { askShop, ownShop, plainGoods, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const {
  orders: t,
  fulfilment: { tracking },
} = textsOf('en-US')
const requestId = () => crypto.randomUUID()
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  shop = await ownShop()
  browser = await openBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** Two pieces of one kind, paid from the balance. */
async function paidOrder(token: string): Promise<{ orderNo: string; merchantId: number }> {
  const { onlySkuId: skuId, merchant } = (await plainGoods(shop.url))[0]!
  const ask = <T>(path: string, input: object) => askShop<T>(shop.url, `/api/v2/${path}`, input, token)
  const { records } = await ask<{ records: { id: number }[] }>('user/address/page', {})
  const wish = { from: { skuId, quantity: 2 }, addressId: records[0]!.id }
  const { priceToken } = await ask<{ priceToken: string }>('order/sell/normal/preview', wish)
  const create = { ...wish, priceToken, requestId: requestId() }
  const { payNo, orderNos } = await ask<{ payNo: string; orderNos: string[] }>('order/sell/normal/create', create)
  await ask('order/pay/create', { payNo, method: 'balance', payPassword: '246810', requestId: requestId() })
  return { orderNo: orderNos[0]!, merchantId: merchant.merchantId }
}
async function lineOf(token: string, orderNo: string): Promise<number> {
  type Detail = { lines: { orderLineId: number }[] }
  const { lines } = await askShop<Detail>(shop.url, '/api/v2/order/sell/detail', { orderNo }, token)
  return lines[0]!.orderLineId
}
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).locator('visible=true')
const parcel = (page: Page, no: number) => page.locator('.order-parcel').nth(no - 1)

test(
  'paid, sent elsewhere, shipped in two parcels, one received, one missed and lost',
  { timeout: 120_000 },
  async () => {
    const token = await signedIn(shop.url, people().buyers[0]!.email)
    const { orderNo, merchantId } = await paidOrder(token)
    const { page, context, faults } = await visit(browser, shop.url)
    await context.addCookies([{ name: 'token', value: token, url: shop.url }])
    const here = `${shop.url}/user/user/order/details?orderNo=${orderNo}`
    await goTo(page, here)
    await button(page, t.actions.changeAddress).click()
    await page.getByRole('dialog').locator('.address-choices button').first().click()
    await page.getByText(t.address.done).waitFor()
    await page.getByText(t.history.address).waitFor()

    const owner = await ownerOf(shop, merchantId)
    const orderLineId = await lineOf(token, orderNo)
    const ship = (waybill: string) =>
      owner<{ parcelIds: number[] }>('order/ship', {
        orderNo,
        // a carrier that nobody follows: its merchant tells where the parcels are
        parcels: [{ carrier: 'nacex', waybill, lines: [{ orderLineId, quantity: 1 }] }],
      })
    await ship('081200000001')
    await goTo(page, here)
    expect(await button(page, t.actions.changeAddress).count()).toBe(0)
    const [parcelId] = (await ship('081200000002')).parcelIds
    await goTo(page, here)
    expect(await page.locator('.order-parcel').count()).toBe(2)
    expect(await barriers(page)).toEqual([])

    await owner('order/parcel/station/add', {
      parcelId,
      kind: 'transit',
      text: 'Through the pass',
      place: 'Somosierra',
      at: new Date().toISOString(),
    })
    await parcel(page, 2).getByRole('link', { name: t.parcels.track }).click()
    await page.locator('.scan-days').getByText('Through the pass').waitFor()
    await page.locator('.scan-days').getByText(t.parcels.byShop).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('navigation', { name: tracking.parcels }).getByRole('link').first().click()
    await page.getByText(tracking.noneHand).waitFor()
    await goTo(page, here)

    await button(parcel(page, 1), t.parcels.arrived).click()
    await button(page.getByRole('dialog'), t.receipt.yes).click()
    await parcel(page, 1).getByText(t.parcels.status.received, { exact: true }).waitFor()
    expect(await button(parcel(page, 2), t.parcels.missing).count()).toBe(0)
    const longAgo = "shipped_at = shipped_at - interval '8 days', moved_at = moved_at - interval '8 days'"
    await rowsOf(shop, `update parcel set ${longAgo} where id = $1`, [parcelId])
    await goTo(page, here)
    await button(parcel(page, 2), t.parcels.missing).click()
    await parcel(page, 2).getByText(t.parcels.status.missing, { exact: true }).waitFor()
    await goTo(page, `${shop.url}/user/user/order?tab=toReceive`)
    await page.getByText(t.deadline.missingAnswer.days_other.replace('{{count}}', '3')).waitFor()

    await owner('order/parcel/state', { parcelId, state: 'lost', note: 'The carrier lost it' })
    await goTo(page, here)
    await parcel(page, 2).getByText(t.parcels.status.lost, { exact: true }).waitFor()
    await page.getByRole('heading', { name: t.status.toReview, level: 1 }).waitFor()
    expect(faults).toEqual([])
  },
)

test('a parcel of a followed carrier: it tells, its merchant does not; the account shows it first', async () => {
  const token = await signedIn(shop.url, people().buyers[1]!.email)
  const { orderNo, merchantId } = await paidOrder(token)
  const owner = await ownerOf(shop, merchantId)
  const parcels = [{ carrier: 'sf', waybill: 'SF0000000000003' }]
  const [parcelId] = (await owner<{ parcelIds: number[] }>('order/ship', { orderNo, parcels })).parcelIds
  type Way = { parcels: { tracked: boolean }[] }
  const isTracked = async () =>
    (await askShop<Way>(shop.url, '/api/v2/order/sell/logistics', { orderNo }, token)).parcels[0]!.tracked
  await expect.poll(isTracked, { timeout: 30_000 }).toBe(true)
  const station = owner('order/parcel/station/add', { parcelId, kind: 'transit', at: new Date().toISOString() })
  await expect(station).rejects.toThrow('stations are not added by hand')
  const { page, context, faults } = await visit(browser, shop.url, { width: 390 })
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await goTo(page, `${shop.url}/user/user`)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('article', { name: tracking.latest }).getByRole('link').click()
  await page.getByText(tracking.noneFollowed).waitFor()
  expect(new URL(page.url()).searchParams.get('parcel')).toBe(String(parcelId))
  expect(faults).toEqual([])
})
