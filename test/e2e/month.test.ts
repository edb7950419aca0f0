// A month of a platform with five merchants: sold past the browser, settled, paid out and reconciled by clicks. The
// clock of the shop goes on to the end of the month; of what the bank sends back is paid again to another account.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { auditBooks } from '../../bin/audit-books.ts'
import { openPool } from '#kernel/data/db.ts'
import { languages } from '#kernel/text/language.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { diceOf, runSeed } from '../rounds/round.ts'
import { openBrowser } from './browser.ts'
import { rowsOf } from './merchant-side.ts'
import { inDays, onDate, passTo, scheduled, shopNow } from './month/clock.ts'
import type { Desks } from './month/desks.ts'
import { answerDispute, audit, leavesOutWhatCameBack, payOut, reason, reconcile } from './month/finance.ts'
import { allIsPaid, confirm, dispute, giveAccount } from './month/owners.ts'
import { sellAMonth, takeBackLate } from './month/selling.ts'
import { ownShop } from './running-shop.ts'

const seed = runSeed()
const dice = diceOf(seed)
const looks = languages.map((lang) => ({ lang, theme: dice.pick(['light', 'dark'] as const) }))
let browser: Browser
beforeAll(async () => {
  console.log(`a month: TEST_SEED=${seed}, SCREENS=all for all languages`)
  browser = await openBrowser()
})
afterAll(() => browser.close())

const [noon, quarterPast] = [12 * 60, 15]
/** Longer than any window of claims. */
const untilSettled = 17
const account = (n: number): string => `622202110201234662${n}`

/** What merchants are still owed of what they confirmed, and what has not arrived. */
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

test.each(process.env['SCREENS'] === 'all' ? looks : [dice.pick(looks)])(
  'a month is settled, paid out and reconciled: $lang, $theme',
  { timeout: 900_000 },
  async (look) => {
    const desks: Desks = { shop: await ownShop(), browser, t: textsOf(look.lang), look, seen: new Set() }
    const { merchants, balanceOrder } = await sellAMonth(desks.shop)
    const owners = merchants.map(({ owner }) => owner)
    for (const [n, owner] of owners.entries()) await giveAccount(desks, owner, account(n), n === 0 ? 390 : 1440)

    desks.shop = await passTo(desks.shop, inDays(await shopNow(desks.shop), 1, noon))
    await reconcile(desks, 1)

    desks.shop = await passTo(desks.shop, onDate((await shopNow(desks.shop)) + untilSettled * 86_400_000, 10, noon))
    await scheduled(desks.shop, 'statements.run')
    await takeBackLate(desks.shop, balanceOrder)

    desks.shop = await passTo(desks.shop, onDate(await shopNow(desks.shop), 1, quarterPast))
    await scheduled(desks.shop, 'statements.run')
    for (const [n, owner] of owners.slice(0, 4).entries()) await confirm(desks, owner, n === 0 ? 390 : 1440)
    await dispute(desks, owners[4]!)
    await answerDispute(desks)

    const paid = await payOut(desks, { 0: { result: 'failed', reason } })
    expect(paid).toBeGreaterThanOrEqual(5)
    await leavesOutWhatCameBack(desks)

    const sentBack = await ownerSentBack(desks)
    await giveAccount(desks, sentBack, account(8))
    desks.shop = await passTo(desks.shop, inDays(await shopNow(desks.shop), 2, noon))
    expect(await payOut(desks)).toBe(1)

    for (const owner of [sentBack, owners[4]!]) await allIsPaid(desks, owner)
    await reconcile(desks, 0)
    await audit(desks)
    expect(
      await leftOf(
        desks,
        merchants.map(({ id }) => id),
      ),
    ).toEqual([])
    await booksAreRight(desks)
    await desks.shop.stop()
  },
)
