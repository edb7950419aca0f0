// The order of the goods of a category: chosen, goods pinned to its top, and beside it what shoppers would see first.
import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './order.css'
import { sorts } from '../limits.ts'
import { Pins, type PinRow } from './pins.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { categoriesPath, categoryOrderPath } from '#surfaces/console/desk/ways.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

type Kept = Output<'/api/v2/admin/category/order/detail'>
export default function CategoryOrder() {
  const categoryId = Number(useParams()['categoryId']) || 0
  const { t } = useTexts('sortingstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/category/order/detail', { categoryId })
  return (
    <div className="page case">
      <BackToList
        list="categories"
        listPath={categoriesPath}
        pathOf={(key) => categoryOrderPath(Number(key))}
        at={String(categoryId)}
      >
        {t('back')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>
            {data && <span>{t('note', { name: data.name })}</span>}
            <a className="link" href={hrefWith('/goods/list', { categoryId })} target="_blank" rel="noreferrer">
              {t('look')}
            </a>
          </p>
        </div>
      </header>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data && <Chosen key={data.version} {...{ categoryId, kept: data }} onChanged={again} />}
    </div>
  )
}

interface Props {
  categoryId: number
  kept: Kept
  onChanged: () => void
}
const wishOf = (pins: readonly PinRow[]) =>
  pins.map(({ productId, fromAt, untilAt }) => ({ productId, fromAt, untilAt }))
function Chosen({ categoryId, kept, onChanged }: Props) {
  const { t } = useTexts('sortingstaff')
  const writes = useMember().may('category.write')
  const [sort, choose] = useState(kept.sort)
  const [pins, pin] = useState<readonly PinRow[]>(kept.pins)
  const wish = { categoryId, sort, pins: wishOf(pins) }
  const saving = useDoing(async () => {
    await call('/api/v2/admin/category/order/edit', { ...wish, version: kept.version, requestId: newRequestId() })
    say(t('saved', { name: kept.name }))
    onChanged()
  })
  return (
    <div className="two order-desk">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saving.run()
        }}
      >
        <fieldset className="plain-fieldset" disabled={!writes}>
          <Radios
            legend={t('sort')}
            choices={sorts.map((value) => ({ value, label: t(`sorts.${value}`), help: t(`sortHelp.${value}`) }))}
            value={sort}
            onChoose={choose}
          />
          <Pins {...{ categoryId, pins }} onChange={pin} />
        </fieldset>
        {saving.fault && <Fault fault={saving.fault} />}
        {writes && (
          <p className="row wrap">
            <Button type="primary" htmlType="submit" aria-busy={saving.busy}>
              {t('save')}
            </Button>
            {saving.fault?.reason === 'orderChanged' && <Button onClick={onChanged}>{t('readAgain')}</Button>}
          </p>
        )}
      </form>
      <aside aria-label={t('preview')}>
        <Preview wish={wish} />
      </aside>
    </div>
  )
}
function Preview({ wish }: { wish: { categoryId: number; sort: Kept['sort']; pins: ReturnType<typeof wishOf> } }) {
  const { t } = useTexts('sortingstaff')
  const { short, number } = useFormat()
  const { data, fault, again } = useAsked('/api/v2/admin/category/order/preview', wish)
  return (
    <section>
      <Sec title={t('preview')} note={t('previewNote')} />
      {fault && <Failed fault={fault} onRetry={again} />}
      {!data && !fault && <Bones rows={4} />}
      {data?.records.length === 0 && <Empty draw="box" title={t('empty')} text={t('emptyText')} />}
      <ol className="order-first">
        {data?.records.map((card) => (
          <li key={card.id}>
            <Pic of={card.picture?.file ?? null} size={96} />
            <span className="cut-two">{card.title}</span>
            <span className="row small muted">
              <b>{short(card.price)}</b>
              <span>{t('sold', { n: number(card.sales) })}</span>
              {card.rating > 0 && <span>{t('stars', { stars: number(card.rating / 100) })}</span>}
            </span>
            {card.pinned && <span className="mark">{t('pinned')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
