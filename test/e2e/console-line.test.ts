// What waits at a desk comes by the line to the shop: without asking, again after trouble, by asking where there is
// none, until the sign-in ends. A shop that stops waits for no line.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { openBrowser, visit } from './browser.ts'
import { bought, consoleToken, goToDesk } from './console-side.ts'
import { askShop, ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { fulfilmentmerchant: t, console: c } = textsOf('en-US')
const owner = 'kiln@example.com'
const merchantId = 1
const stream = '**/api/v2/console/stream'
const isLine = (request: Request) => request.url().endsWith('/console/stream')
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** What a page waits between two questions: so long instead of so long; 0: it never asks again. */
const spans = (context: BrowserContext, instead: Record<number, number>) =>
  context.addInitScript((given: Record<number, number>) => {
    const [every, after] = [setInterval, setTimeout]
    const of = (ms: number | undefined): number => given[ms ?? 0] ?? ms ?? 0
    const held = (begin: typeof setInterval | typeof setTimeout) =>
      ((act: () => void, ms?: number) => (of(ms) === 0 && ms ? 0 : begin(act, of(ms)))) as never
    window.setInterval = held(every)
    window.setTimeout = held(after)
  }, instead)
async function desk(instead: Record<number, number>, prepare?: (context: BrowserContext) => Promise<unknown>) {
  const token = await consoleToken(shop, owner)
  const visitor = await visit(browser, shop.url)
  await visitor.context.addInitScript(
    (signed) => localStorage.getItem('console') ?? localStorage.setItem('console', signed),
    JSON.stringify({ token }),
  )
  await spans(visitor.context, instead)
  await prepare?.(visitor.context)
  await goToDesk(visitor.page, `${shop.url}/merchant/orders`)
  return { ...visitor, token }
}
const never = { 30_000: 0, 300_000: 0 }
const waits = async (page: Page): Promise<number> => Number((await page.locator('.bell .count').textContent()) ?? 0)
/** One more waits, and the list says so without moving. */
async function comes(page: Page): Promise<void> {
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  const [before, shown] = [await waits(page), await rows.count()]
  await bought(shop, { merchantId, quantity: 1 })
  await expect.poll(() => waits(page), { timeout: 60_000 }).toBe(before + 1)
  await page.getByRole('button', { name: t.fresh_one.replace('{{count}}', '1') }).waitFor()
  expect(await rows.count()).toBe(shown)
}

test('a new order is told without asking, and again after the line broke', async () => {
  await bought(shop, { merchantId, quantity: 1 })
  let tries = 0
  const { page, context } = await desk(never, (where) =>
    where.route(stream, (route) => (++tries <= 2 ? route.fulfill({ status: 503 }) : route.continue())),
  )
  await expect.poll(() => tries, { timeout: 60_000 }).toBeGreaterThanOrEqual(3)
  await comes(page)
  await context.close()
})

test('without a line it is asked for now and then', async () => {
  const { page, context } = await desk({ 30_000: 1000, 300_000: 0 }, (where) => where.route(stream, (r) => r.abort()))
  await comes(page)
  await context.close()
})

test('whoever looks elsewhere for long has none, and has one again when they are back', async () => {
  const { page, context } = await desk({ ...never, 30_000: 300 })
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const left = page.waitForEvent('requestfailed', { predicate: isLine })
  await look('hidden')
  await left
  const back = page.waitForRequest(isLine)
  await look('visible')
  await back
  await context.close()
})

test('it ends with the sign-in: the door stands there by itself', async () => {
  const { page, context, token } = await desk(never)
  await askShop(shop.url, '/api/v2/user/logout', {}, token)
  await page.getByText(c.door.ended).waitFor({ timeout: 60_000 })
  await context.close()
})

test('a shop that stops ends its lines first', async () => {
  const second = await ownShop()
  const token = await consoleToken(second, owner)
  const visitor = await visit(browser, second.url)
  await visitor.context.addInitScript((s) => localStorage.setItem('console', s), JSON.stringify({ token }))
  const answered = visitor.page.waitForResponse((reply) => isLine(reply.request()))
  await goToDesk(visitor.page, `${second.url}/merchant/orders`)
  expect((await answered).status()).toBe(200)
  expect(await second.stop()).toEqual({ code: 0, signal: null })
  await visitor.context.close()
})
