// A refund that its bank sent back: who paid names another account, looks at it and changes it; as it should be on
// phones and wide screens, in all languages. How such a refund comes about is told beside its calls.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, quiet, visit } from './browser.ts'
import { bought } from './console-side.ts'
import { rowsOf } from './merchant-side.ts'
import { ownShop, plainGoods, type OwnShop } from './running-shop.ts'
import { shot } from './shot.ts'
import { sound } from './sound.ts'
import { textsOf } from '#kernel/text/i18n.ts'

let shop: OwnShop
let browser: Browser
let serial = 0
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** Of an order that was paid, as if its bank had just sent it back. */
async function sentBack(): Promise<{ refundNo: string; token: string }> {
  const { merchantId } = (await plainGoods(shop.url))[0]!.merchant
  const { orderNo, token } = await bought(shop, { merchantId, quantity: 1 })
  const refundNo = `${Date.now()}${++serial}`
  await rowsOf(
    shop,
    `insert into refund (refund_no, key, attempt_id, order_id, amount, reason, status, again_at)
     select $1, $1, a.id, o.id, 100, 'test', 'failed', null from shop_order o
     join payment_order p on p.order_id = o.id
     join payment_attempt a on a.payment_id = p.payment_id and a.status = 'succeeded' where o.order_no = $2`,
    [refundNo, orderNo],
  )
  return { refundNo, token }
}

const looks = [
  { lang: 'en-US', width: 1440, theme: 'dark' },
  { lang: 'es-ES', width: 390, theme: 'dark' },
  { lang: 'zh-CN', width: 390, theme: 'light' },
] as const
test.each(looks)('another account is named and changed: $lang, $width wide, $theme', async (look) => {
  const t = textsOf(look.lang).rerouting.account
  const visitor = await visit(browser, shop.url, look)
  const { page, context } = visitor
  await goTo(page, shop.url)
  const { refundNo, token } = await sentBack()
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  const judge = async (told: string): Promise<void> => {
    await shot(page, `refund-account ${look.lang} ${look.width} ${told}`)
    await sound(visitor, told)
  }
  await goTo(page, `${shop.url}/user/user/money/refund?refundNo=${refundNo}`)
  await judge('asked')
  const send = page.getByRole('button', { name: t.send, exact: true })
  await send.click()
  await page.getByText(t.lacks.number).waitFor()
  await judge('what is lacking')
  const name = async (number: string): Promise<void> => {
    await page.getByLabel(t.holder, { exact: true }).fill('林月然')
    await page.getByLabel(t.bank, { exact: true }).fill('建设银行徐汇支行')
    await page.getByLabel(t.number, { exact: true }).fill(number)
    await page.getByLabel(t.password, { exact: true }).fill('246810')
    await send.click()
    await page.getByText(new RegExp(number.slice(-4))).waitFor()
    await quiet(page)
  }
  await name('6217001210012345670')
  await page.getByText(t.state.told).waitFor()
  await judge('named')
  await page.getByRole('button', { name: t.change, exact: true }).click()
  await judge('changing')
  await name('6222021102012346628')
  await goTo(page, page.url())
  await page.getByText(/6628/).waitFor()
  expect(await page.getByText(/5670/).count()).toBe(0)
  await context.close()
})
