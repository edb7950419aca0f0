// A merchant's own systems at the desk: a key that is shown once and opens a call, a webhook that arrives, is followed
// and repeated.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { textsOf } from '#kernel/text/i18n.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../simulators/webhook-receiver.ts'
import { openBrowser } from './browser.ts'
import { atDesk } from './console-side.ts'
import { rowsOf } from './merchant-side.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'

const { apikeysmerchant: k, webhooksmerchant: t } = textsOf('en-US')
let shop: RunningShop
let browser: Browser
let receiver: WebhookReceiver
beforeAll(async () => {
  ;[shop, browser, receiver] = await Promise.all([ownShop(), openBrowser(), startWebhookReceiver()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
  await receiver.close()
})

test('a key is made, shown once and lets a system in; a webhook is made, tested, repeated', async () => {
  const [owner] = await rowsOf<{ email: string; merchantId: number }>(
    shop,
    `select u.email, m.merchant_id::int as "merchantId" from membership m join user_account u on u.id = m.user_id
      where m.audience = 'merchant' and m.role = 'owner' order by m.id limit 1`,
    [],
  )
  const visitor = await atDesk(browser, shop, owner!.email, `/merchant/systems?shop=${owner!.merchantId}`)
  const { page } = visitor
  await page.getByRole('button', { name: k.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: k.make }).click()
  await dialog.getByText(k.nameMissing).waitFor()
  await dialog.getByLabel(k.name, { exact: true }).fill('Till')
  await dialog.getByRole('radiogroup', { name: 'orders and parcels' }).getByText(k.may.read).click()
  await dialog.getByRole('button', { name: k.make }).click()
  const secret = page.locator('.secret-note code')
  const key = await secret.innerText()
  await sound(visitor, 'a key')
  const asked = await fetch(`${shop.url}/api/v2/mch/order/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'user-type': '2' },
    body: '{}',
  })
  expect(asked.status).toBe(200)
  await page.getByRole('button', { name: k.done }).click()
  expect(await secret.count()).toBe(0)

  await page.getByRole('button', { name: t.add }).click()
  await dialog.getByLabel(t.address, { exact: true }).fill(`${receiver.url}/till`)
  await dialog.getByRole('checkbox', { name: t.event.order.paid }).check()
  await dialog.getByRole('button', { name: t.make }).click()
  await secret.waitFor()
  await page.getByRole('button', { name: t.test }).click()
  await page.locator('aside .thread').getByText('204').waitFor()
  await sound(visitor, 'a delivery')
  await page.getByRole('button', { name: t.repeat }).click()
  await expect.poll(() => receiver.received.length).toBe(2)
})
