// What somebody told in full, for who says why: asked, then shown in the same dialog; the look stands in the log.
import { Input } from 'antd'
import { useState } from 'react'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Told = Output<'/api/v2/admin/auth/reveal'>
const fields = ['name', 'number', 'birthday', 'legalPerson', 'bank', 'bankAccount'] as const

export function RevealQuestion({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTexts('realnamestaff')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [told, setTold] = useState<Told>()
  const asking = useDoing(async () => setTold(await call('/api/v2/admin/auth/reveal', { id, reason: reason.trim() })))
  const lacking = reason.trim().length < 2
  const ask = () => {
    setTried(true)
    if (!lacking) void asking.run()
  }
  return (
    <Question
      title={t('reveal')}
      verb={t(told ? 'revealDone' : 'revealVerb')}
      suggested
      doing={asking}
      onDo={told ? onClose : ask}
      onClose={onClose}
    >
      {told ? (
        <dl className="case-facts">
          {fields.map((field) => {
            const text = told[field]
            return (
              text !== null && (
                <div key={field}>
                  <dt>{t(`full.${field}`)}</dt>
                  <dd>{text}</dd>
                </div>
              )
            )
          })}
        </dl>
      ) : (
        <Field
          label={t('revealReason')}
          help={t('revealHelp')}
          fault={tried && lacking ? t('revealLacking') : undefined}
        >
          {(own) => <Input {...own} maxLength={300} value={reason} onChange={(e) => setReason(e.target.value)} />}
        </Field>
      )}
    </Question>
  )
}
