// The bank account that a merchant is paid to, and its change: with the password anew, and a day of rest.
import { Button, Input } from 'antd'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function AccountPanel() {
  const { t } = useTexts('payoutsmerchant')
  const { when, money } = useFormat()
  const { may } = useMember()
  const { data, again } = useAsked('/api/v2/mch/account/detail', may('account.read') ? {} : null)
  const [asks, ask] = useState(false)
  if (!data) return null
  const { account } = data
  const rests = account !== null && Date.parse(account.usableAt) > serverNow()
  const back = account?.sentBack
  return (
    <div className={account && !back ? 'row wrap small' : 'note'}>
      <Landmark className="i" size={16} />
      <span className="grow">
        {account ? t('to', { bank: account.bank, lastFour: account.lastFour, holder: account.holder }) : t('none')}
        {back && (
          <>
            {' '}
            <b className="deal">{t('sentBack', { amount: money(back.amount), reason: back.reason })}</b>
          </>
        )}
        {rests && <span className="muted"> {t('rests', { when: when(account.usableAt) })}</span>}
      </span>
      {may('account.write') && (
        <Button size="small" type={account && !back ? 'text' : 'primary'} onClick={() => ask(true)}>
          {t(account ? 'change' : 'add')}
        </Button>
      )}
      {asks && (
        <AccountQuestion
          isNew={!account}
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

const empty = { holder: '', bank: '', number: '', password: '' }
type Name = keyof typeof empty
const plain = ['holder', 'bank', 'number'] as const
interface Props {
  isNew: boolean
  onClose: () => void
  onDone: () => void
}
function AccountQuestion({ isNew, onClose, onDone }: Props) {
  const { t } = useTexts('payoutsmerchant')
  const [typed, type] = useState(empty)
  const [tried, setTried] = useState(false)
  const doing = useDoing(async () => {
    await call('/api/v2/mch/account/save', { ...typed, requestId: newRequestId() })
    say(t('saved'))
    onDone()
  })
  const lacks = (name: Name): boolean => typed[name].trim() === ''
  const faultOf = (name: Name) => (tried && lacks(name) ? t('required') : undefined)
  const send = () => {
    setTried(true)
    if (![...plain, 'password' as const].some(lacks)) void doing.run()
  }
  const put = (name: Name) => (event: { target: { value: string } }) =>
    type((now) => ({ ...now, [name]: event.target.value }))
  return (
    <Question
      title={t(isNew ? 'addTitle' : 'changeTitle')}
      verb={t('save')}
      suggested
      doing={doing}
      onDo={send}
      onClose={onClose}
    >
      <p className="small muted">{t('text')}</p>
      {plain.map((name) => (
        <Field key={name} label={t(`field.${name}`)} help={t(`help.${name}`)} fault={faultOf(name)}>
          {(own) => (
            <Input {...own} maxLength={name === 'number' ? 50 : 120} value={typed[name]} onChange={put(name)} />
          )}
        </Field>
      ))}
      <Field label={t('field.password')} fault={faultOf('password')}>
        {(own) => (
          <Input.Password {...own} autoComplete="current-password" value={typed.password} onChange={put('password')} />
        )}
      </Field>
    </Question>
  )
}
