// The door of both consoles: the password first, then the code that was sent. Wrong ones say so at their field.
import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import './door.css'
import { Door } from './door.tsx'
import { askForCode, type Ticket, type Typed } from './proving.ts'
import { Field } from '../desk/field.tsx'
import { call, CallFault } from '../desk/call.ts'
import { Fault } from '../desk/fault.tsx'
import { keepSession, wasEnded } from '../desk/session.ts'
import { useDoing, type Doing } from '../desk/use-call.ts'
import { CodeStep } from './code-step.tsx'
import { ProofStep, type OwnWay, type Shown } from './proof-step.tsx'
import { side } from '../desk/side.ts'
import { deviceKey } from '#web/device.ts'
import { useTexts } from '#web/texts.tsx'

const ofAccount: readonly string[] = ['accountEmpty', 'emailInvalid', 'phoneInvalid', 'accountClosed', 'forbidden']
const ofPassword: readonly string[] = ['passwordWrong', 'passwordLocked']

/** The password, then what proves the person a second time. */
function useSigningIn(account: string) {
  const [typed, setTyped] = useState({ account, password: '' })
  const [proving, setProving] = useState(false)
  const [ticket, setTicket] = useState<Ticket>()
  const [lapsed, setLapsed] = useState(false)
  const [way, setWay] = useState<OwnWay>('totp')
  const asking = useDoing(async () => {
    setLapsed(false)
    const next = await askForCode({ ...typed, account: typed.account.trim() }, setProving)
    setTicket(next)
    setWay(next.ways.passkey ? 'passkey' : 'totp')
  })
  const mailing = useDoing(async () => {
    const { ticket: of } = ticket!
    const { sentTo, printed } = await call('/api/v2/console/session/mail', { ticket: of, device: deviceKey() })
    setTicket({ ...ticket!, sentTo, printed })
  })
  const confirm = async (shown: Shown) => {
    try {
      const device = deviceKey()
      keepSession(await call('/api/v2/console/session/confirm', { ticket: ticket!.ticket, ...shown, device }))
    } catch (fault) {
      // the ticket is gone: back to the password, which is still there
      if (fault instanceof CallFault && fault.reason === 'consoleTicketExpired') {
        setTicket(undefined)
        setLapsed(true)
      }
      throw fault
    }
  }
  const back = () => setTicket(undefined)
  return { typed, setTyped, proving, ticket, lapsed, way, setWay, asking, mailing, confirm, back }
}
/** `account`: whose it is, where that is known; `words`: what was done before. */
export function SignIn({ account = '', words }: { account?: string; words?: string }) {
  const { t } = useTexts('console')
  const { typed, setTyped, proving, ticket, lapsed, way, setWay, asking, mailing, confirm, back } =
    useSigningIn(account)
  if (ticket && ticket.sentTo === '')
    return (
      <Door title={t('door.proofTitle')} words={t(`door.${way}Words`)}>
        <ProofStep {...{ ticket, way }} onWay={setWay} onShown={confirm} onMail={mailing} onBack={back} />
      </Door>
    )
  if (ticket) {
    const again = ticket.ways.totp || ticket.ways.passkey ? mailing : asking
    return (
      <Door
        title={t('door.codeTitle')}
        words={ticket.printed ? t('door.printed') : t('door.sentTo', { to: ticket.sentTo })}
      >
        <CodeStep key={ticket.ticket} onCode={(code) => confirm({ code })} onResend={again} onBack={back} />
      </Door>
    )
  }
  return (
    <Door title={t('door.title')} words={words ?? (side === 'staff' ? t('door.forStaff') : t('door.forShops'))}>
      {(wasEnded() || lapsed) && (
        <p className="note calm" role="status">
          {lapsed ? t('door.lapsed') : t('door.ended')}
        </p>
      )}
      <PasswordStep {...{ typed, asking, proving }} onType={(more) => setTyped({ ...typed, ...more })} />
    </Door>
  )
}

interface StepProps {
  typed: Typed
  onType: (more: Partial<Typed>) => void
  asking: Doing<[]>
  proving: boolean
}
function PasswordStep({ typed, onType, asking, proving }: StepProps) {
  const { t } = useTexts('console')
  const { fault } = asking
  const at = (reasons: readonly string[]) => (fault && reasons.includes(fault.reason) ? fault.message : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void asking.run()
  }
  return (
    <form className="door-form" onSubmit={submit} noValidate>
      <Field label={t('door.account')} fault={at(ofAccount)}>
        {(own) => (
          <Input
            {...own}
            size="large"
            value={typed.account}
            onChange={(e) => onType({ account: e.target.value })}
            autoComplete="username"
            autoFocus
          />
        )}
      </Field>
      <Field label={t('door.password')} fault={at(ofPassword)}>
        {(own) => (
          <Input.Password
            {...own}
            size="large"
            value={typed.password}
            onChange={(e) => onType({ password: e.target.value })}
            autoComplete="current-password"
          />
        )}
      </Field>
      {fault && ![...ofAccount, ...ofPassword].includes(fault.reason) && <Fault fault={fault} />}
      <Button type="primary" htmlType="submit" size="large" block aria-busy={asking.busy}>
        {proving ? t('door.proving') : t('door.next')}
      </Button>
    </form>
  )
}
