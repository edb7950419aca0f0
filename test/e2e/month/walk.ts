// The month, from the first sale to the audit of its books.
import { expect } from 'vitest'
import { auditBooks } from '../../../bin/audit-books.ts'
import { openPool } from '#kernel/data/db.ts'
import { rowsOf } from '../merchant-side.ts'
import { bankPays, tellAccount } from './bank.ts'
import { inDays, onDate, passTo, scheduled, shopNow } from './clock.ts'
import type { Desks } from './desks.ts'
import { answerDispute, audit, leavesOutWhatCameBack, payOut, reason, reconcile } from './finance.ts'
import { allIsPaid, confirm, dispute, giveAccount } from './owners.ts'
import { sellAMonth, takeBackLate } from './selling.ts'

const [noon, quarterPast] = [12 * 60, 15]
/** Longer than any window of claims. */
const untilSettled = 17 * 86_400_000
const account = (n: number): string => `622202110201234662${n}`
/** One of them works on a phone. */
const widthOf = (n: number): number => (n === 0 ? 390 : 1440)

/** What merchants are still owed of what they confirmed, what has not arrived, what nobody cleared. */
const leftOf = ({ shop }: Desks, ids: readonly number[]): Promise<unknown[]> =>
  rowsOf(
    shop,
    `select 'statement' as what, id, status from statement
       where merchant_id = any($1) and status <> all('{paid,carried}')
     union all select 'payout', id, status from payout where status <> all('{paid,failed}')
     union all select 'difference', id, null from provider_difference where resolved_at is null`,
    [ids],
  )
async function ownerSentBack({ shop }: Desks): Promise<string> {
  const found = await rowsOf<{ email: string }>(
    shop,
    `select u.email from payout p join membership m on m.merchant_id = p.owner_id and m.role = 'owner'
       join user_account u on u.id = m.user_id where p.owner = 'merchant' and p.status = 'failed'`,
    [],
  )
  expect(found).toHaveLength(1)
  return found[0]!.email
}
async function booksAreRight({ shop }: Desks): Promise<void> {
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  expect(await auditBooks(pool)).toEqual({ right: true, differences: {} })
  await pool.end()
}

export async function walk(desks: Desks): Promise<void> {
  const { merchants, balanceOrder, atBank } = await sellAMonth(desks.shop)
  await tellAccount(desks)
  await bankPays(desks, atBank)
  await atBank.receive()

  const owners = merchants.map(({ owner }) => owner)
  for (const [n, owner] of owners.entries()) await giveAccount(desks, owner, account(n), { width: widthOf(n) })

  desks.shop = await passTo(desks.shop, inDays(await shopNow(desks.shop), 1, noon))
  await reconcile(desks, 1)

  desks.shop = await passTo(desks.shop, onDate((await shopNow(desks.shop)) + untilSettled, 10, noon))
  await scheduled(desks.shop, 'statements.run')
  await takeBackLate(desks.shop, balanceOrder)

  desks.shop = await passTo(desks.shop, onDate(await shopNow(desks.shop), 1, quarterPast))
  await scheduled(desks.shop, 'statements.run')
  for (const [n, owner] of owners.slice(0, 4).entries()) await confirm(desks, owner, widthOf(n))
  await dispute(desks, owners[4]!)
  await answerDispute(desks)

  expect(await payOut(desks, { 0: { result: 'failed', reason } })).toBeGreaterThanOrEqual(5)
  await leavesOutWhatCameBack(desks)
  const sentBack = await ownerSentBack(desks)
  const width = widthOf(owners.indexOf(sentBack))
  await giveAccount(desks, sentBack, account(8), { again: true, width })
  desks.shop = await passTo(desks.shop, inDays(await shopNow(desks.shop), 2, noon))
  expect(await payOut(desks)).toBe(1)

  await allIsPaid(desks, sentBack, width)
  await allIsPaid(desks, owners[4]!)
  await reconcile(desks, 0)
  await audit(desks)
  const ids = merchants.map(({ id }) => id)
  expect(await leftOf(desks, ids)).toEqual([])
  await booksAreRight(desks)
}
