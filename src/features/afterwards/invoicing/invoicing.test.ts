// Invoices of orders through the front door: asked with the order and later, issued, rejected, credited when money goes
// back; numbers without a gap under fifty at once; who may read them; what stays of whoever leaves.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { received } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { clerkOf, sold, type Clerk } from '../../../../test/shipping.ts'
import { mustSend, picture } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { languages, type Language } from '#kernel/text/language.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  world = await openWorld({ settings: { invoiceAskSeconds: 5 * 86_400 } })
  goods = await makeShop(world)
  ana = await buyer(world, { fen: 100_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln, 'finance')
})
afterAll(async () => {
  await world.runJobs()
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

const issuer = {
  name: '南山窑陶瓷有限公司',
  taxNo: '91330100799655058B',
  address: '景德镇',
  phone: '',
  bank: '',
  account: '',
}
const company = { type: 'enterprise', title: '青石贸易有限公司', taxNo: '91330100799655058B' } as const
const person = { type: 'individual', title: 'Lucía Ortega', country: 'ES', taxNo: '12345678Z' } as const
const ask = (
  orderNo: string,
  invoice: typeof person | { type: 'enterprise'; invoiceId: number } = person,
  who: Person = ana,
) => world.ask('/api/v2/invoice/apply/add', { orderNo, invoice }, who)
const asked = async (orderNo: string, who: Person = ana): Promise<number> => {
  const reply = await ask(orderNo, person, who)
  expect(reply.status, JSON.stringify(reply.raw)).toBe(200)
  return reply.data.id
}
const saveIssuer = () => world.must('/api/v2/mch/invoice/issuer/save', issuer, clerk)
const issue = (id: number, more: { uploadId?: string; reference?: string; amount?: number } = {}, by = clerk) =>
  world.ask('/api/v2/mch/invoice/issue', { id, ...more }, by)
const issued = async (orderNo: string): Promise<number> => {
  const id = await asked(orderNo)
  await saveIssuer()
  expect((await issue(id)).status).toBe(200)
  return id
}
const mine = async (id: number, who: Person = ana) =>
  (await world.must('/api/v2/invoice/apply/page', { size: 50 }, who)).records.find((a) => a.id === id)!
const detail = (orderNo: string) => world.must('/api/v2/invoice/apply/detail', { orderNo }, ana)
/** Calls off so many units of an order that waits, as its merchant agrees. */
async function callOff(orderNo: string): Promise<void> {
  const orders = await clerkOf(world, goods.merchants.kiln)
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'wrongItem' }, ana)
  await world.must('/api/v2/mch/order/cancel/audit', { orderNo, approve: true }, orders)
  await world.runJobs()
}
const headersOf = (who: Person | Clerk, lang: Language = 'en-US'): Record<string, string> => ({
  authorization: `Bearer ${who.token}`,
  'accept-language': lang,
  ...('headers' in who ? who.headers : {}),
})
const fetched = (url: string, who: Person | Clerk, lang?: Language) =>
  fetch(world.url + url, { headers: headersOf(who, lang) })
async function wordsOf(reply: Response): Promise<string> {
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(new Uint8Array(await reply.arrayBuffer()))
  const text = Array.from(document.pages(), (page) => page.getText())
    .join(' ')
    .replace(/\s+/g, ' ')
  document.destroy()
  library.destroy()
  return text
}

