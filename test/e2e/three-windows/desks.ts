// What merchants and staff do in their windows.
import type { Locator, Page } from 'playwright-core'
import { quiet } from '../browser.ts'
import { beginning, goToDesk, press, type Merchant, type Windows } from './windows.ts'

export const question = (page: Page): Locator => page.locator('dialog.question')
const toOrder = ({ shop }: Windows, { page, id }: Merchant, orderNo: string) =>
  goToDesk(page, `${shop.url}/merchant/orders/${orderNo}?shop=${id}`)
const toClaim = ({ shop }: Windows, { page, id }: Merchant, serviceNo: string) =>
  goToDesk(page, `${shop.url}/merchant/after-sales/${serviceNo}?shop=${id}`)
/** Says yes in the dialog that stands open, and waits until it was heard. */
export async function say(page: Page, verb: string | RegExp): Promise<void> {
  await question(page).getByRole('button', { name: verb, exact: true }).click()
  await question(page).waitFor({ state: 'detached' })
  await quiet(page)
}

/** Pieces of the first line in one parcel, the rest in another. */
export async function shipInTwo(w: Windows, merchant: Merchant, orderNo: string): Promise<void> {
  const { fulfilmentmerchant: t } = w.t
  const { page } = merchant
  await toOrder(w, merchant, orderNo)
  await page.keyboard.press('s')
  const drawer = page.getByRole('dialog')
  await drawer.locator('.stepper input').nth(1).fill('0')
  await chooseCarrier(drawer, 0)
  await drawer.getByLabel(t.waybill.label).fill('SF1234567000001')
  await drawer.getByRole('button', { name: t.ship.another }).click()
  await chooseCarrier(drawer, 1)
  await drawer.getByLabel(t.waybill.label).nth(1).fill('SF1234567000002')
  await drawer.getByRole('button', { name: t.ship.send_other.replace('{{count}}', '2') }).click()
  await drawer.waitFor({ state: 'detached' })
}
/** By its code, whatever the language. */
export async function chooseCarrier(within: Locator, nth: number): Promise<void> {
  const select = within.getByRole('combobox').nth(nth)
  await select.fill('sf')
  await select.press('Enter')
}
export async function agreeToCancel(w: Windows, merchant: Merchant, orderNo: string): Promise<void> {
  const { fulfilmentmerchant: t } = w.t
  await toOrder(w, merchant, orderNo)
  await press(merchant.page, t.answer.approve)
  await say(merchant.page, t.answer.approve)
}

/** To the case by the queue of what waits, as somebody at work finds it. */
async function openInQueue(w: Windows, { page, id }: Merchant, serviceNo: string): Promise<void> {
  await goToDesk(page, `${w.shop.url}/merchant/after-sales?shop=${id}`)
  await page.locator(`a[href$="/after-sales/${serviceNo}"]`).locator('visible=true').first().click()
  await page.locator('.case .head').waitFor()
  await quiet(page)
}
export async function approve(w: Windows, merchant: Merchant, serviceNo: string): Promise<void> {
  await openInQueue(w, merchant, serviceNo)
  await merchant.page.keyboard.press('a')
  await question(merchant.page).getByRole('radio').first().waitFor()
  await say(merchant.page, w.t.aftersalesmerchant.approve.verb)
}
export async function reject(w: Windows, merchant: Merchant, serviceNo: string, words: string): Promise<void> {
  const { aftersalesmerchant: t } = w.t
  await openInQueue(w, merchant, serviceNo)
  await merchant.page.keyboard.press('r')
  await question(merchant.page).getByLabel(t.words.toBuyer).fill(words)
  await say(merchant.page, t.reject.verb)
}
export async function receive(w: Windows, merchant: Merchant, serviceNo: string): Promise<void> {
  const { aftersalesmerchant: t } = w.t
  await openInQueue(w, merchant, serviceNo)
  await merchant.page.keyboard.press('a')
  await question(merchant.page)
    .getByRole('radio', { name: beginning(t.receive.saleable) })
    .check()
  await say(merchant.page, t.receive.verb)
}
export async function reship(w: Windows, merchant: Merchant, serviceNo: string, waybill: string): Promise<void> {
  const { aftersalesmerchant: t } = w.t
  await toClaim(w, merchant, serviceNo)
  await merchant.page.keyboard.press('a')
  await chooseCarrier(question(merchant.page), 0)
  await question(merchant.page).getByLabel(w.t.fulfilmentmerchant.waybill.label).fill(waybill)
  await say(merchant.page, t.reship.verb)
}
/** Staff find the appeal in their queue and decide for the buyer. */
export async function uphold(w: Windows, serviceNo: string, words: string): Promise<void> {
  const { aftersalesstaff: t } = w.t
  const page = w.staff
  await goToDesk(page, `${w.shop.url}/admin/after-sales?tab=appeal`)
  await page.locator(`a[href$="/after-sales/${serviceNo}"]`).locator('visible=true').first().click()
  await page.locator('.case .head').waitFor()
  await quiet(page)
  await press(page, new RegExp(`^${t.act.decide}`))
  await question(page).getByRole('radio').first().check()
  await question(page).getByLabel(t.reason).fill(words)
  await say(page, t.decide.verb)
}
/** Staff decide about a missed parcel that its merchant let go by: it is lost. */
export async function decideMissed(w: Windows, orderNo: string, words: string): Promise<void> {
  const { fulfilmentmerchant: t } = w.t
  const page = w.staff
  await goToDesk(page, `${w.shop.url}/admin/orders?tab=missing`)
  await page.locator(`a[href$="/orders/${orderNo}"]`).locator('visible=true').first().click()
  await press(page, t.decide.open)
  await question(page)
    .getByRole('radio', { name: beginning(t.tell.lost) })
    .check()
  await question(page).getByLabel(t.decide.reason).fill(words)
  await say(page, t.decide.verb)
}
