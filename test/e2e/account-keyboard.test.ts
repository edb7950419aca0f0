// A person's own things by keyboard alone: sign-in by password, an address with its places, profile, settings, invoice
// details, saved goods taken out and back, a pickup person.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { begins, walker, type Walker } from './by-keyboard.ts'
import { alive, goTo, openBrowser, visit, type Visitor } from './browser.ts'
import { askShop, captchaProof, mailedCode, sharedShop } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

const shop = sharedShop()
let browser: Browser
let visitor: Visitor
let page: Page
let keys: Walker
const user_email = 'account.keys@example.com'
const password = 'linen8cloth'
beforeAll(async () => {
  browser = await openBrowser()
  await askShop(shop.url, '/get-email-valid-code', {
    user_email,
    purpose: 'register',
    captchaToken: await captchaProof(shop.url),
  })
  await askShop(shop.url, '/register-user', {
    kind: 'individual',
    user_email,
    code: await mailedCode(shop.url, user_email),
    password,
    agreement: true,
  })
  visitor = await visit(browser, shop.url)
  page = visitor.page
  keys = walker(page)
})
afterAll(() => browser.close())

const open = (path: string) => goTo(page, shop.url + path)
const said = (text: string) => page.getByText(text).first().waitFor()
/** A page that was led to, or a form in the place of a list: the focus stands at its beginning. */
async function arrived(address: RegExp): Promise<void> {
  await page.waitForURL(address)
  await page.waitForFunction(() => document.activeElement?.id === 'main')
}
/** To what is meant, and Enter there. */
async function press(name: string | RegExp): Promise<void> {
  await keys.to(name)
  await keys.press('Enter')
}
/** Another text in a field. */
async function write(label: string, text: string): Promise<void> {
  await keys.to(begins(label))
  await keys.press('Control+a')
  await keys.type(text)
}

test('signs in by password', async () => {
  const t = en.accounts.login
  await open('/login/login')
  await press(t.way.password)
  await page.waitForURL(/by=password/)
  await write(t.account, user_email)
  await keys.to(t.password, 2)
  await keys.type(password)
  await keys.to(begins(t.agreement))
  await keys.press('Space')
  await press(t.submit)
  await page.waitForURL(`${shop.url}/`)
})

test('adds an address, its places chosen from the lists', async () => {
  const t = en.addresses
  await open('/user/user/address')
  await press(t.add)
  await arrived(/address\/details/)
  await keys.to(begins(t.country))
  await keys.type('China')
  await write(t.consignee, 'Lin Yueran')
  await write(t.phone, '13800132719')
  await press(begins(t.place))
  for (const [level, text] of [
    [t.province, 'yunnan'],
    [t.cityCn, 'km'],
    [t.district, '五华'],
    [t.street, ''],
  ] as const) {
    await page.getByRole('listbox', { name: level }).getByRole('option').first().waitFor()
    if (text) await keys.type(text)
    else await keys.press('ArrowDown')
    await keys.press('Enter')
  }
  await expect.poll(keys.here).toMatch(begins(t.place))
  await write(t.detail, '1 Cuihu South Road')
  // the label that nobody chose is the first of the choices
  await keys.to(t.noLabel)
  await keys.press('ArrowRight')
  await press(t.save)
  await page.waitForURL(/user\/user\/address$/)
  await page.getByRole('list', { name: t.list }).getByText('1 Cuihu South Road').waitFor()
})

test('edits the profile', async () => {
  const t = en.profile
  await open('/user/user/info')
  await press(t.view.edit)
  await arrived(/infoEdit/)
  await write(t.field.nickName, '')
  await keys.press('Delete')
  await press(t.edit.save)
  await said(t.fault.nickNameEmpty)
  // the focus stands where something is missing
  await expect.poll(keys.here).toMatch(begins(t.field.nickName))
  await keys.type('Yueran')
  await write(t.field.birthday, '03/08/1990')
  await press(t.edit.save)
  await page.waitForURL(/user\/user\/info$/)
  await page.getByText('March 8, 1990').waitFor()
  expect(await page.locator('.profile-who').innerText()).toContain('Yueran')
})

