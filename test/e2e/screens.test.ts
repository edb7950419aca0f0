// Every screen in a browser: no barrier, no sideways scroll, no jump, no error. Each is looked at in four looks, which
// together have every language, both appearances, a phone and a desktop, for barriers in two of them;
// `npm run test:screens` looks at all twelve.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Browser, Page } from 'playwright-core'
import { languages } from '#kernel/text/language.ts'
import routes from '#routes.ts'
import { barriers, frameFaults, shifts, sideways, steady, watchShifts } from './looking.ts'
import { goTo, openBrowser, visit } from './browser.ts'
import { ownShop } from './running-shop.ts'
import { isInTurn, isJudged, looks, screensInTurn, type Look } from './screen-looks.ts'
import { screensOf, type Screen, type Who } from './screen-list.ts'
import { makeSample, type Sample } from './screen-sample.ts'
import type { RunningShop } from './shop-process.ts'

const mostJump = 0.05
let shop: RunningShop
let browser: Browser
let sample: Sample
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
  sample = await makeSample(shop)
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** What the browser complains of while pages are open: scripts, console, requests. A wrong address may answer 404. */
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
async function look(page: Page, screen: Screen, { lang, width }: Look, judged: boolean): Promise<string[]> {
  const { path, status = 200 } = screen
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
  const response = await goTo(page, shop.url + path)
  await steady(page)
  const found = response?.status() === status ? [] : [`answers ${response?.status()}`]
  if (new URL(page.url()).pathname !== path.split('?')[0]) found.push(`leads to ${page.url()}`)
  found.push(...(await sideways(page)), ...(await frameFaults(page, lang)))
  if (judged) found.push(...(await barriers(page)))
  found.push(...(await shifts(page, mostJump)))
  if (width < 768) {
    await page.setViewportSize({ width: 320, height: 640 })
    await steady(page)
    found.push(...(await sideways(page)))
  }
  return found
}

/** One person in one window goes through the screens whose turn it is. */
async function walk(who: Who, one: Look): Promise<string[]> {
  const { context, page } = await visit(browser, shop.url, one)
  await watchShifts(context)
  if (who === 'visitor')
    await context.addInitScript(
      (lines) => location.pathname !== '/' || localStorage.setItem('visitor-cart', lines),
      JSON.stringify(sample.visitorCart),
    )
  else await context.addCookies([{ name: 'token', value: sample[who], url: shop.url }])
  const complaints = listen(page)
  const found: string[] = []
  for (const { screen, judged } of screensInTurn(screensOf(sample), who, one)) {
    const faults = [...(await look(page, screen, one, judged)), ...complaints()]
    found.push(...faults.map((f) => `${screen.path} ${who} ${one.lang} ${one.width} ${one.theme}: ${f}`))
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
test('the browser sees no Chinese font of the machine', async () => {
  const { context, page } = await visit(browser, shop.url)
  const width = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = '20px sans-serif'
    return pen.measureText('永').width
  })
  expect(width).toBeLessThan(20)
  await context.close()
})
test('each screen is seen in every language, appearance and size, and all together in every mixture', () => {
  const all = Object.values(screensOf(sample)).flatMap((s) => ('leadsTo' in s ? [] : s))
  const turns = all.map((screen) => looks.filter((one) => isInTurn(all.indexOf(screen), one)))
  for (const of of turns) {
    expect(of).toHaveLength(4)
    expect([new Set(of.map((l) => l.lang)).size, new Set(of.map((l) => l.theme + l.width)).size]).toEqual([3, 4])
    const judged = of.filter((l) => isJudged(turns.indexOf(of), l))
    expect([new Set(judged.map((l) => l.theme)).size, new Set(judged.map((l) => l.width)).size]).toEqual([2, 2])
  }
  expect(new Set(turns.flat())).toEqual(new Set(looks))
})
test.each(languages)('screens in %s', { timeout: 1_800_000 }, async (lang) => {
  const at = async (width: number) => {
    const found: string[] = []
    for (const one of looks.filter((l) => l.lang === lang && l.width === width))
      for (const who of ['visitor', 'buyer', 'newcomer', 'customer'] as const) found.push(...(await walk(who, one)))
    return found
  }
  const found = await Promise.all([at(390), at(1440)])
  expect(found.flat()).toEqual([])
})
