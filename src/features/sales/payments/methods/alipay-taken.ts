// What Alipay took, as its answers and its notices tell it in the same words.
import type { Answer } from './alipay-client.ts'
import type { Took } from './took.ts'
import { parseFen } from '#kernel/data/money.ts'

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
/** Yuan as they write them; null where that is no sum. */
export const fenIn = (value: unknown): number | null =>
  typeof value === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(value) ? (parseFen(value) ?? null) : null

/** What was paid, if it can be told. Alipay trades in yuan unless it names another currency. */
export function takenBy(answer: Answer): Took {
  const txn = textOf(answer['trade_no'])
  const amount = fenIn(answer['total_amount'])
  const currency = textOf(answer['trans_currency'])
  if (currency !== null && currency !== 'CNY') return { state: 'odd', why: 'wrongCurrency', txn, amount: null }
  if (amount === null || amount === 0) return { state: 'odd', why: 'noAmount', txn, amount: null }
  return txn === null ? { state: 'odd', why: 'noTransaction', txn, amount } : { state: 'paid', txn, amount }
}
