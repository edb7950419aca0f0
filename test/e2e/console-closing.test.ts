// A shop closes for good at the desks: its owner asks, staff confirm, both see how it stands; its page is gone then, in
// each language.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { textsOf } from '#kernel/text/i18n.ts'
import { languages } from '#kernel/text/language.ts'
import { openBrowser, quiet } from './browser.ts'
import { atDesk } from './console-side.ts'
import { rowsOf } from './merchant-side.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'

const { shopclosing: t } = textsOf('en-US')
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

test('asked by the owner, confirmed by staff, gone for shoppers', async () => {
  const [kiln] = await rowsOf<{ id: number }>(
    shop,
    `select m.merchant_id::int as id from membership m join user_account u on u.id = m.user_id
      where u.email = 'kiln@example.com' and m.role = 'owner'`,
    [],
  )
  const owner = await atDesk(browser, shop, 'kiln@example.com', '/merchant/shop/closing', { width: 390, theme: 'dark' })
  await owner.page.getByRole('button', { name: t.act.ask }).click()
  const asking = owner.page.getByRole('dialog')
  await asking.getByLabel(t.reason.label).fill('The kiln goes cold')
  await sound(owner, 'asking')
  await asking.getByRole('button', { name: t.act.ask }).click()
  await owner.page.getByText('The kiln goes cold').waitFor()
  await sound(owner, 'asked')

  const staff = await atDesk(browser, shop, 'admin@example.com', '/admin/merchants?tab=shops')
  await staff.page.locator('.note a', { hasText: 'Nanshan Kiln' }).click()
  await staff.page.getByRole('button', { name: t.act.approve }).click()
  const answer = staff.page.getByRole('dialog')
  await answer.getByLabel(t.reason.label).fill('As agreed by phone')
  await answer.getByRole('button', { name: t.act.approve }).click()
  await staff.page.getByText(t.panel.confirmed.split('{{at}}')[0]!.trim()).waitFor()
  await quiet(staff.page)
  await sound(staff, 'confirmed')

  await rowsOf(shop, `update merchant set status = 'closed' where id = $1 returning id`, [kiln!.id])
  for (const lang of languages) {
    const page = await fetch(`${shop.url}/home/shopIndex?id=${kiln!.id}`, { headers: { cookie: `lang=${lang}` } })
    expect(page.status).toBe(410)
    expect(await page.text()).toContain(textsOf(lang).merchants.shop.gone)
  }
})
