// The tests' browser, the same on every machine: it is unpacked into a folder of its own and sees only the fonts that
// come with it, whatever the system has. Chinese is drawn by the shop's own last fallback.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type BrowserContext, type Page, type Request, type Response } from 'playwright-core'

const meta = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'package.json')
const { version } = JSON.parse(readFileSync(meta, 'utf8')) as { version: string }
const folder = join(tmpdir(), `miralo-browser-${version}`)

const fontsOf = (dir: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(dir, 'fonts', 'fonts')}</dir><cachedir>${join(dir, 'font-cache')}</cachedir></fontconfig>
`
/** Unpacks it once; half an unpacking is never seen, for the folder gets its name at the end. */
export async function unpackBrowser(): Promise<void> {
  if (existsSync(folder)) return
  const before = process.env['TMPDIR']
  const unpacking = mkdtempSync(`${folder}-`)
  process.env['TMPDIR'] = unpacking // where the package puts what it unpacks
  try {
    await sparticuz.executablePath()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  mkdirSync(join(unpacking, 'font-cache'))
  writeFileSync(join(unpacking, 'fonts.conf'), fontsOf(folder))
  try {
    renameSync(unpacking, folder)
  } catch (e) {
    rmSync(unpacking, { recursive: true, force: true })
    if (!existsSync(folder)) throw e // else somebody was quicker
  }
}
export async function openBrowser(): Promise<Browser> {
  await unpackBrowser()
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  })
}

export interface Visitor {
  context: BrowserContext
  page: Page
  /** Faults the browser told: console errors and broken scripts. */
  faults: string[]
}
/** A person with a language, a window and a theme. */
export async function visit(
  browser: Browser,
  url: string,
  {
    lang = 'en-US',
    width = 1440,
    theme = 'light',
    worker = false,
    userAgent,
  }: { lang?: string; width?: number; theme?: string; worker?: boolean; userAgent?: string } = {},
): Promise<Visitor> {
  const phone = width < 768
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 900 },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
    ...(userAgent !== undefined && { userAgent }),
    // what a worker answers is seen by no test that watches or changes what is on its way
    serviceWorkers: worker ? 'allow' : 'block',
  })
  await context.addCookies([
    { name: 'lang', value: lang, url },
    { name: 'theme', value: theme, url },
  ])
  // a fault that React mended tells of another one, which says more
  await context.addInitScript(() =>
    addEventListener(
      'error',
      ({ error }) => error instanceof Error && error.cause instanceof Error && console.error(error.cause.stack),
    ),
  )
  const faults: string[] = []
  return { context, page: await tabOf({ context, faults }), faults }
}
/** Another tab of a window: signed in as the first, with its language and look. */
export async function tabOf({ context, faults }: Pick<Visitor, 'context' | 'faults'>): Promise<Page> {
  const page = await context.newPage()
  watched.set(page, traffic(page))
  page.setDefaultTimeout(60_000)
  page.on('pageerror', (e) => faults.push(e.message))
  page.on('console', (m) => m.type() === 'error' && faults.push(m.text()))
  return page
}

/** The line of a desk, which has no end. */
const isLine = (request: Request): boolean => request.url().endsWith('/api/v2/console/stream')
const watched = new WeakMap<Page, () => Promise<void>>()
/** Knows what a page is still fetching; answers once nothing is, and scripts that had time asked for nothing more. */
function traffic(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let begun = 0
  let onQuiet: (() => void) | undefined
  page.on('request', (request) => {
    if (isLine(request)) return
    begun++
    open.add(request)
  })
  const over = (request: Request) => {
    if (open.delete(request) && open.size === 0) onQuiet?.()
  }
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  return async () => {
    for (let seen = -1; seen !== begun;) {
      seen = begun
      if (open.size > 0) await new Promise<void>((done) => (onQuiet = done))
      await page.evaluate(async () => {
        await document.fonts.ready
        for (let times = 0; times < 2; times++) {
          await new Promise((done) => requestIdleCallback(done))
          await new Promise((done) => requestAnimationFrame(done))
        }
      })
    }
  }
}
/** Waits until nothing is on its way to a visitor's page. */
export const quiet = (page: Page): Promise<void> => watched.get(page)!()

/** Waits until the page is alive (scripts took it over) and nothing is on its way: what is pressed now, acts. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  await quiet(page)
}
/** Goes to an address of the shop. */
export async function goTo(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address, { waitUntil: 'load' })
  await alive(page)
  return response
}
