// The second half of signing in for who has a proof of their own: the code of their app, a passkey, a recovery code;
// and where their shops allow it, a code by mail after all.
import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import type { Ticket } from './proving.ts'
import { call, CallFault, type Input as Asked } from '../desk/call.ts'
import { Fault } from '../desk/fault.tsx'
import { Field } from '../desk/field.tsx'
import { useDoing, type Doing } from '../desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type OwnWay = 'totp' | 'passkey' | 'recovery'
export type Shown = Pick<Asked<'/api/v2/console/session/confirm'>, 'by' | 'code' | 'answer'>
interface Props {
  ticket: Ticket
  way: OwnWay
  onWay: (way: OwnWay) => void
  onShown: (shown: Shown) => Promise<void>
  onMail: Doing<[]>
  onBack: () => void
}
export function ProofStep(props: Props) {
  const { t } = useTexts('console')
  const { ticket, way, onWay, onMail, onBack } = props
  const others = (['totp', 'passkey', 'recovery'] as const).filter((other) => other !== way && ticket.ways[other])
  const words = { totp: t('door.useTotp'), passkey: t('door.usePasskey'), recovery: t('door.useRecovery') }
  return (
    <>
      {way === 'passkey' ? <Sign {...props} /> : <Type key={way} {...props} />}
      <ul className="door-ways small">
        {others.map((other) => (
          <li key={other}>
            <button type="button" className="link" onClick={() => onWay(other)}>
              {words[other]}
            </button>
          </li>
        ))}
        {ticket.ways.mail && (
          <li>
            <button type="button" className="link" aria-busy={onMail.busy} onClick={() => void onMail.run()}>
              {t('door.useMail')}
            </button>
          </li>
        )}
        <li>
          <button type="button" className="link" onClick={onBack}>
            {t('door.back')}
          </button>
        </li>
      </ul>
      {onMail.fault && <Fault fault={onMail.fault} />}
    </>
  )
}

function Type({ way, onShown }: Props) {
  const { t } = useTexts('console')
  const [code, setCode] = useState('')
  const app = way === 'totp'
  const confirming = useDoing((typed: string) => onShown({ by: way, code: typed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirming.run(code)
  }
  const type = (typed: string) => {
    const kept = app ? typed.replace(/\D/g, '').slice(0, 6) : typed.slice(0, 14)
    setCode(kept)
    if (app && kept.length === 6) void confirming.run(kept)
  }
  return (
    <form className="door-form" onSubmit={submit} noValidate>
      <Field label={t(app ? 'door.code' : 'door.recoveryCode')} fault={confirming.fault?.message}>
        {(own) => (
          <Input
            {...own}
            size="large"
            className={app ? 'code' : ''}
            value={code}
            onChange={(e) => type(e.target.value)}
            inputMode={app ? 'numeric' : 'text'}
            autoComplete={app ? 'one-time-code' : 'off'}
            autoFocus
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" size="large" block aria-busy={confirming.busy}>
        {t('door.enter')}
      </Button>
    </form>
  )
}
function Sign({ ticket, onShown }: Props) {
  const { t } = useTexts('console')
  const signing = useDoing(async () => {
    const { options } = await call('/api/v2/console/session/passkey', { ticket: ticket.ticket })
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const answer = await startAuthentication({ optionsJSON: JSON.parse(options) as never }).catch(() => undefined)
    if (!answer) throw new CallFault('passkeyStopped', 400, t('door.passkeyStopped'))
    await onShown({ by: 'passkey', answer: JSON.stringify(answer) })
  })
  return (
    <div className="door-form">
      {signing.fault && <Fault fault={signing.fault} />}
      <Button type="primary" size="large" block autoFocus aria-busy={signing.busy} onClick={() => void signing.run()}>
        {t('door.usePasskey')}
      </Button>
    </div>
  )
}
