// What a list shows lives in its address: tab, filters, order, the cursor. A filter's last value is remembered here
// too, and so is the list that somebody came from.
import { useSearchParams } from 'react-router'
import { keep } from '#web/kept.ts'

export type Asked = Readonly<Record<string, string>>
export interface ListQuery {
  get: (key: string) => string | undefined
  /** Sets and drops (undefined) what is named; a list asked otherwise begins at its first page. */
  set: (change: Readonly<Record<string, string | undefined>>) => void
  /** Everything but the cursor, as the address has it. */
  search: string
  go: (search: string) => void
  after: string | undefined
  read: (next: string) => void
}
export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams()
  return queryOf(params, setParams)
}
/** What a list is asked, wherever that is kept. */
export function queryOf(params: URLSearchParams, setParams: (next: URLSearchParams) => void): ListQuery {
  const rest = new URLSearchParams(params)
  rest.delete('after')
  return {
    get: (key) => params.get(key) ?? undefined,
    set: (change) => {
      const next = new URLSearchParams(rest)
      for (const [key, value] of Object.entries(change)) {
        if (value === undefined || value === '') next.delete(key)
        else next.set(key, value)
      }
      setParams(next)
    },
    search: rest.toString(),
    go: (search) => setParams(new URLSearchParams(search)),
    after: params.get('after') ?? undefined,
    read: (next) => {
      const further = new URLSearchParams(rest)
      further.set('after', next)
      setParams(further)
    },
  }
}

const lastValues = keep<Asked>('console-filters', (stored) =>
  typeof stored === 'object' && stored !== null ? (stored as Asked) : {},
)
export const lastValue = (filter: string): string | undefined => new Map(Object.entries(lastValues.get())).get(filter)
export const keepValue = (filter: string, value: string): void =>
  lastValues.set({ ...lastValues.get(), [filter]: value })

interface Shown {
  /** the address's query, with the cursor */
  search: string
  keys: readonly string[]
}
const shown = new Map<string, Shown>()
/** A list tells what it shows: its cases find back to it, and to their neighbours in it. */
export const noteShown = (list: string, now: Shown): void => void shown.set(list, now)
export const lastShown = (list: string): Shown => shown.get(list) ?? { search: '', keys: [] }