describe('asking', () => {
  test('along with the order: it waits with the merchant as soon as the order is paid, and never before', async () => {
    const from = { skuId: goods.skus.normal, quantity: 2 }
    const wish = { from, addressId: ana.addressId, invoice: company }
    const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', wish, ana)
    const placed = await world.must('/api/v2/order/sell/normal/create', { ...wish, priceToken }, ana)
    const orderNo = placed.orderNos[0]!
    await world.runJobs()
    expect((await detail(orderNo)).application).toBeNull()
    expect((await ask(orderNo)).data.reason).toBe('invoiceNotOpen')
    await payFromBalance(world, ana, placed.payNo)
    await world.runJobs()
    const { application, canAsk } = await detail(orderNo)
    expect(application).toMatchObject({ status: 'requested', type: 'enterprise', title: company.title, amount: 5598 })
    expect(canAsk).toBe(false)
    const shown = await world.must('/api/v2/mch/invoice/detail', { id: application!.id }, clerk)
    expect(shown).toMatchObject({ taxNo: company.taxNo, buyer: expect.any(String), billed: { total: 5598 } })
    const told = await world.must('/api/v2/user/message/page', { size: 5 }, clerk)
    expect(told.records[0]!.title).toBe('A buyer asked for an invoice')
  })
  test('later, in time, once; withdrawn it may be asked again', async () => {
    const { orderNo } = await sold(world, goods, ana)
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask(orderNo)))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect(replies.filter((r) => r.data.reason === 'invoiceAsked')).toHaveLength(3)
    const { id } = replies.find((r) => r.status === 200)!.data
    await world.must('/api/v2/invoice/apply/withdraw', { id }, ana)
    expect((await world.ask('/api/v2/invoice/apply/withdraw', { id }, ana)).data.reason).toBe('invoiceStateChanged')
    expect((await mine(id)).status).toBe('withdrawn')
    let again = await asked(orderNo)
    expect(again).toBeGreaterThan(id)
    for (const _ of [3, 4, 5]) {
      await world.must('/api/v2/invoice/apply/withdraw', { id: again }, ana)
      again = await asked(orderNo)
    }
    await world.must('/api/v2/invoice/apply/withdraw', { id: again }, ana)
    expect((await ask(orderNo)).data.reason).toBe('invoiceAskedOften')
    const shown = await world.must('/api/v2/mch/invoice/detail', { id: again }, clerk)
    expect([shown.title, shown.taxNo]).toEqual([person.title, ''])
  })
  test('of goods whose price would have been another, at checkout only; by a profile of my own only', async () => {
    const { orderNo } = await sold(world, goods, ana)
    await world.pool.query('update category set tax_bp = 1300')
    expect((await ask(orderNo)).data.reason).toBe('invoiceAtCheckoutOnly')
    await world.pool.query('update category set tax_bp = 0')
    const ben = await world.person()
    const { id: invoiceId } = await world.must('/api/v2/invoice/user/add', company, ben)
    expect((await ask(orderNo, { type: 'enterprise', invoiceId })).data.reason).toBe('notFound')
    const { id: own } = await world.must('/api/v2/invoice/user/add', company, ana)
    expect((await ask(orderNo, { type: 'enterprise', invoiceId: own })).status).toBe(200)
    expect((await ask(orderNo, person, ben)).data.reason).toBe('notFound')
  })
})

