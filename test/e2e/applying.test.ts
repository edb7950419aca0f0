// A shop is opened by applying: filled in on a phone in Chinese, returned with a note at its field, mended, approved;
// then its owner stands at the desk of the new shop.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { alive, goTo, openBrowser, quiet, visit, type Visitor } from './browser.ts'
import { atDesk, consolePassword, consoleToken, goToDesk } from './console-side.ts'
import { rowsOf } from './merchant-side.ts'
import { askShop, ownShop, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { shanghai } from '../buying.ts'
import { picture } from '../uploading.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const applicant = 'bamboo@example.com'
const place = '/user/user/shangjiaruzhu'
const zh = textsOf('zh-CN')
const t = zh.applying
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** Somebody with an address, signed in on a phone. */
async function onThePhone(): Promise<Visitor> {
  const token = await signedIn(shop.url, applicant)
  await askShop(shop.url, '/api/v2/user/address/add', shanghai, token)
  const visitor = await visit(browser, shop.url, { lang: 'zh-CN', width: 390 })
  await visitor.context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await visitor.context.addInitScript((held) => localStorage.setItem('session', JSON.stringify({ token: held })), token)
  return visitor
}
const next = (page: Page) => page.getByRole('button', { name: t.next, exact: true }).click()
const write = (page: Page, name: string, text: string) => page.locator(`[name="${name}"]`).fill(text)
async function send(page: Page, files: number): Promise<void> {
  const buffer = await picture(90, 60).png().toBuffer()
  const all = Array.from({ length: files }, (_, n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer }))
  await page.locator('input[type=file]').setInputFiles(all)
  await expect.poll(() => page.locator('[data-tiles] > li').count(), { timeout: 30_000 }).toBe(files)
  await quiet(page)
}
async function company(page: Page): Promise<void> {
  await page.locator('[name=country]').selectOption('CN')
  await write(page, 'companyName', '福州竹里家居有限公司')
  await write(page, 'licenceNumber', '91350100M000100Y43')
  await page.getByRole('checkbox', { name: t.long }).check()
  await send(page, 1)
  await next(page)
}
async function people(page: Page): Promise<void> {
  await write(page, 'legalName', '林竹')
  await write(page, 'legalNumber', '11010519491231002X')
  await send(page, 2)
  await next(page)
  await page.getByRole('button', { name: '福州竹里家居有限公司' }).click()
  await write(page, 'bankName', '中国工商银行福州鼓楼支行')
  await write(page, 'bankAccount', '6222021102012346628')
  await next(page)
}
/** The form of an address leads back with it, and nothing that was written before is lost. */
async function bringAddress(page: Page): Promise<void> {
  const own = await page.locator('[name=addressId] option').nth(1).getAttribute('value')
  await page.getByRole('link', { name: t.addAddress }).click()
  await page.getByRole('heading', { name: zh.addresses.newTitle }).first().waitFor()
  await quiet(page)
  const back = new URL(page.url()).searchParams.get('back')
  await goTo(page, `${shop.url}${back}?addressId=${own}`)
  await page.getByRole('heading', { name: t.step.shop.title }).waitFor()
  expect(await page.locator('[name=addressId]').inputValue()).toBe(own)
  expect(await page.locator('[name=intro]').inputValue()).toBe('福州的竹编工坊，灯笼与提篮。')
}
async function itsShop(page: Page): Promise<void> {
  await write(page, 'nameZh', '竹里')
  await write(page, 'sealChar', '竹')
  await page.locator('[data-spot=departments] .chip').first().click()
  await write(page, 'intro', '福州的竹编工坊，灯笼与提篮。')
  await bringAddress(page)
  await page.locator('[name=deliversTo]').selectOption('CN')
  await write(page, 'firstFee', '8')
  await write(page, 'nextFee', '2')
  await next(page)
}

