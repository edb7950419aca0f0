// Jobs that failed for good: tried again or let go, each with a reason for the log.
import { Button } from 'antd'
import { useState } from 'react'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Job = Output<'/api/v2/admin/operation/job/page'>['records'][number]
type Deed = 'retry' | 'drop'
export function Parked({ count, onDone }: { count: number; onDone: () => void }) {
  const { t } = useTexts('operationstaff')
  const writes = useMember().may('operation.write')
  const { data, fault, again } = useAsked('/api/v2/admin/operation/job/page', { size: 50 })
  const [asked, ask] = useState<{ job: Job; deed: Deed }>()
  return (
    <section className="operation-part">
      <Sec
        title={t('parked.title')}
        note={t('parked.note')}
        {...(count > (data?.records.length ?? count) && { end: t('parked.more', { count }) })}
      />
      {fault && <Fault fault={fault} />}
      <ul className="operation-rows rule">
        {data?.records.map((job) => (
          <li key={job.id}>
            <span className="grow">
              <code>{job.job}</code> <span className="faint small">{job.id}</span>
              <span className="small muted"> {job.error}</span>
            </span>
            <span className="small nowrap">
              <Time at={job.failedAt} />
            </span>
            {writes && <Deeds onAsk={(deed) => ask({ job, deed })} />}
          </li>
        ))}
        {data?.records.length === 0 && <li className="muted">{t('parked.none')}</li>}
      </ul>
      {asked && (
        <Decide
          {...asked}
          onClose={() => ask(undefined)}
          onDone={() => {
            ask(undefined)
            again()
            onDone()
          }}
        />
      )}
    </section>
  )
}
function Deeds({ onAsk }: { onAsk: (deed: Deed) => void }) {
  const { t } = useTexts('operationstaff')
  return (
    <>
      <Button size="small" onClick={() => onAsk('retry')}>
        {t('parked.retry')}
      </Button>
      <Button size="small" type="text" danger onClick={() => onAsk('drop')}>
        {t('parked.drop')}
      </Button>
    </>
  )
}
interface Props {
  job: Job
  deed: Deed
  onClose: () => void
  onDone: () => void
}
const paths = { retry: '/api/v2/admin/operation/job/retry', drop: '/api/v2/admin/operation/job/drop' } as const
function Decide({ job, deed, onClose, onDone }: Props) {
  const { t } = useTexts('operationstaff')
  const [reason, setReason] = useState('')
  const [unsaid, setUnsaid] = useState(false)
  const doing = useDoing(() => call(paths[deed], { jobId: job.id, reason: reason.trim(), requestId: newRequestId() }))
  const decide = async () => {
    const isShort = reason.trim().length < 2
    setUnsaid(isShort)
    if (isShort || !(await doing.run())) return
    say(t(`parked.${deed}Done`))
    onDone()
  }
  return (
    <Question
      title={t(`parked.${deed}Ask`)}
      verb={t(`parked.${deed}`)}
      suggested={deed === 'retry'}
      doing={doing}
      onDo={() => void decide()}
      onClose={onClose}
    >
      <p className="small">
        <code>{job.job}</code> {t(`parked.${deed}Help`)}
      </p>
      <ReasonField
        label={t('reason')}
        help={t('reasonHelp')}
        fault={unsaid ? t('reasonMissing') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