describe('issuing', () => {
  test('needs to know who issues; the numbers of a year follow each other, fifty at once without a gap', async () => {
    const paper = await clerkOf(world, goods.merchants.paper, 'finance')
    const ids: number[] = []
    for (let n = 0; n < 50; n++) ids.push(await asked((await sold(world, goods, ana, { sku: 'paper' })).orderNo))
    expect((await issue(ids[0]!, {}, paper)).data.reason).toBe('invoiceIssuerRequired')
    await world.must('/api/v2/mch/invoice/issuer/save', issuer, paper)
    const replies = await Promise.all([...ids, ...ids].map((id) => issue(id, {}, paper)))
    const numbers = replies.filter((r) => r.status === 200).map((r) => r.data.number)
    const year = new Date(world.app.context.clock.now() + 8 * 3_600_000).getUTCFullYear()
    expect(numbers.toSorted()).toEqual(ids.map((_, n) => `${year}-${String(n + 1).padStart(6, '0')}`))
    const reasons = new Set(replies.filter((r) => r.status !== 200).map((r) => r.data.reason))
    expect([...reasons]).toEqual(['invoiceStateChanged'])
  })
  test('as our own PDF, read in three languages by its buyer and its merchant, by nobody else', async () => {
    const { orderNo } = await sold(world, goods, ana, { quantity: 3 })
    const { papers } = await mine(await issued(orderNo))
    const [{ url, number }] = papers as [(typeof papers)[0]]
    const heads = { 'en-US': 'Invoice', 'zh-CN': '发票', 'es-ES': 'Factura' }
    const sums = { 'en-US': '¥59.97', 'zh-CN': '¥59.97', 'es-ES': '59,97' }
    for (const lang of languages) {
      const text = await wordsOf(await fetched(url, ana, lang))
      for (const words of [heads[lang], number, issuer.name, issuer.taxNo, person.title, person.taxNo, sums[lang]])
        expect(text).toContain(words)
    }
    expect(await wordsOf(await fetched(url, clerk))).toContain(number)
    const strangers = [
      await buyer(world),
      await clerkOf(world, goods.merchants.paper, 'finance'),
      await clerkOf(world, goods.merchants.kiln, 'orders'),
      await joinAs(world, await world.person(), { audience: 'staff', role: 'review' }),
    ]
    for (const who of strangers) expect((await fetched(url, who)).status).toBe(404)
    expect((await fetch(world.url + url)).status).toBe(401)
    const finance = await joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
    expect((await fetched(url, finance)).status).toBe(200)
    const read = "select count(*)::int as n from audit_log where action = 'invoice.read' and staff_id = $1"
    expect((await world.pool.query(read, [finance.userId])).rows).toEqual([{ n: 1 }])
  })
  test('as a paper of the merchant’s own: it is what the buyer gets; the same file serves once', async () => {
    const id = await asked((await sold(world, goods, ana)).orderNo)
    const second = await asked((await sold(world, goods, ana)).orderNo)
    const pdf = await paperOf('Fapiao 0451')
    const { uploadId } = await mustSend(world, clerk, 'invoice', pdf, 'application/pdf')
    const reference = '24332000000451'
    const photo = await mustSend(world, clerk, 'claim', await picture(9, 9).png().toBuffer(), 'image/png')
    const { amount } = await mine(id)
    expect((await issue(id, { uploadId: photo.uploadId, amount })).data.reason).toBe('uploadNotFound')
    expect((await issue(id, { uploadId, reference })).data.reason).toBe('badInput')
    expect((await issue(id, { uploadId, reference, amount: amount + 1 })).data.reason).toBe('invoiceAmountChanged')
    expect((await issue(id, { uploadId, reference, amount })).status).toBe(200)
    expect((await issue(second, { uploadId, amount })).data.reason).toBe('uploadNotFound')
    const [paper] = (await mine(id)).papers
    expect(paper).toMatchObject({ reference })
    const reply = await fetched(paper!.url, ana)
    expect([reply.status, (await reply.bytes()).length > 500]).toEqual([200, true])
    const { rows } = await world.pool.query<{ plain: boolean }>(
      "select position('%PDF'::bytea in file) > 0 as plain from invoice where reference = $1",
      [reference],
    )
    expect(rows).toEqual([{ plain: false }])
  })
  test('rejected with a reason that the buyer reads; other merchants and roles find nothing', async () => {
    const { orderNo } = await sold(world, goods, ana)
    const id = await asked(orderNo)
    const reject = (reason: string, by = clerk) => world.ask('/api/v2/mch/invoice/reject', { id, reason }, by)
    expect((await reject('No', await clerkOf(world, goods.merchants.paper, 'finance'))).data.reason).toBe('notFound')
    expect((await reject('No', await clerkOf(world, goods.merchants.kiln, 'manager'))).status).toBe(403)
    expect((await reject('  ')).data.reason).toBe('reasonRequired')
    const both = await Promise.all([reject('The tax number is closed'), saveIssuer().then(() => issue(id))])
    expect(both.filter((r) => r.status === 200)).toHaveLength(1)
    if (both[0].status === 200)
      expect(await mine(id)).toMatchObject({ status: 'rejected', reason: 'The tax number is closed' })
  })
})

