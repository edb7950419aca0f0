// Staff's order, in which two features meet: the order itself, giving back what is over, and how it was paid.
import { OrderGrant } from '#features/sales/after-sales/staff/order-grant.tsx'
import { StaffOrder } from '#features/sales/fulfilment/staff/order.tsx'
import { PaymentsOf } from '../desk/payments-of.tsx'

export default function StaffOrderPage() {
  return (
    <StaffOrder
      renderActs={(orderNo, onDone) => (
        <>
          <PaymentsOf number={orderNo} />
          <OrderGrant key={orderNo} {...{ orderNo, onDone }} />
        </>
      )}
    />
  )
}
