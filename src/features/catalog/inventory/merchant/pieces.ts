// A number of pieces as it is typed. Pure.
import { mostPieces } from '../reasons.ts'

/** undefined for what is no whole number from `least` to the most. Full-width digits count too. */
export function piecesOf(text: string, least: 0 | 1): number | undefined {
  const plain = text.normalize('NFKC').trim()
  if (!/^\d{1,7}$/.test(plain)) return undefined
  const pieces = Number(plain)
  return pieces >= least && pieces <= mostPieces ? pieces : undefined
}
