// Orders after payment, played through in three windows at once, in a language and a size that the seed draws: what is
// done in them, seen and heard stands in three-windows/walk.ts. At the end the books are right, nothing is left to do.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { runSeed } from '../rounds/round.ts'
import { openBrowser } from './browser.ts'
import { ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { leftOf } from './three-windows/ending.ts'
import { walk } from './three-windows/walk.ts'
import { looksOf, openWindows } from './three-windows/windows.ts'

const seed = runSeed()
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  console.log(`three windows: TEST_SEED=${seed}, SCREENS=all for all looks`)
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

test.each(looksOf(seed))('three windows: $lang, $width px, $theme', { timeout: 900_000 }, async (look) => {
  const w = await openWindows(browser, shop, look)
  const walked = await walk(w)
  expect(await leftOf(w, walked)).toEqual([])
  expect(await w.close()).toEqual([])
})
