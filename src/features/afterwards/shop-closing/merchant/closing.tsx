// Closing the shop for good, at its own desk: its owner asks, staff confirm, and for some days it can be taken back.
import { ClosingPanel } from './parts/closing-panel.tsx'
import { ShopRooms } from '#features/catalog/shop-front/merchant/parts/shop-rooms.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export default function ShopClosingPage() {
  const { t } = useTexts('shopclosing')
  const { data, fault, again } = useAsked('/api/v2/mch/closing/detail', {})
  const { may, merchantName } = useMember()
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('page.title')}</h1>
          <p>{t('page.note')}</p>
        </div>
      </header>
      <ShopRooms />
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={5} />)}
      {data && <ClosingPanel of={data} name={merchantName ?? ''} writes={may('closing.write')} onDone={again} />}
    </div>
  )
}
