// Every way to pay, walked from the cashier to its end: by balance, wallets, card, bank and a friend. Ordinary runs
// draw a look for each; SCREENS=all walks them on a phone and a desktop in every language.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { payPassword } from '../buying.ts'
import { diceOf, runSeed } from '../rounds/round.ts'
import { goTo, openBrowser, quiet, visit } from './browser.ts'
import { tick } from './buying-steps.ts'
import { consoleToken } from './console-side.ts'
import { cutOff } from './looking.ts'
import { rowsOf } from './merchant-side.ts'
import { beginning, payAtProvider, press, unpaid, type Unpaid } from './paying-steps.ts'
import { askShop, sharedShop, signedIn } from './running-shop.ts'
import { shot } from './shot.ts'
import { sound } from './sound.ts'
import { giveMoney } from './three-windows/calls.ts'
import { languages } from '#kernel/text/language.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const shop = sharedShop()
let browser: Browser
const seed = runSeed()
beforeAll(async () => {
  console.log(`ways to pay: TEST_SEED=${seed}, SCREENS=all for all looks`)
  browser = await openBrowser()
})
afterAll(() => browser.close())

const ways = ['balance', 'wechat', 'alipay', 'online', 'bank', 'friend'] as const
type Way = (typeof ways)[number]
const dice = diceOf(seed)
const everyLook = languages.flatMap((lang) => [390, 1440].map((width) => ({ lang, width })))
const looksOf = () => (process.env['SCREENS'] === 'all' ? everyLook : [dice.pick(everyLook)])
const walks = ways.flatMap((way) =>
  looksOf().map((look) => ({ way, ...look, theme: dice.pick(['light', 'dark'] as const) })),
)

/** Whoever holds a phone is led to the app of a wallet, where a desk shows a code. */
const ofPhones =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/140.0.0.0 Mobile Safari/537.36'
const agentOf = (width: number) => (width < 768 ? { userAgent: ofPhones } : {})

