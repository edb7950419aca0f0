// The way from a list to the files that are taken out: what the list asks for goes along, and is told there in words.
import { Button } from 'antd'
import { Link } from 'react-router'
import type { Filter } from './columns.ts'
import { useValueWords } from './filters.tsx'
import type { ListQuery } from './query.ts'
import { filesPath } from '../ways.ts'

/** What goes along in the history of the browser: nobody else can put it there. */
export interface Exporting {
  /** by the name of its kind */
  out: string
  /** the input of its call */
  only: object
  /** the same as people read it */
  told: readonly string[]
}
export const isExporting = (state: unknown): state is Exporting =>
  typeof state === 'object' && state !== null && 'out' in state && 'only' in state && 'told' in state

interface Props {
  out: string
  /** as the list asks for it */
  asked: object
  query: ListQuery
  filters: readonly Filter[]
  /** what is asked beside the filters: a tab, words */
  beside?: readonly (string | undefined)[]
  label: string
}
/** Of where it stands in the list nothing goes along. */
const ofPages: ReadonlySet<string> = new Set(['size', 'after', 'sort'])
export function ExportLink({ out, asked, query, filters, beside = [], label }: Props) {
  const words = useValueWords()
  const only = Object.fromEntries(Object.entries(asked).filter(([name]) => !ofPages.has(name)))
  const chosen = filters.flatMap((filter) => {
    const value = ofPages.has(filter.key) ? undefined : query.get(filter.key)
    return value === undefined ? [] : [`${filter.label} ${words(filter, value)}`]
  })
  const state: Exporting = { out, only, told: [...beside.filter((one) => one !== undefined), ...chosen] }
  return (
    <Link to={filesPath} state={state}>
      <Button>{label}</Button>
    </Link>
  )
}
