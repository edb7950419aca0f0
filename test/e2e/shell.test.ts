// The shop's frame in a browser: the shop panel and the search panel by keyboard, language and theme in place, Back,
// sign-in over the page, the cart's number.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { alive, goTo, openBrowser, quiet, visit } from './browser.ts'
import { barriers } from './looking.ts'
import { plainGoods, sharedShop } from './running-shop.ts'
import { signInByCode } from './signing-in.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')
const es = textsOf('es-ES')

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const open = (page: Page, path: string) => goTo(page, shop.url + path)
/** A list at its 31st card, further pages loaded. */
async function longList(page: Page): Promise<void> {
  await open(page, '/goods/list')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForFunction(() => document.querySelectorAll('main .card').length > 30)
  await page.locator('main .card').nth(30).scrollIntoViewIfNeeded()
  await quiet(page)
}

test('the whole merchant by keyboard: open, walk the departments, into a department and back, shut', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  await open(page, '/goods/list')
  const all = page.getByRole('link', { name: en.storefront.allDepartments }).first()
  await all.focus()
  await page.keyboard.press('Enter')
  const merchant = page.getByRole('group', { name: en.storefront.allDepartments })
  await merchant.getByRole('heading').first().waitFor()
  expect(await all.getAttribute('aria-expanded')).toBe('true')
  expect(page.url()).toContain('/goods/list')
  await page.keyboard.press('ArrowDown')
  const top = await page.evaluate(() => document.activeElement?.textContent)
  const heading = () => merchant.getByRole('heading', { level: 2 }).textContent()
  expect(top).toContain(await heading())
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(top)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(await heading())
  expect(await barriers(page, '[role=group][tabindex="-1"]')).toEqual([])
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.closest('h2')?.textContent)).toBe(await heading())
  await page.keyboard.press('Escape')
  await merchant.waitFor({ state: 'detached' })
  expect(await all.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('another language in place: what was typed and the scroll stay, the words turn', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  await open(page, '/login/login')
  await page.getByLabel(en.accounts.login.email).fill('someone@example.com')
  await page
    .getByRole('link', { name: /Español/ })
    .first()
    .click()
  await page.getByRole('heading', { name: es.accounts.login.title }).waitFor()
  expect(await page.getByLabel(es.accounts.login.email).inputValue()).toBe('someone@example.com')
  expect(await page.evaluate(() => [document.documentElement.lang, document.cookie.includes('lang=es-ES')])).toEqual([
    'es-ES',
    true,
  ])

  // a list of which more was loaded stays as long as it was
  await longList(page)
  const [y, cards, name] = await page.evaluate(() => [
    scrollY,
    document.querySelectorAll('main .card').length,
    document.querySelector('main .card h2')?.textContent,
  ])
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[lang="en-US"]')?.click())
  await page.waitForFunction(
    ([was, n]) =>
      document.querySelectorAll('main .card').length >= Number(n) &&
      document.querySelector('main .card h2')?.textContent !== was,
    [name, cards],
  )
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-US')
  // Spanish names may run over one line more
  expect(Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(200)
  expect(faults).toEqual([])
  await context.close()
})

test('the theme stands in the first HTML, and changes without leaving the page', async () => {
  const first = await fetch(shop.url, { headers: { cookie: 'theme=dark; lang=en-US' } }).then((r) => r.text())
  expect(first).toMatch(/<html[^>]*data-theme="dark"/)
  expect(await fetch(shop.url).then((r) => r.text())).not.toMatch(/<html[^>]*data-theme/)
  const { page, context } = await visit(browser, shop.url, { theme: 'dark' })
  await open(page, '/goods/list')
  await page.getByRole('link', { name: en.storefront.toLight }).locator('visible=true').first().click()
  expect(
    await page.evaluate(() => [document.documentElement.dataset['theme'], document.cookie.includes('theme=light')]),
  ).toEqual(['light', true])
  await context.close()
})

test('Back finds the list where it was left, with the pages that were loaded', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  await longList(page)
  const [y, cards] = await page.evaluate(() => [scrollY, document.querySelectorAll('main .card').length])
  await page.locator('main .card h2 a').nth(30).click()
  await page.waitForURL(/\/goods\/\d+/)
  await page.waitForFunction(() => scrollY === 0)
  await page.goBack()
  await page.waitForFunction((n) => document.querySelectorAll('main .card').length >= n, cards)
  await page.waitForFunction((was) => Math.abs(scrollY - was) < 4, y)
  expect(faults).toEqual([])
  await context.close()
})

test('a new page is read out and the focus stands at its beginning; a filter moves nothing', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  await page.clock.install()
  await open(page, '/home/rank')
  const main = page.getByRole('navigation', { name: en.storefront.mainNav })
  await main.getByRole('link', { name: en.storefront.nav.brands }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home/ppg')
  await page.waitForFunction(() => document.activeElement?.id === 'main')
  const title = await page.title()
  expect(title).not.toBe('')
  await page.waitForFunction(
    (said) => [...document.querySelectorAll('.shell > [aria-live=polite]')].some((e) => e.textContent === said),
    title,
  )

  await open(page, '/goods/list')
  const sort = page.locator('main a[href*="sort="]').locator('visible=true').first()
  await sort.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/sort=/)
  await page.clock.runFor(1000)
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('main')
  expect(faults).toEqual([])
  await context.close()
})

