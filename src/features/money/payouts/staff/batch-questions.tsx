// Letting go of a batch, and reading the bank's answer to one.
import { Button } from 'antd'
import { useState } from 'react'
import { answerForm } from './answer-form.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { FileDrop } from '#surfaces/console/desk/file-drop.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { readFile, unfit, type Unfit } from '#surfaces/console/desk/read-file.ts'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { saveFile } from '#surfaces/console/desk/save-file.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  id: number
  onDone: () => void
}
export function CancelQuestion({ id, onDone, onClose }: Props & { onClose: () => void }) {
  const { t } = useTexts('payoutsstaff')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const lacks = reason.trim() === ''
  const doing = useDoing(async () => {
    await call('/api/v2/admin/payout/batch/cancel', { id, reason: reason.trim(), requestId: newRequestId() })
    say(t('cancel.done'))
    onClose()
    onDone()
  })
  const send = () => {
    setTried(true)
    if (!lacks) void doing.run()
  }
  return (
    <Question title={t('cancel.title')} verb={t('cancel.verb')} doing={doing} onDo={send} onClose={onClose}>
      <p>{t('cancel.text')}</p>
      <ReasonField
        label={t('cancel.reason')}
        fault={tried && lacks ? t('cancel.lacking') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}

/** as the call takes it, before base64 */
const mostBytes = 170_000
export function ReadAnswer({ id, batchNo, onDone }: Props & { batchNo: string }) {
  const { t } = useTexts('payoutsstaff')
  const forming = useDoing(async () => saveFile(await answerForm({ id, batchNo })))
  const [refused, refuse] = useState<Unfit>()
  const reading = useDoing(async (file: File) => {
    const input = { id, file: await readFile(file), requestId: newRequestId() }
    const { paid, failed } = await call('/api/v2/admin/payout/batch/answer', input)
    say(t('answer.done', { paid, failed }))
    onDone()
  })
  const take = (file: File) => {
    const why = unfit(file, mostBytes)
    refuse(why)
    if (!why) void reading.run(file)
  }
  return (
    <section>
      <Sec title={t('answer.title')} />
      <div>
        <p className="small muted" id="answer-said">
          {t('answer.text')}
        </p>
        <FileDrop
          busy={reading.busy}
          onFile={take}
          drop={t('answer.drop')}
          choose={t('answer.choose')}
          describedBy="answer-said"
        />
        {refused && (
          <p className="field-said bad" role="alert">
            {t(`answer.unfit.${refused}`)}
          </p>
        )}
        {reading.fault && <Fault fault={reading.fault} />}
        {forming.fault && <Fault fault={forming.fault} />}
        <Button type="link" size="small" aria-busy={forming.busy} onClick={() => void forming.run()}>
          {t('answer.form')}
        </Button>
      </div>
    </section>
  )
}
