// Slide the piece into the gap: by dragging handle or piece, or by arrow keys and Enter.
import { ArrowRight } from 'lucide-react'
import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { Icon } from '#ui/layout/icon.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useTexts } from '#web/texts.tsx'
import { keySteps, pictureHeight, pictureWidth, pieceSize } from '../limits.ts'
import type { Answer, Puzzle } from './puzzle.ts'

const farthest = pictureWidth - pieceSize
const longestTrack = 500
interface Sample {
  x: number
  y: number
  t: number
}
type SlidePuzzle = Extract<Puzzle, { kind: 'slide' }>
export interface SlideTaskProps {
  puzzle: SlidePuzzle | undefined
  busy: boolean
  onAnswer: (answer: Answer) => void
  control: RefObject<HTMLDivElement | null>
}

export function SlideTask({ puzzle, busy, onAnswer, control }: SlideTaskProps) {
  const { t } = useTexts('captcha')
  const hint = useId()
  const frame = useRef<HTMLDivElement>(null)
  const slide = useSlide(
    puzzle?.id,
    frame,
    (x, by, track) => puzzle && !busy && onAnswer({ kind: 'slide', id: puzzle.id, x, by, track }),
  )
  const percent = Math.round((slide.x / farthest) * 100)
  const drag = puzzle && !busy ? slide.drag : {}
  return (
    <div style={{ '--x': slide.x / pictureWidth, '--piece': pieceSize / pictureWidth } as CSSProperties}>
      <p className="captcha-label">{t('slide.label')}</p>
      <div ref={frame} className="captcha-frame">
        {puzzle ? <img src={puzzle.picture} alt={t('slide.picture')} draggable={false} /> : <Skeleton ratio="16 / 9" />}
        {puzzle && <Piece puzzle={puzzle} drag={drag} />}
      </div>
      <div className="captcha-rail">
        <div
          ref={control}
          role="slider"
          tabIndex={0}
          className="captcha-thumb"
          aria-label={t('slide.label')}
          aria-describedby={hint}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={t('slide.value', { percent })}
          aria-disabled={!puzzle || busy}
          onKeyDown={(event) => puzzle && !busy && slide.press(event)}
          {...drag}
        >
          <Icon of={ArrowRight} size={22} />
        </div>
      </div>
      <p id={hint} className="captcha-hint">
        {t('slide.hint')}
      </p>
    </div>
  )
}

function Piece({ puzzle, drag }: { puzzle: SlidePuzzle; drag: ComponentProps<'img'> }) {
  return (
    <img
      src={puzzle.piece}
      alt=""
      draggable={false}
      className="captcha-piece"
      style={{ top: `${(puzzle.pieceY / pictureHeight) * 100}%` }}
      {...drag}
    />
  )
}

interface Held {
  x: number
  y: number
  scale: number
}
/** A move of the piece of puzzle `of`. */
interface Move {
  of: string | undefined
  track: Sample[]
  began: number
  held?: Held
}

/** Where the piece is, and how it came there. */
function useTrack(id: string | undefined) {
  const [place, setPlace] = useState({ of: id, x: 0 })
  const move = useRef<Move>({ of: undefined, track: [], began: 0 })
  const go = (to: number, y: number) => {
    const x = Math.round(Math.max(0, Math.min(farthest, to)) * 10) / 10
    const { track, began } = move.current
    const sample = { x, y, t: Math.round(performance.now() - began) }
    if (track.length < longestTrack) track.push(sample)
    else track[longestTrack - 1] = sample
    setPlace({ of: id, x })
  }
  const begin = (held?: Held) => {
    move.current = { of: id, track: [{ x: 0, y: 0, t: 0 }], began: performance.now(), ...(held && { held }) }
    setPlace({ of: id, x: 0 })
  }
  /** The track of the drag that ends; undefined when nothing was held. */
  const release = (): Sample[] | undefined => {
    const { held, track, of } = move.current
    if (!held || of !== id) return undefined
    delete move.current.held
    return track
  }
  return { x: place.of === id ? place.x : 0, move, go, begin, release }
}

/** `answer` gets place and track when a hand lets go or Enter is pressed. */
function useSlide(
  id: string | undefined,
  frame: RefObject<HTMLDivElement | null>,
  answer: (x: number, by: 'drag' | 'keys', track: Sample[]) => unknown,
) {
  const { x, move, go, begin, release } = useTrack(id)
  const letGo = () => {
    const track = release()
    const last = track?.at(-1)
    if (track && last && last.x > keySteps.big) answer(last.x, 'drag', track)
    else if (track) begin()
  }
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      begin({ x: event.clientX, y: event.clientY, scale: pictureWidth / (frame.current?.clientWidth ?? pictureWidth) })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { held, of } = move.current
      if (held && of === id)
        go((event.clientX - held.x) * held.scale, Math.round((event.clientY - held.y) * held.scale))
    },
    onPointerUp: letGo,
    onPointerCancel: () => begin(),
  }
  const press = (event: KeyboardEvent) => {
    const by = moveOf(event)
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (move.current.of !== id) begin()
    const { track } = move.current
    const at = track.at(-1)!.x
    if (by !== undefined) go(at + by, 0)
    else if (at > 0) answer(at, 'keys', track)
  }
  return { x, drag, press }
}

function moveOf({ key, shiftKey }: KeyboardEvent): number | undefined {
  const step = shiftKey ? keySteps.big : keySteps.small
  const moves = new Map([
    ['ArrowRight', step],
    ['ArrowUp', step],
    ['ArrowLeft', -step],
    ['ArrowDown', -step],
    ['PageUp', keySteps.big],
    ['PageDown', -keySteps.big],
    ['Home', -farthest],
    ['End', farthest],
  ])
  return moves.get(key)
}
