// A shop opens its doors: from its first start to a day of service by clicks alone, without the demo, without SQL and
// without a restart; and what a backup by a click brings back elsewhere.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { isLanguage, languages, type Language } from '#kernel/text/language.ts'
import { openBrowser } from './browser.ts'
import { buy, receives, report, seesComposedHome, seesNoHeart } from './opening/buyer.ts'
import * as house from './opening/house.ts'
import { startNewShop } from './opening/new-shop.ts'
import { restoreElsewhere } from './opening/second-folder.ts'
import * as seller from './opening/seller.ts'
import { beginWalk, people, type Walk } from './opening/walk.ts'

/** One is minutes long: SCREENS=all for all languages, or one of them. */
const asked = process.env['SCREENS'] ?? ''
const spoken: readonly Language[] = asked === 'all' ? languages : isLanguage(asked) ? [asked] : ['en-US']
let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

/** Set up, connected, arranged, the home page composed for the next minute, the first goods on sale. */
async function opens(w: Walk) {
  const admin = await house.setUp(w)
  await house.signIn(w, admin.page, people.admin)
  await house.connectPayments(w, admin)
  await house.arrangeCatalogue(w, admin)
  await house.composeHome(w, admin)
  await house.scheduleHome(w, admin)
  const first = await seller.atOwnDesk(w, admin)
  await seller.writeFreight(w, first)
  await seller.writeGoods(w, first, w.said.goods, w.t.editingmerchant.outcome.published)
  return { admin, first }
}
/** Another one applies, is approved, and what it writes is looked at. */
async function isJoined(w: Walk, admin: Awaited<ReturnType<typeof opens>>['admin']): Promise<void> {
  const second = await seller.apply(w)
  await house.approveApplication(w, admin)
  await seller.openSecondShop(w, second)
  await seller.writeGoods(w, second, w.said.more, w.t.editingmerchant.outcome.inReview)
  await house.approveGoods(w, admin)
}
test.each(spoken)('from the first start to a day of service: %s', { timeout: 600_000 }, async (lang) => {
  const shop = await startNewShop()
  const w = beginWalk(browser, shop, lang)
  try {
    const { admin, first } = await opens(w)
    await isJoined(w, admin)
    const buyer = await buy(w)
    await seller.ship(w, first)
    await report(w, buyer)
    await house.decideReport(w, admin)
    await house.turnOffHearts(w, admin)
    await seesNoHeart(w, buyer)
    await receives(w, buyer)
    await house.inviteClerk(w, admin)
    await house.clerkComes(w)
    await seesComposedHome(w, buyer)
    await restoreElsewhere(w, await house.backUp(w, admin))
    // the first parcel, which lacked a return address, and nothing else
    expect(w.windows.flatMap(({ faults }) => faults)).toEqual([expect.stringContaining('422')])
  } finally {
    for (const { context } of w.windows) await context.close()
    await shop.close()
  }
})
