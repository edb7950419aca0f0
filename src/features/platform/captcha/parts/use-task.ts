// One check under way: its puzzle, the answer on its way, what went wrong. A wrong answer is followed by a new puzzle.
import { useState } from 'react'
import { call, CallError } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import type { Answer, Bound, Puzzle, Way } from './puzzle.ts'
import { usePuzzle } from './use-puzzle.ts'

const failed = 42241

export function useTask(
  { way, bound }: { way: Way; bound: Bound },
  first: Puzzle | undefined,
  onProven: (token: string, seconds: number) => void,
) {
  const { t } = useTexts('captcha')
  const [checking, setChecking] = useState(false)
  const [fault, setFault] = useState<string>()
  /** counts wrong answers: each shakes anew */
  const [wrong, setWrong] = useState(0)
  const { puzzle, stale, renew } = usePuzzle({ way, bound }, first, {
    onExpired: () => setFault(t('expired')),
    onNone: (token) => onProven(token, 60),
    onFault: setFault,
  })
  const check = async (answer: Answer) => {
    setChecking(true)
    setFault(undefined)
    try {
      const { captchaToken, seconds } = await call('/captcha/check', answer, { quiet: true })
      onProven(captchaToken, seconds)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setWrong((n) => n + 1)
      setFault(error.code === failed ? t('failed') : error.message)
      if (error.code === failed) renew()
    } finally {
      setChecking(false)
    }
  }
  const refresh = () => {
    setFault(undefined)
    renew()
  }
  return { puzzle, waiting: stale, checking, fault, wrong, check, refresh }
}
