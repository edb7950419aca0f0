// The rows of a file of parcels as tables: those that were refused with the reason, those that ship with what is in
// them.
import { useState } from 'react'
import { Link } from 'react-router'
import type { Output } from '#surfaces/console/desk/call.ts'
import { No } from '#surfaces/console/desk/no.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Told = Output<'/api/v2/mch/order/ship/batch/check'>
type Refused = Told['refused'][number]
type Ready = Told['ready'][number]

/** So many at first; a file may have thousands. */
const shownFirst = 100
function useSome<Row>(rows: readonly Row[]) {
  const { t } = useTexts('fulfilmentmerchant')
  const [all, setAll] = useState(false)
  const more = !all && rows.length > shownFirst && (
    <button type="button" className="plain-button" onClick={() => setAll(true)}>
      {t('batch.showAll', { count: rows.length })}
    </button>
  )
  return { some: all ? rows : rows.slice(0, shownFirst), more }
}

/** A number as it was typed: in fours where it is one, and a way to the order where there is one. */
function OrderCell({ orderNo, none = false }: { orderNo: string; none?: boolean }) {
  const digits = orderNo.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,32}$/.test(digits)) return <span className="breaks">{orderNo || '–'}</span>
  if (none) return <No no={digits} />
  return (
    <Link to={orderPath(digits)}>
      <No no={digits} />
    </Link>
  )
}
const typed = ({ carrier, waybill, sku, quantity }: Refused): string =>
  [carrier, waybill, sku, quantity].filter(Boolean).join(', ')

export function RefusedRows({ rows, note }: { rows: readonly Refused[]; note: string }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { some, more } = useSome(rows)
  if (rows.length === 0) return null
  return (
    <section>
      <Sec title={t('batch.refused')} note={note} />
      <table className="lines batch-rows">
        <thead>
          <tr>
            <th className="line">{t('batch.column.line')}</th>
            <th>{t('column.order')}</th>
            <th className="wide">{t('batch.column.file')}</th>
            <th>{t('batch.column.why')}</th>
          </tr>
        </thead>
        <tbody>
          {some.map((row) => (
            <tr key={row.line}>
              <td className="muted">{row.line}</td>
              <td>
                <OrderCell orderNo={row.orderNo} none={row.reason === 'notFound'} />
                <span className="narrow small muted breaks">{typed(row)}</span>
              </td>
              <td className="wide muted breaks">{typed(row)}</td>
              <td className="deal">{row.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </section>
  )
}

export function ReadyRows({ parcels }: { parcels: readonly Ready[] }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { some, more } = useSome(parcels)
  if (parcels.length === 0) return null
  return (
    <section>
      <Sec title={t('batch.ready')} note={t('batch.readyNote')} />
      <table className="lines batch-rows">
        <thead>
          <tr>
            <th className="line">{t('batch.column.line')}</th>
            <th>{t('column.order')}</th>
            <th className="wide">{t('column.buyer')}</th>
            <th className="wide">{t('column.goods')}</th>
            <th className="wide">{t('waybill.label')}</th>
          </tr>
        </thead>
        <tbody>
          {some.map((parcel) => (
            <ReadyRow key={parcel.lines[0]} parcel={parcel} />
          ))}
        </tbody>
      </table>
      {more}
    </section>
  )
}
function ReadyRow({ parcel: { lines, orderNo, buyer, carrierName, waybill, goods, left } }: { parcel: Ready }) {
  const { t } = useTexts('fulfilmentmerchant')
  const what = goods.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')
  const stays = left > 0 && <span className="faint"> {t('batch.stays', { count: left })}</span>
  const way = (
    <>
      {carrierName || t('ship.own')} <span className="muted breaks">{waybill}</span>
    </>
  )
  return (
    <tr>
      <td className="muted">{lines.join(', ')}</td>
      <td>
        <OrderCell orderNo={orderNo} />
        <span className="narrow small">
          <span className="muted">
            {buyer}, {what}
          </span>
          {stays}
        </span>
        <span className="narrow small">{way}</span>
      </td>
      <td className="wide">{buyer}</td>
      <td className="wide">
        {what}
        {stays}
      </td>
      <td className="wide">{way}</td>
    </tr>
  )
}
