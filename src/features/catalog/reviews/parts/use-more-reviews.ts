// The reviews loaded after the first page. Kept per history entry, so that Back finds the same list at the same place.
import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#web/call.ts'
import { pageInputOf, type OneReview, type ReviewPage, type ReviewQuery } from './review-query.ts'

interface More {
  records: OneReview[]
  next: string | null
}
const kept = new Map<string, More>()
const maxKept = 20

export function useMoreReviews(query: ReviewQuery, page: ReviewPage) {
  const { key, search } = useLocation()
  const name = `${key} ${search}`
  const [state, setState] = useState<{ of: ReviewPage; more: More | undefined }>({ of: page, more: kept.get(name) })
  const [busy, setBusy] = useState(false)
  if (state.of !== page) setState({ of: page, more: kept.get(name) })
  const now: More = (state.of === page ? state.more : undefined) ?? { records: page.records, next: page.next }

  const load = async (after: string) => {
    setBusy(true)
    try {
      const got = await call('/api/v2/goods/comment/page', pageInputOf({ ...query, after }))
      const seen = new Set(now.records.map((r) => r.id))
      const more = { records: [...now.records, ...got.records.filter((r) => !seen.has(r.id))], next: got.next }
      remember(name, more)
      // an answer for a list that is no longer shown is not shown either
      setState((s) => (s.of === page ? { of: page, more } : s))
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
