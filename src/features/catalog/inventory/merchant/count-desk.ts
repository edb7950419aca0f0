// A count in the making: a file or the codes of a scanner, and how it is to be read. What was scanned outlives the
// page.
import { useState } from 'react'
import { countFileBytes } from '../limits.ts'
import type { Input, Output } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { readFile, unfit, type Unfit } from '#surfaces/console/desk/read-file.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { keep, useKept } from '#web/kept.ts'

export type Told = Output<'/api/v2/mch/stock/count/check'>
export type Difference = Told['differs'][number]
export type UnreadRow = Told['unread'][number]
type Asking = Input<'/api/v2/mch/stock/count/check'>
/** What is compared, and under which name it will be kept. */
export interface Source {
  name: string
  ask: Asking
}
export interface Scanned {
  code: string
  pieces: number
  at: string
}

/** By merchant. */
const kept = keep<Readonly<Record<string, readonly Scanned[]>>>('stock-scans', (stored) => {
  const shops = stored !== null && typeof stored === 'object' ? Object.entries(stored as Record<string, unknown>) : []
  return Object.fromEntries(shops.map(([shop, rows]) => [shop, Array.isArray(rows) ? rows.filter(isScanned) : []]))
})
const isScanned = (row: unknown): row is Scanned => {
  const { code, pieces, at } = (row ?? {}) as Partial<Scanned>
  return typeof code === 'string' && Number.isInteger(pieces) && typeof at === 'string'
}
/** Codes as they are scanned, the newest first; another scan of one counts one more. */
export function useScans() {
  const shop = String(useMember().merchantId)
  const all = useKept(kept, {})
  const rows = all[shop] ?? []
  const put = (next: readonly Scanned[]) => kept.set({ ...kept.get(), [shop]: next })
  const now = () => new Date(serverNow()).toISOString()
  return {
    rows,
    scan: (text: string) => {
      const code = text.trim().slice(0, 80)
      if (code === '') return
      const before = rows.find((row) => row.code.toLowerCase() === code.toLowerCase())
      const one = { code: before?.code ?? code, pieces: (before?.pieces ?? 0) + 1, at: now() }
      put([one, ...rows.filter((row) => row !== before)])
    },
    change: (code: string, pieces: number) =>
      put(rows.map((row) => (row.code === code ? { code, pieces, at: now() } : row))),
    drop: (code: string) => put(rows.filter((row) => row.code !== code)),
    clear: () => put([]),
  }
}
export type Scans = ReturnType<typeof useScans>

/** The source that was picked, with what is changed about how it is read. */
export function useSource() {
  const [source, set] = useState<Source>()
  const [wrong, setWrong] = useState<Unfit>()
  const reading = useDoing(async (from: File) => {
    const file = await readFile(from)
    set({ name: from.name.slice(0, 120), ask: { file } })
  })
  return {
    source,
    wrong,
    reading: reading.busy,
    choose: (from: File) => {
      const why = unfit(from, countFileBytes)
      setWrong(why)
      if (!why) void reading.run(from)
    },
    scanned: (name: string, rows: readonly Scanned[]) => set({ name, ask: { rows: [...rows] } }),
    drop: () => set(undefined),
    change: (more: Partial<Asking>) => set((s) => s && { ...s, ask: { ...s.ask, ...more } }),
  }
}
