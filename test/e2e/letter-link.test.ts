// The link in a code's letter, in a browser: one press signs in, it leaves the address at once, and serves once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { barriers, sideways } from './looking.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import { askShop, captchaProof, sharedShop } from './running-shop.ts'
import { accept, hasSession } from './signing-in.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')
const t = en.accounts.login
const { url } = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/** The address in the newest letter. */
async function linkFor(user_email: string): Promise<string> {
  await askShop(url, '/get-email-valid-code', { user_email, captchaToken: await captchaProof(url) })
  const reply = await fetch(`${url}/dev/inbox.json?to=${encodeURIComponent(user_email)}`)
  const [letter] = (await reply.json()) as { text: string }[]
  return /https?:\/\/\S+/.exec(letter!.text)![0]
}
const press = (page: Page) => page.getByRole('main').getByRole('button', { name: t.submit, exact: true }).click()

test('signs in by one press; a second time it asks for a new code', { timeout: 60_000 }, async () => {
  const email = 'letter.link@example.com'
  const link = await linkFor(email)
  const { page, context, faults } = await visit(browser, url, { width: 390 })
  await goTo(page, link)
  await page.getByText(t.linked.replace('{{email}}', email)).waitFor()
  expect(page.url()).not.toContain('link=')
  expect([await barriers(page), await sideways(page)]).toEqual([[], []])
  await accept(page.getByRole('main'))
  await press(page)
  await expect.poll(() => hasSession(page)).toBe(true)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await goTo(page, link)
  await accept(page.getByRole('main'))
  await press(page)
  await page.getByText(t.linkOver).waitFor()
  await page.getByRole('button', { name: t.linkDrop }).click()
  await page.getByLabel(t.email, { exact: true }).waitFor()
  // the refusal is one for the browser's console
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
  await context.close()
})
