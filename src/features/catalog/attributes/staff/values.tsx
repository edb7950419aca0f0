// The values of an attribute in their order: named, coloured, drawn, closed, merged.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Arrow } from './attributes.tsx'
import { MergeValue } from './merge-value.tsx'
import type { Attribute, Value } from './shape.ts'
import { ValueDrawer } from './value-drawer.tsx'
import { languages, pick } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Attribute
  writes: boolean
  onChanged: () => void
}
export function Values({ of, writes, onChanged }: Props) {
  const { t } = useTexts('attributesstaff')
  const [opened, open] = useState<number | 'new'>()
  const [merged, merge] = useState<Value>()
  const value = typeof opened === 'number' ? of.values.find(({ id }) => id === opened) : undefined
  return (
    <section aria-label={t('valuesTitle')}>
      <Sec
        title={t('valuesTitle')}
        note={t('valuesNote')}
        end={
          writes && (
            <Button size="small" type="text" icon={<Plus size={14} />} onClick={() => open('new')}>
              {t('addValue')}
            </Button>
          )
        }
      />
      {of.values.length === 0 && <p className="small muted">{t('noValues')}</p>}
      <Rows {...{ of, writes, onChanged }} onOpen={open} />
      {(value ?? opened === 'new') && (
        <ValueDrawer
          key={`${opened} ${of.version}`}
          {...{ of, writes }}
          value={value}
          onClose={() => open(undefined)}
          onChanged={onChanged}
          onMerge={() => merge(value)}
        />
      )}
      {merged && (
        <MergeValue
          of={of}
          value={merged}
          onClose={() => merge(undefined)}
          onDone={() => {
            merge(undefined)
            open(undefined)
            onChanged()
          }}
        />
      )}
    </section>
  )
}
function Rows({ of, writes, onChanged, onOpen }: Props & { onOpen: (id: number) => void }) {
  const moving = useDoing(async ({ id: valueId }: Value, before: number | null) => {
    const { id, version } = of
    await call('/api/v2/admin/attribute/value/move', { id, version, valueId, before, requestId: newRequestId() })
    onChanged()
  })
  const standing = of.values.filter(({ closed }) => !closed)
  return (
    <>
      {moving.fault && <Fault fault={moving.fault} />}
      <ul className="attribute-rows">
        {of.values.map((one) => {
          const at = standing.indexOf(one)
          return (
            <Row
              key={one.id}
              {...{ one, at, writes }}
              last={at === standing.length - 1}
              onOpen={() => onOpen(one.id)}
              onUp={() => void moving.run(one, standing[at - 1]!.id)}
              onDown={() => void moving.run(one, standing[at + 2]?.id ?? null)}
            />
          )
        })}
      </ul>
    </>
  )
}
interface RowProps {
  one: Value
  at: number
  last: boolean
  writes: boolean
  onOpen: () => void
  onUp: () => void
  onDown: () => void
}
function Row({ one, at, last, writes, onOpen, onUp, onDown }: RowProps) {
  const { t } = useTexts('attributesstaff')
  const { lang, number } = useFormat()
  const name = pick(one.name, lang)
  const missing = languages.filter((l) => !one.name[l]).length
  return (
    <li className={one.closed ? 'closed' : ''}>
      {one.picture ? <Pic of={one.picture} size={24} /> : <Swatch colour={one.colour} />}
      <button type="button" className="plain-button grow cut name" onClick={onOpen}>
        {name}
      </button>
      {one.closed && <span className="mark">{t('valueClosed')}</span>}
      {missing > 0 && <span className="mark miss">{t('missing', { count: missing })}</span>}
      <span className="small muted nowrap">{t('goods', { count: one.goods, n: number(one.goods) })}</span>
      {writes && at >= 0 && (
        <span className="row">
          <Arrow up name={name} off={at === 0} onDo={onUp} />
          <Arrow name={name} off={last} onDo={onDown} />
        </span>
      )}
    </li>
  )
}
const Swatch = ({ colour }: { colour: string | null }) => (
  <i className={colour ? 'attribute-swatch' : 'attribute-swatch none'} style={colour ? { background: colour } : {}} />
)
