// Invoices at the merchant's desk: asked by their buyer, found, who issues is told, issued, saved as a file; another
// issued with a paper of the merchant's own, another rejected.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { openBrowser, quiet, type Visitor } from './browser.ts'
import { atDesk, bought, goToDesk, inFours } from './console-side.ts'
import { barriers } from './looking.ts'
import { askShop, ownShop } from './running-shop.ts'
import type { RunningShop } from './shop-process.ts'
import { sound } from './sound.ts'
import { pdf } from '../uploading.ts'
import { openPool } from '#kernel/data/db.ts'
import { textsOf } from '#kernel/text/i18n.ts'

const { invoicingmerchant: t, console: c } = textsOf('en-US')
const owner = 'kiln@example.com'
const merchantId = 1
let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([ownShop(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** As of a merchant who issues for the first time. */
async function forgetIssuer() {
  const pool = openPool(shop.databaseUrl, { max: 1, limited: false })
  await pool.query('delete from invoice_issuer where merchant_id = $1', [merchantId])
  await pool.end()
}
/** A paid order whose invoice its buyer wants, made out to a person of this name. */
async function asked(title: string) {
  const { orderNo, token } = await bought(shop, { merchantId, quantity: 2 })
  const wish = { orderNo, invoice: { type: 'individual', title }, requestId: crypto.randomUUID() }
  const { id } = await askShop<{ id: number }>(shop.url, '/api/v2/invoice/apply/add', wish, token)
  const mine = () =>
    askShop<{ application: { status: string; reason: string } }>(
      shop.url,
      '/api/v2/invoice/apply/detail',
      { orderNo },
      token,
    ).then(({ application: { status, reason } }) => ({ status, reason }))
  return { id, orderNo, mine }
}
const dialog = ({ page }: Visitor) => page.locator('dialog.question')
/** Of an invoice that was issued: its kind and number. */
const titleOf = ({ page }: Visitor) => {
  const name = new RegExp(t.title.issued.replace('{{number}}', '\\d{4}-\\d{6}$'))
  return page.getByRole('heading', { level: 1, name }).innerText()
}
/** The file that a press on its button saves. */
async function saved({ page }: Visitor, paper: string) {
  const [reply, file] = await Promise.all([
    page.waitForResponse(/\/api\/v2\/invoice\/file\/\d+$/),
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.downloadOf.replace('{{paper}}', paper) }).click(),
  ])
  return {
    type: reply.headers()['content-type'],
    head: (await readFile(await file.path())).subarray(0, 5).toString(),
    file,
  }
}

test('a clerk finds an invoice that is asked, says who issues, issues it and saves the paper', async () => {
  await forgetIssuer()
  const { orderNo, mine } = await asked('Zhang Wei')
  const desk = await atDesk(browser, shop, owner, '/merchant/invoices')
  const { page } = desk
  await page.getByRole('link', { name: new RegExp(`^${c.menu.invoices} \\d+$`) }).waitFor()
  await sound(desk, 'the list')
  await page.getByRole('searchbox', { name: t.search }).fill(inFours(orderNo))
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: inFours(orderNo) }).click()
  await page.waitForURL(/\/invoices\/\d+$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Zhang Wei').first().waitFor()
  await quiet(page)
  await sound(desk, 'the case')

  await page.keyboard.press('a')
  await dialog(desk).getByRole('button', { name: t.issue.verb }).click()
  await dialog(desk).getByRole('alert').waitFor() // nobody issues yet
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await dialog(desk).getByRole('link', { name: t.issuer.tell }).click()
  await page.getByRole('button', { name: t.issuer.save }).click()
  await page.getByText(t.issuer.nameLacking).waitFor()
  await sound(desk, 'the form of who issues')
  await page.getByLabel(t.issuer.name).fill('Jingdezhen Kiln Ltd')
  await page.getByLabel(t.issuer.taxNo).fill('91360200MA35KDXT5B')
  await page.getByRole('button', { name: t.issuer.save }).click()
  await page.getByText(t.issuer.saved).waitFor()

  await page.goBack()
  await page.getByText('Jingdezhen Kiln Ltd').waitFor()
  await page.getByRole('button', { name: new RegExp(`^${t.act.issue}`) }).click()
  await dialog(desk).getByRole('button', { name: t.issue.verb }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  const title = await titleOf(desk)
  expect(await mine()).toEqual({ status: 'issued', reason: '' })
  const { type, head, file } = await saved(desk, title)
  expect([type, head]).toEqual(['application/pdf', '%PDF-'])
  expect(file.suggestedFilename()).toBe(`invoice-${title.split(' ').at(-1)}.pdf`)
  expect(await page.getByRole('button', { name: new RegExp(`^${t.act.issue}`) }).count()).toBe(0)
  await sound(desk, 'what was issued')
})

test('on a phone a wish is rejected with a reason, another answered by a paper of the own', async () => {
  const [no, yes] = [await asked('Li Na'), await asked('Wang Fang')]
  const phone = { width: 390, theme: 'dark' }
  const desk = await atDesk(browser, shop, owner, `/merchant/invoices?q=${no.orderNo}`, phone)
  const { page } = desk
  await sound(desk, 'the list')
  await page.locator(`a[href$="/invoices/${no.id}"]`).click()
  await page.getByRole('button', { name: t.act.reject }).click()
  await dialog(desk).getByRole('button', { name: t.reject.verb }).click()
  await dialog(desk).getByText(t.reject.lacking).waitFor()
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await dialog(desk).getByLabel(t.reject.label).fill('Ask with the title of your company')
  await dialog(desk).getByRole('button', { name: t.reject.verb }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  await page.getByText('Ask with the title of your company').waitFor()
  expect(await no.mine()).toEqual({ status: 'rejected', reason: 'Ask with the title of your company' })
  await quiet(page)
  await sound(desk, 'what was rejected')

  await goToDesk(page, `${shop.url}/merchant/invoices/${yes.id}`)
  await page.getByRole('button', { name: t.act.issue, exact: true }).click()
  await dialog(desk).getByRole('radio', { name: t.issue.own }).check()
  await dialog(desk).getByRole('button', { name: t.issue.verb }).click()
  await dialog(desk).getByText(t.issue.fileLacking).waitFor()
  const paper = { name: 'fapiao.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await dialog(desk).getByLabel(t.issue.file).setInputFiles(paper)
  await dialog(desk).getByText(t.issue.sent.replace('{{name}}', paper.name)).waitFor()
  await dialog(desk).getByLabel(t.issue.reference).fill('24112000000012345678')
  expect(await barriers(page, 'dialog.question')).toEqual([])
  await dialog(desk).getByRole('button', { name: t.issue.verb }).click()
  await dialog(desk).waitFor({ state: 'detached' })
  await page.getByText('24112000000012345678').waitFor()
  expect(await yes.mine()).toEqual({ status: 'issued', reason: '' })
  const title = await titleOf(desk)
  expect((await saved(desk, title)).head).toBe('%PDF-')
  await sound(desk, 'what was issued')
})
