// Without a net: a banner says so, what was looked at can be read, what was not says why, and no press ends in the
// browser's own error page; with the net back all goes on. What is kept of somebody goes when they leave.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { goTo, openBrowser, quiet, visit } from './browser.ts'
import { standBefore } from './before-shop.ts'
import { barriers } from './looking.ts'
import { plainGoods, sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/**
 * Presses a link that leads to what was not kept: it is told, and the page stays, also when the file of the other page,
 * which pointing at the link asks for, cannot be had.
 */
async function pressUnkept(page: Page, said: string): Promise<void> {
  await page.evaluate(() => void (document.body.dataset['stays'] = ''))
  const [pointed] = await Promise.all([
    page.waitForRequest((request) => /\/assets\/shop-[^/]*\.js$/.test(request.url())),
    page.getByText(said).first().waitFor(), // said for three seconds
    page.locator('a.skip ~ * a[href^="/home/shopIndex"]').locator('visible=true').first().click(),
  ])
  await pointed.response().catch(() => null)
  await quiet(page)
  expect(await page.evaluate(() => document.body.dataset['stays'])).toBe('')
}

test.each(['en-US', 'zh-CN', 'es-ES'] as const)(
  'reads are kept, writes are told, no press leads astray: %s',
  async (lang) => {
    const t = textsOf(lang)
    const { page, context } = await visit(browser, shop.url, { lang, width: 390, worker: true })
    const [seen, unseen] = await plainGoods(shop.url)
    await goTo(page, `${shop.url}/goods/${seen!.id}`)
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await page.waitForFunction(async () => (await (await caches.open('pages')).keys()).length > 0)
    const title = (await page.locator('h1').textContent())!
    await context.setOffline(true)
    await page.getByText(t.storefront.offline.banner).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.reload()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(t.storefront.offline.banner).waitFor()
    await pressUnkept(page, t.storefront.offline.notKept)
    expect(page.url()).toContain(`/goods/${seen!.id}`)
    await page.goto(`${shop.url}/goods/${unseen!.id}`)
    await page.getByRole('heading', { name: t.storefront.offline.title }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await context.setOffline(false)
    await page.getByText(t.storefront.offline.banner).waitFor({ state: 'detached' })
    await context.close()
  },
)

const ways = { 'en-US': 'down', 'zh-CN': 502, 'es-ES': 503 } as const
test.each(['en-US', 'zh-CN', 'es-ES'] as const)(
  'a shop that is down while the net stands: what was kept is shown with its time until it answers again: %s',
  async (lang) => {
    const t = textsOf(lang).storefront.offline
    const before = await standBefore(shop.url)
    const { page, context } = await visit(browser, before.url, { lang, width: 390, worker: true })
    const [seen, unseen] = await plainGoods(shop.url)
    const [goods, rank] = [`${before.url}/goods/${seen!.id}`, `${before.url}/home/rank`]
    await goTo(page, rank)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const kept = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => url))
    for (const address of [rank, goods]) {
      await goTo(page, address)
      await expect.poll(kept).toContain(address)
    }
    const banner = page.locator('.shell-offline')
    expect(await banner.count()).toBe(0)

    await before.be(ways[lang])
    await page.reload()
    await banner.getByText(t.silent).waitFor()
    const [lead, rest] = t.silentKept.split('{{at}}')
    expect(await banner.textContent()).toContain(lead)
    expect(await banner.textContent()).toContain(rest)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await barriers(page)).toEqual([])
    // what was not kept leads nowhere, and says why
    await pressUnkept(page, t.silentNotKept)
    expect(page.url()).toBe(goods)
    await page.goto(`${before.url}/goods/${unseen!.id}`).catch(() => undefined)
    if (ways[lang] !== 503) await page.getByRole('heading', { name: t.silentTitle }).waitFor()
    // by an address that was kept
    await page.goto(rank)
    await banner.getByText(t.silent).waitFor()
    await page.getByRole('heading', { level: 1 }).first().waitFor()

    await before.be('through')
    await banner.waitFor({ state: 'detached' })
    await goTo(page, `${before.url}/goods/${unseen!.id}`)
    expect(await banner.count()).toBe(0)
    await context.close()
    await before.close()
  },
)

