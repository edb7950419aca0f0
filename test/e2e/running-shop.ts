// The built demo shop as its own process (in the test process pages would run React's development build), and a browser to walk through it.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { solve } from '#features/platform/captcha/parts/solving.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const en = textsOf('en-US')

export interface RunningShop {
  url: string
  dataDir: string
  process: ChildProcess
  stop: () => Promise<void>
}
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })
}

/** Starts `server.ts` with the demo goods on a data folder of its own; answers once it serves. */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'miralo-e2e-'))
  const child = spawn(process.execPath, ['server.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      SETTING_CAPTCHA_WORK_COST: '20',
      ...env,
    },
  })
  let said = ''
  await new Promise<void>((ready, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready in')) ready()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => failed(new Error(`the shop ended with ${code}: ${said}`)))
  })
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, dataDir, process: child, stop }
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
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
  { lang = 'en-US', width = 1440, theme = 'light' }: { lang?: string; width?: number; theme?: string } = {},
): Promise<Visitor> {
  const phone = width < 768
  const context = await browser.newContext({
    viewport: { width, height: phone ? 844 : 900 },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: 'reduce',
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
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const faults: string[] = []
  page.on('pageerror', (e) => faults.push(e.message))
  page.on('console', (m) => m.type() === 'error' && faults.push(m.text()))
  return { context, page, faults }
}
/** The newest code that was mailed to the address, from the development inbox. */
export async function mailedCode(url: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${url}/dev/inbox.json?to=${encodeURIComponent(email)}`)).json()) as {
    code?: string
  }[]
  return mails.find((m) => m.code !== undefined)!.code!
}
/** A captcha token, earned by work. */
export async function captchaProof(url: string): Promise<string> {
  const { challenge, guesses } = await askShop<{ challenge: string; guesses: number }>(url, '/captcha/get', {
    kind: 'work',
  })
  const solution = await solve(challenge, guesses, 0, 1, () => undefined)
  return (await askShop<{ captchaToken: string }>(url, '/captcha/check', { kind: 'work', challenge, ...solution }))
    .captchaToken
}
/** Lets the browser prove itself by work in the sheet that just opened. */
export async function passCaptcha(page: Page, t: typeof en.captcha = en.captcha): Promise<void> {
  const sheet = page.getByRole('dialog', { name: t.title })
  await sheet.getByRole('button', { name: t.other.work }).click()
  await sheet.waitFor({ state: 'detached' })
}
/** Asks a call; the answer, or an error with what the shop said. */
export async function askShop<T>(url: string, path: string, input: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) })
  const envelope = (await reply.json()) as { code: number; data?: T; userinfo?: T; message?: string }
  if (envelope.code !== 20001 && envelope.code !== 1) throw new Error(`${path}: ${envelope.message}`)
  return (envelope.userinfo ?? envelope.data) as T
}
