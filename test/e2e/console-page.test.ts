// The front page of a shop at the merchant's desk: three blocks are written, put in order and published; a shopper sees
// them. What is changed elsewhere meanwhile is told.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { goTo, openBrowser, visit } from './browser.ts'
import { atDesk } from './console-side.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { composermerchant: t } = textsOf('en-US')
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

test('a page of three blocks is written, looked at, published, and seen by a shopper', async () => {
  const desk = await atDesk(browser, shop, 'kiln@example.com', '/merchant/shop/page')
  const { page } = desk
  await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { name: 'Bought most' }).waitFor()
  await sound(desk, 'the editor')
  const list = page.getByRole('navigation', { name: t.blocks })
  for (let left = await list.getByRole('listitem').count(); left > 0; left--)
    await list.getByRole('button', { name: t.drop.replace('{{name}}', '1') }).click()
  const add = async (kind: string, title: string) => {
    await page.getByRole('button', { name: t.add }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
    await page.getByLabel(`${t.field.title}, English`).fill(title)
  }
  await add(t.kind.goods, 'New <b>here</b>')
  await add(t.kind.collections, 'Sets')
  await page.getByLabel(t.field.collections).click()
  await page.getByRole('option').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await add(t.kind.text, 'Our kiln')
  await page.getByRole('textbox', { name: `${t.field.body}, English` }).fill('Fired nine times a year.')
  const last = list.getByRole('button', { name: /Our kiln/ })
  await last.press('Alt+ArrowUp')
  await last.press('Alt+ArrowUp')
  await preview.getByRole('heading', { name: 'Our kiln' }).waitFor()
  const draft = await fetch(shop.url + (await page.locator('iframe').getAttribute('src'))!)
  expect([draft.headers.get('cache-control'), draft.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  await page.getByRole('button', { name: t.publishAsk }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.publish, exact: true }).click()
  await page.getByText(t.published, { exact: true }).waitFor()
  await page.getByRole('button', { name: t.history }).click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(desk.faults, 'published, and looked back at').toEqual([])

  const shopper = await visit(browser, shop.url, { width: 390 })
  await goTo(shopper.page, `${shop.url}/home/shopIndex?id=${merchantId}`)
  const blocks = shopper.page.locator('.shop-block h2')
  expect(await blocks.allTextContents()).toEqual(['Our kiln', 'New <b>here</b>', 'Sets'])
  await shopper.page.getByText('Fired nine times a year.').waitFor()
  await sound(shopper, 'the page of the shop')

  // somebody else is there too
  const version = (await askDesk<{ version: number }>('/api/v2/mch/page/detail', {}, desk.token)).version
  await askDesk('/api/v2/mch/page/save', { version, blocks: [] }, desk.token)
  await list.getByRole('button', { name: /Our kiln/ }).click()
  await page.getByLabel(`${t.field.title}, English`).fill('Mine')
  await page.getByRole('button', { name: t.loadTheirs }).click()
  await page.getByText(t.noneText).waitFor()
})
async function askDesk<T>(path: string, input: object, token: string): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'user-type': '2',
    'merchant-id': String(merchantId),
  }
  const reply = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(input) })
  return ((await reply.json()) as { data: T }).data
}
