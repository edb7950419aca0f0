// A month of a platform with five merchants: sold past the browser, settled, paid out and reconciled by clicks. The
// clock of the shop goes on to the end of the month; what the bank sends back is paid again, to another account.
import { afterAll, beforeAll, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { diceOf, runSeed } from '../rounds/round.ts'
import { openBrowser } from './browser.ts'
import type { Desks } from './month/desks.ts'
import { walk } from './month/walk.ts'
import { ownShop } from './running-shop.ts'
import { languages } from '#kernel/text/language.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const seed = runSeed()
const dice = diceOf(seed)
const looks = languages.map((lang) => ({ lang, theme: dice.pick(['light', 'dark'] as const) }))
let browser: Browser
beforeAll(async () => {
  console.log(`a month: TEST_SEED=${seed}, SCREENS=all for all languages, or one of them`)
  browser = await openBrowser()
})
afterAll(() => browser.close())

const asked = process.env['SCREENS'] ?? ''
// minutes long: every day its steps stand by themselves in the tests of statements, payouts and files
for (const look of looks)
  test.skipIf(asked !== 'all' && asked !== look.lang)(
    `a month is settled, paid out and reconciled: ${look.lang}, ${look.theme}`,
    { timeout: 900_000 },
    async () => {
      const desks: Desks = { shop: await ownShop(), browser, t: textsOf(look.lang), look, seen: new Set() }
      try {
        await walk(desks)
      } finally {
        await desks.shop.stop()
      }
    },
  )
