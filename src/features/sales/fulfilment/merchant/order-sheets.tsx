// What can be printed of an order: the packing slip, with prices or without, and the address label.
import { Button } from 'antd'
import { leftOf, type Order } from './order-desk.ts'
import { usePrint } from './print.ts'
import { SheetsHeld } from './sheets-held.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { useTexts } from '#web/texts.tsx'

export function OrderSheets({ order }: { order: Order }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { printing, held, letGo, print } = usePrint()
  const { orderNo, paidAt, parcels } = order
  const printable = paidAt !== null && (leftOf(order) > 0 || parcels.length > 0)
  const slip = () => print({ orderNos: [orderNo], kind: 'packing' })
  useKeys(printable ? { p: slip } : {})
  if (!printable) return null
  return (
    <section>
      <Sec title={t('print.title')} note={leftOf(order) > 0 ? t('print.ofRest') : t('print.ofParcels')} />
      <div className="stack" aria-busy={printing.busy}>
        <p className="row wrap">
          <Button size="small" onClick={slip}>
            {t('print.slip')} <kbd>P</kbd>
          </Button>
          <Button size="small" onClick={() => print({ orderNos: [orderNo], kind: 'packing', prices: true })}>
            {t('print.slipPrices')}
          </Button>
          {!order.pickup && (
            <Button size="small" onClick={() => print({ orderNos: [orderNo], kind: 'label' })}>
              {t('print.label')}
            </Button>
          )}
        </p>
        {held && <SheetsHeld held={held} onOpen={letGo} />}
        {printing.fault && <Fault fault={printing.fault} />}
      </div>
    </section>
  )
}
