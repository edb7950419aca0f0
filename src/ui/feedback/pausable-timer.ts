// A timer that can be held (a pointer rests on the thing that is about to leave) and goes on with what was left.

export type PausableTimer = { pause: () => void; resume: () => void; stop: () => void }

/** Calls `end` once, after `ms` of time not paused. */
export function pausableTimer(ms: number, end: () => void): PausableTimer {
  let left = ms
  let since = 0
  let running: ReturnType<typeof setTimeout> | null = null
  const halt = () => {
    if (running !== null) clearTimeout(running)
    running = null
  }
  const timer: PausableTimer = {
    pause: () => {
      if (running === null) return
      halt()
      left -= Date.now() - since
    },
    resume: () => {
      if (running !== null || left < 0) return
      since = Date.now()
      running = setTimeout(() => {
        running = null
        left = -1
        end()
      }, left)
    },
    stop: () => {
      halt()
      left = -1
    },
  }
  timer.resume()
  return timer
}
