// Pickup points at the merchant's desk: added with a week of hours, seen on the shop's page, changed, out of use,
// removed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { atDesk, goToDesk } from './console-side.ts'
import { barriers } from './looking.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { pickuppointsmerchant: t, typedaddress: a } = textsOf('en-US')
const merchantId = 1
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})
const of = (words: string, name: string) => `${words}: ${name}`

test('a manager adds a point, buyers see it; changed, out of use, removed', async () => {
  const desk = await atDesk(browser, shop, 'kiln@example.com', '/merchant/pickup-points')
  const { page } = desk
  await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
  await page.getByText('陶溪川窑口店').waitFor()
  await sound(desk, 'the list')
  await page.getByRole('button', { name: t.add, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: t.addTitle }).waitFor()
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await page.getByText(t.fault.name).waitFor()
  await sound(desk, 'the form with what lacks')
  await page.getByLabel(t.field.name).fill('Station counter')
  await page.getByLabel(a.field.phone).fill('13800132719')
  await page.getByLabel(a.field.province).selectOption('江西省')
  await page.getByLabel(a.field.city).selectOption('南昌市')
  await page.getByLabel(a.field.district).selectOption('东湖区')
  await page.getByLabel(a.field.detail).fill('站前路 1 号')
  await page.getByLabel(t.field.lat).fill('28.6820, 115.8579')
  expect(await page.getByLabel(t.field.lng).inputValue()).toBe('115.8579')
  await page.getByLabel(t.until.replace('{{day}}', 'Monday')).fill('08:00')
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await page.getByText(t.fault.day).waitFor()
  await page.getByLabel(t.until.replace('{{day}}', 'Monday')).fill('20:00')
  await page.getByRole('button', { name: t.copyOf.replace('{{day}}', 'Monday') }).click()
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
  const row = page.getByRole('listitem').filter({ hasText: 'Station counter' })
  await row.getByText('09:00–20:00').waitFor()
  await row.getByText('Mon–Sun').waitFor()

  const buyer = await visit(browser, shop.url, { width: 390 })
  const about = `${shop.url}/home/shopIndex?id=${merchantId}&tab=about`
  await goTo(buyer.page, about)
  await buyer.page.getByRole('heading', { name: 'Station counter' }).waitFor()
  const map = buyer.page.locator('a[href*="mlat=28.682"]')
  expect(await map.getAttribute('rel')).toContain('noopener')
  await sound(buyer, 'the page of the shop')

  await page.getByRole('link', { name: of(t.edit, 'Station counter') }).click()
  await page.getByRole('heading', { level: 1, name: t.editTitle }).waitFor()
  expect(await page.getByLabel(t.opens.replace('{{day}}', 'Sunday')).isChecked()).toBe(true)
  await page.getByLabel(t.field.note).fill('Beside gate 3')
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await row.getByText('Beside gate 3').waitFor()
  await row.getByRole('button', { name: of(t.takeOut, 'Station counter') }).click()
  await row.getByText(t.outOfUse, { exact: true }).waitFor()
  await goTo(buyer.page, about)
  await buyer.page.getByRole('heading', { name: '陶溪川窑口店' }).waitFor()
  expect(await buyer.page.getByRole('heading', { name: 'Station counter' }).count()).toBe(0)
  await row.getByRole('button', { name: of(t.remove, 'Station counter') }).click()
  const asked = page.getByRole('dialog', { name: t.removeTitle.replace('{{name}}', 'Station counter') })
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await asked.getByRole('button', { name: t.remove, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
  await row.waitFor({ state: 'detached' })
  await sound(desk, 'the list at the end')
})

test('on a phone list and form fit', async () => {
  const desk = await atDesk(browser, shop, 'kiln@example.com', '/merchant/pickup-points', { width: 390, lang: 'es-ES' })
  await sound(desk, 'the list')
  await goToDesk(desk.page, `${shop.url}/merchant/pickup-points/new`)
  await sound(desk, 'the form')
})
