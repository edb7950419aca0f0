// What staff write is there for shoppers at once, and does nothing but be read; what shoppers write is answered.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { atDesk, goToDesk } from './console-side.ts'
import { askShop, ownShop, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { contentstaff: t, feedbackstaff: desk, feedback: shopper } = textsOf('en-US')
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})
const script = '<img src=x onerror="document.title=\'run\'">'

test('an announcement is read by shoppers at once, and runs nothing', async () => {
  const staff = await atDesk(browser, shop, 'admin@example.com', '/admin/content')
  const { page } = staff
  await page.getByRole('button', { name: t.announcements.add, exact: true }).click()
  const body = page.getByRole('textbox', { name: `${t.field.body}, English`, exact: true })
  await body.waitFor()
  await page.getByRole('textbox', { name: `${t.field.title}, English`, exact: true }).fill(`We move ${script}`)
  await body.click()
  await page.keyboard.type(`On Monday ${script}`)
  expect(await page.getByText(t.missing, { exact: true }).count()).toBe(2)
  await sound(staff, 'an announcement')
  await page.getByRole('button', { name: t.publish, exact: true }).click()
  await page.getByText(t.state.out, { exact: true }).waitFor()
  const reader = await visit(browser, shop.url)
  await goTo(reader.page, `${shop.url}/home/announcement`)
  await reader.page.getByRole('link', { name: 'We move' }).click()
  await reader.page.getByText(`On Monday ${script}`, { exact: true }).waitFor()
  expect(await reader.page.title()).not.toBe('run')
  expect([...staff.faults, ...reader.faults]).toEqual([])
})

test('feedback is sent, answered at the desk, and the answer is read', async () => {
  const author = await visit(browser, shop.url, { width: 390 })
  const token = await signedIn(shop.url, 'writer@example.com')
  await author.context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await goTo(author.page, `${shop.url}/user/user/help/feedBack`)
  await author.page.getByText('Suggestion', { exact: true }).click()
  await author.page.getByLabel(shopper.content, { exact: true }).fill('Open on Sundays, please')
  await author.page.getByRole('button', { name: shopper.send, exact: true }).click()
  await author.page.getByText(shopper.status.open, { exact: true }).waitFor()
  await sound(author, 'a thread')
  const staff = await atDesk(browser, shop, 'admin@example.com', '/admin/feedback')
  await staff.page.getByRole('link', { name: 'Open on Sundays, please' }).click()
  await staff.page.getByLabel(desk.answer.label, { exact: true }).fill('From January on')
  await sound(staff, 'a feedback')
  await staff.page.getByRole('button', { name: desk.answer.send, exact: true }).click()
  await staff.page.getByText(desk.tab.answered, { exact: true }).first().waitFor()
  await goTo(author.page, `${shop.url}/user/user/help/feedBackList`)
  await author.page.getByText(shopper.unread, { exact: true }).waitFor()
  await author.page.getByText('Open on Sundays, please').click()
  await author.page.getByText('From January on', { exact: true }).waitFor()
  await goToDesk(staff.page, `${shop.url}/admin/content/help`)
  await sound(staff, 'help')
  expect([...staff.faults, ...author.faults]).toEqual([])
})

test('composed links stand around the pages; a popup comes once a day, not while somebody types', async () => {
  const staff = await atDesk(browser, shop, 'admin@example.com', '/admin/pages')
  const ask = <T>(path: string, input: object) => askShop<T>(shop.url, path, input, staff.token, 'staff')
  const words = (text: string) => ({ 'en-US': text, 'zh-CN': text, 'es-ES': text })
  const to = { path: '/home/ppg' }
  const composed = {
    links: ['headerLink', { label: words('Autumn fair'), to }],
    popups: ['popup', { title: words('Fair opens'), action: words('Look'), to, where: ['home'] }],
  } as const
  const { records } = await ask<{ records: { id: number; kind: string }[] }>('/api/v2/admin/page/list', {})
  for (const kind of ['links', 'popups'] as const) {
    const { id } = records.find((page) => page.kind === kind)!
    const { version } = await ask<{ version: number }>('/api/v2/admin/page/detail', { id })
    const [type, settings] = composed[kind]
    const reach = { hidden: false, languages: [], audience: 'all', startsAt: null, endsAt: null }
    const blocks = [{ key: 'a', type, ...reach, settings }]
    const saved = await ask<{ version: number }>('/api/v2/admin/page/save', { id, version, blocks })
    const when = { startsAt: null, endsAt: null, requestId: crypto.randomUUID() }
    await ask('/api/v2/admin/page/publish', { id, version: saved.version, ...when })
  }
  const reader = await visit(browser, shop.url)
  const { page } = reader
  await page.clock.install()
  await goTo(page, shop.url)
  await page.getByRole('navigation').getByRole('link', { name: 'Autumn fair', exact: true }).waitFor()
  const popup = page.getByRole('dialog', { name: 'Fair opens' })
  await page.locator('input[type=search]').first().focus()
  await page.clock.runFor(20_000)
  expect(await popup.count()).toBe(0)
  await page.locator('input[type=search]').first().blur()
  await page.clock.runFor(3000)
  await popup.waitFor()
  await sound(reader, 'a popup')
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  await goTo(page, `${shop.url}/home/ppg`)
  await goTo(page, shop.url)
  await page.clock.runFor(20_000)
  expect(await popup.count()).toBe(0)
  expect([...staff.faults, ...reader.faults]).toEqual([])
})
