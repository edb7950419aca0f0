// An order that is collected, in a browser: chosen at the confirmation, made ready at the desk, its code shown to the
// buyer, typed wrongly and then held before the camera at the counter, and handed over.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { goTo, openBrowser, quiet, visit } from './browser.ts'
import { atDesk, goToDesk } from './console-side.ts'
import { barriers, sideways } from './looking.ts'
import { ownerOf, rowsOf } from './merchant-side.ts'
import { askShop, ownShop, plainGoods, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { kilnShop } from '../points.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')
const { confirm, collect } = en.orders
const desk = en.fulfilmentmerchant
let shop: RunningShop
let browser: Browser
let token: string
let account: string
let skuId: number
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
  const card = (await plainGoods(shop.url)).toSorted((a, b) => a.price - b.price)[0]!
  skuId = card.onlySkuId
  const { merchantId } = card.merchant
  const hours = Array.from({ length: 7 }, () => ({ open: '08:00', close: '22:00' }))
  const owns = await ownerOf(shop, merchantId)
  await owns('pickup/point/add', { ...kilnShop, name: 'Kiln Lane shop', hours })
  const [owner] = await rowsOf<{ email: string }>(
    shop,
    `select u.email from membership m join user_account u on u.id = m.user_id
      where m.audience = 'merchant' and m.merchant_id = $1`,
    [merchantId],
  )
  account = owner!.email
  token = await signedIn(shop.url, 'lin@example.com')
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})
const ask = <T>(path: string, input: object) => askShop<T>(shop.url, path, input, token)
const faultsOf = async (page: Page) => [...(await barriers(page)), ...(await sideways(page))]

/** What the camera of this page sees from now on, askew and with something around it. */
const holdBefore = (page: Page, picture: Buffer) =>
  page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
      const pen = canvas.getContext('2d')!
      const paint = () => {
        pen.resetTransform()
        pen.fillStyle = '#7a6a58'
        pen.fillRect(0, 0, 1280, 720)
        pen.translate(640, 360)
        pen.rotate(0.2)
        pen.drawImage(image, -200, -200, 400, 400)
        requestAnimationFrame(paint)
      }
      paint()
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(15))
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )

test('chosen, paid, ready, shown and handed over', async () => {
  const { page, context, faults } = await visit(browser, shop.url, {})
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await goTo(page, `${shop.url}/goods/jiesuan?skuId=${skuId}&quantity=2`)
  await page.getByRole('radio', { name: confirm.way.collect }).click()
  const person = page.getByLabel(confirm.way.person)
  await person.waitFor()
  if ((await page.getByRole('group', { name: confirm.way.person }).count()) > 0) {
    await page.getByLabel(en.addresses.pickup.name).fill('Rosa Martín')
    await page.getByLabel(en.addresses.phone, { exact: true }).fill('13800132719')
    await page.getByRole('button', { name: en.addresses.pickup.save }).click()
  }
  await page.getByRole('combobox', { name: confirm.way.point }).selectOption({ label: 'Kiln Lane shop' })
  const day = page.getByRole('combobox', { name: confirm.way.day })
  await day.selectOption({ index: 2 })
  await page.getByRole('combobox', { name: confirm.way.time }).selectOption('09:30')
  await expect.poll(() => page.url()).toContain('09%3A30')
  await quiet(page)
  expect(await faultsOf(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Place order/ })
    .first()
    .click()
  await page.waitForURL(/payNo=/)
  const payNo = new URL(page.url()).searchParams.get('payNo')!
  await ask('/api/v2/order/pay/create', {
    payNo,
    method: 'balance',
    payPassword: '246810',
    requestId: crypto.randomUUID(),
  })
  const { records } = await ask<{ records: { orderNo: string }[] }>('/api/v2/order/sell/page', { tab: 'toShip' })
  const { orderNo } = records[0]!

  const at = await atDesk(browser, shop, account, `/merchant/orders/${orderNo}`)
  await at.page.getByRole('button', { name: desk.pickup.ready }).click()
  await at.page.getByRole('dialog').getByRole('button', { name: desk.pickup.ready }).click()
  await at.page.getByRole('link', { name: desk.pickup.toDesk }).waitFor()

  await goTo(page, `${shop.url}/user/user/order/details?orderNo=${orderNo}`)
  await page.getByRole('heading', { name: collect.ready, level: 1 }).waitFor()
  const digits = (await page.locator('.collect-digits').innerText()).replace(' ', '')
  expect(digits).toMatch(/^\d{8}$/)
  const shown = await page.getByRole('img', { name: collect.codeQr }).screenshot()
  expect(await faultsOf(page)).toEqual([])

  await goToDesk(at.page, `${shop.url}/merchant/pickup`)
  const field = at.page.getByLabel(desk.pickup.code)
  await field.fill(digits === '00000000' ? '00000001' : '00000000')
  await at.page.getByRole('button', { name: desk.pickup.look }).click()
  await at.page.getByRole('alert').waitFor()
  await holdBefore(at.page, shown)
  await at.page.getByRole('button', { name: en.console.scan.start }).click()
  await at.page.getByRole('button', { name: desk.pickup.give }).waitFor()
  expect(await faultsOf(at.page)).toEqual([])
  await at.page.getByRole('button', { name: desk.pickup.give }).click()
  await field.waitFor()
  await expect
    .poll(async () => (await ask<{ status: string }>('/api/v2/order/sell/detail', { orderNo })).status)
    .toBe('toReview')
  await goTo(page, `${shop.url}/user/user/order/details?orderNo=${orderNo}`)
  await page.getByText(collect.saysCollected).waitFor()
  expect(await page.locator('.collect-digits').count()).toBe(0)
  // the browser tells of the wrong code that was refused
  expect([...faults, ...at.faults.filter((fault) => !fault.includes('422'))]).toEqual([])
  await Promise.all([context.close(), at.context.close()])
})