test('the search panel by keyboard: not inside a composition, arrows mark, Esc shuts, Enter goes', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  await page.clock.install()
  await open(page, '/home/category')
  const box = page.locator('header input[name=q]')
  const asked: string[] = []
  page.on(
    'request',
    (r) => r.url().includes('search/suggest') && asked.push((r.postDataJSON() as { keyword: string }).keyword),
  )
  await box.focus()
  await page.locator('header input[role=combobox]').waitFor() // the panel listens
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('header input[name=q]')!
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    input.value = 'chahu'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: 'chahu' }))
  })
  await page.clock.runFor(1000)
  expect(asked).toEqual([])
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('header input[name=q]')!
    input.value = 'tea'
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'tea' }))
  })
  const list = page.getByRole('listbox')
  await list.getByRole('option').nth(1).waitFor()
  expect(asked).toEqual(['tea'])
  expect(await box.getAttribute('aria-expanded')).toBe('true')
  expect(await barriers(page, 'header')).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const marked = list.locator('[aria-selected=true]')
  expect(await marked.getAttribute('id')).toBe(await box.getAttribute('aria-activedescendant'))
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowDown')
  await list.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/serchlist\?q=tea/)
  await list.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

test('buy now asks a visitor to sign in over the page and goes on from there', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  const [goods] = await plainGoods(shop.url)
  const { id, onlySkuId } = goods!
  await open(page, `/goods/${id}`)
  await page.getByRole('button', { name: en.products.goods.buy, exact: true }).locator('visible=true').first().click()
  const sheet = page.getByRole('dialog', { name: en.accounts.login.title })
  await sheet.getByLabel(en.accounts.login.email).waitFor()
  expect(await barriers(page, '[role=dialog]')).toEqual([])
  await signInByCode({ page, within: sheet, url: shop.url }, 'resumes@example.com')
  await page.waitForURL(`**/goods/jiesuan?skuId=${onlySkuId}&quantity=1`)
  expect(await page.evaluate(() => document.cookie.includes('token='))).toBe(true)

  await open(page, '/')
  const account = page.getByRole('navigation', { name: en.storefront.shopNav }).getByRole('link').first()
  await account.focus()
  await page.keyboard.press('ArrowDown')
  const panel = page.getByRole('group', { name: en.storefront.account })
  await panel.getByText('@example.com').waitFor()
  await panel.getByRole('button', { name: en.account.hub.logOut }).click()
  await page
    .getByRole('navigation', { name: en.storefront.shopNav })
    .getByRole('link', { name: en.storefront.signIn })
    .waitFor()
  expect(
    await page.evaluate(() => [location.pathname, document.cookie.includes('token='), localStorage.getItem('session')]),
  ).toEqual(['/', false, 'null'])
  expect(faults).toEqual([])
  await context.close()
})

test('the number on the cart ends at 99+, and the cart can be looked into', async () => {
  const { page, context, faults } = await visit(browser, shop.url)
  const [goods] = await plainGoods(shop.url)
  const { onlySkuId, price } = goods!
  await open(page, '/')
  await page.evaluate((line) => localStorage.setItem('visitor-cart', JSON.stringify([line])), {
    skuId: onlySkuId,
    quantity: 120,
    selected: true,
    addedPrice: price,
  })
  await page.reload()
  await alive(page)
  const cart = page
    .getByRole('navigation', { name: en.storefront.shopNav })
    .getByRole('link', { name: new RegExp(en.storefront.cart) })
  await cart.getByText('99+').waitFor()
  await cart.hover()
  const inside = page.getByRole('group', { name: en.storefront.cart })
  await inside.getByText('×120').waitFor()
  expect(await barriers(page, '[role=group][tabindex="-1"]')).toEqual([])
  await page.keyboard.press('Escape')
  await inside.waitFor({ state: 'detached' })
  await cart.click()
  await page.waitForURL(/shoppingCart$/)
  expect(faults).toEqual([])
  await context.close()
})

test('a wrong address is a 404 that names itself and leads on; other letters or a last slash are mended', async () => {
  const missing = await fetch(`${shop.url}/no/such/place`)
  const html = await missing.text()
  expect(missing.status).toBe(404)
  expect(html).toContain('<title>Page Not Found /no/such/place</title>')
  expect(html).toContain('role="search"')
  const mended = await Promise.all(
    ['/Goods/List/?sort=sales', '/HOME/category/'].map((path) => fetch(shop.url + path, { redirect: 'manual' })),
  )
  expect(mended.map((r) => [r.status, r.headers.get('location')])).toEqual([
    [301, '/goods/list?sort=sales'],
    [301, '/home/category'],
  ])
})
