// Orders that were not paid in time: they can be bought again.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { useRebuy } from '#features/sales/orders/parts/use-rebuy.tsx'
import type { Cashier } from './cashier.ts'

/** `asking`: they were closed without an answer of the provider, which is asked on. */
export function ClosedOrders({ cashier: { orders, asking } }: { cashier: Cashier }) {
  const { t } = useTexts('payments')
  const rebuy = useRebuy()
  return (
    <>
      <Empty
        level={1}
        drawing="cut"
        title={t('closed.title')}
        text={asking ? t('closed.asking') : t('closed.text')}
        action={
          <>
            <Button
              kind="primary"
              busy={rebuy.busy}
              onClick={() => void rebuy.buyAgain(orders.map((order) => order.orderNo))}
            >
              {t('closed.rebuy')}
            </Button>
            <Button render={<Link to={href('/user/user/order')} />}>{t('toOrders')}</Button>
          </>
        }
      />
      {rebuy.dialog}
    </>
  )
}
