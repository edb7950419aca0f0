// The rarer answers to a claim, opened, misused and sent at the desks: a parcel refused with its photo, one that never
// came, a replacement that was lost, and what was left out of a parcel. On a phone in Spanish, at a desk in Chinese.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Locator, Page } from 'playwright-core'
import { textsOf } from '#kernel/text/i18n.ts'
import { openBrowser, quiet, type Visitor } from './browser.ts'
import { atDesk } from './console-side.ts'
import { barriers, sideways } from './looking.ts'
import { rowsOf } from './merchant-side.ts'
import { askShop, ownShop, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { chooseCarrier, question, say } from './three-windows/desks.ts'
import { photoFile } from './three-windows/shopping.ts'
import { beginning } from './three-windows/windows.ts'

const es = textsOf('es-ES')
const zh = textsOf('zh-CN')
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

interface Case {
  serviceNo: string
  merchantId: number
  owner: string
  buyer: string
}
/** One of the demo shop's claims. */
async function caseWhere(condition: string): Promise<Case> {
  const [found] = await rowsOf<Case>(
    shop,
    `select c.service_no as "serviceNo", c.merchant_id::int as "merchantId", o.email as owner, b.email as buyer
      from claim c join user_account b on b.id = c.user_id
        join membership m on m.merchant_id = c.merchant_id and m.role = 'owner'
        join user_account o on o.id = m.user_id
      where ${condition} order by c.id limit 1`,
    [],
  )
  return found!
}
const onPhone = { lang: 'es-ES', width: 390, theme: 'dark' }
const atClaim = ({ owner, merchantId, serviceNo }: Case) =>
  atDesk(browser, shop, owner, `/merchant/after-sales/${serviceNo}?shop=${merchantId}`, onPhone)
const s = zh.aftersalesstaff
const sendsOn = es.aftersalesmerchant.notArrived.verb.replace('{{platform}}', 'Miralo')
const atStaff = (address: string) =>
  atDesk(browser, shop, 'admin@example.com', address, { lang: 'zh-CN', width: 1440, theme: 'light' })
const visible = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true')
/** Sent with nothing in it, it says what is missing, and is sound. */
async function misused(page: Page, verb: string, missing: string): Promise<Locator> {
  const asked = question(page)
  await asked.getByRole('button', { name: verb, exact: true }).click()
  await asked.getByText(missing).first().waitFor()
  expect(await barriers(page, 'dialog.question')).toEqual([])
  return asked
}
const stands = async (page: Page, state: string) => {
  await page.locator('.case .head .state').filter({ hasText: state }).waitFor()
  await quiet(page)
}
async function sound({ page, faults, context }: Visitor): Promise<void> {
  expect(await barriers(page)).toEqual([])
  expect(await sideways(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}

test('a merchant refuses what came back, with a photo and the way it goes', async () => {
  const t = es.aftersalesmerchant
  const visitor = await atClaim(await caseWhere(`c.status = 'returning' and not c.not_arrived`))
  const { page } = visitor
  await visible(page, beginning(t.act.refuse)).click()
  const asked = await misused(page, t.refuse.verb, t.words.lacking)
  await asked.locator('input[type=file]').setInputFiles(await photoFile())
  await asked.getByRole('img', { name: t.evidence.photo.replace('{{at}}', '1').replace('{{of}}', '1') }).waitFor()
  await chooseCarrier(asked, 0)
  await asked.getByLabel(es.fulfilmentmerchant.waybill.label).fill('SF1234567000021')
  await asked.getByLabel(t.words.toBuyer).fill('No es lo que enviamos')
  await say(page, t.refuse.verb)
  await stands(page, t.state.refused)
  await page.getByText('No es lo que enviamos').first().waitFor()
  const photo = page.locator('.evidence a.shot').first()
  await photo.waitFor()
  expect(await photo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await sound(visitor)
})

test('a return that never came stands with staff, who decide about it', async () => {
  const t = es.aftersalesmerchant
  const away = await caseWhere(`c.status = 'toBeReturned'`)
  const token = await signedIn(shop.url, away.buyer)
  const parcel = { carrier: 'sf', waybill: 'SF1234567000022', phone: '13800132719', requestId: crypto.randomUUID() }
  const { serviceNo } = away
  await askShop(shop.url, '/api/v2/order/refund/logistics/add', { serviceNo, ...parcel }, token)
  const visitor = await atClaim(away)
  await visible(visitor.page, t.act.notArrived).click()
  const told = await misused(visitor.page, sendsOn, t.words.lacking)
  await told.getByLabel(t.notArrived.label).fill('Aquí no ha llegado nada')
  await say(visitor.page, sendsOn)
  await stands(visitor.page, t.state.notArrived)
  await sound(visitor)

  const staff = await atStaff(`/admin/after-sales/${serviceNo}`)
  const { page } = staff
  await page.keyboard.press('a')
  const asked = await misused(page, s.decide.verb, s.decide.choose)
  await asked.getByRole('radio', { name: beginning(s.arrival.arrived) }).check()
  await asked.getByLabel(s.reason).fill('快递底单显示仓库已签收')
  await say(page, s.decide.verb)
  await page.getByText('快递底单显示仓库已签收').first().waitFor()
  await sound(staff)
})

test('what was left out of a parcel is reviewed, sent, lost on its way and due again', async () => {
  const review = await caseWhere(`c.status = 'pendingReview' and not c.return_goods and c.type = 'exchange'`)
  const staff = await atStaff(`/admin/after-sales/${review.serviceNo}`)
  const { page } = staff
  await page.keyboard.press('a')
  const reviewed = await misused(page, s.approve.verb, zh.aftersalesmerchant.words.lacking)
  await reviewed.getByLabel(s.reason).fill('称重记录少了一件')
  await say(page, s.approve.verb)
  await stands(page, zh.aftersalesmerchant.state.supply)
  await page.keyboard.press('a')
  const sent = question(page)
  await sent.waitFor()
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await chooseCarrier(sent, 0)
  await sent.getByLabel(zh.fulfilmentmerchant.waybill.label).fill('SF1234567000023')
  await say(page, zh.aftersalesmerchant.reship.verb)
  await stands(page, zh.aftersalesmerchant.state.confirm)
  await visible(page, s.act.gone).click()
  const gone = await misused(page, zh.aftersalesmerchant.gone.verb, zh.aftersalesmerchant.gone.choose)
  await gone.getByRole('radio', { name: zh.aftersalesmerchant.gone.lost }).check()
  await gone.getByLabel(zh.aftersalesmerchant.gone.note).fill('快递确认丢失')
  await say(page, zh.aftersalesmerchant.gone.verb)
  await stands(page, zh.aftersalesmerchant.state.supply)
  await sound(staff)
})

test('a replacement that came back is due again, its pieces counted', async () => {
  const t = es.aftersalesmerchant
  const visitor = await atClaim(await caseWhere(`c.status = 'processing' and c.return_goods`))
  const { page } = visitor
  await visible(page, t.act.gone).click()
  const asked = await misused(page, t.gone.verb, t.gone.choose)
  await asked.getByRole('radio', { name: t.gone.returned }).check()
  await asked.getByLabel(t.gone.saleable).check()
  await asked.getByLabel(t.gone.note).fill('Nadie abrió la puerta')
  await say(page, t.gone.verb)
  await stands(page, t.state.reship)
  await sound(visitor)
})
