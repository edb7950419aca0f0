// Withdrawals through the front door: one's own money to one's own name, frozen once; two people from a sum on; paid,
// rejected or sent back, every fen is where it belongs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { card, earn, verify, withdraw } from '../../../../test/earning.ts'
import { answerTo, base64, onBatch, sentBatch } from '../../../../test/paying-out.ts'
import { atConsole } from '../../../../test/roles.ts'
import { requestId, treasurer } from '../../../../test/settling.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { balanceOf, ofUser } from '#kernel/data/ledger.ts'

let world: World
let one: Person
let other: Person
beforeAll(async () => {
  world = await openWorld({ settings: { secondPersonFrom: 50_000, withdrawOpenMax: 3 } })
  one = await treasurer(world)
  other = await treasurer(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const idOf = (reply: { data: unknown }) => (reply.data as { id: number }).id
const owned = (who: Person, kind: 'earnings' | 'frozen') => balanceOf(world.app.db, ofUser(who.userId, kind))
/** Who may withdraw so much; with their card. */
async function earner(fen: number): Promise<{ who: Buyer; accountId: number }> {
  const who = await buyer(world, { fen: 0 })
  await verify(world, who)
  const accountId = await card(world, who)
  await earn(world, who, fen)
  return { who, accountId }
}
const decide = async (by: Person, id: number, decision: 'approve' | 'reject', reason = '') =>
  world.ask(
    '/api/v2/admin/withdraw/audit',
    { id, decision, ...(reason && { reason }), requestId: requestId() },
    await atConsole(world, by),
  )
/** By GET, as it is called. */
async function ownOf({ token }: Person) {
  const headers = { authorization: `Bearer ${token}`, 'user-type': '1' }
  const reply = await fetch(`${world.url}/api/v2/user/withdraw/apply/page?size=10`, { headers })
  const { data } = (await reply.json()) as { data: { records: { id: number; status: string }[] } }
  return data.records
}
const newest = async (who: Person) => (await ownOf(who))[0]!
async function bank(result: 'paid' | 'failed'): Promise<void> {
  const { id, csv } = await sentBatch(world, one, other)
  const answer = answerTo(csv, result === 'failed' ? { 0: { result, reason: 'No such account' } } : {})
  await onBatch(world, one, '/api/v2/admin/payout/batch/answer', { id, file: base64(answer) })
  await world.runJobs()
}

test('what comes first: a verified name, a card of that name, a sum, the payment password, enough earned', async () => {
  const who = await buyer(world, { fen: 0 })
  const foreign = await card(world, who, 0, '王小明')
  await earn(world, who, 9000)
  expect(reasonOf(await withdraw(world, who, 5000, foreign))).toBe('realNameFirst')
  await verify(world, who)
  expect(reasonOf(await withdraw(world, who, 5000, foreign))).toBe('holderDiffers')
  const accountId = await card(world, who, 1)
  expect(reasonOf(await withdraw(world, who, 999, accountId))).toBe('withdrawTooLittle')
  expect(reasonOf(await withdraw(world, who, 9001, accountId))).toBe('earningsTooLow')
  expect(reasonOf(await withdraw(world, who, 5000, accountId, { payPassword: '000000' }))).toBe('payPasswordWrong')
  const { accountId: anothers } = await earner(0 + 1)
  expect((await withdraw(world, who, 5000, anothers)).status).toBe(404)
  expect([await owned(who, 'earnings'), await owned(who, 'frozen')]).toEqual([9000, 0])
})
test('asked by many hands at once only what is there is frozen; the alias is the same call', async () => {
  const { who, accountId } = await earner(10_000)
  const replies = await Promise.all(Array.from({ length: 8 }, () => withdraw(world, who, 4000, accountId)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  expect([await owned(who, 'earnings'), await owned(who, 'frozen')]).toEqual([2000, 8000])
  const input = { amount: 2000, accountId, payPassword: '135790', requestId: requestId() }
  const [first, again] = [
    await world.ask('/api/v2/user/withdraw/add', input, who),
    await world.ask('/api/v2/user/withdraw/add', input, who),
  ]
  expect(idOf(first)).toBe(idOf(again))
  expect(await owned(who, 'earnings')).toBe(0)
  await earn(world, who, 5000)
  expect(reasonOf(await withdraw(world, who, 2000, accountId))).toBe('withdrawTooMany')
  for (const { id } of await ownOf(who)) expect((await decide(one, id, 'reject', 'Test')).status).toBe(200)
  expect([await owned(who, 'earnings'), await owned(who, 'frozen')]).toEqual([15_000, 0])
})
test('a small sum needs one yes, goes with the next file and is paid; answered twice it is answered once', async () => {
  const { who, accountId } = await earner(20_000)
  const id = idOf(await withdraw(world, who, 20_000, accountId))
  expect(reasonOf(await decide(one, id, 'reject'))).toBe('reasonRequired')
  const replies = await Promise.all([
    decide(one, id, 'approve'),
    decide(other, id, 'approve'),
    decide(one, id, 'approve'),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await newest(who)).status).toBe('approved')
  await bank('paid')
  expect(await newest(who)).toMatchObject({ status: 'paid', arrives: 20_000 })
  expect([await owned(who, 'earnings'), await owned(who, 'frozen')]).toEqual([0, 0])
  const { rows } = await world.pool.query(`select sealed from withdrawal union all select sealed from payout`)
  expect(rows.every(({ sealed }) => sealed === null)).toBe(true)
})
test('from the set sum on two people: the first leads to review, the same hand does not lead further', async () => {
  const { who, accountId } = await earner(60_000)
  const id = idOf(await withdraw(world, who, 60_000, accountId))
  expect((await decide(one, id, 'approve')).data).toEqual({ status: 'underReview' })
  expect((await newest(who)).status).toBe('underReview')
  expect(reasonOf(await decide(one, id, 'approve'))).toBe('ownRequest')
  const [waiting] = (await world.must('/api/v2/admin/withdraw/page', {}, await atConsole(world, one))).records
  expect(waiting).toMatchObject({ id, own: true, needsSecond: true })
  expect((await decide(other, id, 'approve')).data).toEqual({ status: 'approved' })
  await bank('failed')
  expect(await newest(who)).toMatchObject({ status: 'failed', reason: 'No such account' })
  expect([await owned(who, 'earnings'), await owned(who, 'frozen')]).toEqual([60_000, 0])
})
test('held by one of the staff nobody else decides it; a shopper is no judge, nor staff of their own', async () => {
  const { who, accountId } = await earner(5000)
  const id = idOf(await withdraw(world, who, 5000, accountId))
  await world.must('/api/v2/admin/withdraw/claim', { id }, await atConsole(world, one))
  expect(reasonOf(await decide(other, id, 'approve'))).toBe('caseHeld')
  await world.must('/api/v2/admin/withdraw/release', { id }, await atConsole(world, one))
  const input = { id, decision: 'approve' as const, requestId: requestId() }
  expect((await world.ask('/api/v2/admin/withdraw/audit', input, who)).status).toBe(403)
  await verify(world, one)
  await world.pool.query(
    `update user_account set pay_password_hash = (select pay_password_hash from user_account where id = $1)
     where id = $2`,
    [who.userId, one.userId],
  )
  const own = await card(world, one, 2)
  await earn(world, one, 5000)
  const mine = idOf(await withdraw(world, one as Buyer, 5000, own))
  expect(reasonOf(await decide(one, mine, 'approve'))).toBe('ownRequest')
  expect((await decide(other, mine, 'approve')).status).toBe(200)
  await decide(other, id, 'reject', 'Not now')
  await bank('paid')
})
