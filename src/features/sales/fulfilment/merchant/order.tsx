// One order at the merchant's desk: what is to be done and what happened beside what one looks up.
import { useParams } from 'react-router'
import { OrderActs } from './order-acts.tsx'
import { OrderCase } from './order-case.tsx'
import { OrderPlace } from './order-place.tsx'
import { OrderRemark } from './order-remark.tsx'
import { OrderSheets } from './order-sheets.tsx'
import { ParcelActs } from './parcel-acts.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'

export default function OrderPage() {
  const orderNo = useParams()['orderNo']!
  const { data: order, fault, again } = useAsked('/api/v2/mch/order/detail', { orderNo })
  const todo = useTodo()
  const writes = useMember().may('order.write')
  const done = () => {
    again()
    todo.again()
  }
  if (!order)
    return <div className="page">{fault ? <Failed page fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <OrderCase
      key={orderNo}
      order={order}
      fault={fault}
      acts={writes && <OrderActs order={order} onDone={done} />}
      remark={<OrderRemark order={order} writes={writes} onDone={done} />}
      place={writes && <OrderPlace order={order} onDone={done} />}
      sheets={writes && <OrderSheets order={order} />}
      onStationRemoved={writes ? done : undefined}
      renderParcelActs={(parcel) =>
        writes && <ParcelActs parcel={parcel} correctableSeconds={order.correctableSeconds} onDone={done} />
      }
    />
  )
}
