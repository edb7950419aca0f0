import { openBrowser, visit, quiet } from './browser.ts'
import { atDesk, consoleToken } from './console-side.ts'
import { mkdirSync } from 'node:fs'
const [url = '', folder = '', mode = 'paused'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const token = await consoleToken({ url } as never, 'kiln@example.com')
const ask = async (path: string, input: object) => {
  const r = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'user-type': '2' }, body: JSON.stringify(input) })
  const j = await r.json(); if (r.status !== 200) console.log(path, JSON.stringify(j).slice(0, 300)); return j.data
}
const now = await ask('/api/v2/mch/shop/holiday/list', {})
console.log(JSON.stringify(now).slice(0, 500))
for (const h of now.records ?? []) await ask('/api/v2/mch/shop/holiday/end', { id: h.id, requestId: crypto.randomUUID() })
const day = (n: number) => new Date(Date.now() + 8 * 3600e3 + n * 864e5).toISOString().slice(0, 10)
await ask('/api/v2/mch/shop/holiday/save', { fromDay: day(0), backDay: day(9), mode, words: { 'zh-CN': '窑里歇火，暂停发货。', 'en-US': 'The kiln rests for a week.', 'es-ES': 'El horno descansa una semana.' }, requestId: crypto.randomUUID() })
const browser = await openBrowser()
const { records } = await (await fetch(url + '/api/v2/goods/goods/page', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ merchantId: 1, size: 3 }) })).json().then((j: any) => j.data)
const id = records[0].id
for (const [lang, width, theme] of [['es-ES', 390, 'light'], ['zh-CN', 1440, 'dark'], ['en-US', 1440, 'light']] as const) {
  const v = await visit(browser, url, { lang, width, theme })
  for (const [name, path] of [['goods', `/goods/${id}`], ['shop', '/home/shopIndex?id=1']] as const) {
    await v.page.goto(url + path); await quiet(v.page)
    await v.page.screenshot({ path: `${folder}/${name}-${lang}-${width}-${theme}.png` })
  }
  const d = await visit(browser, url, { lang, width, theme })
  await d.context.addInitScript((signed) => localStorage.setItem('console', signed), JSON.stringify({ token }))
  await d.page.goto(url + '/merchant/shop/holidays'); await d.page.locator('.shell h1').waitFor()
  await d.page.waitForTimeout(500)
  await d.page.screenshot({ path: `${folder}/list-${lang}-${width}-${theme}.png` })
  const b = d.page.locator('header .ant-btn-primary, .page button.ant-btn-primary').first()
  await b.click().catch((e) => console.log(String(e).slice(0, 100))); await d.page.waitForTimeout(900)
  await d.page.screenshot({ path: `${folder}/form-${lang}-${width}-${theme}.png` })
}
await browser.close()
