// Numbers of business documents: digits, sortable by time, with a random tail.
import { randomInt } from 'node:crypto'

/** 20 digits: yymmddhhmmss of the Shanghai day, ms, and five random digits; unique by a key in the database. */
export function documentNumber(nowMs: number): string {
  const day = new Date(nowMs + 8 * 3_600_000).toISOString()
  return day.replaceAll(/\D/g, '').slice(2, 17) + String(randomInt(100_000)).padStart(5, '0')
}
