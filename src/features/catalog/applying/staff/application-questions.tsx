// What is asked before a shop is opened, and before sealed numbers are shown.
import { Input } from 'antd'
import { useState } from 'react'
import type { FullApplication } from './full-application.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: FullApplication
  onClose: () => void
}
export function ApproveQuestion({ of, onClose, onDone }: Props & { onDone: () => void }) {
  const { t } = useTexts('applyingstaff')
  const [requestId] = useState(newRequestId)
  const warned = of.checks.filter(({ good }) => !good).length
  const sending = useDoing(async () => {
    const { id, version } = of
    await call('/api/v2/admin/merchant/apply/audit', { id, version, decision: 'approve', requestId })
    say(t('approve.done', { shop: of.name }))
    onDone()
  })
  return (
    <Question
      title={t('approve.title', { shop: of.name })}
      verb={t('approve.verb')}
      suggested
      doing={sending}
      onDo={() => void sending.run()}
      onClose={onClose}
    >
      {warned > 0 && <p className="note">{t('approve.warn', { count: warned })}</p>}
      <p>{t('on.shop', { name: of.who?.nickName ?? '' })}</p>
    </Question>
  )
}

export function RevealQuestion({ of, onClose }: Props) {
  const { t } = useTexts(['applyingstaff', 'applying'])
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [shown, setShown] = useState<{ legalNumber: string; bankAccount: string }>()
  const asking = useDoing(async () => {
    setShown(await call('/api/v2/admin/merchant/apply/reveal', { id: of.id, reason: reason.trim() }))
  })
  const ask = () => {
    setTried(true)
    if (reason.trim() !== '') void asking.run()
  }
  return (
    <Question
      title={t('reveal.title')}
      verb={t('reveal.verb')}
      suggested
      doing={asking}
      onDo={shown ? onClose : ask}
      onClose={onClose}
    >
      {shown ? (
        <dl className="apply-facts">
          {(['legalNumber', 'bankAccount'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`applying:field.${name}`)}</dt>
              <dd>{shown[name]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Field
          label={t('reveal.reason')}
          help={t('reveal.help')}
          fault={tried && reason.trim() === '' ? t('lacking') : undefined}
        >
          {(own) => <Input {...own} maxLength={300} value={reason} onChange={(e) => setReason(e.target.value)} />}
        </Field>
      )}
    </Question>
  )
}
