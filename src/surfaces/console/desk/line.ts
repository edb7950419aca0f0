// The line to the shop on which a desk hears that something moved: one for the page, while it is seen. Read by fetch,
// for the sign-in goes in the header. Where it cannot be had, screens ask by themselves now and then.
import { desksOwn } from './call.ts'
import { eventsIn, type LineEvent } from './line-events.ts'

/** What of a desk moves. */
export type News = 'orders' | 'claims'
const seconds = 1000
/** A sign of life comes every twenty seconds. */
const silent = 50 * seconds
/** Who only looks elsewhere for a moment keeps the line. */
const hiddenFor = 30 * seconds
const shortest = 1 * seconds
const longest = 60 * seconds
/** Who asks on each word of the line asks at most so often. */
const gap = 3 * seconds

let up = false
const uppers = new Set<() => void>()
function set(now: boolean): void {
  if (up === now) return
  up = now
  uppers.forEach((listener) => listener())
}
export const lineIsUp = (): boolean => up
export function onLine(listener: () => void): () => void {
  uppers.add(listener)
  return () => void uppers.delete(listener)
}

const hearers = new Map<() => void, News>()
const waiting = new Map<News, ReturnType<typeof setTimeout>>()
const told = new Map<News, number>()
function tell(of: News): void {
  told.set(of, performance.now())
  waiting.delete(of)
  for (const [listener, mine] of hearers) if (mine === of) listener()
}
/** At once, but not again before a while: what comes meanwhile is told at its end. */
function stir(of: News): void {
  if (waiting.has(of)) return
  const left = (told.get(of) ?? -Infinity) + gap - performance.now()
  if (left <= 0) tell(of)
  else
    waiting.set(
      of,
      setTimeout(() => tell(of), left),
    )
}
export function hear(of: News, listener: () => void): () => void {
  hearers.set(listener, of)
  return () => void hearers.delete(listener)
}

/** Keeps the line until it is closed. */
export function openLine(): () => void {
  const gone = new AbortController()
  void keep(gone.signal)
  return () => gone.abort()
}
async function keep(gone: AbortSignal): Promise<void> {
  let wait = shortest
  while (!gone.aborted) {
    await seen(gone)
    const began = performance.now()
    const how = await listen(gone).catch(() => 'broken' as const)
    set(false)
    if (how === 'closed') return
    if (how === 'hidden') continue
    // one that held for long was no trouble; not all desks come back at the same moment
    wait = performance.now() - began > longest ? shortest : Math.min(wait * 2, longest)
    await pause(wait * (0.5 + Math.random() / 2), gone)
  }
}

/** Until it ends. Rejects where it broke. */
async function listen(gone: AbortSignal): Promise<'closed' | 'hidden' | 'again'> {
  const line = new AbortController()
  const stop = () => line.abort()
  gone.addEventListener('abort', stop)
  let hidden = false
  const unwatch = whenHidden(() => {
    hidden = true
    stop()
  })
  let silence = setTimeout(stop, silent)
  try {
    const reply = await fetch('/api/v2/console/stream', { headers: desksOwn(), signal: line.signal, cache: 'no-store' })
    // not, or no more, at this desk: the next call tells
    if (reply.status === 401 || reply.status === 403) return 'closed'
    if (!reply.ok || !reply.body) throw new Error(String(reply.status))
    for await (const event of eventsIn(reply.body)) {
      clearTimeout(silence)
      silence = setTimeout(stop, silent)
      if (hears(event) === 'closed') return 'closed'
    }
    return 'again'
  } catch (fault) {
    if (gone.aborted) return 'closed'
    if (hidden) return 'hidden'
    throw fault
  } finally {
    clearTimeout(silence)
    unwatch()
    gone.removeEventListener('abort', stop)
    stop()
  }
}
function hears({ event, data }: LineEvent): 'closed' | undefined {
  if (event === 'here') set(true)
  if (event === 'here' || event === 'moved') for (const of of data as News[]) stir(of)
  if (event !== 'end' || data !== 'session') return undefined
  // whoever asks now learns that the sign-in is over
  for (const of of new Set(hearers.values())) tell(of)
  return 'closed'
}

const isSeen = (): boolean => document.visibilityState === 'visible'
function seen(gone: AbortSignal): Promise<void> {
  if (isSeen()) return Promise.resolve()
  return new Promise((done) => {
    const over = () => {
      if (!isSeen() && !gone.aborted) return
      document.removeEventListener('visibilitychange', over)
      done()
    }
    document.addEventListener('visibilitychange', over)
    gone.addEventListener('abort', over, { once: true })
  })
}
/** Acts when the page was not seen for a while. */
function whenHidden(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (!isSeen()) timer = setTimeout(act, hiddenFor)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
/** So long, or until the network is back. */
function pause(ms: number, gone: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      gone.removeEventListener('abort', over)
      done()
    }
    const timer = setTimeout(over, ms)
    addEventListener('online', over)
    gone.addEventListener('abort', over)
  })
}
