// The books through the front door: a day sums to zero and goes on where the one before ended, kept or counted; a
// correction needs another, and moves money once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer, buyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole } from '../../../../test/roles.ts'
import { pastMidnight, requestId, settledOrder, treasurer } from '../../../../test/settling.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { keepDays } from './books.ts'

let world: World
let goods: TestGoods
let one: Person
let other: Person
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  one = await treasurer(world)
  other = await treasurer(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const dayOf = async (day?: string) =>
  world.must('/api/v2/admin/books/day', { ...(day && { day }) }, await atConsole(world, one))

test('a day sums to zero, is the same kept as counted, and the next begins where it ended', async () => {
  await settledOrder(world, goods, { quantity: 2 })
  const counted = await dayOf()
  await pastMidnight(world)
  await settledOrder(world, goods)
  expect(await dayOf(counted.day)).toEqual({ ...counted, closed: true })
  await keepDays(world.app.db, world.app.context)
  await keepDays(world.app.db, world.app.context)
  expect(await dayOf(counted.day)).toEqual({ ...counted, closed: true })
  const next = await dayOf()
  for (const account of counted.accounts) {
    const found = next.accounts.find(({ owner, kind }) => owner === account.owner && kind === account.kind)
    expect([account.kind, found?.opening ?? 0]).toEqual([account.kind, account.closing])
  }
  for (const { accounts } of [counted, next])
    for (const key of ['opening', 'closing'] as const)
      expect(accounts.reduce((sum, account) => sum + account[key], 0)).toBe(0)
  const input = { day: next.day, owner: 'merchant' as const, kind: 'payable' }
  const { records } = await world.must('/api/v2/admin/books/entry/page', input, await atConsole(world, one))
  expect(records.length).toBeGreaterThan(0)
  const transfer = { id: records[0]!.transferId }
  const { legs } = await world.must('/api/v2/admin/books/transfer', transfer, await atConsole(world, one))
  expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
})
test('a correction is asked by one, booked once by another, never below zero', async () => {
  const who = await buyer(world, { fen: 500 })
  const wish = { owner: 'user' as const, ownerId: who.userId, kind: 'balance', reason: 'Counted twice' }
  const ask = async (more: object) =>
    world.ask(
      '/api/v2/admin/books/adjustment/add',
      { ...wish, amount: 300, requestId: requestId(), ...more },
      await atConsole(world, one),
    )
  expect(reasonOf(await ask({ kind: 'frozen' }))).toBe('adjustmentAccount')
  expect(reasonOf(await ask({ reason: ' ' }))).toBe('reasonRequired')
  expect((await ask({ ownerId: 999_999_999 })).status).toBe(404)
  const id = ((await ask({})).data as { id: number }).id
  const decide = async (by: Person, decision: 'approve' | 'reject', of = id) =>
    world.ask(
      '/api/v2/admin/books/adjustment/audit',
      { id: of, decision, requestId: requestId() },
      await atConsole(world, by),
    )
  expect(reasonOf(await decide(one, 'approve'))).toBe('ownRequest')
  const replies = await Promise.all([decide(other, 'approve'), decide(other, 'approve'), decide(other, 'reject')])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const balance = await balanceOfBuyer(world, who)
  expect([500, 800]).toContain(balance)
  const much = ((await ask({ amount: -10_000 })).data as { id: number }).id
  expect(reasonOf(await decide(other, 'approve', much))).toBe('insufficientBalance')
  expect((await decide(other, 'reject', much)).status).toBe(200)
})
