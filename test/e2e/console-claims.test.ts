// A claim at the desks: a clerk rejects it with a reason, its buyer appeals by a call, staff uphold the appeal.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { people } from '../../demo/people.ts'
import { openPool } from '#kernel/data/db.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { openBrowser, quiet, visit } from './browser.ts'
import { barriers, sideways } from './looking.ts'
import { askShop, captchaProof, mailedCode, ownShop, plainGoods, signedIn } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'

const { aftersalesmerchant: t, aftersalesstaff: s, merchantsmerchant: a } = textsOf('en-US')
const requestId = () => crypto.randomUUID()
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  shop = await ownShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** A console's token of somebody with two proofs. */
async function atConsole(account: string): Promise<string> {
  const open = { account, password: 'miralo2026', captchaToken: await captchaProof(shop.url) }
  const { ticket } = await askShop<{ ticket: string }>(shop.url, '/api/v2/console/session/open', open)
  const confirm = { ticket, code: await mailedCode(shop.url, account) }
  return (await askShop<{ user_token: string }>(shop.url, '/api/v2/console/session/confirm', confirm)).user_token
}
async function ownerOf(merchantId: number): Promise<string> {
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  const { rows } = await pool.query<{ email: string }>(
    `select u.email from membership m join user_account u on u.id = m.user_id
      where m.audience = 'merchant' and m.merchant_id = $1`,
    [merchantId],
  )
  await pool.end()
  return rows[0]!.email
}
async function mch<T>(token: string, merchantId: number, path: string, input: object): Promise<T> {
  const reply = await fetch(`${shop.url}/api/v2/mch/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'user-type': '2',
      'merchant-id': String(merchantId),
    },
    body: JSON.stringify({ ...input, requestId: requestId() }),
  })
  const { code, data, message } = (await reply.json()) as { code: number; data: T; message: string }
  if (code !== 20001) throw new Error(message)
  return data
}

/** Two pieces bought, shipped, received; one of them is claimed. */
async function filed() {
  const token = await signedIn(shop.url, people().buyers[0]!.email)
  const ask = <T>(path: string, input: object) => askShop<T>(shop.url, `/api/v2/${path}`, input, token)
  const { onlySkuId: skuId, merchant } = (await plainGoods(shop.url))[0]!
  const { records } = await ask<{ records: { id: number }[] }>('user/address/page', {})
  const wish = { from: { skuId, quantity: 2 }, addressId: records[0]!.id }
  const { priceToken } = await ask<{ priceToken: string }>('order/sell/normal/preview', wish)
  const create = { ...wish, priceToken, requestId: requestId() }
  const { payNo, orderNos } = await ask<{ payNo: string; orderNos: string[] }>('order/sell/normal/create', create)
  await ask('order/pay/create', { payNo, method: 'balance', payPassword: '246810', requestId: requestId() })
  const orderNo = orderNos[0]!
  const { lines } = await ask<{ lines: { orderLineId: number }[] }>('order/sell/detail', { orderNo })
  const orderLineId = lines[0]!.orderLineId
  const owner = await atConsole(await ownerOf(merchant.merchantId))
  const parcels = [{ carrier: 'sf', waybill: 'SF0000000000001', lines: [{ orderLineId, quantity: 2 }] }]
  await mch(owner, merchant.merchantId, 'order/ship', { orderNo, parcels })
  await ask('order/sell/confirm', { orderNo, requestId: requestId() })
  const type = 'refundOnly'
  const reasons = await ask<{ reasonId: number; code: string }[]>('order/refund/reason/list', { type })
  const { serviceNos } = await ask<{ serviceNos: string[] }>('order/refund/create', {
    orderNo,
    lines: [{ orderLineId, quantity: 1 }],
    type,
    reasonId: reasons.find(({ code }) => code === 'quality')!.reasonId,
    explanation: 'The rim is chipped',
    requestId: requestId(),
  })
  return { ask, owner, serviceNo: serviceNos[0]! }
}
async function desk(token: string, width = 1440) {
  const visitor = await visit(browser, shop.url, { width })
  await visitor.context.addInitScript((kept) => localStorage.setItem('console', kept), JSON.stringify({ token }))
  return visitor
}
/** The consoles are drawn by the browser alone. */
async function goTo(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await quiet(page)
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true')
async function looksRight(page: Page) {
  expect(await barriers(page)).toEqual([])
  expect(await sideways(page)).toEqual([])
}

test('a clerk rejects with a reason, the buyer appeals, staff uphold', async () => {
  const { ask, owner, serviceNo } = await filed()
  const { page, faults } = await desk(owner)
  await goTo(page, `${shop.url}/merchant/after-sales`)
  await looksRight(page)
  await page.locator(`a[href$="/after-sales/${serviceNo}"]`).first().click()
  await page.getByText('The rim is chipped').waitFor()
  await page.keyboard.press('r')
  const asked = page.getByRole('dialog', { name: t.reject.title })
  await asked.getByRole('button', { name: t.reject.verb, exact: true }).click()
  await asked.getByText(t.words.lacking).waitFor()
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await asked.getByLabel(t.words.toBuyer).fill('It left our shop whole')
  await asked.getByRole('button', { name: t.reject.verb, exact: true }).click()
  await asked.waitFor({ state: 'detached' })
  await page.getByText('It left our shop whole').waitFor()
  expect(await button(page, t.act.reject).count()).toBe(0)
  await looksRight(page)
  await goTo(page, `${shop.url}/merchant/after-sales/addresses`)
  await button(page, a.edit).first().waitFor()
  await looksRight(page)

  const appeal = { serviceNo, explanation: 'Look at the picture', requestId: requestId() }
  await ask('order/refund/appeal', appeal)
  const admin = await desk(await atConsole('admin@example.com'), 390)
  await goTo(admin.page, `${shop.url}/admin/after-sales?tab=appeal`)
  await looksRight(admin.page)
  await admin.page.locator(`a[href$="/after-sales/${serviceNo}"]`).click()
  await admin.page.getByRole('heading', { name: s.decide.title }).waitFor()
  await looksRight(admin.page)
  await button(admin.page, s.act.decide).click()
  const decision = admin.page.getByRole('dialog', { name: s.decide.title })
  await decision.getByRole('radio').first().check()
  await decision.getByLabel(s.reason).fill('A chipped rim is a fault of the goods')
  await decision.getByRole('button', { name: s.decide.verb, exact: true }).click()
  await decision.waitFor({ state: 'detached' })
  await admin.page.getByText('A chipped rim is a fault of the goods').waitFor()
  await quiet(admin.page)
  const { status } = await ask<{ status: string }>('order/refund/detail', { serviceNo })
  expect(['pendingRefund', 'merchantRefunded', 'refundComplete']).toContain(status)
  expect([...faults, ...admin.faults]).toEqual([])
})
