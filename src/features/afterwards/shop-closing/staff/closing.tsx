// The closing of a shop at the staff's desk; and shops that wait to be closed, above all shops.
import { Link } from 'react-router'
import { ClosingPanel } from '../merchant/parts/closing-panel.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { merchantPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  merchantId: number
  shop: string
  onDone: () => void
}
export function StaffClosing({ merchantId, shop, onDone }: Props) {
  const { data, fault, again } = useAsked('/api/v2/admin/merchant/closing/detail', { id: merchantId })
  const writes = useMember().may('merchant.write')
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />
  const done = () => {
    again()
    onDone()
  }
  return (
    <ClosingPanel
      of={data}
      shop={{ id: merchantId, own: data.own && data.closing?.state === 'asked' }}
      name={shop}
      writes={writes}
      onDone={done}
    />
  )
}
/** Nothing where none is. */
export function ShopsClosing() {
  const { t } = useTexts('shopclosing')
  const { when } = useFormat()
  const { data } = useAsked('/api/v2/admin/merchant/closing/list', {})
  if (!data || data.records.length === 0) return null
  return (
    <div className="note">
      <ul>
        {data.records.map(({ merchantId, name, state, askedAt, endsAt }) => (
          <li key={merchantId}>
            <Link className="link" to={merchantPath(merchantId)}>
              {name}
            </Link>{' '}
            <span className="small">
              {state === 'asked'
                ? t('list.asked', { at: when(askedAt) })
                : t('list.until', { at: when(endsAt ?? askedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
