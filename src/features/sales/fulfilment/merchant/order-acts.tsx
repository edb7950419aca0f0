// What may be done with an order now. One red button: what the page thinks will be done.
import { Button } from 'antd'
import { Package, Store } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { CancelAnswer } from './cancel-answer.tsx'
import { PriceQuestion } from './price-question.tsx'
import { isAsked, isReady, leftOf, mayBeReady, mayShip, type Order } from './order-desk.ts'
import { PickupReady } from './pickup-ready.tsx'
import { pickupPath } from '#surfaces/console/desk/ways.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { useTexts } from '#web/texts.tsx'

/** It brings antd's drawer and select with its first opening. */
const ShipDrawer = lazy(() => import('./ship-drawer.tsx').then((m) => ({ default: m.ShipDrawer })))

type Open = 'ready' | 'ship' | 'approve' | 'reject' | 'price'
export function OrderActs({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const [open, setOpen] = useState<Open>()
  const ships = mayShip(order)
  useKeys(ships ? { s: () => setOpen('ship') } : {})
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onDone()
  }
  return (
    <>
      {isAsked(order) && (
        <>
          <Button onClick={() => setOpen('reject')}>{t('answer.reject')}</Button>
          <Button type="primary" onClick={() => setOpen('approve')}>
            {t('answer.approve')}
          </Button>
        </>
      )}
      {order.lowerable && <Button onClick={() => setOpen('price')}>{t('price.open')}</Button>}
      {mayBeReady(order) && (
        <Button type="primary" icon={<Store size={15} />} onClick={() => setOpen('ready')}>
          {t('pickup.ready')}
        </Button>
      )}
      {isReady(order) && (
        <Link className="plain-button" to={pickupPath}>
          {t('pickup.toDesk')}
        </Link>
      )}
      {ships && (
        <Button type="primary" icon={<Package size={15} />} onClick={() => setOpen('ship')}>
          {t('ship.open', { count: leftOf(order) })} <kbd>S</kbd>
        </Button>
      )}
      {(open === 'approve' || open === 'reject') && (
        <CancelAnswer order={order} approve={open === 'approve'} onDone={done} onClose={close} />
      )}
      {open === 'ready' && <PickupReady order={order} onDone={done} onClose={close} />}
      {open === 'price' && <PriceQuestion order={order} onDone={done} onClose={close} />}
      {open === 'ship' && (
        <Suspense>
          <ShipDrawer order={order} onDone={done} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
