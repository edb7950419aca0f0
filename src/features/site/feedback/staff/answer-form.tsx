// The answer to a feedback: sent as a message, and closed with it if nothing more can come.
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import './feedback.css'
import type { FullFeedback } from './shape.ts'
import { longest } from '../limits.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function AnswerForm({ of, onDone }: { of: FullFeedback; onDone: () => void }) {
  const { t } = useTexts('feedbackstaff')
  const [body, write] = useState('')
  const [close, setClose] = useState(false)
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const sending = useDoing(async () => {
    await call('/api/v2/admin/feedback/reply', { id: of.id, body: body.trim(), close, requestId })
    say(t('answer.done'))
    onDone()
  })
  return (
    <form
      className="feedback-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (body.trim() !== '') void sending.run()
      }}
    >
      <Field
        label={t('answer.label')}
        help={t('answer.help')}
        fault={tried && body.trim() === '' ? t('answer.lacking') : undefined}
      >
        {(own) => (
          <Input.TextArea
            {...own}
            autoSize={{ minRows: 4, maxRows: 14 }}
            maxLength={longest.answer}
            value={body}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <Checkbox checked={close} onChange={({ target }) => setClose(target.checked)}>
        {t('answer.close')}
      </Checkbox>
      {sending.fault && <Fault fault={sending.fault} />}
      <p>
        <Button type="primary" htmlType="submit" aria-busy={sending.busy}>
          {t('answer.send')}
        </Button>
      </p>
    </form>
  )
}
