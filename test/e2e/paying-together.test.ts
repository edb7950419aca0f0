// Money from elsewhere, in the browser: a balance that is too small is topped up in the middle of paying, and a friend
// pays by the link that they were sent, without an account.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { barriers } from './looking.ts'
import { beginning, payAtProvider as payThere, press, unpaid } from './paying-steps.ts'
import { askShop, sharedShop, signedIn } from './running-shop.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const shop = sharedShop()
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

async function at(mail: string, lang: 'en-US' | 'zh-CN', width: number) {
  const token = await signedIn(shop.url, mail)
  const { payNo } = await unpaid(shop.url, token)
  const visitor = await visit(browser, shop.url, { lang, width })
  await visitor.context.addCookies([{ name: 'token', value: token, url: shop.url }])
  return { ...visitor, token, payNo, t: textsOf(lang).payments }
}
const byCard = (page: Page, t: { methods: { online: string } }) =>
  page.getByRole('radio', { name: new RegExp(t.methods.online) }).check({ force: true })
const payAtProvider = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/c\/pay\//)
  await payThere(page)
}

test('the gap of a balance is topped up and the way leads back to the order', async () => {
  const { page, context, payNo, t, faults } = await at('gap.buyer@example.com', 'en-US', 390)
  await goTo(page, `${shop.url}/shoppingCart/payOrder?payNo=${payNo}`)
  await press(page, new RegExp(`^${t.topUp.page}$`))
  const sheet = page.getByRole('dialog', { name: beginning(t.topUp.gap) })
  await sheet.getByRole('checkbox').check({ force: true })
  expect(await barriers(page)).toEqual([])
  await sheet.getByRole('button', { name: beginning(t.topUp.goOf) }).click()
  await page.getByRole('heading', { name: t.topUp.cashier }).waitFor()
  await byCard(page, t)
  await press(page, beginning(t.payOnline))
  await payAtProvider(page)
  await page.waitForURL(new RegExp(`payOrder\\?payNo=${payNo}&by=balance`))
  await page.getByText(t.topUp.added).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('a friend without an account pays by the link, and the order says so', async () => {
  const { page, context, payNo, token, t, faults } = await at('asking.buyer@example.com', 'zh-CN', 1440)
  await goTo(page, `${shop.url}/shoppingCart/payOrder?payNo=${payNo}`)
  await page.getByRole('radio', { name: new RegExp(t.friend.ask) }).check({ force: true })
  await page.getByLabel(t.friend.word).fill('我的茶壶碎了，茶我请一辈子')
  await press(page, new RegExp(t.friend.make))
  const link = (await page.locator('.friend-link > span:first-child').textContent())!
  expect(await barriers(page)).toEqual([])
  const friend = await visit(browser, shop.url, { lang: 'zh-CN', width: 390 })
  await goTo(friend.page, link)
  await friend.page.getByText('茶我请一辈子').waitFor()
  expect(await friend.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await friend.page.locator('body').textContent()).not.toMatch(/武康路|13800132719/)
  expect(await barriers(friend.page)).toEqual([])
  await byCard(friend.page, t)
  await friend.page.locator('.phone-bar button').click()
  await payAtProvider(friend.page)
  await friend.page.getByRole('heading', { name: t.friend.ends.thanks.title }).waitFor()
  const { orderNos } = await askShop<{ orderNos: string[] }>(shop.url, '/api/v2/order/pay/status', { payNo }, token)
  await goTo(page, `${shop.url}/user/user/order/details?orderNo=${orderNos[0]}`)
  await page.getByText('好友代付').waitFor()
  expect([faults, friend.faults]).toEqual([[], []])
  await friend.context.close()
  await context.close()
})
