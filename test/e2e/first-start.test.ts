// The first start of a shop in a browser, in Spanish: one page at the printed address makes the shop, its administrator
// comes in by the code in the terminal, and a language that is switched off is gone from menus and addresses.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { freePort, startServer, type ServerProcess } from '../server-process.ts'
import { copyTemplate } from '../template.ts'
import { goTo, openBrowser, quiet, visit } from './browser.ts'
import { newDataDir } from './shop-process.ts'
import { sound } from './sound.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { identitystaff: t, console: door } = textsOf('es-ES')
const [dataDir, account, password] = [newDataDir(), 'jefa@example.com', 'puerto77']
let url: string
let server: ServerProcess
let browser: Browser
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const databaseUrl = await copyTemplate(inject('demo').postgres)
  const own = { PORT: String(port), HOST: '127.0.0.1', DEMO: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  server = startServer(own)
  ;[browser] = await Promise.all([openBrowser(), server.ready(120_000)])
})
afterAll(async () => {
  await browser.close()
  server.child.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
})
const inOutput = (what: RegExp): string | undefined => what.exec(server.output())?.[1]
const hreflangs = (page: Page) =>
  page.locator('link[hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))

test('one page makes the shop; a language that is off stands in no menu and in no address', async () => {
  const visitor = await visit(browser, url, { lang: 'es-ES' })
  const { page } = visitor
  await expect.poll(() => inOutput(/(\/admin\/setup#\S+)/)).toBeDefined()
  await page.goto(url + inOutput(/(\/admin\/setup#\S+)/)!)
  await page.getByRole('heading', { level: 1, name: t.title }).waitFor()
  await sound(visitor, 'the page of the first start')
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  await type(t.name['es-ES'], 'Almacén del Puerto')
  await page.getByRole('checkbox', { name: t.languages['zh-CN'] }).uncheck()
  expect(await page.getByRole('radio', { name: t.languages.firstIs.replace('{{name}}', 'Español') }).isChecked()).toBe(
    true,
  )
  await type(t.fields.contact, 'hola@example.com')
  await type(t.fields.admin, account)
  await type(t.fields.nickName, 'Jefa')
  await type(t.fields.password, password)
  await type(t.fields.again, password)
  await type(t.fields.shop, 'Taller')
  await page.getByRole('radio', { name: new RegExp(`^${t.trades.food}`) }).check()
  await page.getByText(/Alérgenos/).waitFor()
  await page.getByRole('button', { name: t.send }).click()

  await page.getByLabel(door.door.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: door.door.next }).click()
  await page.getByLabel(door.door.code).waitFor()
  await expect.poll(() => inOutput(/: (\d{6}),/)).toBeDefined()
  await page.getByLabel(door.door.code).fill(inOutput(/: (\d{6}),/)!)
  await page.locator('.shell h1').waitFor()
  await quiet(page)

  await page.goto(`${url}/admin/shop`)
  await page.getByRole('heading', { name: t.languages.title }).waitFor()
  const offered = (lang: 'zh-CN' | 'en-US' | 'es-ES') => page.getByRole('checkbox', { name: t.languages[lang] })
  await expect.poll(() => offered('es-ES').isChecked()).toBe(true)
  expect([await offered('zh-CN').isChecked(), await offered('en-US').isChecked()]).toEqual([false, true])

  const shopper = await visit(browser, url, { lang: 'zh-CN' })
  await goTo(shopper.page, `${url}/`)
  expect(await shopper.page.locator('html').getAttribute('lang')).not.toBe('zh-CN')
  expect(await hreflangs(shopper.page)).toEqual(['es-ES', 'en-US', 'x-default'])
  expect(await shopper.page.locator('.shell-langs').first().locator('a').count()).toBe(2)

  await offered('en-US').uncheck()
  await page.getByRole('button', { name: t.languages.save }).click()
  await page.getByText(t.languages.saved).waitFor()
  await expect
    .poll(async () => {
      await goTo(shopper.page, `${url}/?lang=en-US`)
      return [await shopper.page.locator('html').getAttribute('lang'), ...(await hreflangs(shopper.page))]
    })
    .toEqual(['es-ES', 'es-ES', 'x-default'])
  expect(await shopper.page.locator('.shell-langs').count()).toBe(0)
  expect(shopper.faults).toEqual([])
})
