// Payments at the staff's desk through the front door: found by any number of theirs, told from the first notice to the
// last ledger row; words of notices withheld or noted; files whole.
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openOnlineWorld, type OnlineWorld } from '../../../../test/online.ts'
import { atConsole, joinAs, roleWith } from '../../../../test/roles.ts'
import { clerkOf } from '../../../../test/shipping.ts'
import type { Person, World } from '../../../../test/world.ts'
import { refundOrder } from '#features/sales/payments/payments.ts'
import { addJob } from '#kernel/jobs/jobs.ts'

let online: OnlineWorld
let world: World
let goods: TestGoods
let treasurer: Person
beforeAll(async () => {
  online = await openOnlineWorld()
  world = online.world
  goods = await makeShop(world)
  treasurer = await joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await online.close()
})
const paidOnline = async () => {
  const who = await buyer(world, { fen: 0 })
  const placed = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 2 })
  const session = await online.begin(who, placed.payNo)
  await online.control(`pay/${session}`)
  await expect
    .poll(async () => {
      await world.runJobs()
      return (await world.pool.query('select status from payment where pay_no = $1', [placed.payNo])).rows[0].status
    })
    .toBe('paid')
  return { who, session, payNo: placed.payNo, orderNo: placed.orderNos[0]! }
}
const storyOf = async (payNo: string) =>
  world.must('/api/v2/admin/pay/detail', { payNo }, await atConsole(world, treasurer))
const find = async (number: string) =>
  (await world.must('/api/v2/admin/pay/page', { number }, await atConsole(world, treasurer))).records.map(
    ({ payNo }) => payNo,
  )
const exported = async (input: { of: 'payments' | 'refunds'; userId: number }) => {
  const begin = { ...input, requestId: crypto.randomUUID() }
  const { jobId } = await world.must('/api/v2/admin/pay/export', begin, await atConsole(world, treasurer))
  await world.runJobs()
  return { jobId, ...(await world.must('/api/v2/admin/file/result', { jobId }, await atConsole(world, treasurer))) }
}

