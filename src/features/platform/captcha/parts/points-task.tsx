// Press the pictures in order: by pointer, or with a cross-hair that arrow keys move.
import { useId, useState, type CSSProperties, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#web/texts.tsx'
import { pictureHeight, pictureWidth } from '../limits.ts'
import type { Answer, Puzzle } from './puzzle.ts'

interface Point {
  x: number
  y: number
}
const total = 3
const steps = { small: 8, big: 32 }
const middle = { x: pictureWidth / 2, y: pictureHeight / 2 }
const names = ['points.order_1', 'points.order_2', 'points.order_3'] as const
const at = ({ x, y }: Point): CSSProperties => ({
  left: `${(x / pictureWidth) * 100}%`,
  top: `${(y / pictureHeight) * 100}%`,
})
const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(most, value)))

type PointsPuzzle = Extract<Puzzle, { kind: 'points' }>
export interface PointsTaskProps {
  puzzle: PointsPuzzle | undefined
  busy: boolean
  onAnswer: (answer: Answer) => void
  control: RefObject<HTMLDivElement | null>
}

export function PointsTask({ puzzle, busy, onAnswer, control }: PointsTaskProps) {
  const { t } = useTexts('captcha')
  const hint = useId()
  const confirm = (points: Point[]) => puzzle && !busy && onAnswer({ kind: 'points', id: puzzle.id, points })
  const { points, cross, press, type, takeBack } = usePoints(puzzle?.id, confirm)
  return (
    <div>
      <Order puzzle={puzzle} />
      <div
        ref={control}
        // arrows, Enter and Backspace are its own, whatever reads the screen
        role="application"
        tabIndex={0}
        aria-label={t('points.picture')}
        aria-describedby={hint}
        className="captcha-frame captcha-press"
        onClick={(event) => puzzle && !busy && press(event)}
        onKeyDown={(event) => puzzle && !busy && type(event)}
      >
        {puzzle ? <img src={puzzle.picture} alt="" draggable={false} /> : <Skeleton ratio="16 / 9" />}
        {points.map((point, i) => (
          <span key={`${point.x} ${point.y} ${i}`} className="captcha-mark" style={at(point)} aria-hidden="true">
            {i + 1}
          </span>
        ))}
        {cross && <span className="captcha-cross" style={at(cross)} aria-hidden="true" />}
      </div>
      <p id={hint} className="captcha-hint">
        {t('points.hint')}
      </p>
      <div className="captcha-confirm">
        <p role="status">{t('points.set', { count: points.length, total })}</p>
        <Button size="sm" className="min-h-11" aria-disabled={points.length === 0 || undefined} onClick={takeBack}>
          {t('points.back')}
        </Button>
        <Button
          kind="primary"
          size="sm"
          className="min-h-11"
          busy={busy}
          aria-disabled={points.length < total || undefined}
          onClick={() => confirm(points)}
        >
          {t('points.check')}
        </Button>
      </div>
    </div>
  )
}

/** The pictures to press, the first one first. */
function Order({ puzzle }: { puzzle: PointsPuzzle | undefined }) {
  const { t } = useTexts('captcha')
  return (
    <div className="captcha-asked">
      <p className="captcha-label">{t('points.label')}</p>
      <ol className="captcha-order">
        {names.map((name, i) => (
          <li key={name}>
            {puzzle ? (
              <img src={puzzle.order[i]} alt={t(name)} width={40} height={40} />
            ) : (
              <Skeleton width="40px" height="40px" />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function usePoints(id: string | undefined, confirm: (points: Point[]) => unknown) {
  const [of, setOf] = useState(id)
  const [points, setPoints] = useState<Point[]>([])
  /** shown once a key has moved it */
  const [cross, setCross] = useState<Point>()
  if (of !== id) {
    setOf(id)
    setPoints([])
    setCross(undefined)
  }
  const put = (point: Point) => setPoints((now) => (now.length < total ? [...now, point] : now))
  const takeBack = () => setPoints((now) => now.slice(0, -1))
  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setCross(undefined)
    put({
      x: within(((event.clientX - box.left) / box.width) * pictureWidth, pictureWidth),
      y: within(((event.clientY - box.top) / box.height) * pictureHeight, pictureHeight),
    })
  }
  const type = (event: KeyboardEvent) => {
    const step = event.shiftKey ? steps.big : steps.small
    const ways: ReadonlyMap<string, Point> = new Map(
      Object.entries({
        ArrowRight: { x: step, y: 0 },
        ArrowLeft: { x: -step, y: 0 },
        ArrowUp: { x: 0, y: -step },
        ArrowDown: { x: 0, y: step },
      }),
    )
    const way = ways.get(event.key)
    if (!way && event.key !== 'Enter' && event.key !== 'Backspace') return
    event.preventDefault()
    const from = cross ?? middle
    if (way) setCross({ x: within(from.x + way.x, pictureWidth), y: within(from.y + way.y, pictureHeight) })
    else if (event.key === 'Backspace') takeBack()
    else if (points.length === total) confirm(points)
    else {
      setCross(from)
      put(from)
    }
  }
  return { points, cross, press, type, takeBack }
}
