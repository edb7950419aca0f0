// The second half of signing in: the code, sent again after a while.
import { Button, Input } from 'antd'
import { useEffect, useState, type FormEvent } from 'react'
import { Fault } from '../desk/fault.tsx'
import { Field } from '../desk/field.tsx'
import { useDoing, type Doing } from '../desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const length = 6
const pause = 60
/** said by the document: the codes of a demo shop come to its inbox */
const isDemo = document.documentElement.dataset['demo'] !== undefined

interface Props {
  onCode: (code: string) => Promise<void>
  onResend: Doing<[]>
  onBack: () => void
}
export function CodeStep({ onCode, onResend, onBack }: Props) {
  const { t } = useTexts('console')
  const [code, setCode] = useState('')
  const confirming = useDoing(onCode)
  const wait = useCountdown(pause)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirming.run(code)
  }
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length)
    setCode(digits)
    if (digits.length === length) void confirming.run(digits)
  }
  return (
    <form className="door-form" onSubmit={submit} noValidate>
      <Field label={t('door.code')} fault={confirming.fault?.message}>
        {(own) => (
          <Input
            {...own}
            size="large"
            className="code"
            value={code}
            onChange={(e) => type(e.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        )}
      </Field>
      {isDemo && <DemoInbox />}
      {onResend.fault && <Fault fault={onResend.fault} />}
      <Button type="primary" htmlType="submit" size="large" block aria-busy={confirming.busy}>
        {t('door.enter')}
      </Button>
      <p className="row between small">
        <button type="button" className="link" onClick={onBack}>
          {t('door.back')}
        </button>
        {wait > 0 ? (
          <span className="faint">{t('door.again', { count: wait })}</span>
        ) : (
          <button type="button" className="link" onClick={() => void onResend.run()}>
            {t('door.resend')}
          </button>
        )}
      </p>
    </form>
  )
}

function DemoInbox() {
  const { t } = useTexts('console')
  return (
    <p className="note calm">
      <a className="link" href="/dev/inbox" target="_blank" rel="noreferrer">
        {t('door.inbox')}
      </a>
    </p>
  )
}

function useCountdown(from: number): number {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    const timer = setInterval(() => setLeft((n) => Math.max(0, n - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}
