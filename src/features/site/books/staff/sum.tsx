// A sum of the books, in yuan or points; and what a day of them is.
import type { Output } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Money } from '#surfaces/console/desk/money.tsx'

export type Day = Output<'/api/v2/admin/books/day'>
export type AccountDay = Day['accounts'][number]
export type Currency = 'CNY' | 'POINTS'
export function Sum({ fen, currency, strong = false }: { fen: number; currency: Currency; strong?: boolean }) {
  const { number } = useFormat()
  if (currency === 'CNY') return <Money fen={fen} strong={strong} />
  return <span className={strong ? 'strong' : ''}>{number(fen)}</span>
}
