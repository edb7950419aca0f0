// What owners do for their money at their desk: an account, yes to a statement, no to a line of one.
import { expect } from 'vitest'
import { consolePassword } from '../console-side.ts'
import { press, saying } from '../three-windows/windows.ts'
import { answer, at, openFirst, question, type Desks } from './desks.ts'

interface Given {
  width?: number
  /** the bank sent something back of the one before */
  again?: boolean
}
export async function giveAccount(desks: Desks, who: string, number: string, given: Given = {}): Promise<void> {
  const { width = 1440, again = false } = given
  await at(desks, { who, address: '/merchant/money', width }, async ({ page, t, look }) => {
    const words = t.payoutsmerchant
    await page.getByText(again ? saying(words.sentBack) : words.none).waitFor()
    await look(again ? 'money of which some came back' : 'money without an account')
    await press(page, again ? words.change : words.add)
    const dialog = question(page)
    await dialog.getByLabel(words.field.holder).fill('景德镇南山窑陶瓷有限公司')
    await dialog.getByLabel(words.field.bank).fill('招商银行景德镇分行')
    await dialog.getByLabel(words.field.number).fill(number)
    await dialog.getByLabel(words.field.password, { exact: true }).fill(consolePassword)
    await look('the account')
    await answer(page, words.save)
    await page
      .getByText(new RegExp(`${number.slice(-4)}\\D`))
      .first()
      .waitFor()
    expect(await page.getByText(saying(words.sentBack)).count()).toBe(0)
    await look('money, with an account')
  })
}
export async function confirm(desks: Desks, who: string, width = 1440): Promise<void> {
  await at(desks, { who, address: '/merchant/money?tab=open', width }, async ({ page, t, look }) => {
    const words = t.statementsmerchant
    await look('statements to confirm')
    await openFirst(page, '/money')
    await look('a statement')
    const verb = saying(words.confirm.verb)
    await page.locator('.acts').getByRole('button', { name: verb }).click()
    await look('the question before it is confirmed')
    await answer(page, verb)
    await page.getByText(words.state.confirmed, { exact: true }).first().waitFor()
    await look('a statement that is confirmed')
  })
}
export async function dispute(desks: Desks, who: string): Promise<void> {
  await at(desks, { who, address: '/merchant/money?tab=open' }, async ({ page, t, look }) => {
    const words = t.statementsmerchant
    await openFirst(page, '/money')
    await page.getByLabel(words.thread.ask.merchant).fill('Where is the freight of the second order?')
    await press(page, words.thread.send.merchant)
    await page.getByText('Where is the freight of the second order?').waitFor()
    await press(page, words.dispute.verb)
    const dialog = question(page)
    await dialog.getByLabel(words.line.freight).check()
    await dialog.getByLabel(words.dispute.words).fill('The freight of one order lacks ¥8.00')
    await look('the dispute')
    await answer(page, saying(words.dispute.do))
    await page.getByText(words.state.disputed, { exact: true }).first().waitFor()
    await look('a statement that is disputed')
  })
}
/** What an owner sees when all is paid: each statement says so, and where its money went. */
export async function allIsPaid(desks: Desks, who: string, width = 1440): Promise<void> {
  await at(desks, { who, address: '/merchant/money?tab=done', width }, async ({ page, t, look }) => {
    const words = t.statementsmerchant
    await look('statements that are done')
    await openFirst(page, '/money')
    await page.locator('.case .head').getByText(words.state.paid, { exact: true }).waitFor()
    await page.locator('aside').getByText(words.payout.state.paid, { exact: true }).waitFor()
    await look('a statement that was paid')
  })
}