test('the first press while the shop is down leads to what is kept', async () => {
  const t = textsOf('en-US')
  const before = await standBefore(shop.url)
  const { page, context } = await visit(browser, before.url, { width: 390, worker: true })
  await goTo(page, before.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await goTo(page, `${before.url}/shoppingCart`)
  await page.waitForFunction(async (url) => caches.match(url, { cacheName: 'pages' }), `${before.url}/shoppingCart`)
  await goTo(page, before.url)
  await before.be('down')
  await page.locator('.shell-tabs a[href="/shoppingCart"]').click()
  await page.getByRole('heading', { level: 1, name: t.cart.title }).waitFor()
  await page.locator('.shell-offline').getByText(t.storefront.offline.silent).waitFor()
  await context.close()
  await before.close()
})

test('a shop that is back is found by a press, before it is asked again', async () => {
  const t = textsOf('en-US').storefront.offline
  const before = await standBefore(shop.url)
  const { page, context } = await visit(browser, before.url, { width: 390, worker: true })
  const [seen] = await plainGoods(shop.url)
  await goTo(page, `${before.url}/goods/${seen!.id}`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await page.waitForFunction(async () => (await (await caches.open('pages')).keys()).length > 0)
  await before.be('down')
  await page.reload()
  await page.locator('.shell-offline').getByText(t.silent).waitFor()
  await before.be('through')
  await page.locator('a.skip ~ * a[href^="/home/shopIndex"]').locator('visible=true').first().click()
  await page.waitForURL('**/home/shopIndex**')
  await page.locator('.shell-offline').waitFor({ state: 'detached' })
  await context.close()
  await before.close()
})

test('what was kept of somebody is gone when they sign out', async () => {
  const { page, context } = await visit(browser, shop.url, { worker: true })
  const value = await signedIn(shop.url, 'kept.pages@example.com')
  await context.addCookies([{ name: 'token', value, url: shop.url }])
  await goTo(page, `${shop.url}/user/user`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  const kept = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => url))
  await expect.poll(kept).toContain(`${shop.url}/user/user`)
  await goTo(page, `${shop.url}/user/setting`)
  const { logOut } = textsOf('en-US').account.hub
  await page.getByRole('button', { name: logOut }).locator('visible=true').first().click()
  await expect.poll(kept).not.toContain(`${shop.url}/user/user`)
  await context.close()
})

test('and when they were signed out elsewhere, as soon as they are led to sign in', async () => {
  const { page, context } = await visit(browser, shop.url, { worker: true })
  const value = await signedIn(shop.url, 'kept.elsewhere@example.com')
  await context.addCookies([{ name: 'token', value, url: shop.url }])
  const orders = `${shop.url}/user/user/order`
  await goTo(page, orders)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  const kept = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => url))
  await expect.poll(kept).toContain(orders)
  await context.clearCookies({ name: 'token' })
  await page.goto(orders)
  await page.waitForURL('**/login/login**')
  await expect.poll(kept).not.toContain(orders)
  await context.close()
})

test('a shop that is only crowded is not taken for one that is silent', async () => {
  const before = await standBefore(shop.url)
  const { page, context } = await visit(browser, before.url, { width: 390, worker: true })
  await goTo(page, `${before.url}/home/rank`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await page.waitForFunction(async () => (await (await caches.open('pages')).keys()).length > 0)
  await before.be('crowded')
  await page.goto(`${before.url}/home/rank`).catch(() => undefined)
  await page.getByRole('heading', { name: 'Bad' }).waitFor()
  await context.close()
  await before.close()
})
