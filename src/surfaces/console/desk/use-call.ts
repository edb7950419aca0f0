// Asking calls from screens: a reading one that keeps its old answer while a newer is on its way or failed, and a
// writing one whose fault stays beside the button that asked.
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call, CallFault, type CallPath, type Input, type Output } from './call.ts'
import { serverNow } from './clock.ts'
import { hear, lineIsUp, onLine, type News } from './line.ts'

export interface Asked<T> {
  data: T | undefined
  /** of the newest try; the data beside it is older */
  fault: CallFault | undefined
  /** when the data came, by the server's clock */
  at: number | undefined
  busy: boolean
  again: () => void
}
interface Held<T> {
  key: string
  data?: T
  fault?: CallFault
  at?: number
  busy: boolean
}
/** Reads anew whenever the input changes; `null` reads nothing. */
export function useAsked<P extends CallPath>(path: P, input: Input<P> | null): Asked<Output<P>> {
  const key = JSON.stringify({ path, input })
  const [held, hold] = useState<Held<Output<P>>>({ key, busy: input !== null })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (input === null) return undefined
    const ended = new AbortController()
    hold((h) => (h.key === key ? { ...h, busy: true } : { key, busy: true, ...(h.data && { data: h.data }) }))
    call(path, input, ended.signal).then(
      (data) => hold({ key, data, at: serverNow(), busy: false }),
      (fault: unknown) => {
        if (ended.signal.aborted) return
        if (!(fault instanceof CallFault)) throw fault
        hold((h) => ({ ...h, fault, busy: false }))
      },
    )
    return () => ended.abort()
    // the key stands for path and input
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, turn])
  const again = useCallback(() => setTurn((n) => n + 1), [])
  return { data: held.data, fault: held.fault, at: held.at, busy: held.busy, again }
}

export interface Doing<T extends unknown[]> {
  busy: boolean
  fault: CallFault | undefined
  /** Whether it was done. */
  run: (...given: T) => Promise<boolean>
  clear: () => void
}
/** Runs what a button does, once at a time. */
export function useDoing<T extends unknown[]>(work: (...given: T) => Promise<unknown>): Doing<T> {
  const [state, set] = useState<{ busy: boolean; fault?: CallFault }>({ busy: false })
  const running = useRef(false)
  const run = async (...given: T): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    set({ busy: true })
    try {
      await work(...given)
      set({ busy: false })
      return true
    } catch (fault) {
      if (!(fault instanceof CallFault)) throw fault
      set({ busy: false, fault })
      return false
    } finally {
      running.current = false
    }
  }
  return { busy: state.busy, fault: state.fault, run, clear: () => set({ busy: false }) }
}

/** Asks anew every so often while the page is seen, and at once when it is seen again. */
export function usePolled(again: () => void, every: number): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && again()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again, every])
}

/** What only time changes (what is late, say) is asked for so often. */
const rarely = 300_000
const often = 30_000
/** Asks anew when the shop tells that something of this moved; without a line to it, now and then. */
export function useStirred(again: () => void, of: News): void {
  usePolled(again, useSyncExternalStore(onLine, lineIsUp) ? rarely : often)
  useEffect(() => hear(of, again), [of, again])
}
