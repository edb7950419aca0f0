// Waiting for a provider, but not for ever: whoever waits gets an answer in time, and the asking goes on.
import { setTimeout as pause } from 'node:timers/promises'

/** What the work gives within so many milliseconds, else undefined. The work goes on; it must catch what it throws. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const over = new AbortController()
  try {
    return await Promise.race([work, pause(ms, undefined, { signal: over.signal })])
  } finally {
    over.abort()
  }
}

const everyMs = 150
/** Looks again and again until there is something to see, for so many milliseconds. */
export async function watching<T>(ms: number, look: () => Promise<T | undefined>) {
  const until = Date.now() + ms
  for (;;) {
    const seen = await look()
    if (seen !== undefined || Date.now() + everyMs > until) return seen
    await pause(everyMs)
  }
}
