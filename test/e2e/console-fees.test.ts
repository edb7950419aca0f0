// Invoices of the commission in the browser: staff say who issues, what waited is issued, saved as a file, corrected
// and issued anew; the merchant finds both; each screen as it should be on phones and wide screens.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, type Visitor } from './browser.ts'
import { atDesk, goToDesk } from './console-side.ts'
import { cutOff } from './looking.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { shot } from './shot.ts'
import { sound } from './sound.ts'
import { openPool } from '#kernel/data/db.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { feeinvoicesstaff: t, feeinvoicesmerchant: m } = textsOf('en-US')
const [finance, owner] = ['finance@example.com', 'kiln@example.com']
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  await pool.query(
    `insert into statement (merchant_id, cycle, from_day, to_day, until, status, sales, commission, closing, confirm_by,
       confirmed_at, counts)
     values (1, 'month', '2026-10-01', '2026-10-31', '2026-10-31T16:00:00Z', 'confirmed', 128000, -6400, 121600,
       shop_now(), shop_now(), '{"sales": 12, "commission": 12}')`,
  )
  // another that waits for its merchant
  await pool.query(
    `insert into statement (merchant_id, cycle, from_day, to_day, until, status, sales, closing, confirm_by)
     values (1, 'month', '2026-11-01', '2026-11-30', '2026-11-30T16:00:00Z', 'open', 91680, 91680,
       shop_now() + interval '7 days')`,
  )
  await pool.end()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})
const download = (page: Page) => page.getByRole('button', { name: m.download, exact: true })
async function saved({ page }: Visitor) {
  const [reply, file] = await Promise.all([
    page.waitForResponse(/\/api\/v2\/feeInvoice\/file\/\d+$/),
    page.waitForEvent('download'),
    download(page).click(),
  ])
  const bytes = await readFile(await file.path())
  return { status: reply.status(), name: file.suggestedFilename(), head: bytes.subarray(0, 5).toString() }
}

test('staff say who issues; what waited is issued, saved, corrected and issued anew', async () => {
  const desk = await atDesk(browser, shop, finance, '/admin/fee-invoices')
  const { page } = desk
  await page.getByText(t.waiting_one).waitFor()
  await sound(desk, 'the list, while one waits')
  await page.getByRole('link', { name: t.issuer, exact: true }).click()
  await page.getByLabel(t.form.name, { exact: true }).waitFor()
  await page.getByRole('button', { name: t.form.save, exact: true }).click()
  await page.getByText(t.form.lacking).first().waitFor()
  await sound(desk, 'an issuer that lacks what must be told')
  await page.getByLabel(t.form.name, { exact: true }).fill('Miralo Trading Ltd')
  await page.getByLabel(t.form.taxNo, { exact: true }).fill('91310000MA1K0001')
  await page.getByLabel(t.form.place, { exact: true }).fill('Shanghai')
  await page.getByLabel(t.form.prefix, { exact: true }).fill('mr')
  await page.getByLabel(t.form.tax, { exact: true }).fill('6')
  await page.getByRole('button', { name: t.form.save, exact: true }).click()
  await page.getByText(t.form.saved).waitFor()
  const number = /MR\d{4}-000001/
  await expect
    .poll(async () => {
      await goToDesk(page, `${shop.url}/admin/fee-invoices`)
      return page.getByRole('link', { name: number }).count()
    })
    .toBeGreaterThan(0)
  await sound(desk, 'the list')
  await page.getByRole('link', { name: number }).first().click()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await sound(desk, 'an invoice')
  expect(await saved(desk)).toMatchObject({ status: 200, name: expect.stringMatching(/^invoice-MR/), head: '%PDF-' })
  await page.getByRole('button', { name: t.credit.verb, exact: true }).click()
  const dialog = page.locator('dialog.question')
  await dialog.getByRole('button', { name: t.credit.send }).click()
  await dialog.getByText(t.credit.lacking).waitFor()
  await dialog.getByLabel(t.credit.reason, { exact: true }).fill('Another company')
  await dialog.getByRole('checkbox').check()
  await sound(desk, 'what is taken back')
  await shot(page, 'credit-en')
  await dialog.getByRole('button', { name: t.credit.send }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /MR\d{4}-000002/ }).waitFor()
  await sound(desk, 'an invoice that was taken back')
  await desk.context.close()
})

const looks = [
  { lang: 'es-ES', width: 390, theme: 'dark' },
  { lang: 'es-ES', width: 1440, theme: 'light' },
  { lang: 'zh-CN', width: 390, theme: 'light' },
  { lang: 'zh-CN', width: 1440, theme: 'dark' },
] as const
test.each(looks)('all screens of it in $lang, $width wide, $theme', async (look) => {
  const name = `${look.lang}-${look.width}`
  const staff = await atDesk(browser, shop, finance, '/admin/fee-invoices', look)
  for (const address of [
    '/admin/fee-invoices',
    '/admin/fee-invoices/1',
    '/admin/fee-invoices/issuer',
    '/admin/files',
  ]) {
    await goToDesk(staff.page, shop.url + address)
    await sound(staff, `${address} in ${name}`)
    await shot(staff.page, `${name}${address.replaceAll('/', '-')}`)
  }
  await staff.context.close()
  const merchant = await atDesk(browser, shop, owner, '/merchant/money', look)
  await merchant.page.getByRole('link', { name: textsOf(look.lang).statementsmerchant.feeInvoices }).click()
  await merchant.page
    .getByText(/MR\d{4}-000003/)
    .first()
    .waitFor()
  await sound(merchant, `the merchant's list in ${name}`)
  await shot(merchant.page, `${name}-merchant-list`)
  await goToDesk(merchant.page, `${shop.url}/merchant/money/invoices/3`)
  await sound(merchant, `the merchant's page in ${name}`)
  await shot(merchant.page, `${name}-merchant-page`)
  await goToDesk(merchant.page, `${shop.url}/merchant/money/2`)
  await sound(merchant, `a statement to confirm in ${name}`)
  expect(await cutOff(merchant.page), name).toEqual([])
  await shot(merchant.page, `${name}-statement`)
  await merchant.context.close()
})
