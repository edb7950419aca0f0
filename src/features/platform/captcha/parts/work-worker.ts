// The worker that solves its share of a proof of work, off the page's own thread.
// Tells every tenth guess, then the solution (null: not among its share).
import { solve } from './solving.ts'

export interface Share {
  challenge: string
  guesses: number
  from: number
  step: number
}
export type Told = { guessed: number } | { solution: { counter: number; derivedKey: string } | null }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page is the only one that hears it
const tell = (told: Told): void => self.postMessage(told)
self.addEventListener('message', ({ data }: MessageEvent<Share>) => {
  let guessed = 0
  const count = () => {
    if (++guessed % 10 === 0) tell({ guessed: 10 })
  }
  void solve(data.challenge, data.guesses, data.from, data.step, count).then(
    (solution) => tell({ solution: solution ?? null }),
    (fault: unknown) => reportError(fault),
  )
})
