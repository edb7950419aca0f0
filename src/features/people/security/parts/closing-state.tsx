// How a request to close the account stands: being looked at (it can be taken back), approved, or answered with a no.
import { useState } from 'react'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Steps } from '#ui/feedback/steps.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import { useDate } from '#ui/text/use-date.ts'
import type { Closing } from './consequences.tsx'

type Request = NonNullable<Closing['request']>

/** Submitted or approved. `onRevoked` also when it was answered meanwhile: the page is to be read anew. */
export function UnderWay({ request, onRevoked }: { request: Request; onRevoked: (revoked: boolean) => unknown }) {
  const { t } = useTexts('security')
  const date = useDate()
  const [busy, setBusy] = useState(false)
  const submitted = request.status === 'submitted'
  const revoke = async () => {
    setBusy(true)
    try {
      await call('/api/v2/user/cancel/revoke', { requestId: requestId() })
      await onRevoked(true)
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault
      await onRevoked(false)
    } finally {
      setBusy(false)
    }
  }
  const steps = [t('close.step.asked'), t('close.step.review'), t('close.step.closed')]
  return (
    <Panel className="mt-8" title={t(submitted ? 'close.submitted.title' : 'close.reviewed.title')}>
      <Steps label={t('close.step.label')} steps={steps} current={submitted ? 1 : 2} doneLabel={t('close.step.done')} />
      <p className="mt-6 text-ink-2">
        {submitted ? t('close.submitted.text', { date: date(request.createdAt) }) : t('close.reviewed.text')}
      </p>
      {submitted && (
        <Button className="mt-5" busy={busy} onClick={() => void revoke()}>
          {t('close.submitted.revoke')}
        </Button>
      )}
    </Panel>
  )
}

/** What came of the last request, above the form for the next. */
export function LastTime({ request }: { request: Request }) {
  const { t } = useTexts('security')
  if (request.status === 'revoked')
    return (
      <Banner tone="info" className="mt-6">
        {t('close.revokedBefore')}
      </Banner>
    )
  return (
    <Banner className="mt-6">
      <p>
        <b>{t('close.rejected.title')}.</b> {t('close.rejected.text')} {request.note}
      </p>
      <p className="mt-1">{t('close.rejected.again')}</p>
    </Banner>
  )
}
