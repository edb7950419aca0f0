// Keeping one of two: what becomes of the other is told before.
import { useState } from 'react'
import type { Half } from './shape.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  /** the pair */
  of: number
  keep: Half
  drop: Half
  onClose: () => void
  onDone: () => void
}
export function MergeQuestion({ of, keep, drop, onClose, onDone }: Props) {
  const { t } = useTexts('doublesmerchant')
  const { number } = useFormat()
  const [requestId] = useState(newRequestId)
  const merging = useDoing(async () => {
    await call('/api/v2/mch/goods/double/merge', { id: of, keepId: keep.id, requestId })
    say(t('merged', { title: keep.title }))
    onDone()
  })
  return (
    <Question
      title={t('mergeTitle', { title: keep.title })}
      verb={t('mergeVerb')}
      doing={merging}
      onDo={() => void merging.run()}
      onClose={onClose}
    >
      <ul className="double-effect">
        <li>{t('effectReviews', { count: drop.reviews, n: number(drop.reviews) })}</li>
        <li>{t('effectHearts', { count: drop.favourites, n: number(drop.favourites) })}</li>
        <li>{t('effectSales', { count: drop.sales, n: number(drop.sales) })}</li>
        <li>{t('effectAddress')}</li>
        {drop.onHand > 0 && (
          <li className="amber">{t('effectStock', { count: drop.onHand, n: number(drop.onHand) })}</li>
        )}
        <li>{t('effectGone', { title: drop.title })}</li>
      </ul>
    </Question>
  )
}
