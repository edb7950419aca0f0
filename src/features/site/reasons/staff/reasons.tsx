// The reasons that people choose among, at the staff's desk, in their order: of claims, of cancelling, of reports, of
// feedback, of leaving.
import { Button } from 'antd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import './reasons.css'
import { listNames, lists, type List } from '../limits.ts'
import { AddReason, EditReason } from './reason-questions.tsx'
import type { Reason } from './shape.ts'
import { ContentRooms } from '#features/site/content/staff/parts/rooms.tsx'
import { pick } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { reasonsPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export default function Reasons() {
  const { t } = useTexts('reasonsstaff')
  const [params] = useSearchParams()
  const of = listNames.find((name) => name === params.get('of')) ?? 'refund'
  const writes = useMember().may('content.write')
  const [asks, ask] = useState<Reason | 'new'>()
  const { data, fault, again } = useAsked('/api/v2/admin/reason/list', { of })
  const done = () => {
    ask(undefined)
    again()
  }
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        <p>{t('note')}</p>
        <div className="acts">{writes && <Button onClick={() => ask('new')}>{t('add')}</Button>}</div>
      </header>
      <ContentRooms />
      <nav className="reason-lists" aria-label={t('lists')}>
        {listNames.map((name) => (
          <Link key={name} to={reasonsPath(name)} aria-current={name === of ? 'page' : undefined}>
            {t(`list.${name}`)}
          </Link>
        ))}
      </nav>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data && <Lines key={of} of={of} reasons={data.records} writes={writes} onEdit={ask} onDone={again} />}
      {asks === 'new' && <AddReason of={of} onClose={() => ask(undefined)} onDone={done} />}
      {asks && asks !== 'new' && <EditReason of={of} reason={asks} onClose={() => ask(undefined)} onDone={done} />}
    </div>
  )
}
interface LinesProps {
  of: List
  reasons: readonly Reason[]
  writes: boolean
  onEdit: (reason: Reason) => void
  onDone: () => void
}
function Lines({ of, reasons, writes, onEdit, onDone }: LinesProps) {
  const moving = useDoing(async (code: string, before: string | undefined) => {
    await call('/api/v2/admin/reason/move', { of, code, before: before ?? null, requestId: newRequestId() })
    onDone()
  })
  return (
    <>
      {moving.fault && <Fault fault={moving.fault} />}
      <ol className="reason-lines">
        {reasons.map((reason, at) => (
          <Line
            key={reason.code}
            of={of}
            reason={reason}
            first={at === 0}
            last={at === reasons.length - 1}
            onMove={writes ? (by) => void moving.run(reason.code, reasons[at + by]?.code) : undefined}
            onEdit={onEdit}
          />
        ))}
      </ol>
    </>
  )
}
interface LineProps {
  of: List
  reason: Reason
  first: boolean
  last: boolean
  /** before the one that stands so far behind it; missing where nothing may be written */
  onMove: ((by: -1 | 2) => void) | undefined
  onEdit: (reason: Reason) => void
}
function Line({ of, reason, first, last, onMove, onEdit }: LineProps) {
  const { t } = useTexts('reasonsstaff')
  const name = pick(reason.name, useLang())
  const kinds = reason.kinds.map((kind) => t(`kind.${kind as 'product'}`))
  return (
    <li className="row between">
      <span className={reason.active ? 'grow' : 'grow muted'}>
        {name}
        {!reason.active && <span className="small"> · {t('off')}</span>}
        {lists[of].length > 1 && <span className="small muted"> {kinds.join(' · ')}</span>}
      </span>
      {onMove && (
        <span className="row">
          <Mover Icon={ArrowUp} label={t('up', { name })} off={first} onDo={() => onMove(-1)} />
          <Mover Icon={ArrowDown} label={t('down', { name })} off={last} onDo={() => onMove(2)} />
          <Button size="small" aria-label={t('editOf', { name })} onClick={() => onEdit(reason)}>
            {t('edit')}
          </Button>
        </span>
      )}
    </li>
  )
}
interface MoverProps {
  Icon: typeof ArrowUp
  label: string
  off: boolean
  onDo: () => void
}
const Mover = ({ Icon, label, off, onDo }: MoverProps) => (
  <button type="button" className="icon-button" disabled={off} aria-label={label} onClick={onDo}>
    <Icon className="i" size={15} />
  </button>
)
