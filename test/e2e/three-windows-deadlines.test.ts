// Every deadline of a paid order and of a claim fires while three windows look on: each side sees what became of the
// case and is told of it; at the end the books are right.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { auditBooks } from '../../bin/audit-books.ts'
import { openPool } from '#kernel/data/db.ts'
import { runSeed } from '../rounds/round.ts'
import { openBrowser } from './browser.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { day, letPass } from './three-windows/ageing.ts'
import { asked, giveMoney, received, shipped } from './three-windows/calls.ts'
import { claimScenes, orderScenes, type Scene } from './three-windows/deadlines.ts'
import { decideMissed } from './three-windows/desks.ts'
import { beginToHear, bellOf, heard } from './three-windows/hearing.ts'
import { claimIs, orderIs } from './three-windows/seeing.ts'
import { looksOf, openWindows, type Windows } from './three-windows/windows.ts'

const seed = runSeed()
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  console.log(`deadlines: TEST_SEED=${seed}, SCREENS=all for all looks`)
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  const audit = await auditBooks(pool)
  await pool.end()
  await shop.stop()
  expect(audit).toEqual({ right: true, differences: {} })
})

/** Plays a scene: time passes, and after each time all sides are asked. */
async function play(w: Windows, { arrange, passes }: Scene): Promise<void> {
  const [merchant] = w.merchants
  const { orderNo, serviceNo = '' } = await arrange(w, merchant)
  await beginToHear(w)
  for (const { ms, shopper = [], members = [], order, claim } of passes) {
    await letPass(w, orderNo, ms)
    const about = [orderNo, serviceNo]
    await heard(w, w.shopper.post, shopper, { about })
    await heard(w, w.post, members, { about })
    if (order) await orderIs(w, { orderNo, merchant, ...order })
    if (claim) await claimIs(w, { serviceNo, merchant, ...claim })
  }
}

describe.each(looksOf(seed))('$lang, $width px, $theme', (look) => {
  let w: Windows
  beforeAll(async () => {
    w = await openWindows(browser, shop, look)
    await giveMoney(w, 1_000_000)
    // who is asked for reviews, when and when not, is told by a test of its own
    await asked(w, 'user/setting/edit', { notices: [{ kind: 'reviews', channel: 'email', on: false }] })
  })
  afterAll(async () => expect(await w.close()).toEqual([]))

  test.each([...orderScenes, ...claimScenes])('$name', (scene) => play(w, scene))
  test('nobody answers about a missed parcel: staff decide', async () => {
    const [merchant] = w.merchants
    const { orderNo, parcelId } = await shipped(w, merchant)
    await letPass(w, orderNo, 8 * day)
    await asked(w, 'order/sell/missing', { parcelId })
    await orderIs(w, { orderNo, merchant, shopper: 'awaitingReceipt', desk: 'missing' })
    await beginToHear(w)
    const waited = await bellOf(w)
    await letPass(w, orderNo, 3 * day + 60_000)
    expect(await bellOf(w)).toBe(waited + 1)
    await decideMissed(w, orderNo, 'The carrier lost it')
    const money = ['parcelGone', 'orderCalledOff', 'refundBegun', 'refundDone'] as const
    await heard(w, w.shopper.post, money, { about: [orderNo] })
    await heard(w, w.post, ['shopParcelDecided'], { about: [orderNo], follow: 'shopParcelDecided' })
    await orderIs(w, { orderNo, merchant, shopper: 'cancelled', desk: 'refunded' })
    expect(await bellOf(w)).toBe(waited)
  })
  test('the time for claims is over: the money is the merchant’s', async () => {
    const [merchant] = w.merchants
    const { orderNo } = await received(w, merchant)
    const payable = async () => {
      const [row] = await w.rows<{ balance: string }>(
        `select balance from ledger_account where owner = 'merchant' and owner_id = $1 and kind = 'payable'`,
        [merchant.id],
      )
      return Number(row?.balance ?? 0)
    }
    const before = await payable()
    await letPass(w, orderNo, 15 * day + 60_000)
    await expect.poll(payable).toBeGreaterThan(before)
    await orderIs(w, { orderNo, merchant, shopper: 'completed', desk: 'completed' })
    const afterSale = w.shopper.page.getByRole('link', { name: w.t.orders.actions.afterSale, exact: true })
    expect(await afterSale.count()).toBe(0)
  })
})
