// Draws every letter into pictures, for whoever wants to look at them:
//   node test/e2e/letter-shots.ts FOLDER [part of a name …]
// Sheets of a language, a theme and a width, with some letters beside each other.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { languages } from '#kernel/text/language.ts'
import { letterSamples } from '../letter-samples.ts'
import { openBrowser } from './browser.ts'

const [folder = 'letters', ...parts] = process.argv.slice(2)
const [columns, onSheet] = [4, 16]
// the tests' browser has no Chinese of its own
const host = 'http://fonts.invalid/'
const fonts = join(import.meta.dirname, '../../node_modules/@fontsource-variable/noto-sans-sc')
const withChinese = (html: string): string =>
  html
    .replace('<style>', `<link rel="stylesheet" href="${host}index.css"><style>`)
    .replaceAll(/,(sans-)?serif(?=[;"])/g, ',Noto Sans SC Variable$&')

async function draw(page: Page, letters: readonly string[], width: number, theme: string): Promise<void> {
  await page.setContent(`<!doctype html><style>body{margin:0;display:flex;gap:8px;background:#888;align-items:start}
    div{width:${width}px}iframe{width:${width}px;border:0;display:block;margin-bottom:8px;color-scheme:${theme}}</style>
    ${'<div></div>'.repeat(columns)}`)
  await page.evaluate(async (all) => {
    const places = [...document.querySelectorAll('div')]
    for (const html of all) {
      const frame = document.createElement('iframe')
      const lowest = Math.min(...places.map((place) => place.offsetHeight))
      const loaded = new Promise((done) => frame.addEventListener('load', done))
      frame.srcdoc = html
      places.find((place) => place.offsetHeight === lowest)!.append(frame)
      await loaded
      await frame.contentDocument!.fonts.ready
      frame.style.height = `${frame.contentDocument!.documentElement.scrollHeight}px`
    }
  }, letters)
}

mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
for (const lang of languages) {
  const wanted = letterSamples(lang).filter(({ name }) => parts.length === 0 || parts.some((p) => name.includes(p)))
  for (const theme of ['light', 'dark'] as const)
    for (const width of [600, 360]) {
      const viewport = { width: columns * (width + 8) - 8, height: 600 }
      const page = await browser.newPage({ viewport, colorScheme: theme })
      await page.route(`${host}**`, (route) =>
        route.fulfill({
          body: readFileSync(join(fonts, route.request().url().slice(host.length))),
          contentType: route.request().url().endsWith('css') ? 'text/css' : 'font/woff2',
          headers: { 'access-control-allow-origin': '*' },
        }),
      )
      for (let from = 0; from < wanted.length; from += onSheet) {
        const some = wanted.slice(from, from + onSheet)
        await draw(
          page,
          some.map(({ mail }) => withChinese(mail.html!)),
          width,
          theme,
        )
        await page.screenshot({ path: join(folder, `${lang}-${theme}-${width}-${from / onSheet}.png`), fullPage: true })
      }
      await page.close()
    }
}
await browser.close()
