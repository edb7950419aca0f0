// What happens in a browser when a session is over: ended from another device, by its age, or met dead by a page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { askShop, plainGoods, sharedShop, signedIn } from './running-shop.ts'
import { hasSession, signInByCode } from './signing-in.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

const shop = sharedShop()
let browser: Browser
let pool: pg.Pool
beforeAll(async () => {
  browser = await openBrowser()
  pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 })
})
afterAll(async () => {
  await browser.close()
  await pool.end()
})

const open = (page: Page, path: string) => goTo(page, shop.url + path)
const main = (page: Page) => ({ page, within: page.getByRole('main'), url: shop.url })

test.each([
  { ended: 'from another device', code: '-202', email: 'revoked.entrance@example.com' },
  { ended: 'by its age', code: '20230', email: 'expired.entrance@example.com' },
])(
  'a session that ended $ended ($code): forgotten at the next call, and back to the page after signing in',
  async ({ code, email }) => {
    const here = await signedIn(shop.url, email)
    const { page, context } = await visit(browser, shop.url)
    await context.addCookies([{ name: 'token', value: here, url: shop.url }])
    const [goods] = await plainGoods(shop.url)
    await open(page, `/goods/${goods!.id}`)
    expect(await page.evaluate(() => document.cookie.includes('token='))).toBe(true)
    if (code === '-202')
      await askShop(shop.url, '/api/v2/user/device/remove', { others: true }, await signedIn(shop.url, email))
    else
      await pool.query(
        `update session set expires_at = now() - interval '1 day'
         where user_id = (select id from user_account where email = $1)`,
        [email],
      )
    const before = await page.evaluate(() => history.length)
    const answered = page.waitForResponse((r) => r.url().includes('/cart/cart/add'))
    await page.getByRole('button', { name: en.products.goods.add, exact: true }).locator('visible=true').first().click()
    expect(((await (await answered).json()) as { code: number }).code).toBe(Number(code))
    await page.waitForURL(/\/login\/login/)
    expect(
      await page.evaluate(() => [history.length, document.cookie.includes('token='), localStorage.getItem('session')]),
    ).toEqual([before, false, 'null'])
    await page.getByText(en.errors.tokenRevoked).waitFor()
    await signInByCode(main(page), `again.${email}`)
    await page.waitForURL(`**/goods/${goods!.id}`)
    await context.close()
  },
)

test('a dead session met by a page itself is forgotten by the browser too', async () => {
  const { page, context } = await visit(browser, shop.url)
  await open(page, '/login/login')
  await signInByCode(main(page), 'dead.entrance@example.com')
  await page.waitForURL('**/registerAdd')
  await open(page, '/')
  await pool.query(
    `update session set revoked_at = now()
     where user_id = (select id from user_account where email = 'dead.entrance@example.com')`,
  )
  await page
    .getByRole('navigation', { name: en.storefront.shopNav })
    .getByRole('link', { name: en.storefront.orders })
    .click()
  await page.waitForURL('**/login/login?from=%2Fuser%2Fuser%2Forder')
  await expect.poll(() => hasSession(page)).toBe(false)
  await open(page, '/')
  await page
    .getByRole('navigation', { name: en.storefront.shopNav })
    .getByRole('link', { name: en.storefront.signIn })
    .waitFor()
  await context.close()
})
