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

/** What hands do on a page that have keys alone. */
function handsOn(page: Page) {
  const keys = walker(page)
  return {
    page,
    keys,
    write: async (label: string, text: string) => {
      await keys.to(begins(label))
      await keys.press('Control+a')
      await keys.type(text)
    },
    press: async (name: string) => {
      await keys.to(begins(name))
      await keys.press('Enter')
    },
    /** The focus of a page that was led to stands at its beginning. */
    arrived: async (address: RegExp) => {
      await page.waitForURL(address)
      await page.waitForFunction(() => document.activeElement?.id === 'main')
    },
  }
}
type Hands = ReturnType<typeof handsOn>

async function setFirstPassword({ page, keys, write, press, arrived }: Hands): Promise<void> {
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
}
async function changePassword({ page, keys, write, press, arrived }: Hands): Promise<void> {
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
}
async function askToLeave({ page, keys, press, arrived }: Hands, email: string): Promise<void> {
  await press(`${t.act.close}: ${t.row.cancel}`)
  await arrived(/cancelAccount/)
  await keys.to(begins('I do not need it any more'))
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
}

test('by keyboard alone: a first password, another one, leaving and staying after all', async () => {
  const email = 'keys.secure@example.com'
  const made = await signedIn(shop.url, email)
  const other = await signedIn(shop.url, email)
  const { page, context, faults } = await openAs(made, 1440)
  const hands = handsOn(page)
  await open(page, '/user/user/system')
  await setFirstPassword(hands)
  expect(await isOver(other)).toBe(true)
  await changePassword(hands)
  // the note of success passes by; what it covers meanwhile is no fault of the next page
  await page.locator('.toast').last().waitFor({ state: 'detached' })
  await askToLeave(hands, email)
  // what was pressed is gone; the page begins anew
  await expect.poll(hands.keys.here).toBe(t.close.title)
  expect(await barriers(page)).toEqual([])
  await hands.press(t.close.submitted.revoke)
  await page.getByText(t.close.submitted.revoked).waitFor()
  await page.getByText(t.close.revokedBefore).waitFor()
  expect(hands.keys.seen().faults).toEqual([])
  expect(withoutRefusals(faults)).toEqual([])
  await context.close()
})

const codeBox = (page: Page, name: string) => page.locator(`input[name=${name}]`)
/** Has a code sent, by the first or last button for it; `shown`: how the page names the address. */
async function codeSent(page: Page, place: 'first' | 'last', to: string, shown = to): Promise<string> {
  await page.getByRole('button', { name: login.send, exact: true })[place]().click()
  await passCaptcha(page)
  await page.getByText(login.sent.replace('{{email}}', shown)).waitFor()
  return mailedCode(shop.url, to)
}
async function addPhone(page: Page, phone: string): Promise<void> {
  await open(page, '/user/user/changePhone')
  await page.getByLabel(login.area, { exact: true }).fill('+86')
  await page.getByLabel(login.phone, { exact: true }).fill(phone)
  await codeBox(page, 'code').fill(await codeSent(page, 'last', `+86 ${phone}`))
  await page.getByRole('button', { name: t.phone.save }).click()
  await page.waitForURL(/user\/system/)
  await page.getByText('138****9204').waitFor()
}
async function changeEmail(page: Page, email: string, next: string): Promise<void> {
  await page.getByRole('link', { name: `${t.act.change}: ${t.row.email}` }).click()
  await page.waitForURL(/changeEmail/)
  await page.getByRole('radio', { name: begins(en.accounts.own.email) }).waitFor()
  const own = await codeSent(page, 'first', email, 'p***e@example.com')
  await page.getByLabel(login.email, { exact: true }).fill(next)
  await codeBox(page, 'code').fill(await codeSent(page, 'last', next))
  await codeBox(page, 'proof').fill(own === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: t.email.save }).click()
  // of the two codes the wrong one is named
  await page.locator('input[name=proof][aria-invalid=true]').waitFor()
  expect(await codeBox(page, 'code').getAttribute('aria-invalid')).toBeNull()
  expect(await barriers(page)).toEqual([])
  await codeBox(page, 'proof').fill(own)
  await page.getByRole('button', { name: t.email.save }).click()
  await page.waitForURL(/user\/system/)
  await page.getByText('p***t@example.com').waitFor()
}

test('on a phone: a first phone, another e-mail past a wrong code, a device signed out, data as a file', async () => {
  const [email, next, phone] = ['pocket.secure@example.com', 'pocket.next@example.com', '13800139204']
  // the sign-in that made the account adds a phone without more ado
  const { page, context, faults } = await openAs(await signedIn(shop.url, email), 390)
  await addPhone(page, phone)
  const before = await signedIn(shop.url, email)
  await changeEmail(page, email, next)
  expect(await isOver(before)).toBe(true)
  const lost = await signedIn(shop.url, next)

  await open(page, '/user/user/devices')
  await page.getByRole('button', { name: begins(t.devices.outOf) }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: t.devices.out }).click()
  await page.getByText(t.devices.only).waitFor()
  expect(await isOver(lost)).toBe(true)

  await open(page, '/user/user/exportData')
  await codeBox(page, 'code').fill(await codeSent(page, 'first', next, 'p***t@example.com'))
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
