// Scans as their readers get them. Pure.
import { inOrder, type ScanKind } from './movement.ts'

/** As the database tells it. */
export interface ScanView {
  scanId: number
  at: string
  kind: ScanKind
  text: string
  place: string
  byMerchant: boolean
}
/** Two scans of one moment stand as their names do. */
export const newestFirst = (scans: readonly ScanView[]): ScanView[] => {
  const facts = scans.map((scan) => ({ scan, fact: { ...scan, at: new Date(scan.at) } }))
  return facts
    .toSorted((a, b) => inOrder(b.fact, a.fact))
    .map(({ scan }) => ({ ...scan, at: new Date(scan.at).toISOString() }))
}
/** Carriers write the phones of couriers and receivers into their words. */
export const withoutNumbers = (scans: readonly ScanView[]): ScanView[] =>
  scans.map((scan) => ({ ...scan, text: scan.text.replace(/\d(?=(?:[\d -]*\d){4})/g, '*') }))

interface Moving {
  sentAt: number
  movedAt: number | null
  delivered: boolean
  tracked: boolean
}
/** Whether it has not moved for long, so far as anybody tells of its movements. */
export const isStill = ({ sentAt, movedAt, delivered, tracked }: Moving, now: number, patienceMs: number): boolean =>
  !delivered && (tracked || movedAt !== null) && now >= Math.max(sentAt, movedAt ?? 0) + patienceMs
