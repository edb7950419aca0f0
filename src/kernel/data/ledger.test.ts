// The ledger by its own rules, in a real database: sums to zero, once per key, never below zero, never changed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBooks } from '../../../bin/audit-books.ts'
import { diceOf, runSeed } from '../../../test/rounds/round.ts'
import { openWorld, type World } from '../../../test/world.ts'
import {
  accounts,
  balanceOf,
  clearing,
  debts,
  move,
  ofMerchant,
  ofPlatform,
  ofUser,
  transfer,
  userBalance,
  type Account,
  type Leg,
} from './ledger.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const bank = clearing('test')
const entries = async (key: string) =>
  (
    await world.pool.query(
      `select e.amount from ledger_entry e join ledger_transfer t on t.id = e.transfer_id where t.key = $1`,
      [key],
    )
  ).rows.length

test('a transfer moves money once per key, also when 20 post it at once', async () => {
  const user = userBalance(1)
  const posted = await Promise.all(
    Array.from({ length: 20 }, () => transfer(world.app.db, 'once', 'topUp', move(bank, user, 500))),
  )
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await balanceOf(world.app.db, user)).toBe(500)
  expect(await entries('once')).toBe(2)
})
test('nobody falls below zero, and then nothing moved', async () => {
  const [a, b] = [userBalance(2), userBalance(3)]
  await transfer(world.app.db, 'fill', 'topUp', move(bank, a, 100))
  await expect(transfer(world.app.db, 'over', 'gift', move(a, b, 101))).rejects.toMatchObject({
    reason: 'insufficientBalance',
  })
  await expect(transfer(world.app.db, 'never', 'gift', move(b, a, 1))).rejects.toMatchObject({
    reason: 'insufficientBalance',
  })
  expect([await balanceOf(world.app.db, a), await balanceOf(world.app.db, b), await entries('over')]).toEqual([
    100, 0, 0,
  ])
})
test('40 hands on one balance take out no more than is there', async () => {
  const [a, b] = [userBalance(4), userBalance(5)]
  await transfer(world.app.db, 'fill4', 'topUp', move(bank, a, 100))
  const tries = await Promise.allSettled(
    Array.from({ length: 40 }, (_, i) => transfer(world.app.db, `take:${i}`, 'gift', move(a, b, 7))),
  )
  expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(14)
  expect([await balanceOf(world.app.db, a), await balanceOf(world.app.db, b)]).toEqual([2, 98])
})
test('legs that do not sum to zero are refused at the commit, per currency', async () => {
  const user = userBalance(6)
  await expect(
    transfer(world.app.db, 'odd', 'topUp', [
      { ...bank, amount: -10 },
      { ...user, amount: 11 },
    ]),
  ).rejects.toThrow('does not sum to zero')
  const mixed: Leg[] = [
    { ...bank, amount: -10 },
    { ...user, amount: 10, currency: 'POINTS' },
  ]
  await expect(transfer(world.app.db, 'mixed', 'topUp', mixed)).rejects.toThrow('does not sum to zero')
  expect([await balanceOf(world.app.db, user), await balanceOf(world.app.db, user, 'POINTS')]).toEqual([0, 0])
})
test('a transfer takes no entry after its own transaction', async () => {
  await transfer(world.app.db, 'over', 'topUp', move(bank, userBalance(8), 5))
  const late = `insert into ledger_entry (transfer_id, account_id, amount)
    select t.id, a.id, 1 from ledger_transfer t, ledger_account a where t.key = 'over' limit 1`
  await expect(world.pool.query(late)).rejects.toThrow('is over')
})
test('a transfer of two thousand legs is weighed once, not once per leg', async () => {
  const legs: Leg[] = [
    { ...bank, amount: -2000 },
    ...Array.from({ length: 2000 }, (_, i) => ({ ...userBalance(10_000 + i), amount: 1 })),
  ]
  expect(await transfer(world.app.db, 'wide', 'topUp', legs)).toBe(true)
})
test.each([
  'update ledger_entry set amount = 1',
  'delete from ledger_entry',
  'truncate ledger_entry cascade',
  "update ledger_transfer set kind = 'x'",
  'delete from ledger_transfer',
  'truncate ledger_transfer cascade',
])('what is written stays written: %s', async (statement) => {
  await transfer(world.app.db, `kept:${statement}`, 'topUp', move(bank, userBalance(7), 5))
  await expect(world.pool.query(statement)).rejects.toThrow('append-only')
})
test('a cached balance cannot be set below zero by hand either', async () => {
  await transfer(world.app.db, 'hand', 'topUp', move(bank, userBalance(8), 5))
  await expect(
    world.pool.query(`update ledger_account set balance = -1 where owner = 'user' and owner_id = 8`),
  ).rejects.toThrow('check constraint')
})

