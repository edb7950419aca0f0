// What makes the shop easier to use, in a browser: a new page is told and focused, single keys act (and can be turned
// off), letters and motion stand from the first paint, what is kept can be cleared.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { goTo, openBrowser, quiet, visit } from './browser.ts'
import { sharedShop } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const open = (page: Page, path: string) => goTo(page, shop.url + path)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('name'))
const look = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset)))

test('single keys act, never while typing, and the settings turn them off', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  await open(page, '/home/rank')
  await page.keyboard.press('/')
  expect(await focused(page)).toBe('q')
  await page.keyboard.type('g c/?')
  expect([await page.locator('input[name=q]').first().inputValue(), new URL(page.url()).pathname]).toEqual([
    'g c/?',
    '/home/rank',
  ])

  await page.locator('h1').click()
  await page.keyboard.type('?')
  const list = page.getByRole('dialog', { name: en.account.keys.title })
  await list.getByText(en.account.keys.cart).waitFor()
  await page.keyboard.type('gc')
  expect(new URL(page.url()).pathname).toBe('/home/rank')
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.keyboard.type('gc')
  await page.waitForURL('**/shoppingCart')

  await open(page, '/user/setting')
  await page.getByRole('switch', { name: en.profile.setting.keys.label }).uncheck()
  await page.keyboard.press('Tab')
  await page.keyboard.type('gh')
  await page.keyboard.press('/')
  // had a key acted, something would be on its way now
  await quiet(page)
  expect(await focused(page)).not.toBe('q')
  expect(new URL(page.url()).pathname).toBe('/user/setting')
  expect(faults).toEqual([])
  await context.close()
})

test('letters and motion act at once and stand in the first HTML; larger letters need no sideways scroll', async () => {
  const { page, context, faults } = await visit(browser, shop.url, { width: 390 })
  await open(page, '/user/setting')
  const t = en.profile.setting.look
  await page.getByRole('radio', { name: t.size125 }).check({ force: true })
  await page.getByRole('switch', { name: t.motion }).check()
  expect(await look(page)).toMatchObject({ text: '125', motion: 'less' })
  const html = await (await context.request.get(`${shop.url}/`)).text()
  expect(html).toMatch(/<html[^>]*data-text="125"[^>]*data-motion="less"/)
  for (const path of ['/', '/goods/list', '/user/setting']) {
    await open(page, path)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0])
  }
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--m-small').trim()),
  ).toBe('0s')
  await page.getByRole('radio', { name: t.size100 }).check({ force: true })
  expect((await look(page))['text']).toBeUndefined()
  expect(await page.evaluate(() => document.cookie)).not.toContain('text=')
  expect(faults).toEqual([])
  await context.close()
})

test('what is kept here can be cleared: the cart stays, and the newest version is known', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  await open(page, '/goods/1')
  await open(page, '/user/setting')
  await page.evaluate(() => localStorage.setItem('visitor-cart', '[]'))
  const t = en.profile.setting.storage
  const clear = page.getByRole('button', { name: t.clearNow })
  await page.waitForFunction(() => localStorage.getItem('recently-viewed') !== null)
  expect(await clear.getAttribute('aria-disabled')).toBeNull()
  await clear.click()
  await page.getByText(t.cleared.replace('{{size}}', '0\u00a0B')).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('visitor-cart')
  expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull()
  await page.getByRole('button', { name: t.check }).click()
  await page.getByText(t.newest).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
