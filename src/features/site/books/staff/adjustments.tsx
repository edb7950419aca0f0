// Corrections of the books: asked by one of the staff, done once another agrees.
import { Button, Input as TextInput, Select } from 'antd'
import { useState } from 'react'
import { adjustable, adjustableOwners, type AdjustableOwner } from '../adjustable.ts'
import { call, newRequestId, type Input, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Adjustment = Output<'/api/v2/admin/books/adjustment/page'>['records'][number]
export function Adjustments() {
  const { t } = useTexts('booksstaff')
  const writes = useMember().may('books.write')
  const { data, again } = useAsked('/api/v2/admin/books/adjustment/page', { size: 10 })
  const [asks, ask] = useState(false)
  const end = writes && (
    <button type="button" className="link" onClick={() => ask(true)}>
      {t('adjust.ask')}
    </button>
  )
  return (
    <section>
      <Sec title={t('adjust.title')} end={end} />
      <div>
        {data?.records.length === 0 && <p className="muted">{t('adjust.none')}</p>}
        {data?.records.map((one) => (
          <One key={one.id} of={one} writes={writes} onDone={again} />
        ))}
      </div>
      {asks && <AskQuestion onClose={() => ask(false)} onDone={again} />}
    </section>
  )
}
function One({ of, writes, onDone }: { of: Adjustment; writes: boolean; onDone: () => void }) {
  const { t } = useTexts('booksstaff')
  const deciding = useDoing(async (decision: 'approve' | 'reject') => {
    await call('/api/v2/admin/books/adjustment/audit', { id: of.id, decision, requestId: newRequestId() })
    say(t(`adjust.said.${decision}`))
    onDone()
  })
  return (
    <div className="parcel">
      <span className="row between">
        <b className="strong">
          {of.owner}:{of.kind} {of.name}
        </b>
        <Money fen={of.amount} />
      </span>
      <span className="small">{of.reason}</span>
      <span className="small muted">
        {t(`adjust.state.${of.status}`)}, {of.decider ?? of.asker} <Time at={of.decidedAt ?? of.askedAt} />
      </span>
      {deciding.fault && <Fault fault={deciding.fault} />}
      {writes && of.status === 'asked' && !of.own && (
        <span className="row">
          <Button size="small" type="primary" onClick={() => void deciding.run('approve')}>
            {t('adjust.approve')}
          </Button>
          <Button size="small" onClick={() => void deciding.run('reject')}>
            {t('adjust.reject')}
          </Button>
        </span>
      )}
      {of.status === 'asked' && of.own && <span className="small muted">{t('adjust.own')}</span>}
    </div>
  )
}
/** By pattern, never through a float; a minus takes away. */
function fenOf(yuan: string): number | undefined {
  const [, sign, whole, cents = ''] = /^([-−]?)(\d{1,10})(?:[.,](\d{1,2}))?$/.exec(yuan.trim()) ?? []
  if (whole === undefined) return undefined
  const fen = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return sign ? -fen : fen
}
interface Wish {
  account: string
  id: string
  yuan: string
  reason: string
}
/** What was typed as the call takes it; what is missing is undefined. */
function readWish({ account, id, yuan, reason }: Wish) {
  const [owner, kind] = account.split(':') as [AdjustableOwner, string]
  const typed = /^\d{1,15}$/.exec(id.trim())?.[0]
  const ownerId = owner === 'platform' ? 0 : typed === undefined ? undefined : Number(typed)
  const fen = fenOf(yuan)
  return { owner, kind, ownerId, amount: fen === 0 ? undefined : fen, reason: reason.trim() }
}
const addAdjustment = (wish: Omit<Input<'/api/v2/admin/books/adjustment/add'>, 'requestId'>) =>
  call('/api/v2/admin/books/adjustment/add', { ...wish, requestId: newRequestId() })
const options = adjustableOwners.flatMap((owner) =>
  adjustable[owner].map((kind) => ({ value: `${owner}:${kind}`, label: `${owner}:${kind}` })),
)
function AskQuestion({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTexts('booksstaff')
  const [typed, type] = useState<Wish>({ account: 'user:balance', id: '', yuan: '', reason: '' })
  const [tried, setTried] = useState(false)
  const { owner, kind, ownerId, amount, reason } = readWish(typed)
  const put = (change: Partial<Wish>) => type({ ...typed, ...change })
  const doing = useDoing(async () => {
    if (ownerId === undefined || amount === undefined) return
    await addAdjustment({ owner, ownerId, kind, amount, reason })
    say(t('adjust.asked'))
    onClose()
    onDone()
  })
  const send = () => {
    setTried(true)
    if (ownerId !== undefined && amount !== undefined && reason !== '') void doing.run()
  }
  const faultOf = (lacks: boolean, words: string) => (tried && lacks ? words : undefined)
  return (
    <Question title={t('adjust.ask')} verb={t('adjust.send')} suggested doing={doing} onDo={send} onClose={onClose}>
      <p className="small muted">{t('adjust.text')}</p>
      <Field label={t('account')}>
        {(own) => (
          <Select
            {...own}
            value={typed.account}
            options={options}
            onChange={(account) => put({ account })}
            getPopupContainer={inside}
          />
        )}
      </Field>
      {owner !== 'platform' && (
        <Field label={t(`adjust.id.${owner}`)} fault={faultOf(ownerId === undefined, t('adjust.badId'))}>
          {(own) => (
            <TextInput {...own} inputMode="numeric" value={typed.id} onChange={(e) => put({ id: e.target.value })} />
          )}
        </Field>
      )}
      <AmountField value={typed.yuan} fault={faultOf(amount === undefined, t('adjust.badSum'))} onType={put} />
      <ReasonField
        label={t('adjust.reason')}
        fault={faultOf(reason === '', t('adjust.noReason'))}
        value={typed.reason}
        most={300}
        onChange={(words) => put({ reason: words })}
      />
    </Question>
  )
}
interface AmountProps {
  value: string
  fault: string | undefined
  onType: (change: { yuan: string }) => void
}
function AmountField({ value, fault, onType }: AmountProps) {
  const { t } = useTexts('booksstaff')
  return (
    <Field label={t('adjust.amount')} help={t('adjust.amountHelp')} fault={fault}>
      {(own) => <TextInput {...own} value={value} onChange={(e) => onType({ yuan: e.target.value })} />}
    </Field>
  )
}
/** A dialog of the browser lies above all else. */
const inside = (of: HTMLElement): HTMLElement => of.parentElement ?? document.body
