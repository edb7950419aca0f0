// A list that a person thins out: its first page comes with the page, more is loaded, what is taken out goes at once
// and can be put back while the undo bar stands.
import { useState } from 'react'
import { CallError } from '#web/call.ts'

export interface Part<R> {
  records: R[]
  next: string | null
}
interface Removal {
  key: number
  ids: number[]
  putBack: (ids: number[]) => Promise<unknown>
}
const none: ReadonlySet<number> = new Set()
let removals = 0
/** A refusal was told by toast. */
const refused = (fault: unknown): void => {
  if (!(fault instanceof CallError)) throw fault
}

/** What was loaded beyond the first page; it is dropped when the shop's list is new, for it may not fit that one. */
function useFurther<R>(page: Part<R>, more: (after: string) => Promise<Part<R>>, onNew: () => void) {
  const [first, setFirst] = useState(page)
  const [further, setFurther] = useState<Part<R>>({ records: [], next: page.next })
  const [busy, setBusy] = useState(false)
  if (first !== page) {
    setFirst(page)
    setFurther({ records: [], next: page.next })
    onNew()
  }
  const loadMore = async () => {
    if (further.next === null || busy) return
    setBusy(true)
    await more(further.next)
      .then(({ records, next }) => setFurther((now) => ({ records: [...now.records, ...records], next })))
      .catch(refused)
    setBusy(false)
  }
  return { further, busy, loadMore }
}

/** `more` reads on from a cursor; give ids by which records are told apart. */
export function useKeptList<R>(page: Part<R>, idOf: (record: R) => number, more: (after: string) => Promise<Part<R>>) {
  const [gone, setGone] = useState(none)
  const [removal, setRemoval] = useState<Removal>()
  const { further, busy, loadMore } = useFurther(page, more, () => setGone(none))
  const known = [...page.records, ...further.records]
  const hide = (ids: readonly number[]) => setGone((now) => new Set([...now, ...ids]))
  const show = (ids: readonly number[]) => setGone((now) => new Set([...now].filter((id) => !ids.includes(id))))
  /** Hides these; `work` takes them out in the shop and answers what was taken out there, `putBack` undoes it. */
  const take = async (ids: readonly number[], work: () => Promise<number[]>, putBack: Removal['putBack']) => {
    hide(ids)
    try {
      const done = await work()
      hide(done)
      setRemoval({ key: ++removals, ids: done, putBack })
    } catch (fault) {
      show(ids)
      refused(fault)
    }
  }
  const undo = async () => {
    setRemoval(undefined)
    if (!removal) return
    await removal
      .putBack(removal.ids)
      .then(() => show(removal.ids))
      .catch(refused)
  }
  return {
    shown: known.filter((r) => !gone.has(idOf(r))),
    hidden: known.filter((r) => gone.has(idOf(r))),
    canMore: further.next !== null,
    further: further.records.length,
    busy,
    loadMore,
    take,
    removal,
    undo,
    endUndo: () => setRemoval(undefined),
  }
}
export type KeptListState<R> = ReturnType<typeof useKeptList<R>>
