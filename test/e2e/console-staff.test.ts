// Staff at their orders: those of a merchant by its name, and pieces given back whose time is over.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, quiet } from './browser.ts'
import { atDesk } from './console-side.ts'
import { barriers } from './looking.ts'
import { rowsOf } from './merchant-side.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { fulfilmentmerchant: t, console: c, aftersalesstaff: s } = textsOf('en-US')
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

test('orders of a merchant are asked for by its name; the address keeps it', async () => {
  const visitor = await atDesk(browser, shop, 'admin@example.com', '/admin/orders')
  const { page } = visitor
  await page.getByRole('button', { name: c.list.filter, exact: true }).click()
  await page.getByRole('button', { name: t.column.merchant, exact: true }).click()
  await page.getByLabel(t.column.merchant, { exact: true }).fill('kiln')
  await page.locator('.choices li').filter({ hasText: 'Nanshan Kiln' }).waitFor()
  await expect.poll(() => page.locator('.choices li').count(), { timeout: 30_000 }).toBe(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(/merchant=\d+/)
  const chip = page.locator('.chip', { hasText: 'Nanshan Kiln' })
  await chip.waitFor()
  await quiet(page)
  await sound(visitor, 'one merchant')
  const shops = await page.locator('tbody tr td:nth-child(2)').allTextContents()
  expect(shops.length).toBeGreaterThan(1)
  expect(new Set(shops)).toEqual(new Set(['Nanshan Kiln']))
  await page.reload()
  await chip.waitFor()
  await visitor.context.close()
})

test('what is over is given back from the order, by whose fault and why', async () => {
  const [old] = await rowsOf<{ no: string }>(
    shop,
    `select order_no as no from shop_order where status = 'completed' order by id limit 1`,
    [],
  )
  const visitor = await atDesk(browser, shop, 'service@example.com', `/admin/orders/${old!.no}`)
  const { page } = visitor
  await page.getByRole('button', { name: s.act.grant }).click()
  const dialog = page.getByRole('dialog', { name: s.grant.title })
  const verb = dialog.getByRole('button', { name: s.grant.verb })
  await verb.click()
  await dialog.getByText(s.grant.choose).waitFor()
  expect(await barriers(page, 'dialog[open]')).toEqual([])
  await dialog.getByLabel(s.grant.pieces.split(',')[0]!).fill('1')
  await dialog.getByLabel(s.grant.of.merchant).check()
  await dialog.getByLabel(s.reason).fill('A recall by the maker')
  await verb.click()
  await page.waitForURL(/after-sales\/\d+/)
  await page.locator('.case h1').waitFor()
  await quiet(page)
  await page.getByText('A recall by the maker').first().waitFor()
  await sound(visitor, 'the claim that it made')
  await visitor.context.close()
})
