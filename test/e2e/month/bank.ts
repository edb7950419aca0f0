// Money that comes to the platform's bank: staff say the account that buyers are told, read a statement of the bank,
// and say whose each of its lines is.
import { expect } from 'vitest'
import { consolePassword } from '../console-side.ts'
import { press } from '../three-windows/windows.ts'
import { shopNow } from './clock.ts'
import { answer, at, finance, question, type Desks } from './desks.ts'
import type { Unpaid } from './selling.ts'
import { fenToDecimal } from '#kernel/data/money.ts'

const number = '121933882610999'
/** Another one than the shop began with. */
export async function tellAccount(desks: Desks): Promise<void> {
  await at(desks, { who: finance, address: '/admin/transfers/account' }, async ({ page, t, look }) => {
    const words = t.transfersstaff.recipient
    await look('the account for transfers')
    await press(page, words.change)
    const field = (name: string) => question(page).getByLabel(name, { exact: true })
    await field(words.number).fill(number)
    await field(words.password).fill(consolePassword)
    await look('where buyers send money to')
    await answer(page, words.change)
    await page.getByText(number).waitFor()
  })
}
/** Two lines of the bank: one names a payment, the other is no buyer's. */
async function statementOf(desks: Desks, { payNo, payable }: Unpaid): Promise<Buffer> {
  const day = new Date(await shopNow(desks.shop)).toISOString().slice(0, 10)
  const lines = [
    `${day},CMB1,${fenToDecimal(payable)},林月然,6222021102012346628,${payNo}`,
    `${day},CMB2,0.12,招商银行,,利息`,
  ]
  return Buffer.from(['交易日期,流水号,收入金额,对方户名,对方账号,附言', ...lines].join('\n'))
}
export async function bankPays(desks: Desks, unpaid: Unpaid): Promise<void> {
  const buffer = await statementOf(desks, unpaid)
  await at(desks, { who: finance, address: '/admin/transfers/lines' }, async ({ page, t, look }) => {
    const { lineAct: act, wordsLog } = t.transfersstaff
    await look('the bank before a statement')
    await page.locator('input[type=file]').setInputFiles({ name: 'cmb.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: act.take, exact: true }).waitFor()
    await look('lines of the bank')
    await press(page, act.take)
    await look('a line is taken')
    await answer(page, act.take)
    const aside = page.getByRole('button', { name: act.aside, exact: true })
    await expect.poll(() => aside.count()).toBe(1)
    await aside.click()
    await question(page).getByLabel(wordsLog).fill('Interest of the bank')
    await answer(page, act.aside)
    await expect.poll(() => aside.count()).toBe(0)
    await look('no line waits')
  })
}
