// The draft as it is written: saved a moment after one stops typing, one save after the other; what was changed
// elsewhere is told and never overwritten.
import { useCallback, useEffect, useRef, useState } from 'react'
import { emptyContent, type Content } from '../content.ts'
import { isSame, merge } from '../merging.ts'
import { call, CallFault, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'

export type Detail = Output<'/api/v2/mch/goods/detail'>
export type Patch = (change: (now: Content) => Content) => void
export interface Place {
  draftId: number
  version: number
}
export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; at: number }
  | { state: 'fault'; fault: CallFault }
  | { state: 'elsewhere'; fault: CallFault }

const pause = 800
/** What stands in the fields at first: what was written, with what others changed meanwhile; in new goods `given`. */
export function begun({ draft, published }: Detail, given: Partial<Content> = {}): Content {
  if (!draft) return published ?? { ...emptyContent(), ...given }
  return published && draft.base ? merge(draft.base, draft.content, published).content : draft.content
}
export function useDraft(detail: Detail, given: Partial<Content>, onBegun: (draftId: number) => void) {
  const [content, setContent] = useState(() => begun(detail, given))
  const { saving, place, draftId, keep, isUnsaved, overtake, saveAll, begin } = useSaving(detail, onBegun)
  const { flush, flushSoon } = useFlush(saveAll)
  const patch = useCallback<Patch>(
    (change) =>
      setContent((now) => {
        const next = change(now)
        if (isSame(next, now)) return next
        keep(next)
        flushSoon()
        return next
      }),
    [keep, flushSoon],
  )
  useKeptOnLeaving(isUnsaved, flush)
  /** Mine instead of what somebody else saved: said so by whoever writes. */
  const insist = useCallback(() => {
    const params = saving.state === 'elsewhere' ? saving.fault.params : {}
    if (overtake(params)) void flush()
  }, [saving, overtake, flush])
  return { content, patch, saving, place, draftId, flush, begin, insist }
}
/** Saves what is unsaved, until nothing is; the first time this begins the draft. */
function useSaving({ productId, draft }: Detail, onBegun: (draftId: number) => void) {
  const [saving, setSaving] = useState<Saving>(
    draft ? { state: 'saved', at: Date.parse(draft.savedAt) } : { state: 'idle' },
  )
  const place = useRef<Place | undefined>(draft ? { draftId: draft.id, version: draft.version } : undefined)
  // that of the place, for what is drawn
  const [draftId, setDraftId] = useState(draft?.id)
  const unsaved = useRef<Content>(undefined)
  const told = useRef(onBegun)
  useEffect(() => void (told.current = onBegun))
  const saveAll = useCallback(async (): Promise<boolean> => {
    while (unsaved.current) {
      const next = unsaved.current
      unsaved.current = undefined
      setSaving({ state: 'saving' })
      try {
        place.current ??= await start(productId)
        setDraftId(place.current.draftId)
        const saved = await call('/api/v2/mch/goods/edit', { ...place.current, content: next })
        const first = place.current.version === 1 && !draft
        place.current = { ...place.current, version: saved.version }
        if (first) told.current(place.current.draftId)
        setSaving({ state: 'saved', at: serverNow() })
      } catch (fault) {
        if (!(fault instanceof CallFault)) throw fault
        unsaved.current ??= next
        const elsewhere = ['draftChanged', 'draftInReview', 'draftEnded'].includes(fault.reason)
        setSaving({ state: elsewhere ? 'elsewhere' : 'fault', fault })
        return false
      }
    }
    return true
  }, [productId, draft])
  const keep = useCallback((next: Content) => void (unsaved.current = next), [])
  const isUnsaved = useCallback(() => unsaved.current !== undefined, [])
  /** The next save follows what a refusal told of: its version, and its draft where none was begun here. */
  const overtake = useCallback(({ version, ...of }: CallFault['params']): boolean => {
    const known = place.current?.draftId ?? of['draftId']
    if (typeof version !== 'number' || typeof known !== 'number') return false
    place.current = { draftId: known, version }
    setDraftId(known)
    return true
  }, [])
  /** A draft of it as it stands, where there is none. */
  const begin = useCallback(async () => {
    place.current ??= await start(productId)
  }, [productId])
  return { saving, place, draftId, keep, isUnsaved, overtake, saveAll, begin }
}
/** One save after the other: at once, or a moment after the last change. */
function useFlush(saveAll: () => Promise<boolean>) {
  const running = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Everything that was typed is kept; whether it is. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    running.current = (running.current ?? Promise.resolve(true)).then(saveAll)
    return running.current
  }, [saveAll])
  const flushSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pause)
  }, [flush])
  return { flush, flushSoon }
}
/** Nothing is lost when the page is left, hidden or closed. */
function useKeptOnLeaving(isUnsaved: () => boolean, flush: () => Promise<boolean>): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    const leave = () => void (document.visibilityState === 'hidden' && isUnsaved() && flush())
    addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', leave)
      if (isUnsaved()) void flush()
    }
  }, [isUnsaved, flush])
}
/** A draft that somebody else began meanwhile and wrote in is not written over. */
async function start(productId: number | null): Promise<Place> {
  const begins = await call('/api/v2/mch/goods/add', {
    ...(productId !== null && { productId }),
    requestId: newRequestId(),
  })
  if (begins.version === 1) return begins
  throw new CallFault('draftChanged', 409, '', { ...begins, by: '' })
}
