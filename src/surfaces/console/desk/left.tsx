// The deadline thread: words above a line that shows the share of the time that is left. Ink while there is time, red
// in its last quarter, all red when it is late. Always by the server's clock.
import type { ReactNode } from 'react'
import { useNow } from './clock.ts'
import { useFormat } from './format.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  from: string
  at: string
  /** what will happen then, before the span; left out when it is late */
  children?: ReactNode
}
export function Left({ from, at, children }: Props) {
  const { t } = useTexts('console')
  const { span, full } = useFormat()
  const now = useNow()
  const end = Date.parse(at)
  const left = end - now
  const share = left <= 0 ? 1 : Math.min(1, left / Math.max(1, end - Date.parse(from)))
  const look = left <= 0 ? 'late' : share <= 0.25 ? 'soon' : ''
  return (
    <span className={`left ${look}`} title={full(at)}>
      <span>
        {left > 0 && children} <b>{left <= 0 ? t('left.late', { span: span(left) }) : span(left)}</b>
      </span>
      <i style={{ ['--share' as string]: `${Math.round(share * 100)}%` }} />
    </span>
  )
}
