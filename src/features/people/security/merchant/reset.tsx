// For administrators: who lost every second proof gets in again with the password and a code.
import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function Reset() {
  const { t } = useTexts('securitymerchant')
  const [account, setAccount] = useState('')
  const [reason, setReason] = useState('')
  const [requestId, renew] = useState(newRequestId)
  const doing = useDoing(async () => {
    await call('/api/v2/admin/proof/reset', { account: account.trim(), reason, requestId })
    say(t('reset.done'))
    setAccount('')
    setReason('')
    renew(newRequestId())
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void doing.run()
  }
  return (
    <section>
      <Sec title={t('reset.title')} note={t('reset.note')} />
      <form className="own-form" onSubmit={submit} noValidate>
        <Field label={t('reset.account')}>
          {(own) => <Input {...own} value={account} onChange={(e) => setAccount(e.target.value)} maxLength={254} />}
        </Field>
        <Field label={t('reset.reason')} help={t('reset.reasonHelp')}>
          {(own) => <Input {...own} value={reason} onChange={(e) => setReason(e.target.value)} maxLength={300} />}
        </Field>
        {doing.fault && <Fault fault={doing.fault} />}
        <span>
          <Button danger htmlType="submit" aria-busy={doing.busy}>
            {t('reset.verb')}
          </Button>
        </span>
      </form>
    </section>
  )
}
