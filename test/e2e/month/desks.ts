// Who works at a month's money: the desk of an owner or of a member of staff, opened where the step begins, judged and
// closed when it is over.
import { expect } from 'vitest'
import type { Browser, Locator, Page } from 'playwright-core'
import type { Language } from '#kernel/text/language.ts'
import { quiet, type Visitor } from '../browser.ts'
import { atDesk } from '../console-side.ts'
import type { OwnShop } from '../running-shop.ts'
import { cutOff } from '../looking.ts'
import { shot } from '../shot.ts'
import { sound } from '../sound.ts'
import type { Words } from '../three-windows/windows.ts'

export interface Desks {
  shop: OwnShop
  browser: Browser
  t: Words
  look: { lang: Language; theme: string }
  /** what was judged */
  seen: Set<string>
}
export interface Desk {
  page: Page
  t: Words
  /** judges what is seen now, unless it was judged before */
  look: (told: string) => Promise<void>
}
export const [finance, second] = ['finance@example.com', 'admin@example.com'] as const
/** Somebody at an address of their desk, until their step is over. */
export async function at<T>(
  { shop, browser, t, look, seen }: Desks,
  { who, address, width = 1440 }: { who: string; address: string; width?: number },
  step: (desk: Desk) => Promise<T>,
): Promise<T> {
  const visitor: Visitor = await atDesk(browser, shop, who, address, { ...look, width })
  const { page, context, faults } = visitor
  const judge = async (told: string): Promise<void> => {
    if (seen.has(`${told} ${width}`)) return
    seen.add(`${told} ${width}`)
    await shot(page, `${look.lang} ${width} ${told}`)
    await sound(visitor, told)
    expect(await cutOff(page), told).toEqual([])
  }
  const done = await step({ page, t, look: judge }).catch(async (e: unknown) => {
    await shot(page, `${look.lang} where it ended`)
    throw e
  })
  expect(faults, address).toEqual([])
  await context.close()
  return done
}
export const question = (page: Page): Locator => page.locator('dialog.question')
/** Says yes in the dialog that stands open, and waits until it was heard. */
export async function answer(page: Page, verb: string | RegExp): Promise<void> {
  await question(page).getByRole('button', { name: verb }).click()
  await question(page).waitFor({ state: 'detached' })
  await quiet(page)
}
/** Opens the first row of a list, which leads to a number: a link on a desktop and a card on a phone. */
export async function openFirst(page: Page, path: string): Promise<void> {
  const rows = page.locator(`xpath=//main//a[number(substring-after(@href, "${path}/")) > 0]`)
  await rows.locator('visible=true').first().click()
  await page.locator('.case .head').waitFor()
  await quiet(page)
}
