// A replacement did not arrive: lost, or it came back. Another is due.
import { useState } from 'react'
import type { Claim } from './claim-desk.ts'
import { ReasonQuestion } from './reason-question.tsx'
import { Unchosen } from './words-field.tsx'
import { Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useTexts } from '#web/texts.tsx'

export interface Gone {
  serviceNo: string
  state: 'lost' | 'returned'
  note: string
  saleable?: boolean
  requestId: string
}
interface Props {
  claim: Claim
  onSend: (gone: Gone) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}
export function GoneQuestion({ claim, onSend, onDone, onClose }: Props) {
  const { t } = useTexts('aftersalesmerchant')
  const [state, setState] = useState<Gone['state']>()
  const [saleable, setSaleable] = useState(false)
  const choices = (['lost', 'returned'] as const).map((value) => ({ value, label: t(`gone.${value}`) }))
  return (
    <ReasonQuestion
      title={t('gone.title')}
      text={t('gone.text')}
      verb={t('gone.verb')}
      label={t('gone.note')}
      ready={state !== undefined}
      onSend={async ({ reason, requestId }) => {
        const more = state === 'returned' ? { saleable } : {}
        await onSend({ serviceNo: claim.serviceNo, state: state!, note: reason, ...more, requestId })
        say(t('gone.done'))
        onDone()
      }}
      onClose={onClose}
    >
      {(tried) => (
        <>
          <Radios legend={t('gone.legend')} choices={choices} value={state} onChoose={setState} />
          {tried && state === undefined && <Unchosen>{t('gone.choose')}</Unchosen>}
          {state === 'returned' && (
            <label className="row">
              <input type="checkbox" checked={saleable} onChange={(e) => setSaleable(e.target.checked)} />
              {t('gone.saleable')}
            </label>
          )}
        </>
      )}
    </ReasonQuestion>
  )
}