test('applied on a phone, returned, mended, approved, at the desk', { timeout: 240_000 }, async () => {
  const phone = await onThePhone()
  const { page } = phone
  await goTo(page, shop.url + place)
  await page.getByRole('button', { name: t.begin }).click()
  await page.getByRole('heading', { name: t.step.company.title }).waitFor()
  await sound(phone, 'the first step')
  await company(page)
  // what was written is there after leaving
  await quiet(page)
  await expect.poll(() => page.locator('.sell-saved').innerText()).toContain('秒前已保存')
  await page.reload()
  await alive(page)
  // where something is lacking one goes on
  await page.getByRole('heading', { name: t.step.person.title }).waitFor()
  await page.getByRole('button', { name: t.back, exact: true }).click()
  expect(await page.locator('[name=companyName]').inputValue()).toBe('福州竹里家居有限公司')
  await next(page)
  await people(page)
  await itsShop(page)
  await page.getByRole('button', { name: t.send }).click()
  expect(await page.getByText(t.fault.agree).isVisible()).toBe(true)
  await page.getByRole('checkbox', { name: t.agree }).check()
  await sound(phone, 'the last step')
  await page.getByRole('button', { name: t.send }).click()
  await page.getByText(t.inReview.title).waitFor()
  await sound(phone, 'in review')

  const desk = await atDesk(browser, shop, 'admin@example.com', '/admin/merchants')
  await returned(desk)
  await goTo(page, shop.url + place)
  await page.getByText('请写得再详细些').first().waitFor()
  await sound(phone, 'returned')
  await page.locator('.sell-notes button').click()
  await write(page, 'intro', '福州鼓楼的竹编工坊，灯笼、提篮与收纳，全部手工编成。')
  await page.locator('.sell-steps button').last().click()
  await page.getByRole('button', { name: t.send }).click()
  await page.getByText(t.inReview.title).waitFor()

  await approved(desk)
  await goTo(page, shop.url + place)
  await page.getByText(t.approved.passwordFirst).waitFor()
  await sound(phone, 'approved')
  const password = page.getByRole('link', { name: t.approved.setPassword })
  expect(new URL((await password.getAttribute('href'))!, shop.url).searchParams.get('back')).toBe(place)
  await entered()
})

const en = textsOf('en-US').applyingstaff
async function returned(desk: Visitor): Promise<void> {
  const { page } = desk
  await page.getByRole('link', { name: '竹里' }).click()
  await page.getByRole('heading', { name: '竹里' }).waitFor()
  await page.getByRole('button', { name: en.addNote.replace('{{field}}', 'About the shop') }).click()
  await page.locator('.apply-note textarea').fill('请写得再详细些')
  await sound(desk, 'the application')
  await page.getByRole('button', { name: 'Return with 1 note' }).click()
  await page.locator('.thread').getByText('Returned by').waitFor()
}
async function approved({ page }: Visitor): Promise<void> {
  await page.reload()
  await page.getByText('was 福州的竹编工坊').waitFor()
  await page.getByRole('button', { name: en.act.approve }).click()
  await page.locator('dialog.question').getByRole('button', { name: en.approve.verb, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: en.column.shop, exact: true }).waitFor()
}
/** With a password of theirs, by two proofs. */
async function entered(): Promise<void> {
  const [row] = await rowsOf<{ hash: string }>(
    shop,
    `update user_account set password_hash = (select password_hash from user_account where email = 'kiln@example.com')
      where email = $1 returning password_hash as hash`,
    [applicant],
  )
  expect([row!.hash.length > 0, consolePassword.length > 0]).toEqual([true, true])
  const token = await consoleToken(shop, applicant)
  const visitor = await visit(browser, shop.url, { lang: 'zh-CN' })
  await visitor.context.addInitScript(
    (signed) => localStorage.getItem('console') ?? localStorage.setItem('console', signed),
    JSON.stringify({ token }),
  )
  await goToDesk(visitor.page, `${shop.url}/merchant/orders`)
  await visitor.page.locator('.house').getByText('竹里').waitFor()
  expect(visitor.faults).toEqual([])
}
