// The searches of this browser, newest first, at most 20. A signed-in buyer's also live on the server:
// what this browser knows more is handed over, and what belongs to an account leaves with it.
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#web/call.ts'
import { keep, useKept } from '#web/kept.ts'
import { token } from '#web/session.ts'

export interface Past {
  keyword: string
  /** the server's, once it is known there */
  id?: number
}
const most = 20
const none: readonly Past[] = []
const isPast = (p: unknown): p is Past =>
  typeof p === 'object' && p !== null && typeof (p as Past).keyword === 'string' && (p as Past).keyword !== ''
const kept = keep<readonly Past[]>('searches', (stored) =>
  Array.isArray(stored) ? stored.filter(isPast).slice(0, most) : none,
)
const quiet = { quiet: true }
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
const put = (list: readonly Past[], past: Past): Past[] =>
  [past, ...list.filter((p) => !same(p.keyword, past.keyword))].slice(0, most)

/** The search stands first from now on. */
export function rememberSearch(keyword: string): void {
  const words = keyword.trim().slice(0, 80)
  if (words === '') return
  kept.set(put(kept.get(), { keyword: words }))
  if (token()) call('/api/v2/goods/search/history/add', { keyword: words }, quiet).catch(() => undefined)
}

/** Brings browser and server together. */
async function meet(): Promise<void> {
  if (!token()) {
    if (kept.get().some((p) => p.id !== undefined)) kept.set(kept.get().filter((p) => p.id === undefined))
    return
  }
  const fresh = kept.get().filter((p) => p.id === undefined)
  for (const { keyword } of fresh.toReversed()) await call('/api/v2/goods/search/history/add', { keyword }, quiet)
  const { records } = await call('/api/v2/goods/search/history/list', {}, quiet)
  kept.set(records.map(({ id, keyword }) => ({ id, keyword })))
}

/** The history, and how to forget: at once to the eye, for good when the undo bar ends or the page goes. */
export function useSearchHistory(served: readonly Past[] = none) {
  const list = useKept(kept, served)
  const [gone, setGone] = useState<readonly Past[]>(none)
  const pending = useRef<{ before: readonly Past[]; gone: readonly Past[] }>(null)
  const settle = useCallback(() => {
    const ids = pending.current?.gone.flatMap((p) => p.id ?? []) ?? []
    pending.current = null
    setGone(none)
    if (ids.length > 0) call('/api/v2/goods/search/history/delete', { ids }, quiet).catch(() => undefined)
  }, [])
  useEffect(() => {
    meet().catch(() => undefined)
    return settle
  }, [settle])
  const forget = (some: readonly Past[]) => {
    settle()
    const before = kept.get()
    pending.current = { before, gone: some }
    setGone(some)
    kept.set(before.filter((p) => !some.includes(p)))
  }
  const undo = () => {
    if (pending.current) kept.set(pending.current.before)
    pending.current = null
    setGone(none)
  }
  return { list, gone, forget, undo, settle }
}
