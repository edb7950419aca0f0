// Units of sale at the staff's desk, in the order in which goods are offered them.
import { Button } from 'antd'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import './units.css'
import { UnitDrawer, type Unit } from './unit-drawer.tsx'
import { CatalogueRooms } from '#features/catalog/attributes/staff/parts/catalogue-rooms.tsx'
import { languages, pick } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export default function Units() {
  const { t } = useTexts('unitsstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/unit/list', {})
  const writes = useMember().may('category.write')
  const [opened, open] = useState<number | 'new'>()
  const of = data?.records.find(({ id }) => id === opened)
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
        <div className="acts">
          {writes && (
            <Button type="primary" icon={<Plus size={15} />} onClick={() => open('new')}>
              {t('add')}
            </Button>
          )}
        </div>
      </header>
      <CatalogueRooms />
      {fault && data && <Fault fault={fault} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />)}
      {data?.records.length === 0 && <Empty draw="box" title={t('none')} text={t('noneText')} />}
      {data && data.records.length > 0 && <Rows all={data.records} writes={writes} onOpen={open} onChanged={again} />}
      {(of ?? opened === 'new') && (
        <UnitDrawer
          key={`${opened} ${of?.version ?? 0}`}
          of={of}
          writes={writes}
          onClose={() => open(undefined)}
          onChanged={again}
        />
      )}
    </div>
  )
}
interface RowsProps {
  all: readonly Unit[]
  writes: boolean
  onOpen: (id: number) => void
  onChanged: () => void
}
function Rows({ all, writes, onOpen, onChanged }: RowsProps) {
  const moving = useDoing(async ({ id, version }: Unit, before: number | null) => {
    await call('/api/v2/admin/unit/move', { id, version, before, requestId: newRequestId() })
    onChanged()
  })
  const open = all.filter(({ closed }) => !closed)
  return (
    <>
      {moving.fault && <Fault fault={moving.fault} />}
      <ul className="unit-rows">
        {all.map((one) => (
          <Row
            key={one.id}
            of={one}
            at={writes ? open.indexOf(one) : -1}
            last={open.length - 1}
            onOpen={() => onOpen(one.id)}
            onMove={(at) => void moving.run(one, open[at]?.id ?? null)}
          />
        ))}
      </ul>
    </>
  )
}
interface RowProps {
  of: Unit
  /** its place among those that are open; below zero: it is not moved */
  at: number
  last: number
  onOpen: () => void
  /** before the one at this place, or behind them all */
  onMove: (at: number) => void
}
function Row({ of, at, last, onOpen, onMove }: RowProps) {
  const { t } = useTexts('unitsstaff')
  const lang = useLang()
  const { number } = useFormat()
  const name = pick(of.name, lang)
  const missing = languages.filter((one) => !of.name[one]).length
  const many = languages.flatMap((one) => (of.name[one] ? [of.many[one] ?? of.name[one]] : []))
  return (
    <li className={of.closed ? 'closed' : ''}>
      <span className="grow">
        <span className="row wrap">
          <button type="button" className="name strong" onClick={onOpen}>
            {name}
          </button>
          {of.closed && <span className="mark">{t('closed')}</span>}
          {missing > 0 && <span className="mark miss">{t('missing', { count: missing })}</span>}
        </span>
        <span className="small muted">
          {many.join(' · ')}
          {of.goods > 0 && ` · ${t('goods', { count: of.goods, n: number(of.goods) })}`}
        </span>
      </span>
      {at >= 0 && (
        <span className="row">
          <Arrow of={ArrowUp} label={t('up', { name })} off={at === 0} onDo={() => onMove(at - 1)} />
          <Arrow of={ArrowDown} label={t('down', { name })} off={at === last} onDo={() => onMove(at + 2)} />
        </span>
      )}
    </li>
  )
}
interface ArrowProps {
  of: typeof ArrowUp
  label: string
  off: boolean
  onDo: () => void
}
const Arrow = ({ of: Icon, label, off, onDo }: ArrowProps) => (
  <button type="button" className="icon-button" title={label} aria-label={label} disabled={off} onClick={onDo}>
    <Icon className="i" size={15} />
  </button>
)
