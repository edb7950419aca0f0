// The way without eyes or hands: the device solves a sum in the background while a thread shows how far it is.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { useTexts } from '#web/texts.tsx'
import { runWork } from './run-work.ts'
import type { Answer, Puzzle } from './puzzle.ts'

export interface WorkTaskProps {
  puzzle: Extract<Puzzle, { kind: 'work' }> | undefined
  busy: boolean
  onAnswer: (answer: Answer) => void
  control: RefObject<HTMLDivElement | null>
  /** Pressed for just now: it begins by itself. */
  atOnce: boolean
}

export function WorkTask({ puzzle, busy, onAnswer, control, atOnce }: WorkTaskProps) {
  const { t } = useTexts('captcha')
  const [started, setStarted] = useState(atOnce)
  const [made, setMade] = useState(0)
  const [unable, setUnable] = useState(false)
  const answer = useRef(onAnswer)
  useEffect(() => void (answer.current = onAnswer))
  useEffect(() => {
    if (!puzzle || !started) return undefined
    const { challenge, guesses } = puzzle
    const leave = new AbortController()
    runWork(challenge, guesses, setMade, leave.signal).then(
      (solution) => answer.current({ kind: 'work', challenge, ...solution }),
      () => !leave.signal.aborted && setUnable(true),
    )
    return () => leave.abort()
  }, [puzzle, started])
  const share = !puzzle ? 0 : busy ? 1 : Math.min(1, made / puzzle.guesses)
  return (
    <div ref={control} tabIndex={-1} className="captcha-work">
      <p>{t('work.text')}</p>
      {unable && (
        <p role="alert" className="captcha-fault">
          {t('work.unable')}
        </p>
      )}
      {!started && (
        <Button kind="primary" className="justify-self-start" onClick={() => setStarted(true)}>
          {t('work.start')}
        </Button>
      )}
      {started && !unable && (
        <Progress
          label={t('work.progress')}
          share={share}
          text={t('work.percent', { percent: Math.round(share * 100) })}
        />
      )}
    </div>
  )
}
