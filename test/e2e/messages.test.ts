// The message centre in a browser: a message is read, deleted and taken back; a section is muted; all is read at a
// press; a script in a message stays words; what is another's is not there.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import pg from 'pg'
import { goTo, openBrowser, visit } from './browser.ts'
import { ownShop, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { messages: t, storefront, letters } = textsOf('en-US')
const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
const mutedNow = t.nowMuted.replace('{{type}}', t.type.activity)

let shop: RunningShop
let browser: Browser
let token: string
beforeAll(async () => {
  shop = await ownShop()
  browser = await openBrowser()
  token = await signedIn(shop.url, 'told@example.com')
  const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 })
  await pool.query(
    `insert into message (user_id, type, key, params, about, link)
     select u.id, m.type, m.key, m.params::jsonb, m.about::jsonb, m.link from user_account u, (values
       ('activity', 'ofANewerRelease', '{}', null, null),
       ('notice', 'realNameRejected', $1, null, '/user/user/realName'),
       ('order', 'orderPaid', '{"amount": 5790, "merchant": {"en-US": "Old Street Grocer"}}',
         '{"picture": null, "title": {"en-US": "Tangerines"}, "note": "2511"}', '/user/user/order')
     ) as m(type, key, params, about, link) where u.email = 'told@example.com'`,
    [JSON.stringify({ reason: evil })],
  )
  await pool.end()
}, 180_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const own = async (width: number) => {
  const visited = await visit(browser, shop.url, { width })
  await visited.context.addCookies([{ name: 'token', value: token, url: shop.url }])
  return visited
}
const badge = (page: Page) => page.locator('.shell-messages .count > [aria-hidden]')
const rows = (page: Page) => page.locator('.message-rows li')

test('read, deleted, taken back, muted, all read', { timeout: 90_000 }, async () => {
  const { page, context, faults } = await own(1440)
  await goTo(page, `${shop.url}/user/user/message`)
  const before = Number(await badge(page).textContent())
  expect(before).toBeGreaterThan(2)
  // opened is read, here and in the header
  await page.getByRole('link', { name: /is paid/ }).click()
  await page.getByRole('heading', { name: 'Your order is paid', level: 2 }).waitFor()
  await page
    .getByText(String(before - 1), { exact: true })
    .first()
    .waitFor()
  await page.getByRole('link', { name: t.see.order }).waitFor()
  // deleted and taken back
  await page.getByRole('button', { name: t.deleteOf.replace('{{title}}', 'Your order is paid') }).click()
  await page.getByText(t.emptyTitle).waitFor()
  await page.getByRole('button', { name: storefront.words.undo, exact: true }).click()
  await rows(page).first().waitFor()
  expect(new URL(page.url()).searchParams.get('id')).toBeNull()
  // muted counts for nothing
  await goTo(page, `${shop.url}/user/user/message?type=activity`)
  await page.getByRole('button', { name: `${t.mute}: ${t.type.activity}` }).click()
  await page.getByText(mutedNow).waitFor()
  await page
    .getByText(String(before - 2), { exact: true })
    .first()
    .waitFor()
  await page.getByRole('button', { name: t.readAll }).click()
  await badge(page).waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

test('what somebody typed stays words; on a phone the open message stands alone', { timeout: 60_000 }, async () => {
  const { page, context, faults } = await own(390)
  await goTo(page, `${shop.url}/user/user/news`)
  await rows(page).filter({ hasText: '<script>' }).getByRole('link').click()
  await page.locator('.message-open').getByText(evil).waitFor()
  expect(await page.locator('.message-list').isVisible()).toBe(false)
  expect(await page.title()).not.toBe('1')
  expect(new URL(page.url()).pathname).toMatch(/^\/user\/user\/news\/\d+$/)
  await page.getByRole('link', { name: t.back }).click()
  await rows(page).first().waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('nobody’s centre leads to the sign-in, another’s message is not there', { timeout: 60_000 }, async () => {
  const { page, context } = await visit(browser, shop.url)
  await goTo(page, `${shop.url}/user/user/message`)
  expect(new URL(page.url()).pathname).toBe('/login/login')
  const other = await signedIn(shop.url, 'another@example.com')
  await context.addCookies([{ name: 'token', value: other, url: shop.url }])
  const reply = await page.goto(`${shop.url}/user/user/message?id=1`)
  expect(reply?.status()).toBe(404)
  await goTo(page, `${shop.url}/unsubscribe?link=1.orders.${'A'.repeat(43)}`)
  await page.getByText(letters.unknownTitle).waitFor()
  await context.close()
})
