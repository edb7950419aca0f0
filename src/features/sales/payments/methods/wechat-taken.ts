// What WeChat Pay took, as its answers and its notices tell it in the same words.
import type { Answer } from './wechat-client.ts'
import type { Took } from './took.ts'

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

export function sumIn(answer: Answer): { total: number | null; currency: unknown } {
  const { total, currency } = (answer['amount'] ?? {}) as { total?: unknown; currency?: unknown }
  return { total: Number.isSafeInteger(total) && (total as number) > 0 ? (total as number) : null, currency }
}
/** What was paid, if it can be told: a sum in our currency, and its transaction to send it back by. */
export function takenBy(answer: Answer): Took {
  const txn = textOf(answer['transaction_id'])
  const { total: amount, currency } = sumIn(answer)
  if (currency !== 'CNY') return { state: 'odd', why: 'wrongCurrency', txn, amount: null }
  if (amount === null) return { state: 'odd', why: 'noAmount', txn, amount }
  return txn === null ? { state: 'odd', why: 'noTransaction', txn, amount } : { state: 'paid', txn, amount }
}
