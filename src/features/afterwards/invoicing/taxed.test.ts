// Invoices of taxed goods, asked along with the order: the tax stands on the price, on the invoice and, line by line,
// on what is credited; a note to a paper of the merchant's own names that paper's number too.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, payFromBalance, type Buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { mustSend } from '../../../../test/uploading.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { makePaper } from '#kernel/papers/make-paper.ts'

let world: World
let goods: TestGoods
let ana: Buyer
let clerk: Clerk
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  await world.pool.query('update category set tax_bp = 1300')
  ana = await buyer(world, { fen: 10_000_000 })
  clerk = await clerkOf(world, goods.merchants.kiln, 'finance')
})
afterAll(async () => {
  await world.runJobs()
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

const company = { type: 'enterprise', title: '青石贸易有限公司', taxNo: '91330100799655058B' } as const
const issuer = { name: '南山窑陶瓷有限公司', taxNo: company.taxNo, address: '景德镇', phone: '', bank: '', account: '' }
/** A paid order with an invoice asked at checkout. */
async function bought(quantity: number) {
  const wish = { from: { skuId: goods.skus.normal, quantity }, addressId: ana.addressId, invoice: company }
  const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', wish, ana)
  const placed = await world.must('/api/v2/order/sell/normal/create', { ...wish, priceToken }, ana)
  await payFromBalance(world, ana, placed.payNo)
  await world.runJobs()
  const orderNo = placed.orderNos[0]!
  const { application } = await world.must('/api/v2/invoice/apply/detail', { orderNo }, ana)
  return { orderNo, id: application!.id, amount: application!.amount }
}
const papersOf = async (id: number) =>
  (await world.must('/api/v2/invoice/apply/page', { size: 50 }, ana)).records.find((a) => a.id === id)!.papers
const kept = async (id: number) =>
  (
    await world.pool.query<{ kind: string; amount: number; tax: number }>(
      'select kind, amount::int, tax::int from invoice where application_id = $1 order by id',
      [id],
    )
  ).rows
async function callOff(orderNo: string): Promise<void> {
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'wrongItem' }, ana)
  const orders = await clerkOf(world, goods.merchants.kiln)
  await world.must('/api/v2/mch/order/cancel/audit', { orderNo, approve: true }, orders)
  await world.runJobs()
}
async function wordsOf(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${ana.token}`, 'accept-language': 'en-US' }
  const reply = await fetch(world.url + url, { headers })
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(new Uint8Array(await reply.arrayBuffer()))
  const text = Array.from(document.pages(), (page) => page.getText()).join(' ')
  document.destroy()
  library.destroy()
  return text
}

test('the tax is paid with the price, stands on the invoice, and goes back with the goods', async () => {
  const { orderNo, id, amount } = await bought(2)
  const without = await world.must(
    '/api/v2/order/sell/normal/preview',
    { from: { skuId: goods.skus.normal, quantity: 2 }, addressId: ana.addressId },
    ana,
  )
  const order = await world.must('/api/v2/order/sell/detail', { orderNo }, ana)
  expect(order.tax).toBeGreaterThan(0)
  expect(amount).toBe(without.totals.payable + order.tax)
  await world.must('/api/v2/mch/invoice/issuer/save', issuer, clerk)
  expect((await world.ask('/api/v2/mch/invoice/issue', { id }, clerk)).status).toBe(200)
  expect(await kept(id)).toEqual([{ kind: 'invoice', amount, tax: order.tax }])
  const [paper] = await papersOf(id)
  expect(await wordsOf(paper!.url)).toContain('13%')
  await callOff(orderNo)
  expect(await kept(id)).toEqual([
    { kind: 'invoice', amount, tax: order.tax },
    { kind: 'creditNote', amount, tax: order.tax },
  ])
})

test('a note to a paper of the merchant’s own names that paper', async () => {
  const { orderNo, id, amount } = await bought(1)
  const page = { pageSize: 'A4', pageMargins: 40, content: [{ text: 'Fapiao 0451' }] } as const
  const defaultStyle = { font: 'Latin', fontSize: 10, lineHeight: 1.3 }
  const pdf = await makePaper({ ...page, defaultStyle, info: { title: '0451', producer: '', creator: '' } }, 20)
  const { uploadId } = await mustSend(world, clerk, 'invoice', pdf, 'application/pdf')
  const own = { id, uploadId, amount, reference: '24332000000451' }
  expect((await world.ask('/api/v2/mch/invoice/issue', own, clerk)).status).toBe(200)
  await callOff(orderNo)
  const papers = await papersOf(id)
  const words = await wordsOf(papers[1]!.url)
  for (const number of [papers[0]!.number, '(24332000000451)']) expect(words).toContain(number)
})
