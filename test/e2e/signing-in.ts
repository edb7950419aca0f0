// Signing in as people do, in the form of the page or of the sheet: contact, code past the check, agreement, button.
import type { Locator, Page } from 'playwright-core'
import { mailedCode, passCaptcha } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

type Words = Pick<typeof en, 'accounts' | 'captcha'>
export interface Form {
  page: Page
  /** what holds the form: the sheet, or the page's main part */
  within: Locator
  url: string
  words?: Words
}
/** An e-mail address, or a phone as "+86 13800131440". */
export const isPhone = (contact: string): boolean => contact.startsWith('+')

/** Types the contact, has a code sent, and types the newest that came. */
export async function proveByCode({ page, within, url, words = en }: Form, contact: string): Promise<void> {
  const t = words.accounts.login
  const [area, number] = contact.split(' ')
  if (isPhone(contact)) {
    await within.getByLabel(t.area, { exact: true }).fill(area!)
    await within.getByLabel(t.phone, { exact: true }).fill(number!)
  } else await within.getByLabel(t.email, { exact: true }).fill(contact)
  await within.getByRole('button', { name: t.send, exact: true }).click()
  await passCaptcha(page, words.captcha)
  await within.getByText(t.sent.replace('{{email}}', contact)).waitFor()
  await within.locator('input[autocomplete=one-time-code]').fill(await mailedCode(url, contact))
}
/** By its key: a note that passes by may lie over it. */
export const accept = (within: Locator): Promise<void> =>
  within.getByRole('checkbox', { checked: false }).press('Space')
/** By code, in the tab that suits the contact. */
export async function signInByCode(form: Form, contact: string): Promise<void> {
  const { within, words = en } = form
  const t = words.accounts.login
  await within
    .getByRole('navigation', { name: t.ways })
    .getByText(t.way[isPhone(contact) ? 'phone' : 'email'])
    .click()
  await proveByCode(form, contact)
  await accept(within)
  await within.getByRole('button', { name: t.submit, exact: true }).click()
}
/** Whether the browser holds a session: its cookie, and what pages know of it. */
export const hasSession = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.cookie.includes('token=') && (localStorage.getItem('session') ?? 'null') !== 'null')
