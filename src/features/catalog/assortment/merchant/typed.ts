// Prices and pieces as people type or paste them, and as cells show them. Pure.
import { leastPrice, mostPrice } from '../limits.ts'
import { fenToDecimal, typedFen } from '#kernel/data/money.ts'

const plainOf = (text: string): string => text.normalize('NFKC').replace(/[¥￥\s]/g, '')
/** undefined for what is no price. */
export function fenOf(text: string): number | undefined {
  const fen = typedFen(text)
  return fen !== undefined && fen >= 0 && fen <= mostPrice ? fen : undefined
}
export const priceOf = (text: string): number | undefined => {
  const fen = fenOf(text)
  return fen !== undefined && fen >= leastPrice ? fen : undefined
}
/** "12", "12.5" and "12,5" per cent in basis points, up to 1,000 %. */
export function basisPointsOf(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?%?$/.exec(plainOf(text)) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
export function piecesOf(text: string): number | undefined {
  const plain = plainOf(text)
  const pieces = /^\d{1,7}$/.test(plain) ? Number(plain) : undefined
  return pieces !== undefined && pieces <= 1_000_000 ? pieces : undefined
}
export const cellOf = (fen: number | null): string => (fen === null ? '' : fenToDecimal(fen))
