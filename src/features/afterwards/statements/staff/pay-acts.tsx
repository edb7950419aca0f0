// Paying statements out: all that are confirmed, or one; what of them waits for a batch, and what is not paid and why.
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { StaffStatement } from './staff-statement.ts'
import { dueOf, type Unpaid } from '../states.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { payoutsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export interface Outcome {
  paid: number
  unpaid: readonly Unpaid[]
}
export function PayAll({ onDone }: { onDone: (done: Outcome) => void }) {
  const { t } = useTexts('statementsstaff')
  const writes = useMember().may('payout.write')
  const paying = useDoing(async () => {
    const { paid, unpaid } = await call('/api/v2/admin/bill/pay', { requestId: newRequestId() })
    onDone({ paid: paid.length, unpaid: unpaid.map(({ reason }) => reason) })
  })
  if (!writes) return null
  return (
    <>
      {paying.fault && <Fault fault={paying.fault} />}
      <Button type="primary" aria-busy={paying.busy} title={t('pay.help')} onClick={() => void paying.run()}>
        {t('pay.verb')}
      </Button>
    </>
  )
}
/** Stays until the next time: what waits leads to where the batch is made. */
export function WhatWasPaid({ of: { paid, unpaid } }: { of: Outcome }) {
  const { t } = useTexts('statementsstaff')
  const why = [...new Set(unpaid)].map((reason) => {
    const n = unpaid.filter((one) => one === reason).length
    return `${n} × ${t(`pay.reason.${reason}`)}`
  })
  return (
    <p className="note" role="status">
      {paid > 0 ? (
        <Link className="link" to={payoutsPath}>
          {t('pay.done', { count: paid })}
        </Link>
      ) : (
        why.length === 0 && t('pay.none')
      )}{' '}
      {why.length > 0 && t('pay.unpaid', { what: why.join(', ') })}
    </p>
  )
}

interface Props {
  of: StaffStatement
  onDone: () => void
}
/** Something is due for it that can be paid. */
const isDue = (of: StaffStatement): boolean => dueOf(of) > 0 && (of.status === 'confirmed' || of.status === 'disputed')
/** One that is due, also once more to an account that the bank refused before. */
export function PayOne({ of, onDone }: Props) {
  const { t } = useTexts('statementsstaff')
  const { money } = useFormat()
  const [asks, ask] = useState(false)
  const due = dueOf(of)
  if (!isDue(of)) return null
  return (
    <>
      <Button onClick={() => ask(true)}>{t('pay.one', { amount: money(due) })}</Button>
      {asks && <PayQuestion of={of} due={due} onClose={() => ask(false)} onDone={onDone} />}
    </>
  )
}
/** Where what is due goes by now, and from when on. */
export function GoesTo({ of }: Pick<Props, 'of'>) {
  const { t } = useTexts('statementsstaff')
  const { when } = useFormat()
  if (!isDue(of)) return null
  const { account } = of
  if (!account) return <p className="small muted">{t('goes.none')}</p>
  const { bank, lastFour, usableAt } = account
  return (
    <p className="small muted breaks">
      {t('goes.to', { bank, lastFour })}
      {Date.parse(usableAt) > serverNow() && (
        <>
          <br />
          {t('goes.rests', { when: when(usableAt) })}
        </>
      )}
    </p>
  )
}
/** What is known of the account, where the bank sent the last payout back. */
function pays({ sentBack, account }: StaffStatement): 'text' | 'again' | 'anew' {
  if (!sentBack) return 'text'
  return account?.sentBack ? 'again' : 'anew'
}
function PayQuestion({ of, due, onClose, onDone }: Props & { due: number; onClose: () => void }) {
  const { t } = useTexts('statementsstaff')
  const { money } = useFormat()
  const [why, setWhy] = useState<Unpaid>()
  const doing = useDoing(async () => {
    const { unpaid } = await call('/api/v2/admin/bill/pay', { ids: [of.id], requestId: newRequestId() })
    const reason = unpaid[0]?.reason
    setWhy(reason)
    onDone()
    if (reason !== undefined) return
    say(t('pay.done', { count: 1 }))
    onClose()
  })
  return (
    <Question
      title={t('pay.title', { amount: money(due) })}
      verb={t('pay.one', { amount: money(due) })}
      suggested
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p>{t(`pay.${pays(of)}`, { reason: of.payout?.reason ?? '' })}</p>
      <GoesTo of={of} />
      {why && (
        <p className="field-said bad" role="alert">
          {t('pay.unpaid', { what: t(`pay.reason.${why}`) })}
        </p>
      )}
    </Question>
  )
}
