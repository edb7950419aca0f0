// The puzzle of a way: the one at hand, or a new one when the way changes, it is asked for,
// or the old one is about to run out.
import { useEffect, useState } from 'react'
import { call, CallError } from '#web/call.ts'
import type { Bound, Puzzle, Way } from './puzzle.ts'

/** A new puzzle comes a little before the old one is dead. */
const headStart = 5

interface Told {
  onExpired: () => void
  /** The shop asks for no proof after all. */
  onNone: (token: string) => void
  onFault: (message: string) => void
}
export function usePuzzle(
  { way, bound }: { way: Way; bound: Bound },
  first: Puzzle | undefined,
  { onExpired, onNone, onFault }: Told,
) {
  const [round, setRound] = useState(0)
  const wanted = `${way} ${round}`
  const [got, setGot] = useState(first && { puzzle: first, as: wanted })
  const stale = got?.as !== wanted
  useEffect(() => {
    if (!stale) return undefined
    let gone = false
    const take = (puzzle: Puzzle) => {
      if (gone) return
      if (puzzle.kind === 'none') onNone(puzzle.captchaToken)
      else setGot({ puzzle, as: wanted })
    }
    const fail = (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      if (!gone) onFault(error.message)
    }
    call('/captcha/get', { kind: way, ...bound }, { quiet: true }).then(take, fail)
    return () => void (gone = true)
    // whom to tell may change, the question does not
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [stale, wanted, way])
  useEffect(() => {
    if (!got || !('seconds' in got.puzzle) || got.puzzle.kind === 'work') return undefined
    const expire = () => {
      onExpired()
      setRound((n) => n + 1)
    }
    const timer = setTimeout(expire, (got.puzzle.seconds - headStart) * 1000)
    return () => clearTimeout(timer)
    // one timer for each puzzle
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [got])
  return { puzzle: got?.puzzle.kind === way ? got.puzzle : undefined, stale, renew: () => setRound((n) => n + 1) }
}
