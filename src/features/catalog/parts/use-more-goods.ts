// The pages of a list that were loaded after the first. Kept per history entry, so that Back finds the same list at the same place.
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#web/call.ts'
import type { CardGoods } from './goods-card.tsx'
import { inputOf } from './list-query.ts'
import type { ListData } from './list-data.ts'

interface More {
  records: CardGoods[]
  next: string | null
  pages: number
}
const kept = new Map<string, More>()
const maxKept = 20

export function useMoreGoods({ query, page }: Pick<ListData, 'query' | 'page'>, merchantId?: number, size = 24) {
  const { key, search } = useLocation()
  const name = `${key} ${search}`
  const [state, setState] = useState<{ of: ListData['page']; more: More | undefined }>({ of: page, more: kept.get(name) })
  const [busy, setBusy] = useState(false)
  const stop = useRef<AbortController>(undefined)
  if (state.of !== page) setState({ of: page, more: kept.get(name) })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list: what was asked for the last one is not wanted any more
  useEffect(() => () => stop.current?.abort(), [page])
  const now: More = (state.of === page ? state.more : undefined) ?? { records: page.records, next: page.next, pages: 1 }

  const load = async (after: string) => {
    stop.current = new AbortController()
    setBusy(true)
    try {
      const got = await call('/api/v2/goods/goods/page', { ...inputOf({ ...query, after }, merchantId), size }, { signal: stop.current.signal })
      const seen = new Set(now.records.map((r) => r.id))
      const more = { records: [...now.records, ...got.records.filter((r) => !seen.has(r.id))], next: got.next, pages: now.pages + 1 }
      remember(name, more)
      setState({ of: page, more })
    } finally {
      setBusy(false)
    }
  }
  // a failed page was told by the client; the button stays
  const more = () => void (!busy && now.next !== null && load(now.next).catch(() => undefined))
  return { ...now, busy, more }
}

function remember(name: string, more: More): void {
  kept.delete(name)
  kept.set(name, more)
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
}
