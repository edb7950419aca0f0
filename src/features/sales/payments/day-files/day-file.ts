// What a provider's file of a day is: how it is fetched, and what its rows say, in one form for all of them.
import { unzipSync } from 'fflate'
import type { AppContext } from '#kernel/call/app-context.ts'

/** payment, refund: of ours. payout: the provider paid into our bank. fee: it took a fee for itself. other: anything
 * else, which staff must look at. */
export type DayRowKind = 'payment' | 'refund' | 'payout' | 'fee' | 'other'
export interface DayRow {
  kind: DayRowKind
  /** what the provider calls this row: counted once, in however many files it stands */
  rowNo: string
  at: Date
  /** by which our attempt (its transaction), or our refund (its reference), is found */
  ref: string
  /** our own number, as the provider was told */
  ourNo: string
  /** fen: plus came in, minus went out */
  amount: number
  /** fen that the provider kept of it; below zero: gave back */
  fee: number
  /** of another currency, or a kind of its own: in its words */
  note: string
}
export interface Fetched {
  name: string
  bytes: Uint8Array
}
/** Why a file is none that can be counted: the reason of the refusal, and the line. */
export class BadDayFile extends Error {
  readonly why: BadWhy
  readonly line: number
  constructor(why: BadWhy, line = 0) {
    super(`a provider's file: ${why}, line ${line}`)
    this.why = why
    this.line = line
  }
}
/** unknown: not of this provider. half: its end, or its sums, are missing or do not agree. cell: a sum or a time that
 * is none. day: a row of another day. */
export type BadWhy = 'unknown' | 'half' | 'cell' | 'day'
export interface DayFile {
  /** as the ledger calls its clearing account */
  provider: string
  /** the way to pay whose attempts are in it */
  method: string
  isSetUp: (app: AppContext) => boolean
  /** The file of a day in Shanghai; undefined while it is made, `none` where they have none of that day, or not yet. */
  fetch: (app: AppContext, day: string) => Promise<Fetched | 'none' | undefined>
  /** Pure. Throws BadDayFile. */
  read: (bytes: Uint8Array, day: string) => DayRow[]
}

/** an archive may hold far more than it is long */
const mostBytes = 64 * 1024 * 1024
const mostFiles = 20
/** What is in an archive; else the file itself. Throws BadDayFile. */
export function unpacked(bytes: Uint8Array): Uint8Array[] {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [bytes]
  let [files, size] = [0, 0]
  try {
    const found = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize
        if (++files > mostFiles || size > mostBytes) throw new BadDayFile('unknown')
        return true
      },
    })
    return Object.values(found)
  } catch (e) {
    if (e instanceof BadDayFile) throw e
    throw new BadDayFile('half')
  }
}

const dayMs = 86_400_000
/** 0:00 in Shanghai of a day, and of the next. */
export function spanOfDay(day: string): { from: Date; until: Date } {
  const from = new Date(`${day}T00:00:00+08:00`)
  return { from, until: new Date(from.getTime() + dayMs) }
}
/** A clock of Shanghai as "2026-11-24 11:36:06". Throws BadDayFile. */
export function shanghaiTime(text: string, line: number): Date {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text) ?? []
  const at = new Date(`${day}T${time}+08:00`)
  if (Number.isNaN(at.getTime())) throw new BadDayFile('cell', line)
  return at
}
export function mustBeOfDay(at: Date, day: string, line: number): Date {
  const { from, until } = spanOfDay(day)
  if (at < from || at >= until) throw new BadDayFile('day', line)
  return at
}
/** Yuan of up to five decimals as thousandths of a fen: providers write fees finer than they take them. */
export function finely(text: string, line: number): number {
  const [, sign, whole, part = ''] = /^([+-]?)(\d{1,10})(?:\.(\d{1,5}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) throw new BadDayFile('cell', line)
  const fine = Number(whole) * 100_000 + Number(part.padEnd(5, '0'))
  return sign === '-' ? -fine : fine
}
/** The same in fen: half a fen and more is one. */
export const inFen = (fine: number): number => Math.sign(fine) * Math.floor((Math.abs(fine) + 500) / 1000) || 0
/** Yuan with two decimals as fen. Throws BadDayFile where it is finer. */
export function fenOf(text: string, line: number): number {
  const fine = finely(text, line)
  if (fine % 1000 !== 0) throw new BadDayFile('cell', line)
  return fine / 1000 || 0
}
