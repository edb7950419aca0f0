// Goods that the shop seems to have twice: side by side, with what they share; one is kept, or both are two.
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import './doubles.css'
import { MergeQuestion } from './merge-question.tsx'
import type { Double, Half } from './shape.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { goodsEditorPath, goodsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function Doubles() {
  const { t } = useTexts('doublesmerchant')
  const { counted } = useFormat()
  const query = useListQuery()
  const after = query.after
  const { data, fault, again } = useAsked('/api/v2/mch/goods/double/page', {
    size: 20,
    ...(after !== undefined && { after }),
  })
  const writes = useMember().may('goods.write')
  return (
    <div className="page">
      <BackToList list="goods" listPath={goodsPath} pathOf={(key) => goodsEditorPath(Number(key))} at="">
        {t('back')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
        {data && data.total > 0 && (
          <div className="acts">
            <span className="muted">{t('pairs', { count: data.total, n: counted(data.total) })}</span>
          </div>
        )}
      </header>
      {fault && data && <Fault fault={fault} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data?.records.length === 0 && <Empty draw="box" title={t('none')} text={t('noneText')} />}
      <ul className="doubles">
        {data?.records.map((pair) => (
          <Pair key={pair.id} {...{ pair, writes }} onDone={again} />
        ))}
      </ul>
      {data?.next && (
        <p>
          <Button onClick={() => query.read(data.next!)}>{t('more')}</Button>
        </p>
      )}
    </div>
  )
}
interface PairProps {
  pair: Double
  writes: boolean
  onDone: () => void
}
function Pair({ pair, writes, onDone }: PairProps) {
  const { t } = useTexts('doublesmerchant')
  const [kept, keep] = useState<Half>()
  const parting = useDoing(async () => {
    await call('/api/v2/mch/goods/double/part', { id: pair.id, requestId: newRequestId() })
    say(t('parted'))
    onDone()
  })
  return (
    <li>
      <p className="row between wrap">
        <span className="strong">{pair.causes.map((cause) => t(`cause.${cause}`)).join(' · ')}</span>
        {writes && (
          <Button size="small" type="text" aria-busy={parting.busy} onClick={() => void parting.run()}>
            {t('part')}
          </Button>
        )}
      </p>
      {parting.fault && <Fault fault={parting.fault} />}
      <div className="double-halves">
        {[pair.one, pair.other].map((half) => (
          <HalfOf key={half.id} half={half} onKeep={writes ? () => keep(half) : undefined} />
        ))}
      </div>
      {kept && (
        <MergeQuestion
          of={pair.id}
          keep={kept}
          drop={kept === pair.one ? pair.other : pair.one}
          onClose={() => keep(undefined)}
          onDone={() => {
            keep(undefined)
            onDone()
          }}
        />
      )}
    </li>
  )
}
function HalfOf({ half, onKeep }: { half: Half; onKeep: (() => void) | undefined }) {
  const { t } = useTexts('doublesmerchant')
  const { short, number, when } = useFormat()
  const { title, picture, code, status, price, sales, reviews, favourites, onHand, createdAt } = half
  return (
    <div className="double-half">
      <Pic of={picture} size={64} />
      <div className="grow">
        <Link className="strong cut" to={goodsEditorPath(half.id)}>
          {title}
        </Link>
        <p className="small muted row wrap">
          <span>{t(`status.${status}`)}</span>
          <b>{short(price)}</b>
          {code && <span>{code}</span>}
        </p>
        <p className="small muted row wrap">
          <span>{t('sold', { count: sales, n: number(sales) })}</span>
          <span>{t('reviews', { count: reviews, n: number(reviews) })}</span>
          <span>{t('hearts', { count: favourites, n: number(favourites) })}</span>
          <span>{t('onHand', { n: number(onHand) })}</span>
        </p>
        <p className="small faint">{t('made', { at: when(createdAt) })}</p>
        {onKeep && (
          <Button size="small" onClick={onKeep} aria-label={t('keepOf', { title })}>
            {t('keep')}
          </Button>
        )}
      </div>
    </div>
  )
}
