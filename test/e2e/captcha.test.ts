// The check in a browser: each of its ways by hand and by keys, on its page, in its sheet, over another sheet. The
// answers are read from the shop's database, as no page knows them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { barriers } from './looking.ts'
import { ownShop, passCaptcha } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

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

interface Point {
  x: number
  y: number
}
async function answerOf(kind: 'slide' | 'points'): Promise<Point[]> {
  const { rows } = await pool.query<{ answer: Point[] }>(
    'select answer from captcha_puzzle where kind = $1 order by created_at desc limit 1',
    [kind],
  )
  return rows[0]!.answer
}
const open = (page: Page, path: string) => goTo(page, shop.url + path)
const words = en.captcha
const slider = (page: Page) => page.getByRole('slider', { name: words.slide.label })
const picture = (page: Page) => page.getByRole('application', { name: words.points.picture })

/** A hand that slows down towards `x`; its time passes on the page's own clock. */
async function drag(page: Page, x: number): Promise<void> {
  const [handle, frame] = [await slider(page).boundingBox(), await page.locator('.captcha-frame').boundingBox()]
  const [left, top, scale] = [handle!.x + handle!.width / 2, handle!.y + handle!.height / 2, frame!.width / 320]
  await page.mouse.move(left, top)
  await page.mouse.down()
  for (let i = 1; i <= 20; i++) {
    await page.mouse.move(left + x * scale * (1 - (1 - i / 20) ** 2), top + (i % 3))
    await page.clock.runFor(20)
  }
  await page.mouse.up()
}
/** Arrow keys, no faster than a key repeats. */
async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.keyboard.press(key)
    await page.clock.runFor(25)
  }
}
async function slideByKeys(page: Page): Promise<void> {
  const x = (await answerOf('slide'))[0]!.x
  await press(page, 'Shift+ArrowRight', Math.floor(x / 10))
  await press(page, 'ArrowRight', Math.round((x % 10) / 2))
  await page.keyboard.press('Enter')
}
const askForCode = async (page: Page, email: string) => {
  await page.locator('input[type=email]').last().fill(email)
  await page.locator('input[type=email]').last().press('Enter')
  await page.getByRole('dialog', { name: words.title }).locator('.captcha-piece').waitFor()
}

test('sliding by hand: a wrong place brings a new picture, the right one leads back', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  await page.clock.install()
  await open(page, '/login/login/verifition?from=/home/search')
  await page.locator('.captcha-piece').waitFor()
  const first = (await answerOf('slide'))[0]!.x
  const shown = await page.locator('.captcha-frame > img').first().getAttribute('src')
  await drag(page, first > 160 ? first - 30 : first + 30)
  await page.getByText(words.failed).waitFor()
  await page.waitForFunction(
    (src) => document.querySelector('.captcha-frame > img')?.getAttribute('src') !== src,
    shown,
  )
  expect(await slider(page).getAttribute('aria-valuenow')).toBe('0')
  await drag(page, (await answerOf('slide'))[0]!.x)
  await page.waitForURL('**/home/search')
  expect(faults.filter((f) => !f.includes('422'))).toEqual([])
  await context.close()
})

test('by keyboard alone: into the sheet, Escape out of it and back, slide, and the code is sent', async () => {
  const { page, context, faults } = await visit(browser, shop.url, { width: 390 })
  await page.clock.install()
  await open(page, '/login/login')
  await askForCode(page, 'slides@example.com')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('slider')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await askForCode(page, 'slides@example.com')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('slider')
  await slideByKeys(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('slides@example.com').first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('pressing pictures: by pointer, and with the cross-hair', async () => {
  const { page, context, faults } = await visit(browser, shop.url, { width: 390, theme: 'dark' })
  await page.clock.install()
  await open(page, '/user/user/verifition/points?from=/home/rank')
  await picture(page).locator('img').waitFor()
  const box = (await picture(page).boundingBox())!
  for (const { x, y } of await answerOf('points'))
    await picture(page).click({ position: { x: (x / 320) * box.width, y: (y / 180) * box.height } })
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: words.points.check }).click()
  await page.waitForURL('**/home/rank')

  await open(page, '/login/login/verifition/points?from=/home/rank')
  await picture(page).locator('img').waitFor()
  await picture(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  const at = { x: 160, y: 90 }
  for (const { x, y } of await answerOf('points')) {
    const [right, down] = [Math.round((x - at.x) / 8), Math.round((y - at.y) / 8)]
    await press(page, right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right))
    await press(page, down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down))
    Object.assign(at, { x: at.x + right * 8, y: at.y + down * 8 })
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home/rank')
  expect(faults).toEqual([])
  await context.close()
})

test('over the sign-in sheet: Escape or a press beside it shuts the check only; the device proves itself', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  // by role one could not see the sheet below, which the check hides from readers
  const dialogs = page.locator('[role=dialog]')
  await open(page, '/goods/list')
  await open(page, (await page.locator('main .card a[href^="/goods/"]').first().getAttribute('href'))!)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Save|Collect|Follow)/ })
    .first()
    .click()
  await askForCode(page, 'device@example.com')
  expect(await dialogs.count()).toBe(2)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs.count()).toBe(1)
  await askForCode(page, 'device@example.com')
  await page.mouse.click(4, 500)
  await expect.poll(() => dialogs.count()).toBe(1)
  await askForCode(page, 'device@example.com')
  await passCaptcha(page)
  await expect.poll(() => dialogs.count()).toBe(1)
  await page
    .getByText(/device@example\.com/)
    .first()
    .waitFor()
  expect(faults).toEqual([])
  await context.close()
})
