// Every way in, in a browser: opened by registration, forgotten, guessed at, by phone, for a company, by WeChat; where
// one comes back to.
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { picture } from '../uploading.ts'
import { barriers, sideways } from './looking.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import { askShop, passCaptcha, plainGoods, ownShop, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { accept, hasSession, proveByCode, signInByCode } from './signing-in.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')
const zh = textsOf('zh-CN')

// who guesses from here is asked for the check ever after: nobody else may stand at this address
let shop: RunningShop
let browser: Browser
let pool: pg.Pool
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
  pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 })
})
afterAll(async () => {
  await browser.close()
  await pool.end()
  await shop.stop()
})

const t = en.accounts
const open = (page: Page, path: string) => goTo(page, shop.url + path)
const main = (page: Page, words = en) => ({ page, within: page.getByRole('main'), url: shop.url, words })
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
/** What a field says is wrong with it: it names the words that describe it. */
async function faultAt(page: Page, label: string): Promise<string> {
  const box = page.getByRole('main').getByLabel(label, { exact: true })
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
  return box.evaluate((e) =>
    (e.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )
}
const typed = (page: Page) =>
  page
    .getByRole('main')
    .locator('form input:not([type=checkbox], [type=radio])')
    .evaluateAll((all) => all.map((i) => (i as HTMLInputElement).value))
const ana = 'ana.entrance@example.com'
const first = 'olive7trees'
const second = 'winter9tea'

/** From sign-in to the empty form of a person, which says what it misses at its field. */
async function openRegistration(page: Page): Promise<void> {
  await open(page, '/login/login')
  await page.getByRole('link', { name: t.login.register }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(t.register.individual) })
    .click()
  await page.getByRole('heading', { name: t.register.personTitle }).waitFor()
  await press(page, t.register.submit)
  expect(await faultAt(page, t.login.email)).toContain(en.errors.emailEmpty)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  expect(await barriers(page)).toEqual([])
}
/** Filled in with a wrong code and an invitation by nobody: one after the other they are said and mended. */
async function mendRegistration(page: Page, inviteCode: string): Promise<void> {
  await proveByCode(main(page), ana)
  const code = page.getByLabel(t.login.code)
  const right = await code.inputValue()
  await code.fill(String((Number(right) + 1) % 1e6).padStart(6, '0'))
  await page.getByLabel(t.password.new).fill(first)
  await page.getByLabel(t.password.again).fill(first)
  await page.getByText(t.login.invite).click()
  await page.getByLabel(t.login.inviteLabel).fill('NOBODY99')
  await accept(page.getByRole('main'))
  await press(page, t.register.submit)
  expect(await faultAt(page, t.login.code)).toContain(en.errors.codeWrong)
  const before = await typed(page)
  expect(before).toContain('NOBODY99')
  await code.fill(right)
  await press(page, t.register.submit)
  expect(await faultAt(page, t.login.inviteLabel)).toContain(en.errors.inviteUnknown)
  expect(await typed(page)).toEqual(before.map((v) => (v.length === 6 && /^\d+$/.test(v) ? right : v)))
  await page.getByLabel(t.login.inviteLabel).fill(inviteCode)
  await press(page, t.register.submit)
}

test('registered by password, invited by a friend; faults stand at their fields, nothing typed is lost', async () => {
  const friend = await askShop<{ inviteCode: string }>(
    shop.url,
    '/api/v2/user/getUserInfo',
    {},
    await signedIn(shop.url, 'friend.entrance@example.com'),
  )
  const { page, context, faults } = await visit(browser, shop.url)
  await openRegistration(page)
  await mendRegistration(page, friend.inviteCode)
  await page.waitForURL(`${shop.url}/`)
  expect(await hasSession(page)).toBe(true)
  const { rows } = await pool.query<{ n: string }>(
    'select count(*) n from invitation i join user_account u on u.id = i.inviter_id where u.invite_code = $1',
    [friend.inviteCode],
  )
  expect(Number(rows[0]!.n)).toBe(1)

  await open(page, '/user/setting')
  await press(page, en.account.hub.logOut)
  await expect.poll(() => hasSession(page)).toBe(false)
  expect(faults.filter((f) => !f.includes('422') && !f.includes('404'))).toEqual([])
  await context.close()
})

