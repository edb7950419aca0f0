// A second proof of one's own at the console: an app is added and opens the door, a passkey of the browser too, and
// what was done stands in the log of the shop.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { codeAt, stepAt } from '#features/people/accounts/proofs/totp.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { openBrowser, quiet } from './browser.ts'
import { atDesk, consolePassword, goToDesk } from './console-side.ts'
import { barriers, sideways } from './looking.ts'
import { rowsOf } from './merchant-side.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'

const { securitymerchant: t, console: c, auditlogmerchant: l } = textsOf('en-US')
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop('localhost'), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})
const codeOf = (secret: string, steps: number): string => {
  const bits = Array.from(secret)
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return codeAt(Buffer.from(bytes), stepAt(Date.now()) + steps)
}
async function prove(page: Page, email: string): Promise<void> {
  await page.getByLabel(c.door.account).fill(email)
  await page.getByLabel(c.door.password, { exact: true }).fill(consolePassword)
  await page.getByRole('button', { name: c.door.next }).click()
}

test('an app is added, opens the door, and a passkey does too', async () => {
  const named = `select u.email from membership m join user_account u on u.id = m.user_id
    where m.audience = 'merchant' and m.role = 'owner' order by m.id limit 1`
  const [owner] = await rowsOf<{ email: string }>(shop, named, [])
  const { page, context } = await atDesk(browser, shop, owner!.email, '/merchant/account', { width: 390 })
  await page.getByRole('button', { name: t.proofs.addApp }).click()
  await page.getByLabel(t.password, { exact: true }).fill(consolePassword)
  await page.getByRole('button', { name: t.next }).click()
  const secret = (await page.locator('.own-secret').innerText()).replaceAll(/\s/g, '')
  expect(await barriers(page, 'dialog')).toEqual([])
  await page.getByLabel(t.app.code).fill(codeOf(secret, 0))
  await page.getByRole('button', { name: t.app.confirm, exact: true }).click()
  await page.locator('.recovery li').first().waitFor()
  expect(await page.locator('.recovery li').count()).toBe(10)
  await quiet(page)
  expect(await barriers(page)).toEqual([])
  expect(await sideways(page)).toEqual([])

  const signOut = async () => {
    await page.evaluate(() => localStorage.setItem('console', 'null'))
    await page.goto(`${shop.url}/merchant/account`)
  }
  await signOut()
  await prove(page, owner!.email)
  await page.getByRole('heading', { name: c.door.proofTitle }).waitFor()
  expect(await barriers(page)).toEqual([])
  // the next step: the one that added it is used up
  await page.getByLabel(c.door.code).fill(codeOf(secret, 1))
  await page.locator('.shell h1').waitFor()

  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const automatic = { isUserVerified: true, automaticPresenceSimulation: true }
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...automatic } })
  await page.getByRole('button', { name: t.proofs.addPasskey }).click()
  await page.getByLabel(t.passkey.name).fill('Work laptop')
  await page.getByLabel(t.password, { exact: true }).fill(consolePassword)
  await page.getByRole('button', { name: t.next }).click()
  await page.getByText('Work laptop').waitFor()
  await quiet(page)
  await signOut()
  await prove(page, owner!.email)
  await page.getByRole('button', { name: c.door.usePasskey }).click()
  await page.locator('.shell h1').waitFor()

  await goToDesk(page, `${shop.url}/merchant/log`)
  await page.getByRole('heading', { name: l.title }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await sideways(page)).toEqual([])
})
