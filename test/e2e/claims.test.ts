// Two kinds of goods that arrived, claimed in the browser of their buyer: chosen, written by hand and by key with a
// photo, withdrawn, filed again, answered, sent back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { picture } from '../uploading.ts'
import { people } from '../../demo/people.ts'
import { goTo, openBrowser, quiet, visit } from './browser.ts'
import { barriers, sideways } from './looking.ts'
import { ownerOf } from './merchant-side.ts'
import { askShop, plainGoods, sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { aftersales: t, orders, errors } = textsOf('en-US')
const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())
const requestId = () => crypto.randomUUID()

/** Two kinds of goods of one merchant, three pieces, paid and received. */
async function receivedOrder(token: string) {
  const ask = <T>(path: string, input: object) => askShop<T>(shop.url, `/api/v2/${path}`, input, token)
  const goods = await plainGoods(shop.url)
  const ofOne = goods.filter((g) => g.price < 20_000 && g.merchant.merchantId === goods[0]!.merchant.merchantId)
  const skuIds = ofOne.slice(0, 2).map((g) => g.onlySkuId)
  for (const [at, skuId] of skuIds.entries())
    await ask('cart/cart/add', { skuId, quantity: 2 - at, requestId: requestId() })
  const { records } = await ask<{ records: { id: number }[] }>('user/address/page', {})
  const wish = { from: { cart: true }, addressId: records[0]!.id }
  const { priceToken } = await ask<{ priceToken: string }>('order/sell/normal/preview', wish)
  const create = { ...wish, priceToken, requestId: requestId() }
  const { payNo, orderNos } = await ask<{ payNo: string; orderNos: string[] }>('order/sell/normal/create', create)
  await ask('order/pay/create', { payNo, method: 'balance', payPassword: '246810', requestId: requestId() })
  const owner = await ownerOf(shop, goods[0]!.merchant.merchantId)
  const orderNo = orderNos[0]!
  await owner('order/ship', { orderNo, parcels: [{ carrier: 'sf', waybill: 'SF1234567000001' }] })
  await ask('order/sell/confirm', { orderNo, requestId: requestId() })
  return { orderNo, owner }
}
const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).locator('visible=true').click()
}
const heading = (page: Page, text: string) => page.getByRole('heading', { name: text, level: 1 }).waitFor()
const faultsOf = async (page: Page): Promise<string[]> => [...(await barriers(page)), ...(await sideways(page))]
const serviceNoOf = (page: Page): string => new URL(page.url()).searchParams.get('serviceNo') ?? ''
const shot = async () => ({
  name: 'crack.png',
  mimeType: 'image/png',
  buffer: await picture(640, 480).png().toBuffer(),
})

/** From the order to the form, both kinds chosen, one piece of the first. */
async function chooseTwo(page: Page, orderNo: string): Promise<void> {
  await goTo(page, `${shop.url}/user/user/order/details?orderNo=${orderNo}`)
  await page.getByRole('link', { name: orders.actions.afterSale, exact: true }).locator('visible=true').click()
  await heading(page, t.choose.title)
  await press(page, t.choose.continue)
  await page.getByText(t.choose.none).waitFor()
  const ticks = page.locator('input[name=line]')
  expect(await ticks.first().evaluate((tick) => tick === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: t.choose.less }).click()
  await ticks.nth(1).check({ force: true })
  await page.getByText(t.choose.several_other.replaceAll('{{count}}', '2')).waitFor()
  await press(page, t.choose.continue)
  await page.locator('textarea').waitFor()
}
/** Reason by key, words, a photo; what is missing is said first. */
async function write(page: Page, words: string): Promise<void> {
  await press(page, t.apply.send)
  await page.getByText(t.apply.reasonRequired).waitFor()
  await page.getByText(errors.explanationRequired).waitFor()
  await page.locator('input[name=reasonId]').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.locator('textarea').fill(words)
  await page.locator('input[type=file]').setInputFiles(await shot())
  await page.locator('.upload[data-state=sent]').waitFor()
  expect(await faultsOf(page)).toEqual([])
}

test('two kinds are claimed, one is withdrawn, filed again and sent back', { timeout: 120_000 }, async () => {
  const token = await signedIn(shop.url, people().buyers[4]!.email)
  const { orderNo, owner } = await receivedOrder(token)
  const { page, context, faults } = await visit(browser, shop.url)
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])

  await chooseTwo(page, orderNo)
  await write(page, 'A crack runs through the rim.')
  // what was typed outlives the page
  await quiet(page)
  await page.reload()
  await page.getByText(t.apply.draft).waitFor()
  expect(await page.locator('textarea').inputValue()).toBe('A crack runs through the rim.')
  await press(page, t.apply.send)
  await page.getByText(t.list.filed_other.replaceAll('{{count}}', '2')).waitFor()
  expect(await page.locator('.order-card').count()).toBe(2)
  expect(await faultsOf(page)).toEqual([])

  await page.locator('.order-card').last().getByRole('link', { name: t.list.details }).click()
  await page.getByRole('button', { name: /^Photo 1 of 1/ }).waitFor()
  await press(page, t.actions.cancel)
  await page.getByRole('alertdialog').getByRole('button', { name: t.withdraw.yes, exact: true }).click()
  await heading(page, t.turn.withdrawn.title)
  await page.getByRole('link', { name: t.actions.again, exact: true }).locator('visible=true').click()
  await heading(page, t.choose.title)
  await page.locator('input[name=line]:enabled').first().check({ force: true })
  await press(page, t.choose.continue)
  await page.locator('textarea').waitFor()
  await write(page, 'It is broken, really.')
  await press(page, t.apply.send)
  await page.waitForURL(/orderRefund\/details/)

  const serviceNo = serviceNoOf(page)
  await owner('refund/audit', { serviceNo, approve: true, reason: 'Please send it back' })
  await sendBack(page, serviceNo)
  expect(faults).toEqual([])
  await context.close()
})

async function sendBack(page: Page, serviceNo: string): Promise<void> {
  await goTo(page, `${shop.url}/user/user/orderRefund/details?serviceNo=${serviceNo}`)
  await heading(page, t.turn.sendBack.title)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: t.actions.logistics, exact: true }).locator('visible=true').click()
  const company = page.getByRole('combobox', { name: t.logistics.company })
  await company.fill('expr')
  await page.keyboard.press('ArrowDown')
  await company.fill('sf')
  await page.keyboard.press('Enter')
  expect(await company.inputValue()).toBe('SF Express')
  await page.getByLabel(t.logistics.waybill).fill('12345')
  await press(page, t.logistics.send)
  await page.getByText(/A waybill of SF Express looks like SF/).waitFor()
  await page.getByLabel(t.logistics.waybill).fill('SF 1234 5678 9012 3')
  await page.getByLabel(t.logistics.fee).fill('18,50')
  expect(await faultsOf(page)).toEqual([])
  await press(page, t.logistics.send)
  await heading(page, t.turn.onWayBack.title.replace('{{shop}}', await shopName(page)))
  await page.getByText('SF Express SF1234567890123').first().waitFor()
}
const shopName = async (page: Page): Promise<string> => {
  await page.waitForURL(/orderRefund\/details/)
  const title = await page.locator('.story-what b').filter({ hasNotText: t.turn.you }).first().innerText()
  return title
}
