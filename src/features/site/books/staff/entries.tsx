// The entries of a kind of account on a day, and of each the whole transfer.
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Sum, type AccountDay, type Currency } from './sum.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Input, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { filesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Page = Output<'/api/v2/admin/books/entry/page'>
type Entry = Page['records'][number]
interface Props {
  of: AccountDay
  day: string
  currency: Currency
}
export function Entries({ of: { owner, kind }, day, currency }: Props) {
  const { t } = useTexts('booksstaff')
  const input = { day, owner, kind, currency, size: 20 }
  const { data, fault, again } = useAsked('/api/v2/admin/books/entry/page', input)
  const [more, setMore] = useState<Page[]>([])
  const last = more.at(-1) ?? data
  const reading = useDoing(async () => {
    if (!last?.next) return
    const next = await call('/api/v2/admin/books/entry/page', { ...input, after: last.next })
    setMore((pages) => [...pages, next])
  })
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={2} />
  return (
    <>
      <ul className="ledger-entries">
        {[data, ...more].flatMap(({ records }) =>
          records.map((entry) => <EntryRow key={entry.id} of={entry} currency={currency} />),
        )}
      </ul>
      <TakeOut input={{ day, owner, kind, currency }} />
      {reading.fault && <Fault fault={reading.fault} />}
      {last?.next && (
        <Button type="link" size="small" aria-busy={reading.busy} onClick={() => void reading.run()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
/** All of them, however many: a job makes the file. */
function TakeOut({ input }: { input: Omit<Input<'/api/v2/admin/books/entry/export'>, 'requestId'> }) {
  const { t } = useTexts('booksstaff')
  const navigate = useNavigate()
  const may = useMember().may('file.read')
  const making = useDoing(async () => {
    await call('/api/v2/admin/books/entry/export', { ...input, requestId: newRequestId() })
    say(t('exported'))
    void navigate(filesPath)
  })
  if (!may) return null
  return (
    <>
      {making.fault && <Fault fault={making.fault} />}
      <Button type="link" size="small" aria-busy={making.busy} onClick={() => void making.run()}>
        {t('export')}
      </Button>
    </>
  )
}
function EntryRow({ of, currency }: { of: Entry; currency: Currency }) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <Time at={of.at} />
      <span className="key">
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {of.key}
        </button>{' '}
        {of.name}
        {open && <Legs id={of.transferId} />}
      </span>
      <Sum fen={of.amount} currency={currency} />
    </li>
  )
}
function Legs({ id }: { id: number }) {
  const { data, fault, again } = useAsked('/api/v2/admin/books/transfer', { id })
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={1} />
  return (
    <ul className="sum">
      {data.legs.map((leg, i) => (
        <li key={i}>
          <span>
            {leg.owner}:{leg.kind} {leg.name}
          </span>
          <Sum fen={leg.amount} currency={leg.currency} />
        </li>
      ))}
    </ul>
  )
}
