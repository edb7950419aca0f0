// The SKUs that differ, the largest difference first, a cause for each.
import { Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Difference } from './count-desk.ts'
import { countCauses, type CountCause } from '../reasons.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { stockItemPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export interface Causes {
  of: (row: Difference) => CountCause
  choose: (skuId: number, cause: CountCause) => void
}
/** So many at first; a count may have thousands. */
const shownFirst = 100
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

export function Differences({ rows, causes }: { rows: readonly Difference[]; causes: Causes }) {
  const { t } = useTexts('inventorymerchant')
  const [all, showAll] = useState(false)
  if (rows.length === 0) return null
  const some = all ? rows : rows.slice(0, shownFirst)
  const moved = rows.some(({ since }) => since !== 0)
  return (
    <section>
      <Sec title={t('count.differences')} note={t('count.largestFirst')} />
      <table className="lines count-lines">
        <thead>
          <tr>
            <th>{t('column.goods')}</th>
            <th className="n wide">{t('count.column.books')}</th>
            <th className="n">{t('count.column.counted')}</th>
            <th className="n">{t('count.column.by')}</th>
            {moved && <th className="n wide">{t('count.column.since')}</th>}
            {moved && <th className="n">{t('count.column.then')}</th>}
            <th className="wide">{t('count.column.cause')}</th>
          </tr>
        </thead>
        <tbody>
          {some.map((row) => (
            <Row key={row.skuId} row={row} causes={causes} moved={moved} />
          ))}
        </tbody>
        <Together rows={rows} moved={moved} />
      </table>
      {some.length < rows.length && (
        <button type="button" className="plain-button" onClick={() => showAll(true)}>
          {t('count.showAll', { count: rows.length })}
        </button>
      )}
    </section>
  )
}
function Row({ row, causes, moved }: { row: Difference; causes: Causes; moved: boolean }) {
  const { t } = useTexts('inventorymerchant')
  const cause = (
    <Select
      size="small"
      className="count-cause"
      aria-label={t('count.causeOf', { goods: `${row.title} ${row.spec}`.trim() })}
      value={causes.of(row)}
      onChange={(value) => causes.choose(row.skuId, value)}
      options={countCauses.map((value) => ({ value, label: t(`count.cause.${value}`) }))}
    />
  )
  return (
    <tr>
      <td>
        <span className="row">
          <Pic of={row.picture} />
          <span className="count-goods">
            <Link className="strong" to={stockItemPath(row.skuId)}>
              {row.title} <span className="muted">{row.spec || row.code}</span>
            </Link>
            {row.held !== null && <span className="small deal">{t('count.held', { held: row.held })}</span>}
            <span className="narrow">{row.held === null && cause}</span>
          </span>
        </span>
      </td>
      <td className="n muted wide">{row.books}</td>
      <td className="n">{row.counted}</td>
      <td className={`n strong ${row.by < 0 ? 'deal' : 'jade'}`}>{signed(row.by)}</td>
      {moved && <td className="n muted wide">{row.since === 0 ? '' : signed(row.since)}</td>}
      {moved && <td className="n strong">{row.afterwards}</td>}
      <td className="wide">{row.held === null && cause}</td>
    </tr>
  )
}
function Together({ rows, moved }: { rows: readonly Difference[]; moved: boolean }) {
  const { t } = useTexts('inventorymerchant')
  const by = rows.reduce((sum, row) => sum + row.by, 0)
  const worth = rows.every((row) => row.worth !== null) ? rows.reduce((sum, row) => sum + row.worth!, 0) : undefined
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('count.together')}</th>
        <td className="wide" />
        <td />
        <td className="n strong">{signed(by)}</td>
        {moved && <td className="wide" />}
        {moved && <td />}
        <td className="wide n">{worth !== undefined && <Money fen={worth} />}</td>
      </tr>
    </tfoot>
  )
}