interface Walk extends Unpaid {
  page: Page
  token: string
  lang: (typeof languages)[number]
  width: number
  look: (told: string) => Promise<void>
}
/** Staff see that exactly the sum came. */
async function approved({ payNo, payable }: Walk): Promise<void> {
  const [transfer] = await rowsOf<{ id: number }>(
    shop,
    `select t.id::int from bank_transfer t join payment p on p.id = t.payment_id where p.pay_no = $1`,
    [payNo],
  )
  const staff = await consoleToken(shop, 'finance@example.com')
  const said = { id: transfer!.id, decision: 'approve', came: payable, bankRef: `METHODS${payNo}` }
  const headers = { authorization: `Bearer ${staff}`, 'user-type': '3', 'content-type': 'application/json' }
  const body = JSON.stringify({ ...said, requestId: crypto.randomUUID() })
  const reply = await fetch(`${shop.url}/api/v2/admin/pay/transfer/audit`, { method: 'POST', headers, body })
  expect(await reply.json()).toMatchObject({ code: 20001, data: { status: 'approved' } })
}
/** A picture of a receipt. */
const receipt = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
async function byTransfer(walk: Walk): Promise<void> {
  const { page, lang, look } = walk
  const t = textsOf(lang).transfers
  await page.getByRole('heading', { name: t.second }).waitFor()
  await look('where to send it')
  await page.getByLabel(t.from.holder).fill('林月然')
  await page.getByLabel(t.from.bank, { exact: true }).fill('招商银行')
  await page.getByLabel(t.from.number).fill('6222021102012346628')
  const file = { name: 'receipt.png', mimeType: 'image/png', buffer: receipt }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await quiet(page)
  await press(page, new RegExp(`^${t.send}$`))
  await page.getByRole('heading', { name: t.review.title }).waitFor()
  await look('under review')
  await approved(walk)
  // the order follows what was booked
  const paid = async (): Promise<number> => {
    await page.reload()
    return page.getByText(t.over.paid.title).count()
  }
  await expect.poll(paid, { timeout: 30_000, interval: 1000 }).toBe(1)
}
async function byFriend({ page, lang, width, look }: Walk): Promise<void> {
  const t = textsOf(lang).payments
  await press(page, new RegExp(t.friend.make))
  const link = (await page.locator('.friend-link > span:first-child').textContent())!
  await look('the link')
  const friend = await visit(browser, shop.url, { lang, width, ...agentOf(width) })
  await goTo(friend.page, link)
  await tick(friend.page.getByRole('radio', { name: new RegExp(t.methods.online) }))
  await sound(friend, 'a friend')
  await press(friend.page, beginning(t.friend.pay))
  await payAtProvider(friend.page)
  await friend.page.getByRole('heading', { name: t.friend.ends.thanks.title }).waitFor()
  expect(friend.faults).toEqual([])
  await friend.context.close()
}
/** At the provider's page, which is opened here or by the code that is scanned. */
async function byProvider({ page, payNo, token, lang, width, look }: Walk, way: Way): Promise<void> {
  const t = textsOf(lang).payments
  const scans = way === 'wechat' && width > 768
  await press(page, beginning(scans ? t.showCode : t.payOnline))
  if (!scans) return payAtProvider(page)
  await page.getByText(t.scan.waiting).waitFor()
  await look('the code')
  const again = { payNo, method: way, requestId: crypto.randomUUID() }
  const { code } = await askShop<{ code: string }>(shop.url, '/api/v2/order/pay/create', again, token)
  const phone = await page.context().newPage()
  await phone.goto(code)
  await payAtProvider(phone)
}
async function pays(walk: Walk, way: Way): Promise<void> {
  const { page, lang, look } = walk
  const t = textsOf(lang).payments
  await tick(page.getByRole('radio', { name: new RegExp(way === 'friend' ? t.friend.ask : t.methods[way]) }))
  await look('the cashier')
  if (way === 'friend') return byFriend(walk)
  if (way === 'bank') {
    await press(page, beginning(t.toTransfer))
    return byTransfer(walk)
  }
  if (way === 'balance') {
    await press(page, beginning(t.pay))
    await page.getByLabel(t.pad.label).fill(payPassword)
  } else await byProvider(walk, way)
  await page.waitForURL(/\/shoppingCart\/paySuccess/)
  await page.getByText(t.result.success).first().waitFor()
  await look('paid')
}

test.each(walks)('$way in $lang at $width, $theme', async ({ way, lang, width, theme }) => {
  const email = `${way}.${width}.${lang.slice(0, 2)}@example.com`
  const token = await signedIn(shop.url, email)
  const rows = <T extends object>(text: string, values: unknown[] = []) => rowsOf<T>(shop, text, values)
  if (way === 'balance') await giveMoney({ shop, rows, shopper: { email } }, 500_000)
  const order = await unpaid(shop.url, token)
  const visitor = await visit(browser, shop.url, { lang, width, theme, ...agentOf(width) })
  const { page, context, faults } = visitor
  await context.addCookies([{ name: 'token', value: token, url: shop.url }])
  const look = async (told: string): Promise<void> => {
    await quiet(page)
    await shot(page, `${lang} ${width} ${way} ${told}`)
    await sound(visitor, told)
    expect(await cutOff(page), told).toEqual([])
  }
  await goTo(page, `${shop.url}/shoppingCart/payOrder?payNo=${order.payNo}`)
  await pays({ page, token, lang, width, look, ...order }, way).catch(async (e: unknown) => {
    await shot(page, `${lang} ${width} ${way} where it ended`)
    throw e
  })
  const { status } = await askShop<{ status: string }>(
    shop.url,
    '/api/v2/order/pay/status',
    { payNo: order.payNo },
    token,
  )
  expect(status).toBe('paid')
  expect(faults).toEqual([])
  await context.close()
})
