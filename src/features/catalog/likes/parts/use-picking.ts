// Choosing several of a list: which are ticked, all or none of those shown.
import { useState } from 'react'

export function usePicking(shown: readonly number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const chosen = shown.filter((id) => ticked.has(id))
  return {
    chosen,
    has: (id: number) => ticked.has(id),
    turn: (id: number) =>
      setTicked(new Set(ticked.has(id) ? [...ticked].filter((each) => each !== id) : [...ticked, id])),
    state:
      chosen.length === 0 ? ('none' as const) : chosen.length === shown.length ? ('all' as const) : ('some' as const),
    turnAll: () => setTicked(new Set(chosen.length === shown.length ? [] : shown)),
    clear: () => setTicked(new Set()),
  }
}
export type Picking = ReturnType<typeof usePicking>
