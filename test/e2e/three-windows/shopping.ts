// What the shopper does in their window, as people do it: by what they see and press.
import type { Locator, Page } from 'playwright-core'
import { claimKinds } from '#features/sales/after-sales/states.ts'
import { picture } from '../../uploading.ts'
import { goTo, quiet } from '../browser.ts'
import { beginning, press, type Merchant, type Windows } from './windows.ts'

export const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
/** By the words beside it. */
const choose = (within: Page | Locator, words: string): Promise<void> =>
  within
    .getByRole('radio', { name: beginning(words) })
    .first()
    .check()
export const photoFile = async () => ({
  name: 'crack.png',
  mimeType: 'image/png',
  buffer: await picture(640, 480).png().toBuffer(),
})

async function addToCart({ shopper: { page }, shop, t }: Windows, id: number, count: number): Promise<void> {
  await goTo(page, `${shop.url}/goods/${id}`)
  const added = page.waitForResponse((reply) => reply.url().endsWith('/cart/cart/add') && reply.ok())
  await press(page, t.products.goods.add)
  await added
  for (let more = 1; more < count; more++) {
    const again = page.waitForResponse((reply) => reply.url().endsWith('/cart/cart/add') && reply.ok())
    await press(page, t.products.goods.add)
    await again
  }
}
/** From the shelf to paid, online: of the first merchant two kinds, of the second one. */
export async function buyFromTwo(
  w: Windows,
  pieces: readonly (readonly [Merchant, number, number])[],
): Promise<string[]> {
  const { page } = w.shopper
  const { t, shop } = w
  for (const [merchant, nth, count] of pieces) await addToCart(w, merchant.goods[nth]!.id, count)
  await goTo(page, `${shop.url}/shoppingCart/confirm`)
  const place = page
    .getByRole('button', { name: new RegExp(t.orders.confirm.place) })
    .locator('visible=true')
    .first()
  await place.click()
  await page.waitForURL(/payOrder\?payNo=/)
  const payNo = new URL(page.url()).searchParams.get('payNo')!
  await choose(page, t.payments.methods.online)
  const pay = new RegExp(t.payments.payOnline.split('{{')[0]!.replaceAll(/[·\s]+$/g, ''))
  await page.getByRole('button', { name: pay }).locator('visible=true').first().click()
  await page.waitForURL(/\/c\/pay\//)
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/paySuccess/)
  await page.getByText(t.payments.result.success).first().waitFor()
  const orders = await w.rows<{ orderNo: string; merchantId: number }>(
    `select o.order_no as "orderNo", o.merchant_id as "merchantId" from shop_order o
      join payment_order g on g.order_id = o.id join payment p on p.id = g.payment_id where p.pay_no = $1`,
    [payNo],
  )
  return w.merchants.map(({ id }) => orders.find(({ merchantId }) => merchantId === id)!.orderNo)
}

const toOrder = ({ shopper: { page }, shop }: Windows, orderNo: string) =>
  goTo(page, `${shop.url}/user/user/order/details?orderNo=${orderNo}`)
/** As the shop offers it, in the language of the walk. */
export async function wrongItem({ rows, look }: Windows): Promise<string> {
  const [named] = await rows<{ name: string }>(
    `select name ->> $1 as name from cancel_reason where code = 'wrongItem'`,
    [look.lang],
  )
  return named!.name
}
export async function askToCancel(w: Windows, orderNo: string): Promise<void> {
  const { shopper, t } = w
  await toOrder(w, orderNo)
  await press(shopper.page, t.orders.actions.requestCancel)
  const asked = dialogOf(shopper.page)
  await choose(asked, await wrongItem(w))
  await asked.getByRole('button', { name: t.orders.cancel.ask, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
}
export async function receiveParcel(w: Windows, orderNo: string, no: number): Promise<void> {
  const { shopper, t } = w
  await toOrder(w, orderNo)
  const parcel = shopper.page.locator('.order-parcel').nth(no - 1)
  await parcel.getByRole('button', { name: t.orders.parcels.arrived, exact: true }).click()
  await dialogOf(shopper.page).getByRole('button', { name: t.orders.receipt.yes, exact: true }).click()
  await parcel.getByText(t.orders.parcels.status.received, { exact: true }).waitFor()
}

export interface Wish {
  /** place of the line in the order */
  line: number
  kind: (typeof claimKinds)[number]
  reason: string
  words: string
  photo?: boolean
}
/** From the order's page to a claim about one piece; its number. */
export async function claim(w: Windows, orderNo: string, { line, kind, reason, words, photo }: Wish): Promise<string> {
  const { shopper, t, look, rows } = w
  const { page } = shopper
  await toOrder(w, orderNo)
  await press(page, t.orders.actions.afterSale, 'link')
  await page.getByRole('heading', { name: t.aftersales.choose.title, level: 1 }).waitFor()
  await quiet(page)
  const picked = page.locator('.pick-line').nth(line)
  if (!(await picked.locator('input[name=line]').isChecked())) await picked.locator('label.tick').click()
  const less = picked.getByRole('button', { name: t.aftersales.choose.less, exact: true })
  while ((await less.count()) > 0 && (await less.isEnabled())) await less.click()
  await choose(page, t.aftersales.kinds[kind].name)
  await press(page, t.aftersales.choose.continue)
  const [named] = await rows<{ name: string }>(`select name ->> $1 as name from claim_reason where code = $2`, [
    look.lang,
    reason,
  ])
  await page.locator('label').filter({ hasText: named!.name }).click()
  await page.locator('textarea').fill(words)
  if (photo) {
    await page.locator('input[type=file]').setInputFiles(await photoFile())
    await page.locator('.upload[data-state=sent]').waitFor()
  }
  await press(page, t.aftersales.apply.send)
  await page.waitForURL(/orderRefund\/details/)
  return new URL(page.url()).searchParams.get('serviceNo')!
}
const toClaim = ({ shopper: { page }, shop }: Windows, serviceNo: string) =>
  goTo(page, `${shop.url}/user/user/orderRefund/details?serviceNo=${serviceNo}`)
export async function sendBack(w: Windows, serviceNo: string, waybill: string): Promise<void> {
  const { shopper, t } = w
  const { page } = shopper
  await toClaim(w, serviceNo)
  await press(page, t.aftersales.actions.logistics, 'link')
  const company = page.getByRole('combobox', { name: t.aftersales.logistics.company })
  await company.fill('sf')
  await company.press('Enter')
  await page.getByLabel(t.aftersales.logistics.waybill).fill(waybill)
  await page.getByLabel(t.aftersales.logistics.fee).fill('12.00')
  await press(page, t.aftersales.logistics.send)
  await page.waitForURL(/orderRefund\/details/)
}
export async function confirmReplacement(w: Windows, serviceNo: string): Promise<void> {
  const { shopper, t } = w
  await toClaim(w, serviceNo)
  await press(shopper.page, t.aftersales.actions.confirm)
  const asked = dialogOf(shopper.page)
  await asked.getByRole('button', { name: t.aftersales.confirm.yes, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
}
export async function appeal(w: Windows, serviceNo: string, words: string): Promise<void> {
  const { shopper, t } = w
  await toClaim(w, serviceNo)
  await press(shopper.page, t.aftersales.actions.appeal)
  const asked = dialogOf(shopper.page)
  await asked.locator('textarea').fill(words)
  await asked.locator('input[type=file]').setInputFiles(await photoFile())
  await asked.locator('.upload[data-state=sent]').waitFor()
  await asked.getByRole('button', { name: t.aftersales.appeal.send, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
}
