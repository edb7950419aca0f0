// The consoles in a browser: the door, the merchant's orders by mouse, by keys and on a phone, what a role does not
// see, a session that ends; staff. In a shop of its own: it ships what others count.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, quiet, visit, type Visitor } from './browser.ts'
import { bought, consolePassword as password, inFours } from './console-side.ts'
import { barriers } from './looking.ts'
import { askShop, mailedCode, ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')
const t = en.console
const desk = en.fulfilmentmerchant
const owner = 'kiln@example.com'
/** the owner's */
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

async function enter(page: Page, email: string, address: string): Promise<void> {
  await page.goto(shop.url + address)
  await enterHere(page, email)
}
async function enterHere(page: Page, email: string): Promise<void> {
  await page.getByLabel(t.door.account).fill(email)
  await page.getByLabel(t.door.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.door.next }).click()
  await page.getByLabel(t.door.code).fill(await codeOf(page, email))
  await page.locator('.shell h1').waitFor()
  await quiet(page)
}
async function codeOf(page: Page, email: string): Promise<string> {
  await page.getByLabel(t.door.code).waitFor()
  return mailedCode(shop.url, email)
}
async function at(email: string, address: string, look: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const visitor = await visit(browser, shop.url, look)
  await enter(visitor.page, email, address)
  return visitor
}
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
async function sound({ page, faults }: Visitor, told: string): Promise<void> {
  expect(await barriers(page), told).toEqual([])
  expect(await sideways(page), told).toBeLessThanOrEqual(0)
  expect(
    faults.filter((f) => !/4\d\d/.test(f)),
    told,
  ).toEqual([])
}

const boughtHere = (remark: string) => bought(shop, { merchantId, quantity: 3, remark })

describe('the merchant', () => {
  test('wrong at the door, then in; filters live in the address; two parcels are shipped', async () => {
    const { orderNo } = await boughtHere('no prices, please')
    const visitor = await visit(browser, shop.url)
    const { page } = visitor
    await page.goto(`${shop.url}/merchant/orders`)
    await page.getByLabel(t.door.account).fill(owner)
    await page.getByLabel(t.door.password, { exact: true }).fill('not-this-one9')
    await page.getByRole('button', { name: t.door.next }).click()
    await page.getByRole('alert').waitFor()
    expect(await barriers(page), 'the door').toEqual([])
    await enter(page, owner, '/merchant/orders')
    await sound(visitor, 'the list')
    await page.keyboard.press('/')
    await page.keyboard.type(orderNo)
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=/)
    await page.getByRole('link', { name: inFours(orderNo) }).click()
    await page.locator('.case h1').waitFor()
    await page.locator('aside').getByText('no prices, please').waitFor()
    await sound(visitor, 'the order')
    await page.keyboard.press('s')
    await shipInTwo(page)
    await page.getByRole('heading', { level: 1, name: /On its way/ }).waitFor()
    expect(await page.getByRole('heading', { level: 2, name: /Parcel \d/ }).count()).toBe(2)
    await page.locator('.case').getByRole('link', { name: desk.orders, exact: true }).click()
    await page.waitForURL(/q=/)
    await visitor.context.close()
  })

  test('a buyer who wants to cancel is answered, on a phone and in Spanish', async () => {
    const { orderNo, token } = await boughtHere('phone')
    const asked = { orderNo, reason: 'Twice by mistake', requestId: crypto.randomUUID() }
    await askShop(shop.url, '/api/v2/order/sell/cancel/request', asked, token)
    const visitor = await at(owner, '/merchant/orders?tab=cancelAsked', { width: 390 })
    const { page } = visitor
    await sound(visitor, 'the list on a phone')
    await page.locator(`.cards a[href$="${orderNo}"]`).click()
    await page.getByRole('button', { name: desk.answer.approve }).waitFor()
    await sound(visitor, 'the order on a phone')
    await page.getByRole('button', { name: desk.answer.reject }).click()
    const dialog = page.getByRole('dialog', { name: desk.answer.rejectTitle })
    await dialog.getByRole('button', { name: desk.answer.reject }).click()
    await dialog.getByText(desk.answer.reasonLacking).waitFor()
    await dialog.getByLabel(desk.answer.reason).fill('It is packed already')
    expect(await barriers(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: desk.answer.reject }).click()
    await page.getByText(desk.answer.rejected).waitFor()
    const more = page.getByRole('navigation', { name: t.shell.menu }).getByRole('button', { name: t.shell.more })
    await page.goto(`${shop.url}/merchant/orders`)
    await more.click()
    await page.getByRole('button', { name: 'ES', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: textsOf('es-ES').fulfilmentmerchant.orders }).waitFor()
    await sound(visitor, 'Spanish')
    await visitor.context.close()
  })

  test('by keys alone: move, open, back; a view of one’s own; what a session’s end leaves', async () => {
    const visitor = await at(owner, '/merchant/orders?tab=all')
    const { page } = visitor
    await page.locator('tbody tr').first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/orders\/\d+/)
    await page.locator('.case h1').waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL(/tab=all/)
    await page.goto(`${shop.url}/merchant/orders?tab=all&with=remark`)
    await page.getByRole('button', { name: t.list.save }).click()
    await page.getByLabel(t.list.viewName).fill('With words')
    await page.getByRole('button', { name: t.list.saveView, exact: true }).click()
    await page.getByRole('link', { name: 'With words' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'With words' }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: t.keys.title }).waitFor()
    await page.keyboard.press('Escape')
    const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('console')))!) as { token: string }
    expect(await page.evaluate(() => document.cookie)).not.toContain(token)
    await page.getByRole('link', { name: desk.tab.ended }).click()
    await page.waitForURL(/tab=ended/)
    await askShop(shop.url, '/api/v2/user/logout', {}, token)
    await page.getByText(t.door.ended).waitFor()
    await enterHere(page, owner)
    await page.waitForURL(/tab=ended/)
    await visitor.context.close()
  })
})

