// A refund on its way by a payout goes no second way, however long the bank takes; what the bank sends back may.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { balanceOfBuyer } from '../../../../test/buying.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { atConsole } from '../../../../test/roles.ts'
import { requestId, treasurer } from '../../../../test/settling.ts'
import { bankSays, giveRecipient, refundedSale, refundsUnder } from '../../../../test/transferring.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let one: Person
let other: Person
beforeAll(async () => {
  world = await openWorld({ settings: { secondPersonFrom: 50_000_000 } })
  goods = await makeShop(world)
  one = await treasurer(world)
  other = await treasurer(world)
  await giveRecipient(world)
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})

const ask = async (refundId: number) =>
  world.ask(
    '/api/v2/admin/reroute/add',
    { refundId, way: 'balance', reason: 'The bank is slow', requestId: requestId() },
    await atConsole(world, one),
  )
test('what a payout carries is in no trouble, and is sent nowhere else; sent back, two people send it on', async () => {
  const { who, payNo, payable, refundId } = await refundedSale(world, goods, one)
  await world.runJobs()
  await world.advance(30 * 86_400_000)
  expect((await ask(refundId)).data).toMatchObject({ reason: 'refundNotInTrouble' })
  const waiting = await world.must('/api/v2/admin/reroute/page', { tab: 'trouble' }, await atConsole(world, one))
  expect(waiting.records).toEqual([])

  await bankSays(world, [one, other], 'failed')
  expect((await refundsUnder(world, payNo)).map(({ status }) => status)).toEqual(['failed'])
  const asked = await ask(refundId)
  expect(asked.status).toBe(200)
  const approve = { id: (asked.data as { id: number }).id, decision: 'approve', requestId: requestId() } as const
  const said = await world.ask('/api/v2/admin/reroute/audit', approve, await atConsole(world, other))
  expect(said.status).toBe(200)
  await world.runJobs()
  expect((await refundsUnder(world, payNo)).map(({ status }) => status)).toEqual(['done'])
  expect(await balanceOfBuyer(world, who)).toBe(payable)
})
