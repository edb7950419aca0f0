// Asking for another way of a refund, and deciding about it.
import { Input as TextInput, Select } from 'antd'
import { useState } from 'react'
import type { Troubled } from './shape.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Troubled
  onDone: () => void
  onClose: () => void
}
const parts = ['holder', 'bank', 'number'] as const
/** Which way, or to the account that who paid told. */
type To = Troubled['ways'][number] | 'told'
const nothing = { holder: '', bank: '', number: '' }
export function AskQuestion({ of, onDone, onClose }: Props) {
  const { t } = useTexts('reroutingstaff')
  const { money } = useFormat()
  const [to, setTo] = useState<To>(of.account && of.ways.includes('bank') ? 'told' : of.ways[0]!)
  const way = to === 'told' ? 'bank' : to
  const [account, setAccount] = useState(nothing)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const lacks = (words: string): string | undefined => (tried && words.trim() === '' ? t('ask.lacking') : undefined)
  const whole = reason.trim() !== '' && (to !== 'bank' || parts.every((part) => account[part].trim() !== ''))
  const doing = useDoing(async () => {
    const wish = { refundId: of.id, way, reason: reason.trim(), ...(to === 'bank' && { account }) }
    const told = to === 'told'
    await call('/api/v2/admin/reroute/add', { ...wish, ...(told && { told }), requestId: newRequestId() })
    say(t('ask.done'))
    onClose()
    onDone()
  })
  const send = () => {
    setTried(true)
    if (whole) void doing.run()
  }
  const title = t('ask.title', { amount: money(of.amount) })
  return (
    <Question title={title} verb={t('ask.do')} suggested doing={doing} onDo={send} onClose={onClose}>
      <p className="small muted">{t('ask.text')}</p>
      <Field label={t('ask.way')}>
        {(own) => (
          <Select
            {...own}
            value={to}
            options={[
              ...(of.account && of.ways.includes('bank')
                ? [{ value: 'told' as const, label: t('told.way', of.account) }]
                : []),
              ...of.ways.map((value) => ({ value, label: t(`way.${value}`) })),
            ]}
            onChange={setTo}
            getPopupContainer={inside}
          />
        )}
      </Field>
      {to === 'bank' && <AccountFields account={account} lacks={lacks} onType={setAccount} />}
      <ReasonField label={t('ask.reason')} fault={lacks(reason)} value={reason} most={300} onChange={setReason} />
    </Question>
  )
}
interface AccountProps {
  account: typeof nothing
  /** what is wrong with a field that is empty */
  lacks: (words: string) => string | undefined
  onType: (account: typeof nothing) => void
}
function AccountFields({ account, lacks, onType }: AccountProps) {
  const { t } = useTexts('reroutingstaff')
  return parts.map((part) => (
    <Field
      key={part}
      label={t(`ask.${part}`)}
      fault={lacks(account[part])}
      {...(part === 'holder' && { help: t('ask.accountHelp') })}
    >
      {(own) => (
        <TextInput
          {...own}
          autoComplete="off"
          maxLength={part === 'number' ? 50 : 120}
          value={account[part]}
          onChange={(e) => onType({ ...account, [part]: e.target.value })}
        />
      )}
    </Field>
  ))
}
export function DecideQuestion({
  of,
  id,
  decision,
  onDone,
  onClose,
}: Props & { id: number; decision: 'approve' | 'reject' }) {
  const { t } = useTexts('reroutingstaff')
  const { money } = useFormat()
  const doing = useDoing(async () => {
    await call('/api/v2/admin/reroute/audit', { id, decision, requestId: newRequestId() })
    say(t(`decide.done.${decision}`))
    onClose()
    onDone()
  })
  return (
    <Question
      title={t(`decide.title.${decision}`, { amount: money(of.amount) })}
      verb={t(`decide.${decision}`)}
      suggested={decision === 'approve'}
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p>{t(`decide.text.${decision}`)}</p>
    </Question>
  )
}
/** A dialog of the browser lies above all else. */
const inside = (of: HTMLElement): HTMLElement => of.parentElement ?? document.body
