// Proof of work in the browser: a few workers share the guesses; the first who finds the answer ends it for all.
import type { Solution } from './solving.ts'
import type { Share, Told } from './work-worker.ts'

const mostWorkers = 4

/**
 * Resolves with the solution, rejects where this browser cannot do it.
 * `onGuessed` hears the number of guesses made so far.
 */
export function runWork(
  challenge: string,
  guesses: number,
  onGuessed: (made: number) => void,
  signal: AbortSignal,
): Promise<Solution> {
  const count = Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency || 2))
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' }),
  )
  const stop = () => workers.forEach((worker) => worker.terminate())
  let made = 0
  let left = count
  const solved = new Promise<Solution>((found, failed) => {
    signal.addEventListener('abort', () => failed(new DOMException('stopped', 'AbortError')))
    workers.forEach((worker, from) => {
      worker.addEventListener('error', () => failed(new Error('a worker failed')))
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
        if ('guessed' in data) onGuessed((made += data.guessed))
        else if (data.solution) found(data.solution)
        else if (--left === 0) failed(new Error('no answer'))
      })
      const share: Share = { challenge, guesses, from, step: count }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of ours
      worker.postMessage(share)
    })
  })
  return solved.finally(stop)
}