async function paperOf(text: string): Promise<Buffer> {
  const { makePaper } = await import('#kernel/papers/make-paper.ts')
  const page = { pageSize: 'A4', pageMargins: 40, content: [{ text }] } as const
  const style = { font: 'Latin', fontSize: 10, lineHeight: 1.3 }
  return makePaper({ ...page, defaultStyle: style, info: { title: text, producer: '', creator: '' } }, 20)
}

describe('money that goes back', () => {
  test('is credited by a note that names the invoice, once, whatever comes at once', async () => {
    const { orderNo } = await sold(world, goods, ana, { quantity: 2 })
    const id = await issued(orderNo)
    await callOff(orderNo)
    const { rows } = await world.pool.query<{ id: number }>('select id::int from shop_order where order_no = $1', [
      orderNo,
    ])
    const { follow } = await import('./issuing.ts')
    const { transact } = await import('#kernel/data/db.ts')
    const again = () => transact(world.app.db, (trx) => follow(trx, world.app.context, rows[0]!.id))
    await Promise.all([again(), again(), again()])
    const { papers, amount } = await mine(id)
    expect(papers.map((p) => [p.kind, p.amount])).toEqual([
      ['invoice', amount],
      ['creditNote', amount],
    ])
    expect(papers[1]!.number).toMatch(/^CN\d{4}-\d{6}$/)
    for (const [lang, word] of [
      ['en-US', 'Credit note'],
      ['zh-CN', '红字发票'],
      ['es-ES', 'Factura rectificativa'],
    ] as const) {
      const text = await wordsOf(await fetched(papers[1]!.url, ana, lang))
      for (const words of [word, papers[0]!.number, papers[1]!.number]) expect(text).toContain(words)
    }
    expect((await ask(orderNo)).data.reason).toBe('invoiceAsked')
  })
  test('before it was issued leaves nothing to issue', async () => {
    const { orderNo } = await sold(world, goods, ana)
    const id = await asked(orderNo)
    await callOff(orderNo)
    expect((await mine(id)).status).toBe('void')
    expect((await issue(id)).data.reason).toBe('invoiceStateChanged')
    expect((await ask(orderNo)).data.reason).toBe('invoiceNotOpen')
  })
})

test('who does not answer a wish is reminded twice, then staff hear of it', { timeout: 60_000 }, async () => {
  const { orderNo } = await sold(world, goods, ana)
  const { orderNo: late } = await received(world, goods, ana)
  await asked(orderNo)
  const waits = async () =>
    (
      await world.pool.query<{ n: number }>(
        `select count(*)::int as n from message where key = 'shopInvoiceWaits' and about ->> 'note' = $1`,
        [orderNo],
      )
    ).rows[0]!.n
  await world.app.tasks['invoicing.remind']!({}, {} as never)
  expect(await waits()).toBe(0)
  await world.advance(3 * 86_400_000 + 1000)
  await world.app.tasks['invoicing.remind']!({}, {} as never)
  const first = await waits()
  expect(first).toBeGreaterThan(0)
  await world.app.tasks['invoicing.remind']!({}, {} as never)
  expect(await waits()).toBe(first)
  await world.advance(2 * 86_400_000)
  expect((await ask(late)).data.reason).toBe('invoiceWindowOver')
  await world.advance(1.1 * 86_400_000)
  for (const _ of [1, 2]) await world.app.tasks['invoicing.remind']!({}, {} as never)
  expect(await waits(), 'once more').toBe(2 * first)
  const alarms: string[] = []
  const error = vi.spyOn(world.app.context.log, 'error').mockImplementation((_: unknown, text?: string) => {
    alarms.push(text ?? '')
  })
  await world.advance(86_400_000)
  for (const _ of [1, 2]) await world.app.tasks['invoicing.remind']!({}, {} as never)
  error.mockRestore()
  expect([await waits(), alarms.filter((a) => a.includes('wish for an invoice')).length > 0]).toEqual([2 * first, true])
})
