// Statements of the bank through the front door: each booking once, what names no payment in suspense and out of it, a
// wrong or half file refused whole; a line decides a transfer as the word of staff does.
import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole } from '../../../../test/roles.ts'
import { requestId, treasurer } from '../../../../test/settling.ts'
import {
  decideTransfer,
  giveRecipient,
  newBankRef,
  orderOf,
  placed,
  refundsUnder,
  sentOne,
} from '../../../../test/transferring.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { fenToDecimal } from '#kernel/data/money.ts'

let world: World
let goods: TestGoods
let one: Person
beforeAll(async () => {
  world = await openWorld({ settings: { secondPersonFrom: 50_000_000 } })
  goods = await makeShop(world)
  one = await treasurer(world)
  await giveRecipient(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
interface Booked {
  ref?: string
  fen: number
  words: string
}
const head = '交易日期,流水号,收入金额,支出金额,对方户名,对方账号,附言'
const fileOf = (...booked: Booked[]) =>
  [
    head,
    ...booked.map(
      ({ ref = newBankRef(), fen, words }) =>
        `2026-11-24,${ref},${fenToDecimal(fen)},,林月然,6222021102012346628,${words}`,
    ),
  ].join('\n')
const read = async (csv: string, by: Person = one) =>
  world.ask(
    '/api/v2/admin/pay/transfer/statement/add',
    { name: 'cmb.csv', file: Buffer.from(csv).toString('base64'), requestId: requestId() },
    await atConsole(world, by),
  )
const lineOf = async (ref: string) =>
  (
    await world.pool.query<{ id: number; state: string; transferId: number | null; fresh: boolean }>(
      `select id::int, state, transfer_id::int as "transferId", statement_id is not null as fresh
       from bank_credit where bank_ref = $1`,
      [ref],
    )
  ).rows[0]!
const suspense = async (): Promise<number> =>
  Number(
    (
      await world.pool.query<{ n: string }>(
        `select coalesce(sum(e.amount), 0) as n from ledger_entry e join ledger_account a on a.id = e.account_id
         where a.kind = 'suspense'`,
      )
    ).rows[0]!.n,
  )
const onLine = async (verb: 'assign' | 'aside' | 'take', input: object) =>
  world.ask(
    `/api/v2/admin/pay/transfer/line/${verb}`,
    { ...input, requestId: requestId() } as never,
    await atConsole(world, one),
  )
const detail = async (id: number) =>
  world.must('/api/v2/admin/pay/transfer/detail', { id }, await atConsole(world, one))

test('a line that names a payment and its sum approves it; its file is read once', async () => {
  const { who, payNo, payable, orderNo, id } = await sentOne(world, goods)
  const ref = newBankRef()
  const csv = fileOf({ ref, fen: payable, words: `货款 ${payNo}` })
  const all = await Promise.all([read(csv), read(csv), read(csv)])
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter((reply) => reasonOf(reply) === 'statementKnown')).toHaveLength(2)
  expect((await detail(id)).lines).toMatchObject([{ bankRef: ref, amount: payable, state: 'open', asked: payable }])
  const wrong = await decideTransfer(world, one, id, { decision: 'more', came: payable - 1, bankRef: ref })
  expect(reasonOf(wrong)).toBe('bankCreditKnown')
  expect((await decideTransfer(world, one, id, { decision: 'approve', came: payable, bankRef: ref })).status).toBe(200)
  expect(await lineOf(ref)).toMatchObject({ state: 'used', transferId: id })
  expect((await orderOf(world, who, orderNo)).status).toBe('awaitingShipment')
})
test('a line of another payment decides no transfer', async () => {
  const [first, second] = [await sentOne(world, goods), await sentOne(world, goods)]
  const ref = newBankRef()
  await read(fileOf({ ref, fen: first.payable, words: first.payNo }))
  const foreign = await decideTransfer(world, one, second.id, {
    decision: 'approve',
    came: second.payable,
    bankRef: ref,
  })
  expect(reasonOf(foreign)).toBe('bankCreditKnown')
  expect(await lineOf(ref)).toMatchObject({ state: 'open' })
})
test('a longer file of the same days brings what is new, and joins what was noted by hand', async () => {
  const { payNo, payable, id } = await sentOne(world, goods)
  const [ref, later] = [newBankRef(), newBankRef()]
  await decideTransfer(world, one, id, { decision: 'approve', came: payable, bankRef: 'as the clerk typed it' + payNo })
  const before = await suspense()
  expect((await read(fileOf({ ref, fen: payable, words: payNo }))).data).toMatchObject({ credits: 1, fresh: 0 })
  expect(await lineOf(ref)).toMatchObject({ state: 'used', transferId: id })
  const longer = fileOf({ ref, fen: payable, words: payNo }, { ref: later, fen: 777, words: 'teapot' })
  expect((await read(longer)).data).toMatchObject({ credits: 2, fresh: 1, unknown: 1 })
  expect((await suspense()) - before).toBe(777)
  expect(reasonOf(await read(fileOf({ ref: later, fen: 778, words: 'teapot' })))).toBe('statementLine')
})
test('what names no payment stands in suspense until it is said whose it is, or that it is nobody’s', async () => {
  const { payable, payNo, id } = await sentOne(world, goods)
  const [ref, other] = [newBankRef(), newBankRef()]
  const before = await suspense()
  await read(fileOf({ ref, fen: payable, words: '货款' }, { ref: other, fen: 9900, words: 'STRIPE PAYOUT' }))
  expect((await suspense()) - before).toBe(payable + 9900)
  const [line, foreign] = [await lineOf(ref), await lineOf(other)]
  expect(reasonOf(await onLine('assign', { id: line.id, payNo: '99999999999999999999', reason: 'x' }))).toBe('notFound')
  expect(reasonOf(await onLine('assign', { id: line.id, payNo, reason: ' ' }))).toBe('reasonRequired')
  const said = { id: line.id, payNo, reason: 'The buyer called' }
  expect((await onLine('assign', said)).status).toBe(200)
  const aside = { id: foreign.id, reason: 'Our provider' }
  const both = await Promise.all([onLine('aside', aside), onLine('aside', aside)])
  expect(both.map((reply) => reasonOf(reply) ?? 'done').toSorted()).toEqual(['bankCreditKnown', 'done'])
  expect((await suspense()) - before).toBe(0)
  expect((await decideTransfer(world, one, id, { decision: 'approve', came: payable, bankRef: ref })).status).toBe(200)
})
test('money for an order of which no proof was sent pays it, or goes back to where it came from', async () => {
  const who = await buyer(world, { fen: 0 })
  const [order, short] = [await placed(world, goods, who), await placed(world, goods, who)]
  const [ref, little] = [newBankRef(), newBankRef()]
  await read(
    fileOf(
      { ref, fen: order.payable, words: order.payNo },
      { ref: little, fen: short.payable - 5, words: short.payNo },
    ),
  )
  expect((await onLine('take', { id: (await lineOf(ref)).id })).data).toEqual({ became: 'paid' })
  expect((await orderOf(world, who, order.orderNo)).status).toBe('awaitingShipment')
  expect((await onLine('take', { id: (await lineOf(little)).id })).data).toEqual({ became: 'refunded' })
  await world.runJobs()
  expect(await refundsUnder(world, short.payNo)).toMatchObject([{ status: 'processing', amount: short.payable - 5 }])
})
test('half a file, one of another kind, and whoever may not, change nothing', async () => {
  const { payNo, payable } = await sentOne(world, goods)
  const ref = newBankRef()
  const csv = fileOf({ ref, fen: payable, words: payNo })
  expect(reasonOf(await read(csv.slice(0, csv.lastIndexOf(ref) + ref.length)))).toBe('statementLine')
  expect(reasonOf(await read(`${csv}\n合计,,1.00,,,,`))).toBe('statementHalf')
  expect(reasonOf(await read('a,b\n1,2'))).toBe('statementUnread')
  const eve = await buyer(world, { fen: 0 })
  expect((await read(csv, eve)).status).toBe(403)
  expect(await lineOf(ref)).toBeUndefined()
})
test('a line that arrives while staff see the same booking by hand counts once, whoever is first', async () => {
  for (let round = 0; round < 3; round++) {
    const { who, payNo, payable, orderNo, id } = await sentOne(world, goods)
    const ref = newBankRef()
    const before = await suspense()
    const csv = fileOf({ ref, fen: payable, words: payNo })
    const approve = { decision: 'approve', came: payable, bankRef: ref } as const
    const [line, said] = await Promise.all([read(csv), decideTransfer(world, one, id, approve)])
    // who came second was told so, and may say it again
    if (line.status !== 200) expect((await read(`${csv}\n`)).status).toBe(200)
    if (said.status !== 200) expect((await decideTransfer(world, one, id, approve)).status).toBe(200)
    const { rows } = await world.pool.query('select state, amount::int from bank_credit where bank_ref = $1', [ref])
    expect(rows).toEqual([{ state: 'used', amount: payable }])
    expect((await orderOf(world, who, orderNo)).status).toBe('awaitingShipment')
    expect(await suspense()).toBe(before)
    expect(await refundsUnder(world, payNo)).toEqual([])
  }
})
