// The check itself, the same in the sheet and on its page: one way at a time, the others one press away;
// no way needs a drag, an eye or a hand alone.
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { classes } from '#ui/layout/classes.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useTexts } from '#web/texts.tsx'
import './captcha.css'
import { PointsTask } from './points-task.tsx'
import { SlideTask } from './slide-task.tsx'
import type { Bound, Puzzle, Way } from './puzzle.ts'
import { useTask } from './use-task.ts'
import { WorkTask } from './work-task.tsx'

const ways: readonly Way[] = ['slide', 'points', 'work']
export interface CaptchaTaskProps {
  way: Way
  onWay: (way: Way) => void
  /** A puzzle that is at hand already. */
  first?: Puzzle
  bound: Bound
  onProven: (token: string, seconds: number) => void
  /** The element that the keys of the present way act on. */
  control: RefObject<HTMLDivElement | null>
}

export function CaptchaTask({ way, onWay, first, bound, onProven, control }: CaptchaTaskProps) {
  const { t } = useTexts('captcha')
  const { puzzle, waiting, checking, fault, wrong, check, refresh } = useTask({ way, bound }, first, onProven)
  const [opened] = useState(way)
  useFocusOnChange(way, control)
  const shared = {
    busy: checking || waiting,
    control,
    onAnswer: (answer: Parameters<typeof check>[0]) => void check(answer),
  }
  return (
    <div className="captcha">
      <div
        aria-busy={waiting || checking}
        className={classes(wrong > 0 && (wrong % 2 ? 'captcha-odd' : 'captcha-even'))}
      >
        {way === 'slide' && <SlideTask puzzle={puzzle?.kind === 'slide' ? puzzle : undefined} {...shared} />}
        {way === 'points' && <PointsTask puzzle={puzzle?.kind === 'points' ? puzzle : undefined} {...shared} />}
        {way === 'work' && (
          <WorkTask puzzle={puzzle?.kind === 'work' ? puzzle : undefined} {...shared} atOnce={way !== opened} />
        )}
      </div>
      <p role="alert" className="captcha-fault">
        {fault ?? ''}
      </p>
      <p role="status" className="sr-only">
        {checking ? t('checking') : waiting ? t('loading') : ''}
      </p>
      <div className="captcha-ways">
        {way !== 'work' && (
          <Button size="sm" className="min-h-11" onClick={refresh}>
            <Icon of={RefreshCw} size={16} />
            {t('refresh')}
          </Button>
        )}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className="captcha-way" onClick={() => onWay(other)}>
              {t(`other.${other}`)}
            </button>
          ))}
      </div>
    </div>
  )
}

/** The link that was pressed is gone: the focus goes to the new way's control. */
function useFocusOnChange(way: Way, control: RefObject<HTMLDivElement | null>): void {
  const last = useRef(way)
  useEffect(() => {
    if (last.current !== way) control.current?.focus()
    last.current = way
  }, [way, control])
}
