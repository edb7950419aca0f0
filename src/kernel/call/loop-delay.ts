// How late the process is with its work: what everybody waits who asks it anything.
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoopDelay {
  /** ms by which it has been late lately, again and again: one long task alone does not count */
  now: () => number
  stop: () => void
}
const resolution = 20
const span = 500
/** Spans that must all have been late. */
const spans = 3

export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  let last: number[] = []
  const timer = setInterval(() => {
    const mean = histogram.count > 0 ? histogram.mean / 1e6 - resolution : 0
    histogram.reset()
    last = [mean, ...last].slice(0, spans)
  }, span).unref()
  return {
    now: () => (last.length < spans ? 0 : Math.max(0, Math.min(...last))),
    stop: () => {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
