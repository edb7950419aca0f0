// Every screen in every language, both appearances, a phone and a desktop: no barrier, no sideways scroll, no jump, no error. One load looks at all of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Browser, Page, Response } from 'playwright-core'
import { languages, type Language } from '#kernel/text/language.ts'
import routes from '#surfaces/storefront/routes.ts'
import { barriers, frameFaults, otherTheme, shifts, sideways, steady } from './looking.ts'
import { openBrowser, startShop, visit, type RunningShop } from './running-shop.ts'
import { screensOf, type Look, type Who } from './screen-list.ts'
import { makeSample, type Sample } from './screen-sample.ts'

const mostJump = 0.05
let shop: RunningShop
let browser: Browser
let sample: Sample
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([startShop(), openBrowser()])
  sample = await makeSample(shop)
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** Goes to an address and waits until the page is alive (scripts took it over), its letters are there and nothing is on its way. */
async function arrive(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  await page.evaluate(async () => {
    await document.fonts.ready
    // what scripts asked for after they woke up: quiet when nothing new came for a moment
    let told = -1
    for (let tries = 0; tries < 40; tries++) {
      const now = performance.getEntriesByType('resource').length
      if (now === told) return
      told = now
      await new Promise((later) => setTimeout(later, 80))
    }
  })
  await steady(page)
  return response
}

/** Whatever the browser complains about while pages are open: scripts, console, requests. A wrong address answers 404 by right. */
function listen(page: Page): () => string[] {
  const said: string[] = []
  page.on('pageerror', (e) => said.push(`script: ${e.message}`))
  page.on(
    'console',
    (m) => m.type() === 'error' && m.location().url !== page.url() && said.push(`console: ${m.text()}`),
  )
  page.on(
    'response',
    (r) => r.status() >= 400 && !r.request().isNavigationRequest() && said.push(`${r.status()} ${r.url()}`),
  )
  page.on('requestfailed', (r) => {
    // a page that is left gives up what it was still fetching
    const why = r.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') said.push(`${why} ${r.url()}`)
  })
  return () => said.splice(0)
}
async function look(
  page: Page,
  { path, status = 200 }: Look,
  lang: Language,
  width: number,
  theme: 'light' | 'dark',
): Promise<string[]> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  const response = await arrive(page, shop.url + path)
  const found = response?.status() === status ? [] : [`answers ${response?.status()}`]
  if (new URL(page.url()).pathname !== path.split('?')[0]) found.push(`leads to ${page.url()}`)
  found.push(...(await sideways(page)), ...(await frameFaults(page, lang)))
  // what is a barrier hangs on the size more than on the language, colours on neither: the phone is asked in every language, the rest in one
  if (width < 768 || lang === 'en-US') found.push(...(await barriers(page)))
  // this browser has no Chinese font, people do: when the last fallback comes late, lines change that do not change for them
  if (lang !== 'zh-CN') found.push(...(await shifts(page, mostJump)))
  const other = theme === 'light' ? 'dark' : 'light'
  if (lang === 'en-US') found.push(...(await otherTheme(page, other)).map((f) => `(${other}) ${f}`))
  if (width < 768) {
    await page.setViewportSize({ width: 320, height: 640 })
    await steady(page)
    found.push(...(await sideways(page)))
  }
  return found
}

/** All screens of one person in one window. */
async function walk(who: Who, lang: Language, width: number, theme: 'light' | 'dark'): Promise<string[]> {
  const { context, page } = await visit(browser, shop.url, { lang, width, theme })
  if (who === 'visitor')
    await context.addInitScript(
      (lines) => location.pathname !== '/' || localStorage.setItem('visitor-cart', lines),
      JSON.stringify(sample.visitorCart),
    )
  else await context.addCookies([{ name: 'token', value: sample[who], url: shop.url }])
  const complaints = listen(page)
  const found: string[] = []
  for (const screen of Object.values(screensOf(sample)).flatMap((s) =>
    'leadsTo' in s ? [] : s.filter((one) => one.who === who),
  )) {
    const faults = [...(await look(page, screen, lang, width, theme)), ...complaints()]
    found.push(...faults.map((f) => `${screen.path} ${who} ${lang} ${width} ${theme}: ${f}`))
  }
  await context.close()
  return found
}

test('the list of screens names every route, and none that is gone', () => {
  const paths = (list: readonly RouteConfigEntry[]): string[] =>
    list.flatMap((r) => (r.children ? paths(r.children) : [r.path ?? '']))
  expect(Object.keys(screensOf(sample)).toSorted()).toEqual(paths(routes).toSorted())
})
test('old addresses lead on', async () => {
  for (const [path, screen] of Object.entries(screensOf(sample))) {
    if (!('leadsTo' in screen)) continue
    const { status, headers } = await fetch(`${shop.url}/${path}`, { redirect: 'manual' })
    expect([path, status < 400 && status >= 300, new URL(headers.get('location')!, shop.url).pathname]).toEqual([
      path,
      true,
      screen.leadsTo,
    ])
  }
})
test.each(languages)('every screen in %s', { timeout: 400_000 }, async (lang) => {
  // the appearance that the server draws takes turns: both are drawn on both sizes, over the languages
  const [served, other] =
    languages.indexOf(lang) % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  const all = async (width: number, theme: 'light' | 'dark') => {
    const found: string[] = []
    for (const who of ['visitor', 'buyer', 'newcomer'] as const) found.push(...(await walk(who, lang, width, theme)))
    return found
  }
  const found = await Promise.all([all(390, served), all(1440, other)])
  expect(found.flat()).toEqual([])
})
