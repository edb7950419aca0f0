// What somebody typed into a form and has not sent: kept in this browser for some days, a few at most, gone when it was
// sent. It comes back once the browser is awake; what is typed is kept as it is typed.
import { useEffect, useEffectEvent, useState } from 'react'
import { keep } from './kept.ts'

export interface Drafts<D extends object> {
  of: (key: string) => D | undefined
  /** An empty one is none. */
  keep: (key: string, draft: D) => void
  drop: (key: string) => void
}
interface Rules<D> {
  /** makes a draft of whatever was stored, or of what is about to be; undefined: nothing was said */
  sound: (stored: Readonly<Partial<Record<keyof D, unknown>>>, at: number) => D | undefined
  days: number
  most: number
}
type Kept<D> = { key: string; at: number; draft: D }

export function draftsOf<D extends object>(name: string, { sound, days, most }: Rules<D>): Drafts<D> {
  const read = (stored: unknown): Kept<D>[] => {
    if (!Array.isArray(stored)) return []
    return (stored as unknown[]).slice(0, most).flatMap((each) => {
      const { key, at, ...rest } = (typeof each === 'object' && each ? each : {}) as Record<string, unknown>
      if (typeof key !== 'string' || typeof at !== 'number' || Date.now() - at > days * 86_400_000) return []
      const draft = sound(rest as Partial<Record<keyof D, unknown>>, at)
      return draft ? [{ key, at, draft }] : []
    })
  }
  const store = keep<object[]>(name, (stored) => read(stored).map(flat))
  const all = () => read(store.get())
  const others = (key: string) => all().filter((kept) => kept.key !== key)
  return {
    of: (key) => all().find((kept) => kept.key === key)?.draft,
    keep: (key, draft) => {
      const at = Date.now()
      const said = sound(draft, at)
      const kept = said ? [{ key, at, draft: said }, ...others(key)] : others(key)
      if (said || kept.length < all().length) store.set(kept.slice(0, most).map(flat))
    },
    drop: (key) => store.set(others(key).map(flat)),
  }
}
const flat = <D extends object>({ key, at, draft }: Kept<D>): object => ({ key, at, ...draft })

/** `first`: what the form began with. */
export function useDraft<D extends object>(drafts: Drafts<D>, key: string, now: D, first: D, change: (to: D) => void) {
  const [found, setFound] = useState(false)
  const [awake, setAwake] = useState(false)
  /** when it was last kept, ms */
  const [savedAt, setSavedAt] = useState<number>()
  const take = useEffectEvent((draft: D | undefined) => {
    if (draft) change({ ...first, ...draft })
    setFound(draft !== undefined)
    setAwake(true)
  })
  useEffect(() => {
    // what the server drew is alive first
    const waking = requestAnimationFrame(() => take(drafts.of(key)))
    return () => cancelAnimationFrame(waking)
  }, [drafts, key])
  const said = JSON.stringify(now)
  const touched = said !== JSON.stringify(first)
  useEffect(() => {
    if (!awake || !touched) return undefined
    drafts.keep(key, JSON.parse(said) as D)
    const telling = requestAnimationFrame(() => setSavedAt(Date.now()))
    return () => cancelAnimationFrame(telling)
  }, [awake, touched, drafts, key, said])
  const startOver = () => {
    drafts.drop(key)
    setFound(false)
    setSavedAt(undefined)
    change(first)
  }
  return { found, savedAt, startOver }
}
