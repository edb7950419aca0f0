// Staff's order, in which two features meet: the order itself, and giving back what is over.
import { OrderGrant } from '#features/sales/after-sales/staff/order-grant.tsx'
import { StaffOrder } from '#features/sales/fulfilment/staff/order.tsx'

export default function StaffOrderPage() {
  return <StaffOrder renderActs={(orderNo, onDone) => <OrderGrant key={orderNo} {...{ orderNo, onDone }} />} />
}
