// `npm run lighthouse [--rounds 3] [--url http://…] [--only cart]`: audits home, a list, a product, somebody's cart
// and own page, and a visitor's cart of the built demo shop as a phone would see them, and says what costs points.
// The median round counts.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import sparticuz from '@sparticuz/chromium'
import lighthouse, { type Result } from 'lighthouse'
import { chromium, type Browser } from 'playwright-core'
import { freePort } from '../test/server-process.ts'
import { askShop, signedIn } from '../test/e2e/running-shop.ts'
import { newDataDir, startShop } from '../test/e2e/shop-process.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    url: { type: 'string' },
    path: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
  },
})
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const say = (text: string): void => void process.stdout.write(`${text}\n`)

interface Seen {
  name: string
  path: string
  /** whose page it is */
  token?: string
  /** not for search engines */
  own?: boolean
}
interface Listed {
  records: { id: number; level?: number; productCount?: number }[]
}
/** Home, the department with most goods, the first of its goods; of a buyer the cart and their own page. */
async function pagesOf(url: string): Promise<Seen[]> {
  if (values.path) return values.path.map((path) => ({ name: path, path }))
  const ask = async (path: string, input: object) =>
    (await askShop<Listed>(url, `/api/v2/goods/${path}`, input)).records
  const departments = (await ask('category/list', {}))
    .filter((c) => c.level === 1)
    .toSorted((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0))
  const goods = await ask('goods/page', { categoryId: departments[0]!.id, size: 3 })
  const token = await signedIn(url, 'lin@example.com')
  for (const { id } of goods) {
    const { skus } = await askShop<{ skus: { id: number }[] }>(url, '/api/v2/goods/goods/detail/normal', { id })
    await askShop(url, '/api/v2/cart/cart/add', { skuId: skus[0]!.id, quantity: 1 }, token)
  }
  const pages: Seen[] = [
    { name: 'home', path: '/' },
    { name: 'list', path: `/goods/list?categoryId=${departments[0]!.id}` },
    { name: 'product', path: `/goods/${goods[0]!.id}` },
    { name: 'cart', path: '/shoppingCart', own: true, token },
    { name: 'hub', path: '/user/user', own: true, token },
    { name: 'visitorCart', path: '/shoppingCart', own: true },
  ]
  return pages.filter(({ name }) => !values.only || values.only.includes(name))
}

/**
 * The browser holds the cookie of who looks, as theirs would: one that is only sent along with requests is dropped for
 * the browser's own as soon as that has any, and the page is a visitor's.
 */
async function signIn(browser: Browser, url: string, token: string | undefined): Promise<void> {
  const devtools = await browser.newBrowserCDPSession()
  await devtools.send('Storage.clearCookies')
  if (token) await devtools.send('Storage.setCookies', { cookies: [{ name: 'token', value: token, url }] })
  await devtools.detach()
}

/** Visits the page as the audit will, until its pictures are there in their best format: a shop in service has them. */
async function warm(browser: Browser, url: string, { path, token }: Seen): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  if (token) await context.addCookies([{ name: 'token', value: token, url }])
  const page = await context.newPage()
  const pictures = new Set<string>()
  const scripts: Promise<number>[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith('.avif')) pictures.add(reply.url())
    if (reply.url().endsWith('.js'))
      scripts.push(
        reply.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      )
  })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  for (const picture of pictures)
    for (let tries = 0; tries < 100 && !(await isFinal(picture)); tries++)
      await new Promise((later) => setTimeout(later, 200))
  await context.close()
  return (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
}
const isFinal = async (picture: string): Promise<boolean> =>
  (await fetch(picture)).headers.get('content-type') === 'image/avif'

const scoreOf = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100)
const judged = ({ own }: Seen) => categories.filter((category) => category !== 'seo' || !own)
async function audit(url: string, seen: Seen, port: number): Promise<Result> {
  await signIn(browser, url, seen.token)
  const found = await lighthouse(url + seen.path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: judged(seen),
  })
  if (!found) throw new Error(`no audit of ${seen.path}`)
  const { finalDisplayedUrl } = found.lhr
  if (new URL(finalDisplayedUrl).pathname !== new URL(url + seen.path).pathname)
    throw new Error(`${seen.path} led to ${finalDisplayedUrl}`)
  return found.lhr
}

/** Audits below full marks that count, the heaviest first. */
function losses(result: Result): string[] {
  return categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ id }) => {
        const { title, displayValue, score } = result.audits[id]!
        return `${category}: ${title} ${displayValue ?? ''} (${Math.round((score ?? 0) * 100)})`
      }),
  )
}

const dataDir = newDataDir()
const shop = values.url ? undefined : await startShop({ dataDir })
const url = values.url ?? shop!.url
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', `--remote-debugging-port=${port}`],
})
try {
  say('page | performance | accessibility | best practices | SEO | LCP | blocking | shift | JavaScript gzip')
  for (const seen of await pagesOf(url)) {
    const scripts = await warm(browser, url, seen)
    const rounds: Result[] = []
    for (let round = 0; round < Number(values.rounds); round++) rounds.push(await audit(url, seen, port))
    const middle = rounds.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
      Math.floor(rounds.length / 2)
    ]!
    const shown = (id: string) => middle.audits[id]?.displayValue?.replaceAll(' ', ' ') ?? '–'
    say(
      [
        seen.name,
        ...categories.map((c) => (judged(seen).includes(c) ? scoreOf(middle, c) : '–')),
        shown('largest-contentful-paint'),
        shown('total-blocking-time'),
        shown('cumulative-layout-shift'),
        `${(scripts / 1000).toFixed(0)} kB`,
      ].join(' | '),
    )
    for (const loss of losses(middle)) say(`    ${loss}`)
  }
} finally {
  await browser.close()
  await shop?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
