// What is said about reviews at the desks, misused and sent: a merchant answers, mends and appeals on a phone in
// Spanish; staff decide what was appealed against, held and reported at a desk in Chinese. A shopper reports goods.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Locator, Page } from 'playwright-core'
import { goTo, openBrowser, quiet, visit, type Visitor } from './browser.ts'
import { atDesk, goToDesk } from './console-side.ts'
import { barriers, sideways } from './looking.ts'
import { rowsOf } from './merchant-side.ts'
import { ownShop, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { question, say } from './three-windows/desks.ts'
import { beginning } from './three-windows/windows.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const es = textsOf('es-ES')
const zh = textsOf('zh-CN')
const t = es.reviewingmerchant
const s = zh.reviewingstaff
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const onPhone = { lang: 'es-ES', width: 390, theme: 'dark' }
const wide = { lang: 'zh-CN', width: 1440, theme: 'light' }
interface Found {
  reviewId: number
  merchantId: number
  owner: string
}
/** A review of the demo that stands and was neither answered nor appealed against. */
async function unanswered(): Promise<Found> {
  const [found] = await rowsOf<Found>(
    shop,
    `select r.id::int as "reviewId", r.merchant_id::int as "merchantId", u.email as owner
      from review r join membership m on m.merchant_id = r.merchant_id and m.role = 'owner'
        join user_account u on u.id = m.user_id
      where r.order_line_id is not null and r.status = 'shown' and r.reply is null and r.body <> ''
        and not exists (select from review_case c where c.review_id = r.id) order by r.id limit 1`,
    [],
  )
  return found!
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true').click()
/** Sent with nothing in it, it says what is missing, and is sound. */
async function misused(page: Page, verb: string, ...missing: string[]): Promise<Locator> {
  const asked = question(page)
  await asked.getByRole('button', { name: verb, exact: true }).click()
  for (const words of missing) await asked.getByText(words).first().waitFor()
  expect(await barriers(page, 'dialog.question')).toEqual([])
  return asked
}
async function sound({ page, faults, context }: Visitor): Promise<void> {
  await quiet(page)
  expect(await barriers(page)).toEqual([])
  expect(await sideways(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}
const atStaff = (address: string) => atDesk(browser, shop, 'admin@example.com', address, wide)
/** Decides the case that stands open, by the words of the choice. */
async function decides(page: Page, verb: string, reason: string): Promise<void> {
  await press(page, beginning(verb))
  const asked = await misused(page, verb, zh.console.casework.lacking)
  await asked.getByLabel(s.decide.reason).fill(reason)
  await say(page, verb)
  await page.getByText(reason).first().waitFor()
}

test('a merchant answers, mends and appeals; staff deny it', async () => {
  const { reviewId, merchantId, owner } = await unanswered()
  const visitor = await atDesk(browser, shop, owner, `/merchant/reviews/${reviewId}?shop=${merchantId}`, onPhone)
  const { page } = visitor
  await press(page, beginning(t.act.reply))
  const answer = await misused(page, t.reply.verb, t.wordsLacking)
  await answer.getByLabel(t.reply.label).fill('Gracias por contarlo')
  await say(page, t.reply.verb)
  await page.getByText('Gracias por contarlo').first().waitFor()
  await press(page, beginning(t.act.mend))
  const mended = question(page)
  expect(await mended.getByLabel(t.reply.label).inputValue()).toBe('Gracias por contarlo')
  await mended.getByLabel(t.reply.label).fill('Gracias por contarlo con tanto detalle')
  await say(page, t.reply.verb)
  await page.getByText('Gracias por contarlo con tanto detalle').first().waitFor()
  await press(page, beginning(t.act.appeal))
  const asked = await misused(page, t.appeal.verb, t.appeal.choose, t.wordsLacking)
  await asked.getByRole('radio', { name: t.ground.otherGoods }).check()
  await asked.getByLabel(t.appeal.label).fill('En el pedido no había ninguna')
  await say(page, t.appeal.verb)
  await page.getByText('En el pedido no había ninguna').first().waitFor()
  await sound(visitor)

  const [open] = await rowsOf<{ id: number }>(
    shop,
    `select id::int from review_case where review_id = $1 and kind = 'appeal'`,
    [reviewId],
  )
  const staff = await atStaff(`/admin/reviews/${open!.id}`)
  await decides(staff.page, s.verb.appeal.show, '属于买家的真实感受，予以保留')
  await sound(staff)
})

test('staff find something in every tab and decide what is held and what was reported', async () => {
  const staff = await atStaff('/admin/reviews')
  const { page } = staff
  for (const tab of ['held', 'appealed', 'reported', 'decided'] as const) {
    await goToDesk(page, `${shop.url}/admin/reviews?tab=${tab}`)
    await page.locator('tbody tr').first().waitFor()
  }
  const kinds = [
    ['held', s.verb.review.hide, '含站外引流内容'],
    ['reported', s.verb.reported.hide, '为其他店铺做广告'],
  ] as const
  for (const [tab, choice, reason] of kinds) {
    await goToDesk(page, `${shop.url}/admin/reviews?tab=${tab}`)
    await page.locator('tbody tr a').first().click()
    await page.locator('.case .head').waitFor()
    await decides(page, choice, reason)
  }
  await sound(staff)
})

test('a shopper reports goods: nothing is lost, again is told; staff take them off the shelf', async () => {
  const token = await signedIn(shop.url, 'lin@example.com')
  const r = es.reporting
  const [goods] = await rowsOf<{ id: number }>(
    shop,
    `select id::int from product p where status = 'onSale'
      and not exists (select from report_case c where c.kind = 'product' and c.thing_id = p.id) order by id limit 1`,
    [],
  )
  const visitor = await visit(browser, shop.url, onPhone)
  const { page, context } = visitor
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  await context.addInitScript((t0) => localStorage.setItem('session', JSON.stringify({ token: t0 })), token)
  await goTo(page, `${shop.url}/goods/${goods!.id}`)
  const open = page.getByRole('button', { name: r.of.product })
  await open.click()
  const sheet = page.getByRole('dialog', { name: r.title.product })
  await sheet.getByRole('radio').first().waitFor()
  await sheet.getByLabel(r.words).fill('La marca parece impresa')
  await sheet.getByRole('button', { name: r.send }).click()
  await sheet.getByText(r.reasonRequired).waitFor()
  expect(await barriers(page, '[role=dialog]')).toEqual([])
  await sheet.getByRole('button', { name: r.cancel }).click()
  await sheet.waitFor({ state: 'hidden' })
  await open.click()
  expect(await sheet.getByLabel(r.words).inputValue()).toBe('La marca parece impresa')
  await sheet.getByRole('radio').first().check()
  await sheet.getByRole('button', { name: r.send }).click()
  await page.getByText(r.done).waitFor()
  await open.click()
  await sheet.getByRole('radio').nth(1).check()
  await sheet.getByRole('button', { name: r.send }).click()
  await page.getByText(r.already).waitFor()
  await sound(visitor)

  const k = zh.reportingstaff
  const [at] = await rowsOf<{ id: number }>(
    shop,
    `select id::int from report_case where kind = 'product' and thing_id = $1`,
    [goods!.id],
  )
  const staff = await atStaff(`/admin/reports/${at!.id}`)
  await staff.page.getByText('La marca parece impresa').waitFor()
  await decides(staff.page, k.verb.uphold, '底款与描述不符')
  await staff.page.getByText(k.offShelf).first().waitFor()
  await sound(staff)
})
