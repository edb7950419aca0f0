// The pages of a list that were loaded after the first. Kept per history entry, so that Back finds the same list
// at the same place; another language loads the same number of pages again, so that nobody loses the place either.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLang } from '#ui/text/lang.tsx'
import { call } from '#web/call.ts'
import type { CardGoods } from '#surfaces/storefront/goods/goods-card.tsx'
import { inputOf } from './list-query.ts'
import type { ListData } from './list-data.ts'

interface More {
  records: CardGoods[]
  next: string | null
  pages: number
}
type Page = ListData['page']
interface Shown {
  of: Page
  name: string
  lang: string
  more: More | undefined
  /** The pages on show are in the language before: they are being loaded again. */
  turning: boolean
}
const kept = new Map<string, More>()
const maxKept = 20
const firstOf = (page: Page): More => ({ records: page.records, next: page.next, pages: 1 })

export function useMoreGoods({ query, page }: Pick<ListData, 'query' | 'page'>, merchantId?: number, size = 24) {
  const { key, search } = useLocation()
  const lang = useLang()
  const name = `${key} ${search}`
  const [shown, setShown] = useState<Shown>({ of: page, name, lang, more: kept.get(`${name} ${lang}`), turning: false })
  const [busy, setBusy] = useState(false)
  const stop = useRef<AbortController>(undefined)
  if (shown.of !== page) {
    const known = kept.get(`${name} ${lang}`)
    const turning = !known && shown.name === name && shown.lang !== lang && (shown.more?.pages ?? 1) > 1
    setShown({ of: page, name, lang, more: turning ? shown.more : known, turning })
  }
  const now = (shown.of === page ? shown.more : undefined) ?? firstOf(page)

  const after = async (from: More, signal: AbortSignal): Promise<More> => {
    const got = await call(
      '/api/v2/goods/goods/page',
      { ...inputOf({ ...query, after: from.next ?? undefined }, merchantId), size },
      { signal },
    )
    const seen = new Set(from.records.map((r) => r.id))
    return {
      records: [...from.records, ...got.records.filter((r) => !seen.has(r.id))],
      next: got.next,
      pages: from.pages + 1,
    }
  }
  /** Loads until as many pages are there; what fails was told by the client, the button stays. */
  const loadTo = async (pages: number, from: More) => {
    const { signal } = (stop.current = new AbortController())
    let more = from
    try {
      while (more.pages < pages && more.next !== null) more = await after(more, signal)
    } catch {
      if (signal.aborted) return
    }
    remember(`${name} ${lang}`, more)
    setShown({ of: page, name, lang, more, turning: false })
  }
  const turn = useEffectEvent(() => loadTo(now.pages, firstOf(page)))
  useEffect(() => {
    if (shown.turning) void turn()
  }, [shown.turning])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list: the last one's answer is not wanted
  useEffect(() => () => stop.current?.abort(), [page])
  const more = () => {
    if (busy || shown.turning || now.next === null) return
    setBusy(true)
    void loadTo(now.pages + 1, now).finally(() => setBusy(false))
  }
  return { ...now, busy: busy || shown.turning, more }
}

function remember(name: string, more: More): void {
  kept.delete(name)
  kept.set(name, more)
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
}
