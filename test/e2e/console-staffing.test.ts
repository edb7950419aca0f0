// The platform's own people at the desk: somebody is invited, comes by the letter's link, signs in and is at the desk;
// and a number of the business is changed with its reason.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { textsOf } from '#kernel/text/i18n.ts'
import { openBrowser, quiet, visit } from './browser.ts'
import { atDesk } from './console-side.ts'
import { mailedCode, ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'

const { staffingstaff: t, staffing: s, console: c, settingsstaff: n, settings: words } = textsOf('en-US')
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

async function linkFor(guest: string): Promise<string> {
  const read = async () =>
    /\/admin\/join#[\w.-]+/.exec(await (await fetch(`${shop.url}/dev/inbox.json?to=${guest}`)).text())?.[0] ?? ''
  await expect.poll(read, { timeout: 30_000 }).not.toBe('')
  return read()
}

test('invited by mail, joined by the link, signed in by password and code; a number changed', async () => {
  const guest = 'colleague@example.com'
  const admin = await atDesk(browser, shop, 'admin@example.com', '/admin/staff', { width: 390, theme: 'dark' })
  await admin.page.getByRole('button', { name: t.invite }).click()
  const drawer = admin.page.getByRole('dialog')
  await drawer.getByLabel(t.mail, { exact: true }).fill(guest)
  await drawer.getByRole('radio', { name: s.roles.review, exact: true }).check()
  await drawer.getByRole('button', { name: t.inviteAsRole.replace('{{role}}', s.roles.review) }).click()
  await admin.page.locator('tbody tr', { hasText: guest }).waitFor()
  await sound(admin, 'invited')

  const joining = await visit(browser, shop.url)
  await joining.page.goto(shop.url + (await linkFor(guest)))
  await joining.page.getByLabel(c.join.name, { exact: true }).fill('Mei')
  await joining.page.getByLabel(c.join.password, { exact: true }).fill('harbour7')
  await joining.page.getByLabel(c.join.again, { exact: true }).fill('harbour7')
  expect(new URL(joining.page.url()).hash).toBe('')
  await sound(joining, 'the link')
  await joining.page.getByRole('button', { name: c.join.accept }).click()
  await joining.page.getByText(c.join.joined.replace('{{account}}', guest)).waitFor()
  await joining.page.getByLabel(c.door.password, { exact: true }).fill('harbour7')
  await joining.page.getByRole('button', { name: c.door.next }).click()
  await joining.page.getByLabel(c.door.code, { exact: true }).fill(await mailedCode(shop.url, guest))
  await joining.page.locator('.shell h1').waitFor()

  await admin.page.goto(`${shop.url}/admin/settings`)
  await admin.page.getByLabel(n.find, { exact: true }).fill(words.numbers.cartMaxLines.name)
  await admin.page.getByLabel(n.value.replace('{{name}}', words.numbers.cartMaxLines.name)).fill('130')
  await quiet(admin.page)
  await sound(admin, 'a number typed')
  await admin.page.getByRole('button', { name: n.save_one.replace('{{count}}', '1') }).click()
  await admin.page.getByLabel(n.reason, { exact: true }).fill('Families cook at home')
  await admin.page.getByRole('button', { name: n.verb_one.replace('{{count}}', '1') }).click()
  await admin.page.getByText(n.delivered.replace('{{value}}', '120')).waitFor()
})
