// The list of carriers at the staff's desk: in the order in which they are offered, each with what it is used for.
import { Button } from 'antd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import './carriers.css'
import { CarrierQuestion, type Carrier } from './carrier-question.tsx'
import { carrierMost } from '../limits.ts'
import { pick } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export default function Carriers() {
  const { t } = useTexts('fulfilmentstaff')
  const writes = useMember().may('setting.write')
  const [asks, ask] = useState<Carrier | 'new'>()
  const { data, fault, again } = useAsked('/api/v2/admin/carrier/list', {})
  const done = () => {
    ask(undefined)
    again()
  }
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('carriers.title')}</h1>
        <p>{t('carriers.note')}</p>
        <div className="acts">{writes && <Button onClick={() => ask('new')}>{t('carriers.add')}</Button>}</div>
      </header>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />)}
      {data && <Lines carriers={data.records} writes={writes} onEdit={ask} onDone={again} />}
      {asks && (
        <CarrierQuestion carrier={asks === 'new' ? undefined : asks} onClose={() => ask(undefined)} onDone={done} />
      )}
    </div>
  )
}
interface LinesProps {
  carriers: readonly Carrier[]
  writes: boolean
  onEdit: (carrier: Carrier) => void
  onDone: () => void
}
function Lines({ carriers, writes, onEdit, onDone }: LinesProps) {
  const moving = useDoing(async (code: string, before: string | undefined) => {
    await call('/api/v2/admin/carrier/move', { code, before: before ?? null, requestId: newRequestId() })
    onDone()
  })
  return (
    <>
      {moving.fault && <Fault fault={moving.fault} />}
      <ol className="carrier-lines">
        {carriers.map((carrier, at) => (
          <Line
            key={carrier.code}
            carrier={carrier}
            first={at === 0}
            last={at === carriers.length - 1}
            onMove={writes ? (by) => void moving.run(carrier.code, carriers[at + by]?.code) : undefined}
            onEdit={onEdit}
          />
        ))}
      </ol>
    </>
  )
}
interface LineProps {
  carrier: Carrier
  first: boolean
  last: boolean
  /** before the one that stands so far behind it; missing where nothing may be written */
  onMove: ((by: -1 | 2) => void) | undefined
  onEdit: (carrier: Carrier) => void
}
function Line({ carrier, first, last, onMove, onEdit }: LineProps) {
  const { t } = useTexts('fulfilmentstaff')
  const name = pick(carrier.name, useLang())
  const { active, code, example, phone, followedAs, parcels } = carrier
  const uses = parcels >= carrierMost.counted ? t('carriers.parcelsMore') : t('carriers.parcels', { count: parcels })
  const facts = [
    example,
    ...(phone ? [phone] : []),
    ...(followedAs ? [t('carriers.followed')] : []),
    parcels === 0 ? t('carriers.unused') : uses,
  ]
  return (
    <li>
      <span className={active ? 'carrier-name' : 'carrier-name muted'}>
        {name} <code className="small muted">{code}</code>
        {!active && <span className="small"> · {t('carriers.off')}</span>}
        <small className="muted">{facts.join(' · ')}</small>
      </span>
      {onMove && (
        <span className="carrier-acts">
          <Mover Icon={ArrowUp} label={t('carriers.up', { name })} off={first} onDo={() => onMove(-1)} />
          <Mover Icon={ArrowDown} label={t('carriers.down', { name })} off={last} onDo={() => onMove(2)} />
          <Button size="small" aria-label={t('carriers.editOf', { name })} onClick={() => onEdit(carrier)}>
            {t('carriers.edit')}
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
