// The order desks of merchants and staff: their lists, and what waits there.
import {
  deskOrders,
  deskTodo,
  deskTotal,
  searchDesk,
  type DeskFilter,
  type DeskTab,
  type DeskTodo,
} from './desk-queries.ts'
import { dueWithin } from './due-queries.ts'
import { headOf, patienceOf } from './reading.ts'
import type { DeskOwner } from './reading-queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface DeskSearch extends PageInput {
  tab?: DeskTab
  sort?: 'new' | 'due'
  keyword?: string
  carrier?: string
  paidFrom?: string
  paidUntil?: string
  with?: 'remark' | 'reminder'
}
interface Reading {
  db: Db
  app: AppContext
  lang: Language
}
/** The orders of a desk, newest first or by what is due first. */
export async function listForDesk({ db, app, lang }: Reading, owner: DeskOwner, search: DeskSearch) {
  const sort = search.sort ?? 'new'
  const limits = limitsOf(search, 20, sort === 'due' ? ['time', 'id'] : ['id'])
  const { keyword, carrier, paidFrom, paidUntil } = search
  const filter: DeskFilter = {
    tab: search.tab ?? 'all',
    keyword: keyword?.trim() || undefined,
    carrier,
    paidFrom,
    paidUntil,
    with: search.with,
  }
  const cursor = limits.cursor
  const after = cursor && { due: sort === 'due' ? String(cursor[0]) : '', id: Number(cursor.at(-1)) }
  const patience = patienceOf(app)
  const slice = { ...limits, sort, after }
  const meant =
    filter.keyword === undefined
      ? undefined
      : await searchDesk(db, owner, { ...filter, keyword: filter.keyword }, slice, patience)
  const rows = await deskOrders(db, owner, lang, filter, slice, patience, meant?.ids)
  // a first page that is not full has counted itself
  const isAll = limits.offset === 0 && cursor === undefined && rows.length <= limits.size
  const total = isAll ? rows.length : (meant?.total ?? (await deskTotal(db, owner, filter, patience)))
  const page = pageOf(rows, limits, (r) => (sort === 'due' ? [r.dueKey, r.id] : [r.id]), total)
  return { ...page, records: page.records.map(({ dueKey: _, ...row }) => headOf(row)) }
}
export const todoOfDesk = (
  { db, app }: Omit<Reading, 'lang'>,
  owner: DeskOwner,
  since: string | undefined,
): Promise<DeskTodo> => deskTodo(db, owner, patienceOf(app), since)

const dueShown = 10
/** Refuses badInput: a day that no calendar has. */
export async function dueInDays(
  db: Db,
  app: AppContext,
  merchantId: number,
  days: { fromDay: string; backDay: string },
) {
  for (const [field, day] of Object.entries(days)) {
    const at = Date.parse(`${day}T00:00:00Z`)
    if (!Number.isFinite(at) || new Date(at).toISOString().slice(0, 10) !== day)
      throw new Refusal('badInput', { field, rule: 'date' })
  }
  const { shipSeconds } = patienceOf(app)
  const due = await dueWithin(db, merchantId, days, { shipSeconds, most: dueShown })
  return { ...due, orders: due.orders.map(({ orderNo, at }) => ({ orderNo, at: at.toISOString() })) }
}
