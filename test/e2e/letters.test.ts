// Letters in a browser, as a mail program on a narrow phone shows them: nothing is wider than the window, and what is
// to be pressed is seen, light and dark.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { languages } from '#kernel/text/language.ts'
import { letterSamples } from '../letter-samples.ts'
import { openBrowser } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

test.each(languages)('no letter in %s is wider than 360', { timeout: 60_000 }, async (lang) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 700 } })
  for (const { name, mail } of letterSamples(lang)) {
    await page.setContent(mail.html!)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360)
  }
  await page.close()
})

test.each(['light', 'dark'] as const)('words stand out from their ground, %s', async (colorScheme) => {
  const page = await browser.newPage({ viewport: { width: 600, height: 900 }, colorScheme })
  await page.setContent(letterSamples('en-US').find(({ name }) => name === 'shopMorning')!.mail.html!)
  const contrasts = await page.evaluate(() => {
    const light = (colour: string): number => {
      const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map((n) => {
        const part = Number(n) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
    }
    const groundOf = (of: Element): string => {
      const own = getComputedStyle(of).backgroundColor
      return own === 'rgba(0, 0, 0, 0)' && of.parentElement ? groundOf(of.parentElement) : own
    }
    return [...document.querySelectorAll('h1, p, a, .foot')].map((one) => {
      const [a, b] = [light(getComputedStyle(one).color), light(groundOf(one))]
      return { text: one.textContent, contrast: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) }
    })
  })
  expect(contrasts.length).toBeGreaterThan(6)
  for (const { text, contrast } of contrasts) expect(contrast, text).toBeGreaterThan(4.5)
  await page.close()
})
