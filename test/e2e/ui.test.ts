// The show of all parts in a browser: no barriers in either appearance, every layer walked through by keyboard alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Locator, Page } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { barriers, barriersByLaw } from './looking.ts'
import { sharedShop } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const ui = textsOf('en-US').showcase

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())
const { say, name } = ui

async function open(page: Page): Promise<Locator> {
  await goTo(page, `${shop.url}/ui`)
  return page.locator('[role=group][data-theme=light]')
}
/** Opens by Enter, asks what has the focus, and checks that Esc gives it back. */
async function through(page: Page, opener: Locator, layer: Locator, inside: () => Promise<void>): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  await layer.waitFor()
  await expect.poll(() => layer.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  expect(await barriersByLaw(page)).toEqual([])
  await inside()
  await page.keyboard.press('Escape')
  await layer.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
}
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const pointed = (page: Page) =>
  page.evaluate(
    () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent,
  )

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('no barriers on %s paper at %i px, nothing runs out sideways', async (theme, width) => {
  const { page, context, faults } = await visit(browser, shop.url, { theme, width })
  await open(page)
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(faults).toEqual([])
  await context.close()
})

test('dialog, sheet, popup and menu: focus goes in, stays in, comes back', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  const paper = await open(page)
  const stays = async () => {
    for (let press = 0; press < 8; press++) await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog], [role=alertdialog]') !== null))
      .toBe(true)
  }
  const button = (words: string) => paper.getByRole('button', { name: words, exact: true })
  await through(page, button(name.dialog), page.getByRole('dialog', { name: say.dialogTitle }), stays)
  await through(page, button(name.firm), page.getByRole('alertdialog', { name: say.firmTitle }), stays)
  await through(page, button(say.sheetRight), page.getByRole('dialog', { name: say.summary }), stays)
  await through(page, button(name.popup), page.getByRole('dialog', { name: say.popupTitle }), stays)
  await through(page, button(name.menu), page.getByRole('menu'), async () => {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toBe(say.share)
  })
  expect(faults).toEqual([])
  await context.close()
})

test('the calendar by keyboard: a week on, a month on, picked; typing what is no day is told', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  const paper = await open(page)
  const birthday = paper.getByRole('textbox', { name: say.birthday })
  const opener = paper.getByRole('button', { name: `${say.openCalendar} ${say.birthday}` })
  const panel = page.getByRole('dialog', { name: say.birthday })
  await through(page, opener, panel, async () => {
    expect(await focused(page)).toContain('March 8, 1994')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(page)).toContain('March 15, 1994')
    await page.keyboard.press('PageDown')
    await expect.poll(() => focused(page)).toContain('April 15, 1994')
    await page.keyboard.press('Home')
    await expect.poll(() => focused(page)).toContain('April 10, 1994')
  })
  expect(await birthday.inputValue()).toBe('03/08/1994')
  await opener.press('Enter')
  await panel.waitFor()
  await expect.poll(() => focused(page)).toContain('March 8')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => birthday.inputValue()).toBe('03/09/1994')
  const day = paper.getByRole('textbox', { name: say.deliverOn })
  await day.fill('31/31/2026')
  await day.press('Tab')
  await paper.getByText(say.dateUnreadable).waitFor()
  expect(await day.inputValue()).toBe('31/31/2026')
  expect(await day.getAttribute('aria-invalid')).toBe('true')
  expect(faults).toEqual([])
  await context.close()
})

test('a place by keyboard, from the country to the district, by typing and by arrows', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  const paper = await open(page)
  const field = paper.getByRole('combobox', { name: say.place, exact: true })
  const panel = page.getByRole('dialog', { name: say.place })
  await through(page, field, panel, async () => {
    await panel.getByRole('option', { name: 'China', exact: true }).waitFor()
    await page.keyboard.type('chin')
    await expect.poll(() => pointed(page)).toContain('China')
    await page.keyboard.press('Enter')
    await panel.getByRole('listbox', { name: say.levelState }).getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await panel.getByRole('listbox', { name: say.levelCity }).getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => panel.getByRole('combobox').getAttribute('aria-label')).toContain(say.levelState)
  })
  expect(await field.textContent()).toBe(say.choosePlace)
  await field.press('Enter')
  await panel.getByRole('option', { name: 'China', exact: true }).waitFor()
  await page.keyboard.type('chin')
  for (const level of [say.levelState, say.levelCity, say.levelDistrict]) {
    await expect.poll(() => pointed(page)).toBeTruthy()
    await page.keyboard.press('Enter')
    await panel.getByRole('listbox', { name: level }).getByRole('option').first().waitFor()
  }
  await page.keyboard.press('Enter')
  await panel.waitFor({ state: 'detached' })
  expect((await field.textContent())?.split(' / ')).toHaveLength(4)
  expect(faults).toEqual([])
  await context.close()
})

test('a closer look at the pictures by keyboard; the gallery stands where the viewer was left', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  const paper = await open(page)
  const closer = paper.getByRole('link', { name: say.closer })
  const viewer = page.locator('.yarl__portal_open')
  await through(page, closer, viewer, async () => {
    await page.getByRole('button', { name: say.zoomIn }).waitFor()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => paper.locator('.gallery-count').textContent()).toBe('2 / 5')
  })
  expect(faults).toEqual([])
  await context.close()
})

test('the popup comes by itself at the first scroll, once a day', async () => {
  const { page, context } = await visit(browser, shop.url)
  await page.clock.install()
  const popup = page.getByRole('dialog', { name: say.popupTitle })
  const paper = await open(page)
  await paper.getByLabel(say.popupLater).check()
  await page.mouse.wheel(0, 200)
  await popup.waitFor()
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  await (await open(page)).getByLabel(say.popupLater).check()
  await page.mouse.wheel(0, 200)
  await page.clock.runFor(20_000)
  expect(await popup.count()).toBe(0)
  await context.close()
})

test('the number field keeps to its steps and limits', async () => {
  const { page, context } = await visit(browser, shop.url)
  const cups = (await open(page)).getByRole('spinbutton', { name: say.boxes })
  await cups.fill('100')
  await cups.press('Enter')
  expect(await cups.inputValue()).toBe('96')
  await cups.press('ArrowUp')
  expect(await cups.inputValue()).toBe('108')
  await cups.fill('9999')
  await cups.press('Tab')
  await expect.poll(() => cups.inputValue()).toBe('240')
  await page.getByText(say.limitHit).first().waitFor()
  await context.close()
})
