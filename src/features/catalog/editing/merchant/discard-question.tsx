// A draft is thrown away: what was written goes, what is on sale stays.
import type { RefObject } from 'react'
import type { Place } from './use-draft.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  isNew: boolean
  place: RefObject<Place | undefined>
  flush: () => Promise<boolean>
  onDone: () => void
  onClose: () => void
}
export function DiscardQuestion({ isNew, place, flush, onDone, onClose }: Props) {
  const { t } = useTexts('editingmerchant')
  const discarding = useDoing(async () => {
    await flush()
    if (place.current) await call('/api/v2/mch/goods/discard', { ...place.current, requestId: newRequestId() })
    say(t('discarded'))
    onClose()
    onDone()
  })
  return (
    <Question
      title={t('discardTitle')}
      verb={t('discardVerb')}
      doing={discarding}
      onDo={() => void discarding.run()}
      onClose={onClose}
    >
      <p>{t(isNew ? 'discardNew' : 'discardText')}</p>
    </Question>
  )
}
