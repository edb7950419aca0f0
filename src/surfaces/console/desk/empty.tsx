// Nothing to show: one drawing of the thread, one sentence, one way on.
import type { ReactNode } from 'react'

const drawings = {
  box: 'M2 96H36V52L84 34L132 52V96L84 114L36 96M36 52L84 70L132 52M84 70V114M132 96H166',
  cut: 'M2 66C24 66 34 54 52 60S68 72 74 64M96 60C102 52 114 74 128 66S150 62 166 62M81 48l4 9M90 77l-3-9',
  lost:
    'M2 70C40 70 50 20 84 24S130 90 90 96S40 40 80 36S140 60 110 84S50 96 60 60S110 30 120 56S90 110 74 90' +
    'S130 66 166 70',
} as const

interface Props {
  draw: keyof typeof drawings
  title: string
  text: string
  /** it is all that the page says */
  page?: boolean
  children?: ReactNode
}
export function Empty({ draw, title, text, page, children }: Props) {
  const Heading = page ? 'h1' : 'h2'
  return (
    <div className="empty">
      <svg viewBox="0 0 168 120" aria-hidden="true">
        <path d={drawings[draw]} />
      </svg>
      <Heading className="display">{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  )
}
