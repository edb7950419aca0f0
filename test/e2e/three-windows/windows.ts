// Three windows on one shop: a shopper at the storefront, somebody who works for two merchants and staff at the
// consoles. Each has a tab for what they do and one for their messages; who works for two merchants has a tab for each.
import type { Browser, Page } from 'playwright-core'
import { openPool } from '#kernel/data/db.ts'
import { languages } from '#kernel/text/language.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { diceOf } from '../../rounds/round.ts'
import { quiet, tabOf, visit, type Visitor } from '../browser.ts'
import { askShop, captchaProof, goodsOf, mailedCode, signedIn, type Card } from '../running-shop.ts'
import type { Look } from '../screen-looks.ts'
import type { ShopAddress } from '../shop-process.ts'

export type Words = ReturnType<typeof textsOf>
export interface Side {
  /** what they do */
  page: Page
  /** their messages */
  post: Page
}
export interface Merchant {
  id: number
  page: Page
  /** goods without a choice to make, the cheapest first */
  goods: (Card & { onlySkuId: number })[]
}
export interface Windows {
  shop: ShopAddress
  t: Words
  look: Look
  shopper: Side & { token: string; email: string }
  merchants: [Merchant, Merchant]
  /** of the person of both merchants */
  post: Page
  staff: Page
  /** of the consoles */
  tokens: { members: string; staff: string }
  rows: <T extends object>(text: string, values?: unknown[]) => Promise<T[]>
  close: () => Promise<string[]>
}

/** All looks of the walk where SCREENS asks for all, else one by the seed. */
export function looksOf(seed: number): Look[] {
  const dice = diceOf(seed)
  const theme = () => dice.pick(['light', 'dark'] as const)
  const all = languages.flatMap((lang) => ([390, 1440] as const).map((width) => ({ lang, width, theme: theme() })))
  return process.env['SCREENS'] === 'all' ? all : [dice.pick(all)]
}

const password = 'miralo2026'
/** A console's token of somebody with two proofs. */
export async function atConsole(shop: ShopAddress, account: string): Promise<string> {
  const open = { account, password, captchaToken: await captchaProof(shop.url) }
  const { ticket } = await askShop<{ ticket: string }>(shop.url, '/api/v2/console/session/open', open)
  const confirm = { ticket, code: await mailedCode(shop.url, account) }
  return (await askShop<{ user_token: string }>(shop.url, '/api/v2/console/session/confirm', confirm)).user_token
}
async function window(browser: Browser, { url }: ShopAddress, look: Look, token: { desk?: string; shop?: string }) {
  const visitor = await visit(browser, url, look)
  const { context } = visitor
  if (token.shop) await context.addCookies([{ name: 'token', value: token.shop, url }])
  if (token.desk !== undefined)
    await context.addInitScript((kept) => localStorage.setItem('console', kept), JSON.stringify({ token: token.desk }))
  return visitor
}