test('a forgotten password is made anew, and the account is filled in; wrong ones lead to the check', async () => {
  const { page, context } = await visit(browser, shop.url, { width: 390, theme: 'dark' })
  await open(page, '/login/login?by=password&from=/home/rank')
  await page.getByRole('link', { name: t.login.forgot }).click()
  await page.getByRole('heading', { name: t.forgot.title }).waitFor()
  await proveByCode(main(page), ana)
  await page.getByLabel(t.password.new).fill('short')
  await page.getByLabel(t.password.again).fill(second)
  await press(page, t.forgot.submit)
  expect(await faultAt(page, t.password.new)).toContain(t.password.invalid)
  expect(await barriers(page)).toEqual([])
  await page.getByLabel(t.password.new).fill(second)
  await press(page, t.forgot.submit)
  await page.waitForURL(/login\/login\?by=password/)
  expect(await page.getByLabel(t.login.account).inputValue()).toBe(ana)

  const password = page.getByLabel(t.login.password, { exact: true })
  await accept(page.getByRole('main'))
  for (let wrong = 1; wrong <= 3; wrong++) {
    await password.fill(`${first}${wrong}`)
    await press(page, t.login.submit)
    expect(await faultAt(page, t.login.password)).toContain(en.errors.passwordWrong)
    expect(await typed(page)).toEqual([ana, `${first}${wrong}`])
  }
  // from now on a person has to prove to be one; who closes the check loses nothing
  await password.fill(second)
  await press(page, t.login.submit)
  await page.getByRole('dialog', { name: en.captcha.title }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText(en.errors.captchaRequired).waitFor()
  expect(await typed(page)).toEqual([ana, second])
  await press(page, t.login.submit)
  await passCaptcha(page)
  await page.waitForURL('**/home/rank')
  expect(await hasSession(page)).toBe(true)
  await context.close()
})

test('in Chinese on a phone: by the phone, with a code by text, and back to the page that asked', async () => {
  const { page, context, faults } = await visit(browser, shop.url, { lang: 'zh-CN', width: 390 })
  await open(page, '/login/login?from=%2Fhome%2Frank')
  expect(await page.getByRole('main').getByRole('navigation').locator('[aria-current]').textContent()).toBe(
    zh.accounts.login.way.phone,
  )
  await signInByCode(main(page, zh), '+86 13900138390')
  await page.waitForURL('**/home/rank')
  expect(await hasSession(page)).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('a company registers, sends its licence, and is under review', async () => {
  const { page, context, faults } = await visit(browser, shop.url, { width: 390 })
  const r = en.realname
  await open(page, '/login/login/registerQy')
  await page.getByLabel(t.register.company).fill('Harbour Studio LLC')
  await page.getByLabel(t.register.number).fill('HS 2026 / 4711')
  await page.getByLabel(t.register.contact).fill('Nora Fields')
  await proveByCode(main(page), 'harbour.entrance@example.com')
  await page.getByLabel(t.password.new).fill(first)
  await page.getByLabel(t.password.again).fill(first)
  await accept(page.getByRole('main'))
  await press(page, t.register.next)
  await page.getByRole('heading', { name: t.register.licenceTitle }).waitFor()
  expect(await hasSession(page)).toBe(true)
  // what was said once is not asked again
  expect(await page.getByLabel(r.companyName).inputValue()).toBe('Harbour Studio LLC')
  expect(await page.getByLabel(r.legalPerson).inputValue()).toBe('Nora Fields')
  await press(page, r.submit)
  await page.getByText(en.errors.identityPhotosRequired).waitFor()
  expect([...(await barriers(page)), ...(await sideways(page))]).toEqual([])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: await picture(800, 600).png().toBuffer() })
  await page.locator('.upload[data-state=sent]').waitFor()
  await page.getByRole('checkbox', { name: r.consent.replace('{{platform}}', 'Miralo') }).check({ force: true })
  await press(page, r.submit)
  await page.getByRole('heading', { name: t.register.doneTitle }).waitFor()
  expect([...(await barriers(page)), ...(await sideways(page))]).toEqual([])
  await open(page, '/user/user/realNameQy')
  await page.getByText(r.underReview.title).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('by WeChat: the first time with a phone, the second time at once', async () => {
  const b = en.bindings
  const { page, context } = await visit(browser, shop.url)
  await open(page, '/login/login?from=/home/rank')
  await press(page, b.button.wechat)
  await page.getByText(t.login.agreeFirst).waitFor()
  await accept(page.getByRole('main'))
  await press(page, b.button.wechat)
  await page.getByRole('button', { name: /Sofía Romero/ }).click()
  await page.getByRole('heading', { name: b.phone.title }).waitFor()
  expect(await barriers(page)).toEqual([])
  await proveByCode(main(page), '+34 612345671')
  await press(page, b.phone.submit)
  await page.getByText(en.errors.agreementRequired).waitFor()
  await accept(page.getByRole('main'))
  await press(page, b.phone.submit)
  await page.waitForURL('**/home/rank')
  expect(await hasSession(page)).toBe(true)
  await context.close()

  const again = await visit(browser, shop.url, { lang: 'zh-CN', width: 390 })
  await open(again.page, '/login/login')
  await accept(again.page.getByRole('main'))
  await press(again.page, zh.bindings.button.wechat)
  await again.page.getByRole('button', { name: /Sofía Romero/ }).click()
  await again.page.waitForURL(`${shop.url}/`)
  expect(await hasSession(again.page)).toBe(true)
  await again.context.close()
})

test('a heart pressed by a visitor: signed in over the page, then the goods are saved', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  const [goods] = await plainGoods(shop.url)
  await open(page, `/goods/${goods!.id}`)
  const heart = page.locator('button.goods-heart')
  await heart.click()
  await signInByCode(
    { page, within: page.getByRole('dialog', { name: t.login.title }), url: shop.url },
    'hearts.entrance@example.com',
  )
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: en.likes.heart.see }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/goods/${goods!.id}`)
  await open(page, '/user/user/collection')
  expect(await page.locator('main .card').count()).toBe(1)
  expect(faults).toEqual([])
  await context.close()
})
