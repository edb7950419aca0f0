// What a shopper does: finds goods, signs up on the way to the cashier, pays, tells of what is wrong, gets the parcel.
import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { alive, quiet, type Visitor } from '../browser.ts'
import { fillShanghai } from '../buying-steps.ts'
import { passCaptcha } from '../running-shop.ts'
import { accept } from '../signing-in.ts'
import { sound } from '../sound.ts'
import { code } from './letter-code.ts'
import { come, enter, filled, people, press, write, type Walk } from './walk.ts'

/** By the code of the letter, in the form of the page or the sheet. */
export async function signUp(w: Walk, page: Page, within: Locator, contact: string): Promise<void> {
  const t = w.t.accounts.login
  await within.getByRole('navigation', { name: t.ways }).getByText(t.way.email).click()
  await write(within, t.email, contact)
  await press(within, t.send)
  await passCaptcha(page, w.t.captcha)
  await within.getByText(t.sent.replace('{{email}}', contact)).waitFor()
  await within.locator('input[autocomplete=one-time-code]').fill(await w.shop.letter(contact, code))
  await accept(within)
  await press(within, t.submit)
}
/** An address in Shanghai, whatever the language. */
export async function fillAddress(w: Walk, page: Page, save: string): Promise<void> {
  await fillShanghai(page, w.t.addresses)
  await press(page, save)
}
/** From the home page by the search to the page of goods. */
async function find(w: Walk, page: Page, title: string): Promise<void> {
  await come(page, w.shop.url)
  await page.locator('input[type=search]').locator('visible=true').first().fill(title)
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name: title }).locator('visible=true').first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await alive(page)
}
async function take(w: Walk, page: Page, title: string): Promise<void> {
  await find(w, page, title)
  await press(page, w.t.products.goods.add)
  await quiet(page)
}
async function payOnline(w: Walk, page: Page): Promise<void> {
  const { payments: t } = w.t
  const card = page.getByRole('radio', { name: new RegExp(t.methods.online) })
  await card.waitFor()
  await quiet(page)
  await card.check()
  const pay = new RegExp(t.payOnline.split('{{')[0]!.replaceAll(/[·\s]+$/g, ''))
  await page.getByRole('button', { name: pay }).locator('visible=true').first().click()
  await page.waitForURL(/\/c\/pay\//)
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/paySuccess/)
  await page.getByText(t.result.success).first().waitFor()
}
/** Goods of both shops, from the home page to paid. */
export async function buy(w: Walk): Promise<Visitor> {
  const { cart: t, accounts: a, orders: o } = w.t
  const window = await enter(w)
  const { page } = window
  for (const title of [w.said.goods, w.said.more]) await take(w, page, title)
  await come(page, `${w.shop.url}/shoppingCart`)
  await press(page, filled(t.signInToCheckout, { count: 2 }), 'link')
  const sheet = page.getByRole('dialog', { name: a.login.title })
  await sheet.waitFor()
  await signUp(w, page, sheet, people.buyer)
  await page.waitForURL(/shoppingCart\/confirm/)
  await fillAddress(w, page, w.t.addresses.saveAndUse)
  const place = page.getByRole('button', { name: new RegExp(o.confirm.place), disabled: false })
  await place.locator('visible=true').first().click()
  await page.waitForURL(/payOrder\?payNo=/)
  await payOnline(w, page)
  await sound(window, 'paid')
  return window
}
export async function report(w: Walk, { page }: Visitor): Promise<void> {
  const { reporting: t } = w.t
  await find(w, page, w.said.more)
  await page.getByText(t.of.product, { exact: true }).locator('visible=true').first().click()
  const sheet = page.getByRole('dialog', { name: t.title.product })
  await sheet.getByRole('radio').first().check({ force: true })
  await write(sheet, t.words, w.said.wrong)
  await press(sheet, t.send)
  await page.getByText(t.done).waitFor()
}
/** What the house changed is seen: no heart any more. */
export async function seesNoHeart(w: Walk, { page }: Visitor): Promise<void> {
  await page.reload()
  await alive(page)
  await page.getByRole('heading', { level: 1, name: w.said.more }).waitFor()
  expect(await page.getByRole('button', { name: w.t.likes.heart.save }).count()).toBe(0)
}
/** The home page as it was composed, from its hour on; its window leads on. */
export async function seesComposedHome(w: Walk, { page }: Visitor): Promise<void> {
  const slide = page.getByRole('heading', { name: w.said.slide })
  await expect
    .poll(
      async () => {
        await come(page, w.shop.url)
        return slide.count()
      },
      { timeout: 120_000, interval: 3000 },
    )
    .toBeGreaterThan(0)
  // what the page showed by itself is still there
  await page.getByRole('link', { name: w.said.goods }).locator('visible=true').first().waitFor()
}
/** The parcel of the first shop has come. */
export async function receives(w: Walk, { page }: Visitor): Promise<void> {
  const { orders: t } = w.t
  await come(page, `${w.shop.url}/user/user/order?tab=toReceive`)
  await page.locator('a[href*="/order/details"]').locator('visible=true').first().click()
  await page.locator('.order-parcel').first().waitFor()
  await alive(page)
  await press(page, t.parcels.arrived)
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await press(asked, t.receipt.yes)
  await page.locator('.order-parcel').getByText(t.parcels.status.received, { exact: true }).waitFor()
}
