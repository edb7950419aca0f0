// Account and security in a browser: the password and leaving by keyboard alone; a first password, a phone, another
// e-mail, a device signed out and the data as a file on a phone.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { begins, walker } from './by-keyboard.ts'
import { barriers } from './looking.ts'
import { goTo, openBrowser, visit, type Visitor } from './browser.ts'
import { askShop, mailedCode, passCaptcha, sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

const t = en.security
const login = en.accounts.login
const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function openAs(token: string, width: number): Promise<Visitor> {
  const visitor = await visit(browser, shop.url, { width })
  await visitor.context.addCookies([{ name: 'token', value: token, url: shop.url }])
  return visitor
}
const open = (page: Page, path: string) => goTo(page, shop.url + path)
const isOver = (token: string) =>
  askShop(shop.url, '/api/v2/user/getUserInfo', {}, token).then(
    () => false,
    () => true,
  )
/** What the browser says of refused calls is no fault. */
const withoutRefusals = (faults: readonly string[]) => faults.filter((fault) => !fault.includes('422'))

test('by keyboard alone: a first password, another one, leaving and staying after all', async () => {
  const email = 'keys.secure@example.com'
  const other = await signedIn(shop.url, email)
  const { page, context, faults } = await openAs(await signedIn(shop.url, email), 1440)
  const keys = walker(page)
  const write = async (label: string, text: string) => {
    await keys.to(begins(label))
    await keys.press('Control+a')
    await keys.type(text)
  }
  const press = async (name: string) => {
    await keys.to(begins(name))
    await keys.press('Enter')
  }
  /** The focus of a page that was led to stands at its beginning. */
  const arrived = async (address: RegExp) => {
    await page.waitForURL(address)
    await page.waitForFunction(() => document.activeElement?.id === 'main')
  }
  await open(page, '/user/user/system')
  await press(t.score.password)
  await arrived(/changePassword/)
  await write(en.accounts.password.new, 'linen8cloth')
  await write(en.accounts.password.again, 'linen8clot')
  await keys.press('Enter')
  // the focus is at the fault, and nothing typed is lost
  await expect.poll(keys.here).toMatch(begins(en.accounts.password.again))
  await keys.type('h')
  await keys.press('Enter')
  await arrived(/user\/system/)
  await page.getByText(begins(t.row.passwordSince)).waitFor()
  expect(await isOver(other)).toBe(true)

  await press(`${t.act.change}: ${t.row.password}`)
  await arrived(/changePassword/)
  await write(t.password.old, 'cotton9cloth')
  await write(en.accounts.password.new, 'woollen7yarn')
  await write(en.accounts.password.again, 'woollen7yarn')
  await keys.press('Enter')
  await expect.poll(keys.here).toMatch(begins(t.password.old))
  await page.getByText(en.errors.oldPasswordWrong).waitFor()
  await keys.press('Control+a')
  await keys.type('linen8cloth')
  await keys.press('Enter')
  await arrived(/user\/system/)
  await page.getByText(t.password.savedChange).waitFor()

  // the note of success passes by; what it covers meanwhile is no fault of the next page
  await page.locator('.toast').last().waitFor({ state: 'detached' })
  await press(`${t.act.close}: ${t.row.cancel}`)
  await arrived(/cancelAccount/)
  await keys.to(begins(t.close.whyOf.unused))
  await keys.press('Space')
  await keys.to(begins(t.close.agreed))
  await keys.press('Space')
  await press(login.send)
  const check = page.getByRole('dialog', { name: en.captcha.title })
  await check.waitFor()
  await press(en.captcha.other.work)
  await check.waitFor({ state: 'detached' })
  await expect.poll(keys.here).toMatch(begins(login.code))
  await keys.type(await mailedCode(shop.url, email))
  await keys.press('Enter')
  await page.getByText(t.close.submitted.title).waitFor()
  // what was pressed is gone; the page begins anew
  await expect.poll(keys.here).toBe(t.close.title)
  expect(await barriers(page)).toEqual([])
  await press(t.close.submitted.revoke)
  await page.getByText(t.close.submitted.revoked).waitFor()
  await page.getByText(t.close.revokedBefore).waitFor()
  expect(keys.seen().faults).toEqual([])
  expect(withoutRefusals(faults)).toEqual([])
  await context.close()
})

test('on a phone: a first phone, another e-mail after a wrong code, a device signed out, the data as a file', async () => {
  const [email, next, phone] = ['pocket.secure@example.com', 'pocket.next@example.com', '13800139204']
  const lost = await signedIn(shop.url, email)
  const { page, context, faults } = await openAs(await signedIn(shop.url, email), 390)
  const codeBox = (name: string) => page.locator(`input[name=${name}]`)
  /** `shown`: how the page names the address. */
  const send = async (place: 'first' | 'last', to: string, shown = to) => {
    await page.getByRole('button', { name: login.send, exact: true })[place]().click()
    await passCaptcha(page)
    await page.getByText(login.sent.replace('{{email}}', shown)).waitFor()
    return mailedCode(shop.url, to)
  }
  await open(page, '/user/user/changePhone')
  await page.getByLabel(login.area, { exact: true }).fill('+86')
  await page.getByLabel(login.phone, { exact: true }).fill(phone)
  await codeBox('code').fill(await send('last', `+86 ${phone}`))
  await page.getByRole('button', { name: t.phone.save }).click()
  await page.waitForURL(/user\/system/)
  await page.getByText('138****9204').waitFor()

  await page.getByRole('link', { name: `${t.act.change}: ${t.row.email}` }).click()
  await page.waitForURL(/changeEmail/)
  await page.getByRole('radio', { name: begins(en.accounts.own.email) }).waitFor()
  const own = await send('first', email, 'p***e@example.com')
  await page.getByLabel(login.email, { exact: true }).fill(next)
  await codeBox('code').fill(await send('last', next))
  await codeBox('proof').fill(own === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: t.email.save }).click()
  // of the two codes the wrong one is named
  await page.locator('input[name=proof][aria-invalid=true]').waitFor()
  expect(await codeBox('code').getAttribute('aria-invalid')).toBeNull()
  expect(await barriers(page)).toEqual([])
  await codeBox('proof').fill(own)
  await page.getByRole('button', { name: t.email.save }).click()
  await page.waitForURL(/user\/system/)
  await page.getByText('p***t@example.com').waitFor()

  await open(page, '/user/user/devices')
  await page.getByRole('button', { name: begins(t.devices.outOf) }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t.devices.out }).click()
  await page.getByText(t.devices.only).waitFor()
  expect(await isOver(lost)).toBe(true)

  await open(page, '/user/user/exportData')
  await codeBox('code').fill(await send('first', next, 'p***t@example.com'))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.export.submit }).click(),
  ])
  await page.getByText(file.suggestedFilename()).waitFor()
  const kept = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object }
  expect(JSON.stringify(kept.account)).toContain(next)
  expect(withoutRefusals(faults)).toEqual([])
  await context.close()
})
