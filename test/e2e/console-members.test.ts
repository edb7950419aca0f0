// A merchant's people at the desk: somebody is invited, asked again, accepts, gets another role, is taken out.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { textsOf } from '#kernel/text/i18n.ts'
import { openBrowser, quiet, type Visitor } from './browser.ts'
import { atDesk, goToDesk } from './console-side.ts'
import { barriers, sideways } from './looking.ts'
import { rowsOf } from './merchant-side.ts'
import { askShop, ownShop, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'

const { membersmerchant: t, members: m } = textsOf('en-US')
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})
async function sound({ page }: Visitor, told: string): Promise<void> {
  await quiet(page)
  expect(await barriers(page), told).toEqual([])
  expect(await sideways(page), told).toEqual([])
}

/** They accept what they were invited to; their name. */
async function accept(guest: string): Promise<string> {
  const token = await signedIn(shop.url, guest)
  const ask = <T>(path: string, input: object) => askShop<T>(shop.url, `/api/v2/user/membership/${path}`, input, token)
  const { invitations } = await ask<{ invitations: { id: number }[] }>('list', {})
  expect(invitations).toHaveLength(1)
  await ask('accept', { id: invitations[0]!.id, requestId: crypto.randomUUID() })
  const named = 'select nickname as name from user_account where email = $1'
  return (await rowsOf<{ name: string }>(shop, named, [guest]))[0]!.name
}
/** One who owns a shop, and where their people are. */
async function anOwner(): Promise<{ email: string; address: string }> {
  const [owner] = await rowsOf<{ email: string; merchantId: number }>(
    shop,
    `select u.email, m.merchant_id::int as "merchantId" from membership m join user_account u on u.id = m.user_id
      where m.audience = 'merchant' and m.role = 'owner' order by m.id limit 1`,
    [],
  )
  return { email: owner!.email, address: `/merchant/members?shop=${owner!.merchantId}` }
}

test('invited, asked again, come, moved to another role, taken out', async () => {
  const guest = 'newcomer@example.com'
  const { email, address } = await anOwner()
  const visitor = await atDesk(browser, shop, email, address, { width: 390, theme: 'dark' })
  const { page } = visitor
  await page.getByRole('button', { name: t.invite }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: t.inviteAs, exact: true }).click()
  await drawer.getByText(t.contactMissing).waitFor()
  await drawer.getByText(t.roleMissing).waitFor()
  expect(await barriers(page, '.ant-drawer')).toEqual([])
  await drawer.getByLabel(t.contact, { exact: true }).fill(guest)
  await drawer.getByRole('radio', { name: m.roles.orders, exact: true }).check()
  await drawer.getByRole('button', { name: t.inviteAsRole.replace('{{role}}', m.roles.orders) }).click()
  const line = page.locator('tbody tr', { hasText: guest })
  await line.waitFor()
  await sound(visitor, 'invited')
  await page.getByRole('button', { name: t.sendAgainTo.replace('{{contact}}', guest) }).click()
  await page.getByText(t.sentAgain.replace('{{contact}}', guest)).first().waitFor()
  expect(await line.count()).toBe(1)

  const name = await accept(guest)
  await goToDesk(page, shop.url + address)
  await page.getByRole('button', { name: t.changeOf.replace('{{name}}', name) }).click()
  await drawer.getByRole('radio', { name: m.roles.finance, exact: true }).check()
  await drawer.getByRole('button', { name: t.makeRole.replace('{{role}}', m.roles.finance) }).click()
  await drawer.getByText(t.reasonMissing).waitFor()
  await drawer.getByLabel(t.reason, { exact: true }).fill('Does the books from now on')
  await drawer.getByRole('button', { name: t.makeRole.replace('{{role}}', m.roles.finance) }).click()
  await drawer.waitFor({ state: 'detached' })
  const member = page.locator('tbody tr', { hasText: name })
  await member.filter({ hasText: m.roles.finance }).waitFor()
  await sound(visitor, 'another role')
  await member.getByRole('button').click()
  await drawer.getByLabel(t.reason, { exact: true }).fill('The season is over')
  await drawer.getByRole('button', { name: t.remove, exact: true }).click()
  await member.waitFor({ state: 'detached' })
  expect(visitor.faults).toEqual([])
  await visitor.context.close()
})