test('the whole story stands on one page, and every number leads to it', async () => {
  const { who, session, payNo, orderNo } = await paidOnline()
  const order = await world.pool.query('select id::int, paid::int from shop_order where order_no = $1', [orderNo])
  const { id: orderId, paid } = order.rows[0]
  await refundOrder(world.app.db, world.app.context, orderId, 100, 'late', `test:${orderId}`)
  await expect
    .poll(async () => {
      await world.runJobs()
      return (await storyOf(payNo)).refunds[0]?.status
    })
    .toBe('done')
  const story = await storyOf(payNo)
  expect(story).toMatchObject({
    payNo,
    subject: 'orders',
    status: 'paid',
    amount: paid,
    method: 'online',
    buyer: { userId: who.userId },
    orders: [{ orderNo, amount: paid, refunded: 100, held: expect.any(Number) as number }],
    attempts: [{ method: 'online', status: 'succeeded', ref: session, unwanted: false }],
    refunds: [{ orderNo, amount: 100, status: 'done', reason: 'late', serviceNo: null }],
  })
  expect(story.notices).toContainEqual(expect.objectContaining({ kind: 'checkout.session.completed', outcome: 'paid' }))
  expect(story.questions.map(({ answer }) => answer)).toEqual(['done'])
  expect(story.transfers.map(({ event }) => event)).toEqual(['orderPaid', 'refund'])
  for (const { legs } of story.transfers) expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(story.messages.length).toBeGreaterThan(0)
  expect(story.messages.every(({ title }) => title !== '')).toBe(true)
  const { attempts, refunds } = story
  const numbers = [payNo, orderNo, session, attempts[0]!.attemptNo, attempts[0]!.txn!, refunds[0]!.refundNo]
  for (const number of numbers) expect([number, await find(number)]).toEqual([number, [payNo]])
  expect(await find(`${payNo}0`)).toEqual([])
})
test('words of a notice are withheld; in full by a reason, noted; gone after their time', async () => {
  const { payNo } = await paidOnline()
  const notice = (await storyOf(payNo)).notices.find(({ kind }) => kind === 'checkout.session.completed')!
  const of = { provider: notice.provider, eventId: notice.eventId }
  const stored = await world.pool.query<{ body: unknown; sealed: Buffer }>(
    'select body, sealed from payment_notice where event_id = $1',
    [of.eventId],
  )
  expect(stored.rows[0]!.sealed.toString('latin1')).not.toContain('checkout.session')
  const seen = await world.must('/api/v2/admin/pay/notice/detail', of, await atConsole(world, treasurer))
  expect(seen.raw).toContain('checkout.session.completed')
  expect(seen.raw).toContain('…')
  const reveal = async (who: Person, reason: string) =>
    world.ask('/api/v2/admin/pay/notice/reveal', { ...of, reason }, await atConsole(world, who))
  expect((await reveal(treasurer, ' ')).data).toMatchObject({ reason: 'ledgerReasonRequired' })
  const full = (await reveal(treasurer, 'Asked by the provider')).data as { raw: string }
  expect(full.raw).not.toContain('…')
  const { rows } = await world.pool.query(`select reason, staff_id::int from audit_log where action = 'pay.reveal'`)
  expect(rows).toContainEqual({ reason: 'Asked by the provider', staff_id: treasurer.userId })
  const role = await roleWith(world, 'staff', ['ledger.read'])
  const reader = await joinAs(world, await world.person(), { audience: 'staff', role })
  expect((await reveal(reader, 'Curious')).status).toBe(403)
  await world.pool.query(`update payment_notice set received_at = received_at - interval '181 days'`)
  await addJob(world.app.db, 'payments.forgetNotices', {})
  await world.runJobs()
  expect((await storyOf(payNo)).notices.every(({ kept }) => !kept)).toBe(true)
  expect((await reveal(treasurer, 'Again')).data).toMatchObject({ reason: 'noticeForgotten' })
})
test('who lost their role on the way gets no file; one at a time of a kind for each of the staff', async () => {
  const gone = await joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
  const begin = async (who: Person) =>
    world.ask(
      '/api/v2/admin/pay/export',
      { of: 'refunds', requestId: crypto.randomUUID() },
      await atConsole(world, who),
    )
  const first = await begin(gone)
  expect(first.status).toBe(200)
  expect((await begin(gone)).data).toMatchObject({ reason: 'fileJobRunning' })
  expect((await begin(treasurer)).status).toBe(200)
  await world.pool.query(`delete from membership where user_id = $1 and audience = 'staff'`, [gone.userId])
  await world.runJobs()
  const { records } = await world.must('/api/v2/admin/file/page', {}, await atConsole(world, treasurer))
  const { jobId } = first.data as { jobId: number }
  expect(records.find((one) => one.jobId === jobId)).toMatchObject({ status: 'cancelled', hasResult: false })
})
test('a file holds what the list shows, formulas do not run, and who took it is noted', async () => {
  const { who, payNo } = await paidOnline()
  await world.pool.query('update user_account set nickname = $2 where id = $1', [who.userId, '=2+5'])
  const { jobId, name, csv, next } = await exported({ of: 'payments', userId: who.userId })
  expect(name).toBe(`paymentExport-${jobId}.csv`)
  expect(next).toBeNull()
  const lines = csv.trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(payNo)
  expect(csv).not.toMatch(/(^|,)=2/m)
  const { rows } = await world.pool.query(`select after from audit_log where action = 'pay.export'`)
  expect(rows).toContainEqual({ after: { of: 'payments', userId: who.userId } })
  const { records } = await world.must('/api/v2/admin/file/page', {}, await atConsole(world, treasurer))
  expect(records[0]).toMatchObject({ jobId, kind: 'paymentExport', status: 'done', done: 1, hasResult: true })
  const book = await world.must('/api/v2/admin/file/book', { jobId }, await atConsole(world, treasurer))
  expect(book.name).toBe(`paymentExport-${jobId}.xlsx`)
  const sheet = strFromU8(unzipSync(Buffer.from(book.xlsx, 'base64'))['xl/worksheets/sheet1.xml']!)
  expect(sheet).toContain(`>${payNo}</t>`)
  expect(sheet).toMatch(/<c r="D2" s="1"><v>\d+\.\d\d<\/v>/)
  expect(sheet).toContain('s="3" t="inlineStr"><is><t xml:space="preserve">=2+5</t>')
  expect(sheet).not.toContain('<f>')
  // of a merchant it is none, whoever asks; without the permission of its content it is not there
  const shop = await clerkOf(world, goods.merchants.kiln, 'owner')
  expect((await world.ask('/api/v2/mch/file/result', { jobId }, shop)).status).toBe(404)
  const role = await roleWith(world, 'staff', ['file.read', 'file.write'])
  const other = await joinAs(world, await world.person(), { audience: 'staff', role })
  for (const path of ['/api/v2/admin/file/result', '/api/v2/admin/file/book'] as const)
    expect((await world.ask(path, { jobId }, await atConsole(world, other))).status).toBe(404)
  const wrong = await world.ask(
    '/api/v2/admin/pay/export',
    { of: 'refunds', status: 'paid' },
    await atConsole(world, treasurer),
  )
  expect(wrong.status).toBe(400)
})
