// What a list is made of: columns, filters, tabs; and which columns somebody wants to see.
import type { ReactNode } from 'react'
import { keep, useKept, type Kept } from '#web/kept.ts'

export interface Column<Row> {
  key: string
  title: string
  width?: number
  right?: boolean
  /** not shown until it is chosen */
  off?: boolean
  /** always shown */
  fixed?: boolean
  cell: (row: Row) => ReactNode
}
export interface Option {
  value: string
  label: string
}
/** `days`: a span of days, as a number of the last ones or two dates. `span`: two sums. `found`: looked for by name. */
export type Filter = { key: string; label: string } & (
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'days' }
  | { kind: 'span' }
  | { kind: 'found'; find: Find }
)
/** What is called so, or has this value. */
export type Find = (asked: { words: string } | { value: string }, signal: AbortSignal) => Promise<readonly Option[]>
export interface Tab {
  key: string
  label: string
  n?: number
  late?: boolean
  /** what it asks for; of a saved view all of it */
  search: string
  /** of another list, which it leads to */
  path?: string
  /** a saved view of somebody's own */
  own?: true
}

type ChosenColumns = Readonly<Record<string, boolean>>
const choices = new Map<string, Kept<ChosenColumns>>()
function choiceOf(list: string): Kept<ChosenColumns> {
  const known = choices.get(list)
  if (known) return known
  const choice = keep<ChosenColumns>(`console-columns-${list}`, (stored) =>
    typeof stored === 'object' && stored !== null ? (stored as ChosenColumns) : {},
  )
  choices.set(list, choice)
  return choice
}
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]) {
  const kept = choiceOf(list)
  const chosen = new Map(Object.entries(useKept(kept, {})))
  const isOn = ({ key, fixed, off }: Column<Row>): boolean => fixed || (chosen.get(key) ?? !off)
  return {
    shown: columns.filter(isOn),
    isOn,
    toggle: (column: Column<Row>) => kept.set({ ...kept.get(), [column.key]: !isOn(column) }),
  }
}
