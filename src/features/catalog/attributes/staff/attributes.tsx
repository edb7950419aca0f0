// Attributes at the staff's desk, in the order in which goods are asked for them and lists are filtered by them.
import { Button } from 'antd'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import './attributes.css'
import { AddAttribute } from './add-attribute.tsx'
import { CatalogueRooms } from './parts/catalogue-rooms.tsx'
import { languages, pick } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { attributePath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

type Listed = Output<'/api/v2/admin/attribute/list'>['records'][number]
export default function Attributes() {
  const { t } = useTexts('attributesstaff')
  const go = useNavigate()
  const { data, fault, again } = useAsked('/api/v2/admin/attribute/list', {})
  const writes = useMember().may('category.write')
  const [adds, add] = useState(false)
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
        <div className="acts">
          {writes && (
            <Button type="primary" icon={<Plus size={15} />} onClick={() => add(true)}>
              {t('add')}
            </Button>
          )}
        </div>
      </header>
      <CatalogueRooms />
      {fault && data && <Fault fault={fault} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data?.records.length === 0 && <Empty draw="box" title={t('none')} text={t('noneText')} />}
      {data && data.records.length > 0 && <Rows all={data.records} writes={writes} onChanged={again} />}
      {adds && <AddAttribute onClose={() => add(false)} onDone={(id) => void go(attributePath(id))} />}
    </div>
  )
}
interface RowsProps {
  all: readonly Listed[]
  writes: boolean
  onChanged: () => void
}
function Rows({ all, writes, onChanged }: RowsProps) {
  const { t } = useTexts('attributesstaff')
  const lang = useLang()
  const moving = useDoing(async ({ id, version }: Listed, before: number | null) => {
    await call('/api/v2/admin/attribute/move', { id, version, before, requestId: newRequestId() })
    onChanged()
  })
  const open = all.filter(({ closed }) => !closed)
  return (
    <>
      {moving.fault && <Fault fault={moving.fault} />}
      <ul className="attribute-rows">
        {all.map((one) => {
          const at = open.indexOf(one)
          const name = pick(one.name, lang)
          return (
            <li key={one.id} className={one.closed ? 'closed' : ''}>
              <span className="grow">
                <span className="row wrap">
                  <Link className="strong" to={attributePath(one.id)}>
                    {name}
                  </Link>
                  <Marks of={one} />
                </span>
                <span className="small muted">
                  {t(`kind.${one.kind}`)}
                  {(one.kind === 'one' || one.kind === 'several') && ` · ${t('values', { count: one.values })}`}
                  {' · '}
                  {one.places.length > 0 ? t('askedIn', { places: one.places.join(', ') }) : t('askedNowhere')}
                </span>
              </span>
              {writes && at >= 0 && (
                <span className="row">
                  <Arrow up name={name} off={at === 0} onDo={() => void moving.run(one, open[at - 1]!.id)} />
                  <Arrow
                    name={name}
                    off={at === open.length - 1}
                    onDo={() => void moving.run(one, open[at + 2]?.id ?? null)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
function Marks({ of }: { of: Listed }) {
  const { t } = useTexts('attributesstaff')
  const missing = languages.filter((lang) => !of.name[lang]).length
  return (
    <>
      {of.closed && <span className="mark">{t('closed')}</span>}
      {of.filter && !of.closed && <span className="mark">{t('isFilter')}</span>}
      {of.card && !of.closed && <span className="mark">{t('isOnCard')}</span>}
      {missing > 0 && <span className="mark miss">{t('missing', { count: missing })}</span>}
    </>
  )
}
interface ArrowProps {
  up?: boolean
  name: string
  off: boolean
  onDo: () => void
}
export function Arrow({ up = false, name, off, onDo }: ArrowProps) {
  const { t } = useTexts('attributesstaff')
  const label = t(up ? 'up' : 'down', { name })
  const Icon = up ? ArrowUp : ArrowDown
  return (
    <button type="button" className="icon-button" title={label} aria-label={label} disabled={off} onClick={onDo}>
      <Icon className="i" size={15} />
    </button>
  )
}
