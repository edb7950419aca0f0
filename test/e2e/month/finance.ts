// What the staff do for a month's money: disputes answered by two, payouts by batches that another approves, the bank's
// file and its answer, files of providers until nothing differs, the audit of the books.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { answerTo, instructionsIn, type Said } from '../../paying-out.ts'
import { quiet } from '../browser.ts'
import { press, saying } from '../three-windows/windows.ts'
import { idle } from './clock.ts'
import { answer, at, finance, openFirst, question, second, type Desk, type Desks } from './desks.ts'

/** of the bank */
export const reason = 'Account closed'
const disputed = '/admin/statements?tab=disputed'
/** Finance grants a sum, another of the staff agrees. */
export async function answerDispute(desks: Desks): Promise<void> {
  await at(desks, { who: finance, address: disputed }, async ({ page, t, look }) => {
    const words = t.statementsstaff
    await look('disputes')
    await openFirst(page, '/statements')
    await look('a dispute')
    await press(page, words.answer.verb)
    await question(page).getByLabel(words.answer.granted).fill('8.00')
    await question(page).getByLabel(words.answer.words).fill('You are right: ¥8.00 follow with the next statement')
    await look('the answer to a dispute')
    await answer(page, words.answer.do)
    await page.getByText(words.own).waitFor()
    await look('a dispute that waits for a second person')
  })
  await at(desks, { who: second, address: disputed, width: 390 }, async ({ page, t, look }) => {
    const words = t.statementsstaff
    await openFirst(page, '/statements')
    await press(page, words.decide.approve)
    await look('the second person')
    await answer(page, words.decide.approve)
    await page.getByText(words.dispute.state.closed, { exact: true }).waitFor()
  })
}

async function pay({ page, t, look }: Desk): Promise<void> {
  await press(page, t.statementsstaff.pay.verb)
  const { done_one: one, done_other: more } = t.statementsstaff.pay
  await page
    .getByRole('link', { name: saying(more) })
    .or(page.getByRole('link', { name: one }))
    .waitFor()
  await look('what was paid and what not')
}
/** Paying all leaves out what came back, and says so; its own page tells why and where it was to go. */
export async function leavesOutWhatCameBack(desks: Desks): Promise<void> {
  await at(desks, { who: finance, address: '/admin/statements?tab=confirmed' }, async ({ page, t, look }) => {
    const words = t.statementsstaff
    await press(page, words.pay.verb)
    await page.getByText(new RegExp(words.pay.reason.sentBack)).waitFor()
    await look('what came back is left out')
    const row = page.locator('tbody tr', { hasText: t.statementsmerchant.state.sentBack })
    await row.getByRole('link').first().click()
    await page.locator('.case .head').waitFor()
    await page.getByText(reason).waitFor()
    await press(page, saying(words.pay.one))
    await question(page)
      .getByText(saying(words.pay.again, { reason: [reason] }))
      .waitFor()
    await look('paying it once more to the same account')
  })
}
/** The number of the batch that finance makes of all that is ready. */
const makeBatch = (desks: Desks): Promise<string> =>
  at(desks, { who: finance, address: '/admin/statements?tab=confirmed' }, async (desk) => {
    const { page, t, look } = desk
    await look('statements to pay')
    await pay(desk)
    await page.locator('.note a').click()
    await page.getByRole('button', { name: saying(t.payoutsstaff.make) }).click()
    await page.waitForURL(/payouts\/\d+$/)
    await page.locator('.case .head').waitFor()
    await look('a batch')
    return new URL(page.url()).pathname
  })
const approve = (desks: Desks, address: string): Promise<void> =>
  at(desks, { who: second, address, width: 390 }, async ({ page, t, look }) => {
    const verb = page.getByRole('button', { name: t.payoutsstaff.approve, exact: true })
    if ((await verb.count()) === 0) return
    await look('a batch to approve')
    await verb.click()
    await page.getByText(t.payoutsstaff.state.approved).waitFor()
  })
/** All that is ready is paid in one batch; what the bank says of some is given by their place. */
export async function payOut(desks: Desks, otherwise: Partial<Record<number, Partial<Said>>> = {}): Promise<number> {
  const address = await makeBatch(desks)
  await approve(desks, address)
  const paid = await at(desks, { who: finance, address }, async ({ page, t, look }) => {
    const words = t.payoutsstaff
    const take = page.getByRole('button', { name: words.take, exact: true })
    const [file] = await Promise.all([page.waitForEvent('download'), take.click()])
    const csv = readFileSync(await file.path(), 'utf8')
    await page.getByText(words.answer.text).waitFor()
    await look('a batch at the bank')
    const buffer = Buffer.from(answerTo(csv, otherwise))
    await page.locator('input[type=file]').setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer })
    const failed = Object.keys(otherwise).length
    await page.getByText(failed === 1 ? words.state.returned_one : words.state.answered, { exact: true }).waitFor()
    await look('a batch that was answered')
    return instructionsIn(csv).length
  })
  await idle(desks.shop) // statements follow their payouts
  return paid
}

/** Files are fetched; of what differs is said how it was cleared, until nothing is open. */
export async function reconcile(desks: Desks, differs: number): Promise<void> {
  await at(desks, { who: finance, address: '/admin/payments/files' }, async ({ page, t, look }) => {
    const words = t.reconciliationstaff
    await look('files of providers, some missing')
    await press(page, words.fetch)
    await idle(desks.shop)
    for (const provider of ['stripe', 'wechat', 'alipay'] as const)
      await page.locator('tbody tr', { hasText: words.provider[provider] }).first().waitFor()
    await look('files of providers')
    await page.getByRole('link', { name: words.toDifferences, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.differences.title }).waitFor()
    await quiet(page)
    const here = await page.locator('nav.menu [aria-current=page]').textContent()
    expect(here).toBe(t.console.menu.providerFiles)
    const clear = page.getByRole('button', { name: words.resolve.verb, exact: true })
    await expect.poll(() => clear.count()).toBe(differs)
    await look('differences')
    for (let left = differs; left > 0; left--) {
      await clear.first().click()
      await question(page).getByLabel(words.resolve.label).fill('Sold at the till of the fair, in no order of ours')
      await answer(page, words.resolve.send)
      await expect.poll(() => clear.count()).toBe(left - 1)
    }
    await look('nothing differs')
  })
}
export async function audit(desks: Desks): Promise<void> {
  await at(desks, { who: second, address: '/admin/operation/books', width: 390 }, async ({ page, t, look }) => {
    const words = t.operationstaff.books
    await press(page, words.run)
    await page.getByRole('heading', { name: saying(words.right) }).waitFor({ timeout: 60_000 })
    await look('the audit of the books')
  })
  await at(desks, { who: finance, address: '/admin/ledger' }, async ({ page, t, look }) => {
    const words = t.booksstaff
    await look('the trial balance')
    await page.getByText(words.view.sheet, { exact: true }).click()
    await page.getByRole('heading', { name: words.sheet.title }).waitFor()
    await look('the balance sheet')
  })
}
