// Back from the provider's page without having paid: what happened, and what can be done. The provider is asked first:
// somebody may have paid there and pressed Back.
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'
import type { Cashier } from './cashier.ts'
import { resultPage } from './use-pay.ts'
import { askStatus } from './use-payment-status.ts'

export function CameBack({ cashier, onLeave }: { cashier: Cashier; onLeave: () => void }) {
  const { payNo, expiresAt } = cashier
  const { t } = useTexts('payments')
  const moment = useMoment()
  const navigate = useNavigate()
  const [heard, setHeard] = useState<'open' | 'asking' | 'unknown'>()
  const hear = useEffectEvent(({ status }: Awaited<ReturnType<typeof askStatus>>) => {
    setHeard(status === undefined ? 'unknown' : status.asking ? 'asking' : 'open')
    if (status?.status !== 'paid') return
    onLeave()
    void navigate(resultPage(payNo), { replace: true })
  })
  useEffect(() => {
    let here = true
    void askStatus(payNo).then((answer) => here && hear(answer))
    return () => void (here = false)
  }, [payNo])
  if (heard === undefined) return null
  return (
    <Banner tone="warning" live className="mb-6">
      <b className="font-semibold">{t('cameBack.title')}</b>{' '}
      {t(heard === 'open' ? 'cameBack.nothing' : 'cameBack.unknown')}{' '}
      {t('cameBack.next', { time: moment(expiresAt, 'time') })}
    </Banner>
  )
}
