// Lines of a count that could not be read, with what they most likely mean.
import type { UnreadRow } from './count-desk.ts'
import { newRequestId, call } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  rows: readonly UnreadRow[]
  onTakeAs: (line: number, code: string) => void
  onCounted: () => void
}
const shown = 200
const reasons = ['noCode', 'noNumber', 'shortened', 'unknown', 'twoSkus', 'uncounted'] as const

export function Unread({ rows, onTakeAs, onCounted }: Props) {
  const { t } = useTexts('inventorymerchant')
  if (rows.length === 0) return null
  return (
    <section>
      <Sec title={t('count.unread')} note={t('count.unreadNote', { count: rows.length })} />
      <table className="lines">
        <thead>
          <tr>
            <th>{t('count.column.line')}</th>
            <th>{t('count.column.file')}</th>
            <th>{t('count.column.why')}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <Row key={row.line} {...{ row, onTakeAs, onCounted }} />
          ))}
        </tbody>
      </table>
      {rows.length > shown && <p className="small muted">{t('count.unreadMore', { count: rows.length - shown })}</p>}
    </section>
  )
}
function Row({ row, onTakeAs, onCounted }: Omit<Props, 'rows'> & { row: UnreadRow }) {
  const { t } = useTexts('inventorymerchant')
  const reason = reasons.find((one) => one === row.reason) ?? 'unknown'
  const minding = useDoing(async () => {
    await call('/api/v2/mch/stock/policy', { skuIds: [row.like!.skuId], policy: 'counted', requestId: newRequestId() })
    onCounted()
  })
  return (
    <tr>
      <td className="muted">{row.line}</td>
      <td className="breaks">{[row.code, row.pieces].filter(Boolean).join('; ')}</td>
      <td>
        {t(`count.why.${reason}`)}
        {reason === 'unknown' && row.like && (
          <>
            {' '}
            {t('count.like')} <b className="strong nowrap">{row.like.code}</b>
          </>
        )}
        {minding.fault && <Fault fault={minding.fault} />}
      </td>
      <td className="n">
        {reason === 'unknown' && row.like && (
          <button type="button" className="link" onClick={() => onTakeAs(row.line, row.like!.code)}>
            {t('count.takeAs')}
          </button>
        )}
        {reason === 'uncounted' && row.like && (
          <button type="button" className="link" aria-busy={minding.busy} onClick={() => void minding.run()}>
            {t('count.beginCounting')}
          </button>
        )}
      </td>
    </tr>
  )
}
