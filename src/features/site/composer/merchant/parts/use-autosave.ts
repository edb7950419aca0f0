// A page of blocks as it is written: saved a moment after one stops, one save after the other; what was changed
// elsewhere is told and never overwritten. It knows no kind of block, and not whose page it is.
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallFault } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'

export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; at: number }
  | { state: 'fault'; fault: CallFault }
  | { state: 'elsewhere'; fault: CallFault }
interface Given<B> {
  blocks: readonly B[]
  version: number
  /** ms; undefined: there is no draft yet */
  savedAt: number | undefined
  /** Answers the new version; throws a CallFault of `changed` where somebody else was there. */
  save: (version: number, blocks: readonly B[]) => Promise<number>
  changed: string
}
const pause = 800

export function useAutosave<B>({ blocks: first, version: began, savedAt, save, changed }: Given<B>) {
  const [blocks, show] = useState(first)
  const [saving, setSaving] = useState<Saving>(
    savedAt === undefined ? { state: 'idle' } : { state: 'saved', at: savedAt },
  )
  /** how often it was saved here: what shows the draft is drawn anew */
  const [times, setTimes] = useState(0)
  const version = useRef(began)
  const unsaved = useRef<readonly B[]>(undefined)
  const saver = useRef(save)
  useEffect(() => void (saver.current = save))

  const saveAll = useCallback(async (): Promise<boolean> => {
    while (unsaved.current) {
      const next = unsaved.current
      unsaved.current = undefined
      setSaving({ state: 'saving' })
      try {
        version.current = await saver.current(version.current, next)
        setSaving({ state: 'saved', at: serverNow() })
        setTimes((n) => n + 1)
      } catch (fault) {
        if (!(fault instanceof CallFault)) throw fault
        unsaved.current ??= next
        setSaving({ state: fault.reason === changed ? 'elsewhere' : 'fault', fault })
        return false
      }
    }
    return true
  }, [changed])
  const { flush, flushSoon } = useFlush(saveAll)
  const set = useCallback(
    (next: readonly B[]) => {
      show(next)
      unsaved.current = next
      flushSoon()
    },
    [flushSoon],
  )
  /** Mine instead of what somebody else saved: said so by whoever writes. */
  const insist = useCallback(() => {
    const now = saving.state === 'elsewhere' ? saving.fault.params['version'] : undefined
    if (typeof now !== 'number') return
    version.current = now
    void flush()
  }, [saving, flush])
  useKeptOnLeaving(unsaved, flush)
  return { blocks, set, saving, times, version, flush, insist }
}
/** One save after the other: at once, or a moment after the last change. */
function useFlush(saveAll: () => Promise<boolean>) {
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Everything that was written is kept; whether it is. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    running.current = running.current.then(saveAll)
    return running.current
  }, [saveAll])
  const flushSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pause)
  }, [flush])
  return { flush, flushSoon }
}
/** Nothing is lost when the page is left, hidden or closed. */
function useKeptOnLeaving(unsaved: { readonly current: unknown }, flush: () => Promise<boolean>): void {
  useEffect(() => {
    const isUnsaved = () => unsaved.current !== undefined
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
  }, [unsaved, flush])
}