/** Two of three pieces, then the rest; a waybill of another carrier is told at its field. */
async function shipInTwo(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('spinbutton').or(drawer.locator('.stepper input')).first().fill('2')
  await chooseCarrier(page, 0, 'SF')
  await drawer.getByLabel(desk.waybill.label).fill('73123456789012')
  await drawer.getByText('SF1234567890123').waitFor()
  await drawer.getByLabel(desk.waybill.label).fill('sf 1234567890123')
  await drawer.getByRole('button', { name: desk.ship.another }).click()
  await drawer.getByLabel(desk.waybill.label).nth(1).fill('SF9876543210987')
  await chooseCarrier(page, 1, 'SF')
  expect(await barriers(page, '.ant-drawer')).toEqual([])
  await drawer.getByRole('button', { name: desk.ship.send_other.replace('{{count}}', '2') }).click()
}
async function chooseCarrier(page: Page, n: number, typed: string): Promise<void> {
  const select = page.getByRole('dialog').getByRole('combobox').nth(n)
  await select.fill(typed)
  await select.press('Enter')
}

describe('who may what', () => {
  test('staff read all orders and the log; a role that holds nothing sees no entry, and is told', async () => {
    const visitor = await at('admin@example.com', '/admin/orders')
    const { page } = visitor
    await page.locator('tbody tr').first().waitFor()
    await sound(visitor, 'all orders')
    await page.getByRole('link', { name: t.menu.log }).click()
    await page.getByRole('heading', { level: 1, name: en.auditlogstaff.title }).waitFor()
    await sound(visitor, 'the log')
    await visitor.context.close()
    const finance = await at('finance@example.com', '/admin/log')
    await finance.page.getByRole('heading', { name: t.yours.title }).waitFor()
    expect(await finance.page.getByRole('link', { name: t.menu.log }).count()).toBe(0)
    await finance.page.goto(`${shop.url}/merchant`)
    await finance.page.getByRole('heading', { name: t.yours.title }).waitFor()
    await finance.context.close()
  })
})