const debtSql = `select owner, owner_id, kind, balance from ledger_account
  where balance is not null and case when kind = any($1) then balance > 0 else balance < 0 end`

test('what is owed stands on accounts of its own: taken on below zero, repaid up to zero and no further', async () => {
  const [owed, mine] = [ofUser(20, 'debt'), userBalance(20)]
  await expect(transfer(world.app.db, 'gift', 'gift', move(bank, owed, 1))).rejects.toMatchObject({
    reason: 'insufficientBalance',
  })
  await transfer(world.app.db, 'owe', 'chargeback', move(owed, bank, 300))
  await transfer(world.app.db, 'fill20', 'topUp', move(bank, mine, 500))
  await expect(transfer(world.app.db, 'overpaid', 'repaid', move(mine, owed, 301))).rejects.toMatchObject({
    reason: 'insufficientBalance',
  })
  await transfer(world.app.db, 'repaid', 'repaid', move(mine, owed, 300))
  expect([await balanceOf(world.app.db, owed), await balanceOf(world.app.db, mine)]).toEqual([0, 200])
  await expect(
    world.pool.query(`update ledger_account set balance = 1 where owner = 'user' and owner_id = 20 and kind = 'debt'`),
  ).rejects.toThrow('check constraint')
})
test('points move on accounts of points by themselves', async () => {
  await transfer(world.app.db, 'points', 'earned', move(ofPlatform('pointsIssued'), ofUser(21, 'pointsPending'), 40))
  const { rows } = await world.pool.query('select distinct currency from ledger_account where kind ~ $1', ['^points'])
  expect(rows).toEqual([{ currency: 'POINTS' }])
})
test('the database and the list agree on what may be owed', async () => {
  for (const owner of ['user', 'merchant', 'order'] as const)
    for (const kind of Object.keys(accounts[owner])) {
      const { rows } = await world.pool.query<{ owed: boolean }>('select ledger_is_debt($1, $2) as owed', [owner, kind])
      expect([kind, rows[0]!.owed]).toEqual([kind, (debts as readonly string[]).includes(kind)])
    }
})
test('500 random transfers: no debt above zero, nothing else below, and the sums stay zero', async () => {
  const seed = runSeed()
  console.log(`transfers: TEST_SEED=${seed}`)
  const dice = diceOf(seed)
  const users = (['balance', 'earnings', 'frozen', 'earningsDebt', 'debt'] as const).flatMap((kind) =>
    [31, 32].map((id) => ofUser(id, kind)),
  )
  const merchants = (['payable', 'frozen', 'receivable'] as const).map((kind) => ofMerchant(31, kind))
  const all: Account[] = [...users, ...merchants, bank, ofPlatform('promotion')]
  const known = new Map<Account, number>(all.map((account) => [account, 0]))
  const told = { posted: 0, refused: 0 }
  for (let n = 0; n < 500; n++) {
    // every third comes out of the bank, which may always pay: else chance may leave nearly all refused
    const drawn = dice.shuffle(all)
    const [from, to, third] = (n % 3 === 0 ? [bank, ...drawn.filter((a) => a !== bank)] : drawn) as [
      Account,
      Account,
      Account,
    ]
    const [amount, part] = [dice.int(1, 400), dice.int(0, 50)]
    const legs: Leg[] = [
      { ...from, amount: -amount - part },
      { ...to, amount },
      { ...third, amount: part },
    ]
    const fits = [from, to, third].every((account, i) => {
      const then = known.get(account)! + legs[i]!.amount
      return (
        account.owner === 'platform' || legs[i]!.amount === 0 || (debts.includes(account.kind) ? then <= 0 : then >= 0)
      )
    })
    const posting = transfer(world.app.db, `random:${n}`, 'random', legs)
    if (fits) await posting
    else await expect(posting).rejects.toMatchObject({ reason: 'insufficientBalance' })
    told[fits ? 'posted' : 'refused']++
    if (fits)
      for (const [i, account] of [from, to, third].entries()) known.set(account, known.get(account)! + legs[i]!.amount)
  }
  expect(Math.min(told.posted, told.refused)).toBeGreaterThan(50)
  for (const account of all)
    if (account.owner !== 'platform') expect(await balanceOf(world.app.db, account)).toBe(known.get(account))
  expect((await world.pool.query(debtSql, [debts])).rows).toEqual([])
  const { rows } = await world.pool.query<{ sum: string }>(
    'select sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.account_id group by a.currency',
  )
  expect(rows.every(({ sum }) => Number(sum) === 0)).toBe(true)
})