const signed = new Map<string, Promise<Record<'desk' | 'shop' | 'staff', string>>>()
/** Who works here signs in once for all looks: codes are not sent as often as one likes. */
async function workers(shop: ShopAddress, email: string) {
  const signIn = async () => {
    const token = await signedIn(shop.url, email)
    // a walk that goes on over eight in the morning hears of what it did and of nothing else
    const wish = { notices: [{ kind: 'summary', channel: 'email', on: false }], requestId: crypto.randomUUID() }
    await askShop(shop.url, '/api/v2/user/setting/edit', wish, token)
    return { desk: await atConsole(shop, email), shop: token, staff: await atConsole(shop, 'admin@example.com') }
  }
  const known = signed.get(shop.url) ?? signIn()
  signed.set(shop.url, known)
  return known
}
/** Two merchants whose goods are bought, and somebody who works for both. */
async function twoMerchants(shop: ShopAddress, rows: Windows['rows']) {
  const open = await rows<{ id: number }>('select id::int from product where purchase_limit is null')
  const free = new Set(open.map(({ id }) => id))
  const plain = (await goodsOf(shop.url))
    .filter(({ id }) => free.has(id))
    .filter((g): g is Merchant['goods'][number] => g.onlySkuId !== null && g.price > 1000 && g.price < 20_000)
    .toSorted((a, b) => a.price - b.price)
  const goodsBy = (id: number) => plain.filter((g) => g.merchant.merchantId === id)
  const ids = [...new Set(plain.map((g) => g.merchant.merchantId))]
  const first = ids.find((id) => goodsBy(id).length > 1)!
  const second = ids.find((id) => id !== first)!
  const [owner] = await rows<{ email: string; userId: number }>(
    `select u.email, u.id as "userId" from membership m join user_account u on u.id = m.user_id
      where m.audience = 'merchant' and m.merchant_id = $1`,
    [first],
  )
  await rows(
    `insert into membership (user_id, audience, merchant_id, role)
      select user_id, audience, $2, role from membership where user_id = $1 and audience = 'merchant'
      on conflict do nothing`,
    [owner!.userId, second],
  )
  return { email: owner!.email, merchants: [first, second].map((id) => ({ id, goods: goodsBy(id) })) }
}
const home = {
  consignee: '林月然',
  areaCode: '86',
  phone: '13800132719',
  country: 'CN',
  state: '上海市',
  stateCode: '31',
  city: '上海市',
  region: '徐汇区',
  detail: '武康路 168 号',
}
/** Somebody new with an address: what they are told is of this walk alone. */
async function newShopper(shop: ShopAddress): Promise<{ token: string; email: string }> {
  const email = `walker-${crypto.randomUUID()}@example.com`
  const token = await signedIn(shop.url, email)
  await askShop(shop.url, '/api/v2/user/address/add', { ...home, requestId: crypto.randomUUID() }, token)
  return { token, email }
}

export async function openWindows(browser: Browser, shop: ShopAddress, look: Look): Promise<Windows> {
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  const rows: Windows['rows'] = async (text, values = []) => (await pool.query<never>(text, values)).rows
  const { email, merchants } = await twoMerchants(shop, rows)
  const person = await newShopper(shop)
  const { staff: admin, ...theirs } = await workers(shop, email)
  const three: Visitor[] = []
  for (const tokens of [{ shop: person.token }, theirs, { desk: admin }])
    three.push(await window(browser, shop, look, tokens))
  const [shopper, members, staff] = three as [Visitor, Visitor, Visitor]
  const [one, two] = merchants as [Omit<Merchant, 'page'>, Omit<Merchant, 'page'>]
  return {
    shop,
    t: textsOf(look.lang),
    look,
    shopper: { page: shopper.page, post: await tabOf(shopper), ...person },
    merchants: [
      { ...one, page: members.page },
      { ...two, page: await tabOf(members) },
    ],
    post: await tabOf(members),
    staff: staff.page,
    tokens: { members: theirs.desk, staff: admin },
    rows,
    close: async () => {
      for (const { context } of three) await context.close()
      await pool.end()
      return three.flatMap(({ faults }) => faults)
    },
  }
}

/** The consoles are drawn by the browser alone. */
export async function goToDesk(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await quiet(page)
}
/** Presses the button, or follows the link, that is seen. */
export const press = (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> =>
  page.getByRole(role, { name, exact: true }).locator('visible=true').first().click()
/** A name that begins so: what stands below it belongs to it. */
export const beginning = (words: string): RegExp => new RegExp(`^${plain(words)}`)
const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** What must have been said, whatever fills its blanks that is not given. */
export function saying(template: string, given: Readonly<Record<string, readonly string[]>> = {}): RegExp {
  const parts = template.split(/(\{\{\w+\}\})/)
  const said = parts.map((part) => {
    const [, blank] = /^\{\{(\w+)\}\}$/.exec(part) ?? []
    if (blank === undefined) return plain(part)
    return given[blank] === undefined ? '.+' : `(${given[blank].map(plain).join('|')})`
  })
  return new RegExp(`^${said.join('')}$`, 's')
}
