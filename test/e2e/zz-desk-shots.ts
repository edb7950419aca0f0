import { openBrowser } from './browser.ts'
import { atDesk, goToDesk } from './console-side.ts'
import { mkdirSync } from 'node:fs'
const [url = '', folder = '', who = 'kiln@example.com', lang = 'zh-CN', width = '390', theme = 'light', ...pages] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
const look = { lang, width: Number(width), theme, height: 900 } as never
const desk = await atDesk(browser, { url } as never, who, pages[0]!, look)
for (const p of pages) {
  try { await goToDesk(desk.page, url + p) } catch (e) { console.log(p, String(e).slice(0, 200)) }
  await desk.page.waitForTimeout(700)
  const wide = await desk.page.evaluate(() => document.documentElement.scrollWidth)
  await desk.page.screenshot({ path: `${folder}/${lang}-${width}-${theme}-${p.replaceAll(/[\/?=&:]/g, '_')}.png`, fullPage: true })
  console.log(p, wide)
}
await browser.close()
