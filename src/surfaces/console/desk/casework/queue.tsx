// The queue beside a case, as its list was left: the oldest first, all or by whom they are held.
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isFree, type CaseBase } from './calls.ts'
import { holderOf, holders, useDeskRows, type ReviewingDesk, type RowOf } from './desk.ts'
import { Bones } from '../bones.tsx'
import { lastShown, noteShown, queryOf, type ListQuery } from '../list/query.ts'
import { usePolled } from '../use-call.ts'
import { useTexts } from '#web/texts.tsx'

const minute = 60_000
export interface QueueOf<Base extends CaseBase> {
  rows: readonly RowOf<Base>[] | undefined
  query: ListQuery
  keys: readonly string[]
  again: () => void
  /** which comes after this one and is not somebody else's */
  after: (id: number) => number | undefined
}
export function useQueue<Base extends CaseBase>(desk: ReviewingDesk<Base, never>): QueueOf<Base> {
  const [search, ask] = useState(() => lastShown(desk.list).search)
  const query = queryOf(new URLSearchParams(search), (next) => ask(next.size > 0 ? `?${next.toString()}` : ''))
  const { data, again } = useDeskRows(desk, query)
  usePolled(again, minute)
  const rows = data?.records
  const keys = (rows ?? []).map(({ id }) => String(id))
  const all = keys.join()
  useEffect(() => {
    if (rows) noteShown(desk.list, { search, keys })
    // what stands in it, not how it came
    // oxlint-disable-next-line react/exhaustive-deps
  }, [desk.list, search, all])
  return {
    rows,
    query,
    keys,
    again,
    after: (id) => {
      const place = keys.indexOf(String(id))
      return place < 0 ? undefined : rows?.slice(place + 1).find(({ taken }) => isFree(taken))?.id
    },
  }
}

interface Props<Base extends CaseBase> {
  desk: ReviewingDesk<Base, never>
  queue: QueueOf<Base>
  at: number
}
export function Queue<Base extends CaseBase>({ desk, queue: { rows, query }, at }: Props<Base>) {
  const { t } = useTexts('console')
  const title = t(`menu.${desk.menu}`)
  const holder = holderOf(query)
  return (
    <nav className="queue" aria-label={title}>
      <header>
        <Link className="display" to={desk.listPath + lastShown(desk.list).search}>
          {title}
        </Link>
        <p className="queue-whose">
          {([undefined, ...holders] as const).map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={one === holder}
              onClick={() => query.set({ holder: one })}
            >
              {t(`casework.holder.${one ?? 'all'}`)}
            </button>
          ))}
        </p>
      </header>
      {!rows && <Bones rows={6} />}
      {rows?.length === 0 && <p className="queue-none muted small">{t('casework.noneSo')}</p>}
      <ol className="cards">
        {rows?.map((row) => (
          <li key={row.id}>
            <Link to={desk.pathOf(row.id)} aria-current={row.id === at ? 'page' : undefined}>
              <desk.Card row={row} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
