// The account that buyers send money to: seen by whoever sees transfers, changed with the password anew.
import { Button, Input } from 'antd'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { transfersPath } from '#surfaces/console/desk/ways.ts'
import '#surfaces/console/desk/case.css'
import { useTexts } from '#web/texts.tsx'

type Recipient = Output<'/api/v2/admin/pay/transfer/recipient/detail'>['recipient']

export default function RecipientPage() {
  const { t } = useTexts('transfersstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/pay/transfer/recipient/detail', {})
  const [asking, ask] = useState(false)
  const writes = useMember().may('transfer.write')
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={4} />
  const { recipient } = data
  return (
    <div className="page">
      <p>
        <Link className="back" to={transfersPath}>
          <ChevronLeft className="i" size={15} />
          {t('title')}
        </Link>
      </p>
      <header className="head">
        <h1 className="display">{t('recipient.title')}</h1>
        <p>{t('recipient.note')}</p>
        <div className="acts">
          {writes && <Button onClick={() => ask(true)}>{t(recipient ? 'recipient.change' : 'recipient.set')}</Button>}
        </div>
      </header>
      <Told recipient={recipient} />
      {asking && (
        <RecipientQuestion
          of={recipient}
          onClose={() => ask(false)}
          onDone={() => {
            ask(false)
            again()
          }}
        />
      )}
    </div>
  )
}
function Told({ recipient }: { recipient: Recipient }) {
  const { t } = useTexts('transfersstaff')
  if (!recipient) return <p className="muted">{t('recipient.none')}</p>
  return (
    <>
      <dl className="case-facts">
        {(['holder', 'bank', 'number'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`recipient.${key}`)}</dt>
            <dd className="breaks">{recipient[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">
        {recipient.changedBy ? t('recipient.changed', { name: recipient.changedBy }) : t('recipient.begun')}{' '}
        <Time at={recipient.changedAt} />
      </p>
    </>
  )
}
const fields = ['holder', 'bank', 'number', 'password'] as const
function RecipientQuestion({ of, onClose, onDone }: { of: Recipient; onClose: () => void; onDone: () => void }) {
  const { t } = useTexts('transfersstaff')
  const [typed, type] = useState({
    holder: of?.holder ?? '',
    bank: of?.bank ?? '',
    number: of?.number ?? '',
    password: '',
  })
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const doing = useDoing(async () => {
    await call('/api/v2/admin/pay/transfer/recipient/save', { ...typed, requestId })
    say(t('recipient.saved'))
    onDone()
  })
  const lacking = fields.filter((key) => typed[key].trim() === '')
  const send = () => {
    setTried(true)
    if (lacking.length === 0) void doing.run()
  }
  return (
    <Question
      title={t('recipient.title')}
      verb={t(of ? 'recipient.change' : 'recipient.set')}
      doing={doing}
      onDo={send}
      onClose={onClose}
    >
      {fields.map((key) => (
        <Field
          key={key}
          label={t(`recipient.${key}`)}
          help={key === 'password' ? t('recipient.passwordHelp') : undefined}
          fault={tried && lacking.includes(key) ? t('recipient.lacking') : undefined}
        >
          {(own) => (
            <Input
              {...own}
              type={key === 'password' ? 'password' : 'text'}
              autoComplete={key === 'password' ? 'current-password' : 'off'}
              maxLength={key === 'number' ? 50 : key === 'password' ? 64 : 120}
              value={typed[key]}
              onChange={(event) => type({ ...typed, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </Question>
  )
}
