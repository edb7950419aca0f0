// Templates of specs at the staff's desk: what all shops are offered where goods are written.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import './templates.css'
import type { Template } from './shape.ts'
import { TemplateDrawer } from './template-drawer.tsx'
import { CatalogueRooms } from '#features/catalog/attributes/staff/parts/catalogue-rooms.tsx'
import { languages, pick } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export default function SpecTemplates() {
  const { t } = useTexts('spectemplatesstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/spec/list', {})
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
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={5} />)}
      {data?.records.length === 0 && <Empty draw="box" title={t('none')} text={t('noneText')} />}
      {data && data.records.length > 0 && <Rows all={data.records} onOpen={open} />}
      {(of ?? opened === 'new') && (
        <TemplateDrawer
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
function Rows({ all, onOpen }: { all: readonly Template[]; onOpen: (id: number) => void }) {
  const { t } = useTexts('spectemplatesstaff')
  const lang = useLang()
  const { data } = useAsked('/api/v2/admin/category/list', {})
  const names = useMemo(() => new Map(data?.records.map(({ id, name }) => [id, pick(name, lang)])), [data, lang])
  return (
    <ul className="spec-rows">
      {all.map(({ id, title, name, choices, categoryIds }) => {
        const lacks = [title, name, ...choices.map((one) => one.name)]
        const missing = languages.filter((one) => lacks.some((texts) => !texts[one])).length
        return (
          <li key={id}>
            <span className="row wrap">
              <button type="button" className="plain-button name strong" onClick={() => onOpen(id)}>
                {pick(title, lang)}
              </button>
              {missing > 0 && <span className="mark miss">{t('missing', { count: missing })}</span>}
            </span>
            <span className="small muted">
              {pick(name, lang)}: {choices.map((one) => pick(one.name, lang)).join(', ')}
            </span>
            <span className="small faint">
              {categoryIds.length === 0
                ? t('everywhere')
                : t('offeredIn', { places: categoryIds.flatMap((one) => names.get(one) ?? []).join(', ') })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
