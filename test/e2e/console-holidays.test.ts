// A holiday at the merchant's desk: planned with its pause, told to shoppers, who cannot buy; ended, and they can.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { tick } from './buying-steps.ts'
import { atDesk } from './console-side.ts'
import { ownShop, plainGoods } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { shopfrontmerchant: t, products: p } = textsOf('en-US')
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

test('planned with a pause, told to shoppers, ended', async () => {
  const goods = (await plainGoods(shop.url)).find((g) => g.merchant.merchantId === merchantId)!
  const desk = await atDesk(browser, shop, 'kiln@example.com', '/merchant/shop/holidays')
  const { page } = desk
  await page.getByText(t.holidays.none, { exact: true }).waitFor()
  await sound(desk, 'without a holiday')
  await page.getByRole('button', { name: t.holidays.add, exact: true }).click()
  const from = page.getByLabel(t.holidays.from)
  await from.fill((await from.getAttribute('min'))!)
  await tick(page.getByLabel(t.holidays.paused))
  await page.getByLabel(`${t.holidays.words}, English`).fill('Off to the sea')
  await sound(desk, 'the question')
  await page.getByRole('button', { name: t.holidays.save, exact: true }).click()
  await page.getByText(t.holidays.running, { exact: true }).waitFor()
  await sound(desk, 'a holiday that runs')
  const shopper = await visit(browser, shop.url, { width: 390 })
  await goTo(shopper.page, `${shop.url}/goods/${goods.id}`)
  await shopper.page.getByText('Off to the sea').waitFor()
  const paused = p.goods.paused.split('{{')[0]!.trim()
  expect(await shopper.page.getByRole('button', { name: paused }).first().isDisabled()).toBe(true)
  expect(await shopper.page.getByRole('button', { name: p.goods.buy, exact: true }).count()).toBe(0)
  expect(await shopper.page.getByRole('button', { name: p.goods.oneMore }).count(), 'nothing to choose').toBe(0)
  await page.getByRole('button', { name: t.holidays.end, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.holidays.end, exact: true }).click()
  await page.getByText(t.holidays.early, { exact: true }).waitFor()
  await goTo(shopper.page, `${shop.url}/goods/${goods.id}`)
  await shopper.page.getByRole('button', { name: p.goods.buy, exact: true }).first().waitFor()
  expect(await shopper.page.getByText('Off to the sea').count()).toBe(0)
  expect([...desk.faults, ...shopper.faults]).toEqual([])
})
