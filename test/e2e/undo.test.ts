// What was deleted from a list of one's own comes back: addresses, pickup persons and invoice profiles in a browser.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, visit } from './browser.ts'
import { askShop, captchaProof, mailedCode, sharedShop } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

const shop = sharedShop()
let browser: Browser
let token: string
const phone = { areaCode: '34', phone: '600111222' }
beforeAll(async () => {
  browser = await openBrowser()
  const user_email = 'undo@example.com'
  await askShop(shop.url, '/get-email-valid-code', { user_email, captchaToken: await captchaProof(shop.url) })
  const code = await mailedCode(shop.url, user_email)
  const person = await askShop<{ user_token: string }>(shop.url, '/login', { user_email, code, agreement: true })
  token = person.user_token
  const place = { country: 'ES', state: 'Madrid', city: 'Madrid', zipCode: '28013', detail: 'Calle Mayor 5' }
  await askShop(
    shop.url,
    '/api/v2/user/address/add',
    { givenName: 'Lucía', surname: 'Ferrer', ...place, ...phone },
    token,
  )
  await askShop(shop.url, '/api/v2/order/pickup/person/add', { name: 'Lucía Ferrer', ...phone }, token)
  const profile = { type: 'individual', country: 'CN', title: 'Lucía Ferrer' }
  await askShop(shop.url, '/api/v2/invoice/user/add', profile, token)
}, 120_000)
afterAll(() => browser.close())

const filled = (text: string): string => text.replace(/\{\{\w+\}\}/, 'Lucía Ferrer')
const lists = [
  {
    path: '/user/user/address',
    remove: filled(en.addresses.deleteOf),
    empty: en.addresses.emptyTitle,
    undo: en.storefront.words.undo,
    call: '/api/v2/user/address/delete',
  },
  {
    path: '/user/user/pickupPerson',
    remove: filled(en.addresses.pickup.deleteOf),
    empty: en.addresses.pickup.emptyTitle,
    undo: en.storefront.words.undo,
    call: '/api/v2/order/pickup/person/delete',
  },
  {
    path: '/user/user/invoice',
    remove: filled(en.invoices.deleteOf),
    empty: en.invoices.emptyTitle,
    undo: en.invoices.undo,
    call: '/api/v2/invoice/user/delete',
  },
]

test.each(lists)('$path', { timeout: 60_000 }, async ({ path, remove, empty, undo, call }) => {
  const { page, context, faults } = await visit(browser, shop.url, { width: 1440 })
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await page.goto(shop.url + path, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: remove })
  const goes = () => Promise.all([button.click(), page.getByText(empty).waitFor()])
  // what is taken back in time stands again, for the shop as well
  await Promise.all([page.waitForResponse((reply) => reply.url().endsWith(call)), goes()])
  await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith(call)),
    page.getByRole('button', { name: undo, exact: true }).click(),
  ])
  await button.waitFor()
  await page.reload({ waitUntil: 'networkidle' })
  await button.waitFor()
  expect(faults).toEqual([])
  // what the shop could not delete comes back by itself
  const seen = Promise.withResolvers<void>()
  await page.route(`**${call}`, async (route) => {
    await seen.promise
    await route.abort()
  })
  await goes()
  // under the pointer the bar never ends, so it is not its end that brings the row
  await page.getByRole('button', { name: undo, exact: true }).hover()
  seen.resolve()
  await button.waitFor()
  expect(await page.getByRole('button', { name: undo, exact: true }).count()).toBe(0)
  await context.close()
})
