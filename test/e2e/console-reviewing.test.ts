// A reviewing desk by keys alone: a case is taken, approved, the next one opens; letters never act while somebody
// types, a return says why, what a colleague has is refused without a loss, and the keys tell themselves.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, quiet } from './browser.ts'
import { atDesk } from './console-side.ts'
import { barriers } from './looking.ts'
import { rowsOf } from './merchant-side.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { question } from './three-windows/desks.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const es = textsOf('es-ES')
const c = es.console.casework
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

test('identities are decided by keys, one after the other', async () => {
  const ids = await rowsOf<{ id: number }>(
    shop,
    `insert into identity_check (user_id, kind, country, document, masked_name, masked_number, sealed)
     select u.id, 'personal', 'ES', 'dni', 'A** M***' || u.id, '1*******Z', '\\x00' from user_account u
     where not exists (select from membership m where m.user_id = u.id)
       and not exists (select from identity_check i where i.user_id = u.id) and u.status = 'active'
     order by u.id limit 3 returning id::int`,
    [],
  )
  expect(ids).toHaveLength(3)
  const look = { lang: 'es-ES', width: 1440, theme: 'light' }
  const { page, faults } = await atDesk(browser, shop, 'admin@example.com', '/admin/identities', look)
  const stands = async (n: number) => {
    await page.waitForURL(`**/admin/identities/${ids[n]!.id}`)
    await page.locator('.case .head').waitFor()
    await quiet(page)
  }
  await page.locator(`a[href$="/identities/${ids[0]!.id}"]`).locator('visible=true').first().click()
  await stands(0)
  await page.getByRole('button', { name: c.claim }).waitFor()
  await page.keyboard.press('c')
  await page.locator('.case .head').getByText(c.mine).waitFor()
  await page.keyboard.press('n')
  await page.keyboard.type('a r j u')
  await page.getByRole('button', { name: c.keepNote }).click()
  await page.locator('.inner').getByText('a r j u').waitFor()
  expect(await question(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.waitForURL('**/admin/identities')
  await page.locator(`a[href$="/identities/${ids[0]!.id}"]`).locator('visible=true').first().click()
  await stands(0)
  await page.getByRole('button', { name: c.approve }).waitFor()
  await page.keyboard.press('a')
  await question(page).getByLabel(c.noteForLog).fill('a')
  await question(page).getByRole('button', { name: c.approve }).click()
  await stands(1)
  await page.keyboard.press('j')
  await stands(2)
  await page.keyboard.press('k')
  await stands(1)
  await page.getByRole('button', { name: c.reject }).waitFor()
  await page.keyboard.press('r')
  await question(page).getByRole('button', { name: c.reject }).click()
  await question(page).getByText(c.lacking).waitFor()
  await question(page).getByLabel(c.reason).fill('La foto está borrosa')
  // a colleague has it by now: that is said, and what was typed stays
  await rowsOf(
    shop,
    `insert into desk_claim (desk, case_id, staff_id, until)
     select 'identity', $1, u.id, shop_now() + interval '1 hour' from user_account u
     join membership w on w.user_id = u.id and w.audience = 'staff' where u.email <> 'admin@example.com' limit 1
     returning case_id`,
    [ids[1]!.id],
  )
  await question(page).getByRole('button', { name: c.reject }).click()
  await question(page).getByRole('alert').waitFor()
  expect(await question(page).getByLabel(c.reason).inputValue()).toBe('La foto está borrosa')
  await rowsOf(shop, `delete from desk_claim where case_id = $1 returning desk`, [ids[1]!.id])
  await question(page).getByRole('button', { name: c.reject }).click()
  await stands(2)
  await page.keyboard.press('?')
  await page.locator('#keys').getByText(es.console.keys.claim).waitFor()
  await page.keyboard.press('Escape')
  await quiet(page)
  expect(await barriers(page)).toEqual([])
  // what the colleague's hold refused, and nothing else
  expect(faults).toEqual([expect.stringContaining('409')])
})
