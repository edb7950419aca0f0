// Paying out through the front door: two people, one file, one answer; what comes back is due again; nothing twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { answerTo, base64, giveAccount, instructionsIn, onBatch, sentBatch } from '../../../../test/paying-out.ts'
import { atConsole } from '../../../../test/roles.ts'
import {
  agreeCycle,
  cashier,
  newestStatement,
  pastMidnight,
  requestId,
  runStatements,
  settledOrder,
  takenBack,
  treasurer,
} from '../../../../test/settling.ts'
import { clerkOf } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { balanceOf, clearing, ofMerchant } from '#kernel/data/ledger.ts'

let world: World
let goods: TestGoods
let kiln: number
let one: Person
let other: Person
beforeAll(async () => {
  world = await openWorld({ settings: { payoutAccountRestSeconds: 0, secondPersonFrom: 2000 } })
  goods = await makeShop(world)
  kiln = goods.merchants.kiln
  one = await treasurer(world)
  other = await treasurer(world)
  await agreeCycle(world, kiln, 'day')
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const owned = (kind: 'payable' | 'receivable' | 'frozen') => balanceOf(world.app.db, ofMerchant(kiln, kind))
const cleared = async (name: string): Promise<number> => {
  const { rows } = await world.pool.query<{ sum: string }>(
    `select coalesce(sum(e.amount), 0) as sum from ledger_entry e join ledger_account a on a.id = e.account_id
     where a.kind = $1`,
    [clearing(name).kind],
  )
  return Number(rows[0]!.sum)
}
const statement = async (id: number) => world.must('/api/v2/mch/bill/detail', { id }, await cashier(world, kiln))
/** A confirmed statement over one order of so many pieces. */
async function confirmed(quantity = 2): Promise<number> {
  await settledOrder(world, goods, { quantity })
  await pastMidnight(world)
  await runStatements(world, one)
  const id = await newestStatement(world, kiln)
  await world.must('/api/v2/mch/bill/confirm', { id, requestId: requestId() }, await cashier(world, kiln))
  return id
}
const pay = async (ids?: number[]) =>
  world.must('/api/v2/admin/bill/pay', { ...(ids && { ids }), requestId: requestId() }, await atConsole(world, one))
const file = '/api/v2/admin/payout/batch/file'
const answer = (id: number, csv: string) =>
  onBatch(world, one, '/api/v2/admin/payout/batch/answer', { id, file: base64(csv) })

test('from confirmed to the bank: each step once, however often and by how many it is asked', async () => {
  const id = await confirmed()
  expect((await pay([id])).unpaid).toEqual([{ id, reason: 'noAccount' }])
  await giveAccount(world, kiln, other.userId)
  const due = (await statement(id)).amount
  expect(await owned('payable')).toBe(due)
  const paid = await Promise.all([pay([id]), pay(), pay([id])])
  expect(paid.flatMap((done) => done.paid)).toEqual([{ id, amount: due }])
  expect([await owned('payable'), await owned('frozen')]).toEqual([0, due])
  const made = await Promise.all(
    [one, one, other].map(async (by) =>
      world.ask('/api/v2/admin/payout/batch/add', { requestId: requestId() }, await atConsole(world, by)),
    ),
  )
  expect(made.map(reasonOf).filter((reason) => reason === 'nothingToPayOut')).toHaveLength(2)
  const batch = made.find(({ status }) => status === 200)!.data as { id: number; status: string }
  expect(batch.status).toBe('made')
  const { madeBy } = (
    await world.pool.query<{ madeBy: number }>(`select made_by::int as "madeBy" from payout_batch where id = $1`, [
      batch.id,
    ])
  ).rows[0]!
  const [maker, second] = madeBy === one.userId ? [one, other] : [other, one]
  // not before the second person
  expect(reasonOf(await onBatch(world, maker, file, { id: batch.id }))).toBe('batchChanged')
  const audit = '/api/v2/admin/payout/batch/audit' as const
  expect(reasonOf(await onBatch(world, maker, audit, { id: batch.id }))).toBe('ownRequest')
  expect((await onBatch(world, second, audit, { id: batch.id })).status).toBe(200)
  const files = await Promise.all([1, 2, 3].map(() => onBatch(world, maker, file, { id: batch.id })))
  expect(new Set(files.map(({ data }) => (data as { csv: string }).csv)).size).toBe(1)
  expect([await owned('frozen'), await cleared('payout')]).toEqual([0, due])
  const { csv } = files[0]!.data as { csv: string }
  expect(instructionsIn(csv)).toMatchObject([{ number: '6222021102012346628' }])
  expect(
    reasonOf(await onBatch(world, maker, '/api/v2/admin/payout/batch/cancel', { id: batch.id, reason: 'No' })),
  ).toBe('batchChanged')
  expect(reasonOf(await answer(batch.id, answerTo(csv, {}, { total: false })))).toBe('bankAnswerHalf')
  expect(reasonOf(await answer(batch.id, answerTo(csv, { 0: { amount: '0.01' } })))).toBe('bankAnswerSum')
  expect(reasonOf(await answer(batch.id, 'nonsense'))).toBe('bankAnswerUnread')
  expect(await cleared('payout')).toBe(due)
  const answers = await Promise.all([1, 2, 3].map(() => answer(batch.id, answerTo(csv))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([await cleared('payout'), await cleared('bank')]).toEqual([0, due])
  await world.runJobs()
  expect(await statement(id)).toMatchObject({ status: 'paid', paid: due })
})
const reason = 'Account closed'
const accountOf = async () =>
  (await world.must('/api/v2/mch/account/detail', {}, await clerkOf(world, kiln, 'finance'))).account!
/** A confirmed statement of which the bank sends the payout back; what is due. */
async function sentBack(quantity: number): Promise<{ id: number; due: number }> {
  const id = await confirmed(quantity)
  const { amount: due } = await statement(id)
  await pay([id])
  const { id: batch, csv } = await sentBatch(world, one, other)
  const said = await answer(batch, answerTo(csv, { 0: { result: 'failed', reason } }))
  expect(said.data).toEqual({ paid: 0, failed: 1 })
  await world.runJobs()
  return { id, due }
}
async function paidByBank(id: number): Promise<void> {
  const { id: batch, csv } = await sentBatch(world, other, one)
  expect((await answer(batch, answerTo(csv))).data).toEqual({ paid: 1, failed: 0 })
  await world.runJobs()
  expect(await statement(id)).toMatchObject({ status: 'paid', sentBack: false, payout: { status: 'paid' } })
}
test('what the bank sends back is payable again, and goes out once the account was given anew', async () => {
  const { id, due } = await sentBack(3)
  const failed = { status: 'failed', amount: due, reason }
  expect(await statement(id)).toMatchObject({ status: 'confirmed', paid: 0, sentBack: true, payout: failed })
  expect(await owned('payable')).toBe(due)
  const told = await world.pool.query(`select from message where key = 'shopPayoutFailed'`)
  expect(told.rowCount).toBeGreaterThan(0)
  expect((await accountOf()).sentBack).toMatchObject({ amount: due, reason })
  const asStaff = async () => world.must('/api/v2/admin/bill/detail', { id }, await atConsole(world, one))
  expect((await asStaff()).account).toMatchObject({ lastFour: '6628', sentBack: { amount: due, reason } })
  expect(await pay()).toEqual({ paid: [], unpaid: [{ id, reason: 'sentBack' }] })
  await giveAccount(world, kiln, other.userId)
  expect((await accountOf()).sentBack).toBeNull()
  expect((await asStaff()).account).toMatchObject({ lastFour: '6628', sentBack: null })
  expect((await pay()).paid).toEqual([{ id, amount: due }])
  await paidByBank(id)
})
test('one that came back holds the account up, though the same file paid another to it', async () => {
  const [first, second] = [await confirmed(), await confirmed()]
  await pay([first, second])
  const { id: batch, csv } = await sentBatch(world, one, other)
  const said = await answer(batch, answerTo(csv, { 0: { result: 'failed', reason } }))
  expect(said.data).toEqual({ paid: 1, failed: 1 })
  await world.runJobs()
  expect((await pay()).unpaid).toEqual([{ id: first, reason: 'sentBack' }])
  await giveAccount(world, kiln, other.userId)
  expect((await pay()).paid).toMatchObject([{ id: first }])
  await paidByBank(first)
})
test('to the account that the bank refused it goes again only by name; what it then takes is forgiven', async () => {
  const { id, due } = await sentBack(2)
  expect((await pay()).unpaid).toEqual([{ id, reason: 'sentBack' }])
  expect((await pay([id])).paid).toEqual([{ id, amount: due }])
  await paidByBank(id)
  expect((await accountOf()).sentBack).toBeNull()
  const next = await confirmed()
  expect((await pay()).paid).toMatchObject([{ id: next }])
  await paidByBank(next)
})
test('what a merchant owes is taken first, and what was refunded meanwhile is not paid', async () => {
  const order = await settledOrder(world, goods, { quantity: 4 })
  await pastMidnight(world)
  await runStatements(world, one)
  const id = await newestStatement(world, kiln)
  await world.must('/api/v2/mch/bill/confirm', { id, requestId: requestId() }, await cashier(world, kiln))
  const due = (await statement(id)).amount
  await takenBack(world, order, 1, 'owed:1')
  const left = await owned('payable')
  expect(left).toBeLessThan(due)
  expect((await pay([id])).paid).toEqual([{ id, amount: left }])
  // nothing is payable any more: the rest is owed
  await takenBack(world, order, 2, 'owed:2')
  expect(await owned('receivable')).toBeLessThan(0)
  const sent = await sentBatch(world, one, other)
  await answer(sent.id, answerTo(sent.csv))
  await world.runJobs()
  const next = await confirmed(9)
  const before = await owned('receivable')
  const { paid } = await pay([next])
  expect(await owned('receivable')).toBe(0)
  expect(before).toBeLessThan(0)
  const { amount, carried } = await statement(next)
  expect(paid).toEqual([{ id: next, amount: amount + carried }])
  const last = await sentBatch(world, one, other)
  await answer(last.id, answerTo(last.csv))
  await world.runJobs()
})
test('a suspended shop is held, also once it waits; a closed one is paid long after its last claim', async () => {
  const id = await confirmed()
  await world.pool.query(`update merchant set status = 'suspended' where id = $1`, [kiln])
  expect((await pay([id])).unpaid).toEqual([{ id, reason: 'suspended' }])
  await world.pool.query(`update merchant set status = 'open' where id = $1`, [kiln])
  expect((await pay([id])).paid).toHaveLength(1)
  await world.pool.query(`update merchant set status = 'suspended' where id = $1`, [kiln])
  const none = await world.ask(
    '/api/v2/admin/payout/batch/add',
    { requestId: requestId() },
    await atConsole(world, one),
  )
  expect(reasonOf(none)).toBe('nothingToPayOut')
  await world.pool.query(`update merchant set status = 'open' where id = $1`, [kiln])
  const { csv, id: batchId } = await sentBatch(world, one, other)
  await answer(batchId, answerTo(csv))
  await world.runJobs()
  const last = await confirmed()
  await world.pool.query(
    `insert into merchant_closing (merchant_id, asked_by, side, reason, status, was, ends_at, ended_at)
     values ($1, $2, 'owner', 'Over', 'done', 'open', shop_now(), shop_now())`,
    [kiln, one.userId],
  )
  await world.pool.query(`update merchant set status = 'suspended' where id = $1`, [kiln])
  await world.pool.query(`update merchant set status = 'closed' where id = $1`, [kiln])
  expect((await pay([last])).unpaid).toEqual([{ id: last, reason: 'closing' }])
  // as if it had closed long ago
  await world.pool.query(`update merchant_closing set ended_at = ended_at - interval '31 days'`)
  expect((await pay([last])).paid).toHaveLength(1)
  const end = await sentBatch(world, one, other)
  await answer(end.id, answerTo(end.csv))
  await world.runJobs()
})
test('where a shop is paid to: an owner with the password anew; all are told; it rests', async () => {
  const paper = goods.merchants.paper
  const owner = await clerkOf(world, paper, 'owner')
  const input = { holder: '纸上时光', bank: '中国银行', number: '6222021102012346628', password: 'wrong' }
  const save = (more = {}, by: Person = owner) =>
    world.ask('/api/v2/mch/account/save', { ...input, ...more, requestId: requestId() }, by)
  expect(reasonOf(await save())).toBe('passwordWrong')
  expect((await save({}, await cashier(world, paper))).status).toBe(403)
  const { account } = await world.must('/api/v2/mch/account/detail', {}, owner)
  expect(account).toBeNull()
  await giveAccount(world, paper, owner.userId)
  const { rows } = await world.pool.query(`select sealed from merchant_account where merchant_id = $1`, [paper])
  expect(String(rows[0].sealed)).not.toContain('6222021102012346628')
  expect((await world.must('/api/v2/mch/account/detail', {}, owner)).account).toMatchObject({ lastFour: '6628' })
  const told = await world.pool.query(`select from message where key = 'merchantAccountChanged' and user_id = $1`, [
    owner.userId,
  ])
  expect(told.rowCount).toBe(1)
})
