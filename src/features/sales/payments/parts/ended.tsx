// A payment that can no longer be paid here: closed by time, replaced by another, or paid already.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Empty, type EmptyProps } from '#ui/feedback/empty.tsx'
import { useRebuy } from '#features/sales/orders/parts/use-rebuy.tsx'
import type { Cashier } from './cashier-methods.tsx'
import { resultPage } from './use-pay.ts'

export function Ended({ cashier }: { cashier: Cashier }) {
  if (cashier.status === 'paid') return <PaidAlready payNo={cashier.payNo} />
  if (cashier.status === 'void') return <Replaced />
  return <Closed orderNos={cashier.orders.map((o) => o.orderNo)} asking={cashier.asking} />
}

/** The time to pay is over, and the provider is asked whether it was paid in it. */
export function Asked({ payNo }: { payNo: string }) {
  const { t } = useTexts('payments')
  return <SeeResult payNo={payNo} drawing="cut" title={t('result.asking')} text={t('result.askingText')} />
}

const ToOrders = ({ tab }: { tab?: string }) => {
  const { t } = useTexts('payments')
  return <Button render={<Link to={hrefWith('/user/user/order', { tab })} />}>{t('toOrders')}</Button>
}

/** Nothing is to be done here: the result tells the rest. */
function SeeResult({ payNo, ...told }: { payNo: string } & Pick<EmptyProps, 'drawing' | 'title' | 'text'>) {
  const { t } = useTexts('payments')
  return (
    <Empty
      level={1}
      {...told}
      action={
        <>
          <Button kind="primary" render={<Link to={resultPage(payNo)} replace />}>
            {t('paidAlready.see')}
          </Button>
          <ToOrders />
        </>
      }
    />
  )
}

function PaidAlready({ payNo }: { payNo: string }) {
  const { t } = useTexts('payments')
  return <SeeResult payNo={payNo} drawing="box" title={t('paidAlready.title')} text={t('paidAlready.text')} />
}

function Replaced() {
  const { t } = useTexts('payments')
  return (
    <Empty level={1} drawing="cut" title={t('void.title')} text={t('void.text')} action={<ToOrders tab="toPay" />} />
  )
}

/** `asking`: it was closed without an answer of the provider, which is asked on. */
export function Closed({ orderNos, asking }: { orderNos: readonly string[]; asking: boolean }) {
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
            <Button kind="primary" busy={rebuy.busy} onClick={() => void rebuy.buyAgain(orderNos)}>
              {t('closed.rebuy')}
            </Button>
            <ToOrders />
          </>
        }
      />
      {rebuy.dialog}
    </>
  )
}