test('changes settings, which act at once', async () => {
  const t = en.profile.setting.look
  await open('/user/setting')
  const now = () =>
    page.evaluate(() => [document.documentElement.dataset['theme'], document.documentElement.dataset['text']])
  await keys.to(t.light)
  await keys.press('ArrowRight')
  await keys.to(t.size100)
  await keys.press('ArrowRight')
  expect(await now()).toEqual(['dark', '112'])
  await page.reload()
  await alive(page)
  expect(await now()).toEqual(['dark', '112'])
})

test('adds invoice details', async () => {
  const t = en.invoices
  await open('/user/user/invoice')
  await press(t.add)
  await arrived(/new=/)
  await keys.to(begins(t.country))
  await keys.type('Spain')
  await write(t.company, 'Taller Romero SL')
  await write(t.taxNoSpain, 'A58818502')
  await press(t.save)
  await said(en.errors.taxNoInvalid)
  await expect.poll(keys.here).toMatch(begins(t.taxNoSpain))
  await keys.press('Control+a')
  await keys.type('A58818501')
  await said(t.taxRight)
  await press(t.save)
  await page.getByRole('list', { name: t.list }).getByText('Taller Romero SL').waitFor()
})

test('takes saved goods out, and back', async () => {
  const { user_token } = await askShop<{ user_token: string }>(shop.url, '/login-by-password', {
    account: user_email,
    password,
    agreement: true,
  })
  const { records } = await askShop<{ records: { id: number; title: string }[] }>(
    shop.url,
    '/api/v2/goods/goods/page',
    { size: 12 },
  )
  for (const { id } of records)
    await askShop(
      shop.url,
      '/api/v2/user/collection/addOrCancel',
      { productId: id, on: true, requestId: crypto.randomUUID() },
      user_token,
    )
  await open('/user/user/collection')
  const cards = page.locator('#likes-list .card')
  expect(await cards.count()).toBe(12)
  const first = await cards.first().getByRole('heading').innerText()
  await press(en.likes.heart.of.replace('{{name}}', first))
  await expect.poll(() => cards.count()).toBe(11)
  await press(en.likes.undo)
  await expect.poll(() => cards.count()).toBe(12)
  expect(await cards.first().getByRole('heading').innerText()).toBe(first)
})

test('adds a pickup person', async () => {
  const t = en.addresses
  await open('/user/user/pickupPerson')
  await press(t.pickup.add)
  await arrived(/new/)
  await write(t.pickup.name, 'Marta Solís')
  await press(begins(t.areaCode))
  await page.getByRole('listbox', { name: t.areaCode }).getByRole('option').first().waitFor()
  await keys.type('34')
  await keys.press('Enter')
  await expect.poll(keys.here).toMatch(begins(t.areaCode))
  await write(t.phone, '612345678')
  await press(t.pickup.save)
  await page.getByRole('list', { name: t.pickup.list }).getByText('Marta Solís').waitFor()
  expect(await page.getByText('+34').count()).toBeGreaterThan(0)
})

// the screens that the walks above did not open: every stop of theirs is reached, stands in sight, and lets go again
const others = [
  'system',
  'devices',
  'changePassword',
  'changeEmail',
  'changePhone',
  'bankCard',
  'realName',
  'realNameQy',
  'footprint',
  'guanzhu',
  'myteam',
  'shops',
  'cancelAccount',
  'exportData',
]
test.each(others)('/user/user/%s is walked through', async (name) => {
  await open(`/user/user/${name}`)
  const before = keys.seen().stops
  await keys.through('Tab')
  expect(keys.seen().stops - before).toBeGreaterThan(20)
})

test('every stop was in sight, and the browser had nothing to complain of', () => {
  const { faults, stops } = keys.seen()
  expect(faults).toEqual([])
  expect(stops).toBeGreaterThan(150)
  expect(visitor.faults).toEqual([])
})
