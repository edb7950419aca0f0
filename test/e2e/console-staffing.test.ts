// The platform's own people at the desk: a role with one permission is made, somebody is invited to it, comes by the
// letter's link, signs in, sees that and is refused the rest.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { textsOf } from '#kernel/text/i18n.ts'
import { openBrowser, quiet, visit } from './browser.ts'
import { atDesk } from './console-side.ts'
import { mailedCode, ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'

const { staffingstaff: t, staffing: s, console: c } = textsOf('en-US')
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

test('a member with one permission sees that and is refused the rest', async () => {
  const [guest, role] = ['colleague@example.com', 'Reads reports']
  const admin = await atDesk(browser, shop, 'admin@example.com', '/admin/staff', { width: 390, theme: 'dark' })
  const { page } = admin
  await page.getByRole('button', { name: t.ownRole }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(t.roleName, { exact: true }).fill(role)
  await drawer.getByLabel(t.mayRead.replace('{{what}}', s.areas.report), { exact: true }).check()
  await drawer.getByRole('button', { name: t.makeOwnRole }).click()
  await page.getByText(t.roleSaved.replace('{{role}}', role)).waitFor()
  await page.getByRole('button', { name: t.invite }).click()
  await drawer.getByLabel(t.mail, { exact: true }).fill(guest)
  await drawer.getByRole('radio', { name: role, exact: true }).check()
  await drawer.getByRole('button', { name: t.inviteAsRole.replace('{{role}}', role) }).click()
  await page.locator('tbody tr', { hasText: guest }).waitFor()
  await sound(admin, 'invited')

  const joining = await visit(browser, shop.url)
  const { page: theirs } = joining
  await theirs.goto(shop.url + (await linkFor(guest)))
  await theirs.getByLabel(c.join.name, { exact: true }).fill('Mei')
  await theirs.getByLabel(c.join.password, { exact: true }).fill('harbour7')
  await theirs.getByLabel(c.join.again, { exact: true }).fill('harbour7')
  expect(new URL(theirs.url()).hash).toBe('')
  await theirs.getByRole('button', { name: c.join.accept }).click()
  await theirs.getByText(c.join.joined.replace('{{account}}', guest)).waitFor()
  await theirs.getByLabel(c.door.password, { exact: true }).fill('harbour7')
  await theirs.getByRole('button', { name: c.door.next }).click()
  const code = theirs.getByLabel(c.door.code, { exact: true })
  await code.waitFor()
  await code.fill(await mailedCode(shop.url, guest))
  await theirs.locator('.shell h1').waitFor()
  await quiet(theirs)
  expect(await theirs.locator('nav.menu a').allTextContents()).toEqual([expect.stringContaining(c.menu.reports)])
  await theirs.goto(`${shop.url}/admin/staff`)
  await theirs.getByText(c.yours.title).waitFor()
  await sound(joining, 'refused')
})
