// A shop where somebody works: in which role, since when, and the way out.
import { useState } from 'react'
import { useRoleWord } from './role-words.ts'
import { ConfirmStep } from '../../team/parts/confirm-step.tsx'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { call, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'

type Place = Calls['/api/v2/user/membership/list']['output']['records'][number]

export function PlaceRow({ place, onChanged }: { place: Place; onChanged: () => Promise<void> }) {
  const { t } = useTexts('members')
  const moment = useMoment()
  const roleWord = useRoleWord()
  const [asking, setAsking] = useState(false)
  const { merchantId, merchantName: shop, role, since } = place
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span>
        <span className="font-semibold">{shop}</span>
        <span className="block text-13 text-ink-2">
          {roleWord(role)} · {t('since', { date: moment(since, 'day') })}
        </span>
      </span>
      <Button aria-label={t('leaveOf', { shop })} onClick={() => setAsking(true)}>
        {t('leave')}
      </Button>
      <ConfirmStep
        open={asking}
        onClose={() => setAsking(false)}
        title={t('leaveTitle', { shop })}
        text={t('leaveText')}
        yes={t('leave')}
        no={t('stay')}
        act={async () => {
          await call('/api/v2/user/membership/leave', { merchantId, requestId: requestId() }, { quiet: true })
          toast(t('left_', { shop }))
          await onChanged()
        }}
      />
    </li>
  )
}
