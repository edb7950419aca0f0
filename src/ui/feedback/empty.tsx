// Nothing here, or something went wrong: one continuous red line draws the thing;
// a wrong address tangles it, an error cuts it.
import type { ReactNode } from 'react'
import './empty.css'
import { classes } from '../layout/classes.ts'

const DRAWINGS = {
  bag: 'M2 92H40L46 40H58C56 8 100 8 98 40H58M98 40H110L116 92H40M116 92H166',
  box: 'M2 96H36V52L84 34L132 52V96L84 114L36 96M36 52L84 70L132 52M84 70V114M132 96H166',
  star:
    'M2 98C30 98 44 98 56 104L64 72L38 50L72 46L84 14L98 46L132 50L106 72L116 104L86 86L56 104M116 104' +
    'C130 98 150 98 166 98',
  bell:
    'M2 96H44C54 84 52 74 54 58C56 34 70 26 84 26C98 26 112 34 114 58C116 74 114 84 124 96H44M72 96' +
    'C74 112 94 112 96 96M84 26V18M124 96H166',
  search:
    'M2 100C34 100 60 108 96 84C112 70 116 44 100 28C84 12 56 16 46 36C36 58 50 84 74 86C82 87 90 86 96 82' +
    'L118 104C128 110 146 100 166 100',
  address:
    'M2 106H62C72 106 80 104 84 104C72 86 52 68 52 46C52 28 66 14 84 14C102 14 116 28 116 46' +
    'C116 68 96 86 84 104M84 58C77 58 72 53 72 46C72 39 77 34 84 34C91 34 96 39 96 46C96 53 91 58 84 58M84 104' +
    'C92 106 100 106 106 106H166',
  tangled:
    'M2 70C40 70 50 20 84 24S130 90 90 96S40 40 80 36S140 60 110 84S50 96 60 60S110 30 120 56S90 110 74 90' +
    'S130 66 166 70',
  cut: 'M2 66C24 66 34 54 52 60S68 72 74 64M96 60C102 52 114 74 128 66S150 62 166 62M81 48l4 9M90 77l-3-9',
}

export type EmptyDrawing = keyof typeof DRAWINGS

export type EmptyProps = {
  drawing: EmptyDrawing
  title: ReactNode
  text?: ReactNode
  /** One action; on an error page a second way out may follow. */
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

export function Empty({ drawing, title, text, action, level = 2, className }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes('empty', className)}>
      <svg viewBox="0 0 168 120" width="168" height="120" aria-hidden="true">
        <path d={DRAWINGS[drawing]} />
      </svg>
      <Heading className="empty-title display">{title}</Heading>
      {text && <p className="empty-text">{text}</p>}
      {action && <div className="empty-acts">{action}</div>}
    </div>
  )
}
