// The bar of what is picked in a list: how many, worth how much, what can be done with them, what was said of it.
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Money } from '../money.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  n: number
  /** what they are worth together, where that says something */
  fen?: number
  said?: ReactNode
  busy: boolean
  onClear: () => void
  children: ReactNode
}
export function BulkBar({ n, fen, said, busy, onClear, children }: Props) {
  const { t } = useTexts('console')
  return (
    <div className="bulk" role="toolbar" aria-label={t('list.picked', { count: n })} aria-busy={busy}>
      <div className="bulk-said" role="status">
        {said}
      </div>
      <b>{t('list.picked', { count: n })}</b>
      {fen !== undefined && <Money fen={fen} />}
      <span className="bulk-line" />
      {children}
      <button type="button" className="bulk-clear" aria-label={t('list.unpick')} onClick={onClear}>
        <X className="i" size={15} />
      </button>
    </div>
  )
}
