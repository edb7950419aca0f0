// What a reviewing desk is to its screens: its queue, the way to a case, and where its calls lie. Its list and its
// cases are made of this.
import type { ComponentType } from 'react'
import type { CaseBase, Taken } from './calls.ts'
import type { Input, Output } from '../call.ts'
import type { Filter } from '../list/columns.ts'
import type { PageOfRows } from '../list/list-page.tsx'
import type { ListQuery } from '../list/query.ts'
import { useAsked, type Asked } from '../use-call.ts'
import type { Permission } from '#kernel/call/contract.ts'
import { useTexts } from '#web/texts.tsx'

export interface Shown {
  id: number
  taken: Taken
}
/** A case as its queue has it. */
export type RowOf<Base extends CaseBase> = Output<`${Base}/page`>['records'][number]
export interface ReviewingDesk<Base extends CaseBase, Full extends Shown = RowOf<Base>> {
  base: Base
  /** the name of its list, and what the menu calls it */
  list: Lowercase<string>
  menu:
    | 'identities'
    | 'closings'
    | 'merchants'
    | 'goodsReviews'
    | 'brands'
    | 'reviews'
    | 'reports'
    | 'transfers'
    | 'withdrawals'
  listPath: string
  pathOf: (id: number) => string
  /** what deciding needs */
  writes: Permission
  input: (query: ListQuery) => Input<`${Base}/page`>
  /** three lines of a case, in its queue and on a phone */
  Card: ComponentType<{ row: RowOf<Base> }>
  isOpen: (of: Full) => boolean
  /** another one when it was sent anew, or decided */
  version: (of: Full) => string
}

export const holders = ['mine', 'free', 'others'] as const
export type Holder = (typeof holders)[number]
export const holderOf = (query: ListQuery): Holder | undefined => holders.find((one) => one === query.get('holder'))
/** What every queue is asked for: by whom its cases are held, and from where on. */
export function queueInput(query: ListQuery): { size: number; holder?: Holder; after?: string } {
  const holder = holderOf(query)
  return { size: 20, ...(holder && { holder }), ...(query.after !== undefined && { after: query.after }) }
}
export const useDeskRows = <Base extends CaseBase>(desk: ReviewingDesk<Base, never>, query: ListQuery) =>
  useAsked(`${desk.base}/page`, desk.input(query)) as Asked<PageOfRows<RowOf<Base>>>

/** What the list of a desk says of itself; the rest of `ListPage` is its own. */
export function useDeskList<Base extends CaseBase>(desk: ReviewingDesk<Base, never>, query: ListQuery) {
  const { t } = useTexts('console')
  const options = holders.map((value) => ({ value, label: t(`casework.holder.${value}`) }))
  const holder: Filter = { key: 'holder', label: t('casework.heldBy'), kind: 'choice', options }
  return {
    name: desk.list,
    query,
    asked: useDeskRows(desk, query),
    filters: [holder],
    keyOf: ({ id }: RowOf<Base>) => String(id),
    hrefOf: ({ id }: RowOf<Base>) => desk.pathOf(id),
    Card: desk.Card,
  }
}
