// Everything that moved the pieces of a SKU, the newest first, each with its cause.
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { fours } from '#surfaces/console/desk/format.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { claimPath, orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Move = Output<'/api/v2/mch/stock/log'>['records'][number]

export function Ledger({ skuId }: { skuId: number }) {
  const { t } = useTexts('inventorymerchant')
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <section>
      <Sec title={t('ledger')} note={t('ledgerNote')} />
      <table className="lines stock-ledger">
        <thead>
          <tr>
            <th>{t('log.when')}</th>
            <th>{t('log.what')}</th>
            <th className="n">{t('log.onHand')}</th>
            <th className="n">{t('log.reserved')}</th>
            <th>{t('log.cause')}</th>
          </tr>
        </thead>
        {pages.map((after, at) => (
          <Piece
            key={after ?? ''}
            skuId={skuId}
            after={after}
            onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
      </table>
    </section>
  )
}
interface PieceProps {
  skuId: number
  after: string | undefined
  onMore: ((next: string) => void) | undefined
}
function Piece({ skuId, after, onMore }: PieceProps) {
  const { t } = useTexts('inventorymerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/stock/log', { skuId, size: 20, ...(after && { after }) })
  const { next } = data ?? {}
  const wide = (inside: React.ReactNode) => (
    <tr>
      <td colSpan={5}>{inside}</td>
    </tr>
  )
  return (
    <tbody>
      {!data && wide(fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />)}
      {data?.records.length === 0 && wide(<span className="muted">{t('none')}</span>)}
      {data?.records.map((move) => (
        <MoveRow key={move.id} move={move} />
      ))}
      {next && onMore && wide(<Button onClick={() => onMore(next)}>{t('more')}</Button>)}
    </tbody>
  )
}
const known = [
  'counted',
  'arrived',
  'found',
  'corrected',
  'damaged',
  'lost',
  'given',
  'reserved',
  'sold',
  'released',
  'calledOff',
  'returned',
  'replaced',
] as const
const signed = (n: number): string => (n === 0 ? '' : n > 0 ? `+${n}` : `−${-n}`)
function MoveRow({ move: { at, reason, onHand, reserved, note, ...cause } }: { move: Move }) {
  const { t } = useTexts('inventorymerchant')
  const named = known.find((one) => one === reason) ?? 'other'
  return (
    <tr>
      <td>
        <Time at={at} />
      </td>
      <td>
        {t(`reason.${named}`)}
        {note && <p className="muted small">{note}</p>}
      </td>
      <td className="n">{signed(onHand)}</td>
      <td className="n">{signed(reserved)}</td>
      <td>
        <Cause {...cause} />
      </td>
    </tr>
  )
}
function Cause({ orderNo, serviceNo, by }: Pick<Move, 'orderNo' | 'serviceNo' | 'by'>) {
  const { t } = useTexts('inventorymerchant')
  const { may } = useMember()
  if (orderNo !== null) {
    const words = t('order', { no: fours(orderNo) })
    return may('order.read') ? (
      <Link className="link" to={orderPath(orderNo)}>
        {words}
      </Link>
    ) : (
      words
    )
  }
  if (serviceNo !== null) {
    const words = t('claim', { no: fours(serviceNo) })
    return may('aftersale.read') ? (
      <Link className="link" to={claimPath(serviceNo)}>
        {words}
      </Link>
    ) : (
      words
    )
  }
  return by === null ? null : t('by', { name: by })
}
