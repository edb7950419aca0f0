// Calls of staff about orders of all merchants: the list, one of them, a parcel that its merchant does not answer for.
import { Type } from 'typebox'
import { OrderStatus } from '../orders/contract.ts'
import { orderNoInput, Parcel } from './contract.ts'
import { deskSearch, Detail, Head } from './merchant-contract.ts'
import { contract, Id, pageOf, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const reads = { staff: 'order.read' } as const
const merchant = shape({ merchantId: Id, name: Type.String() })

export const adminOrderPage = contract({
  path: '/api/v2/admin/order/page',
  summary: 'Orders of all merchants, newest first; or by what is due first, then those that wait for nothing',
  who: reads,
  run: 'read',
  input: shape({ ...deskSearch, merchantId: Type.Optional(Id) }),
  output: pageOf(shape({ ...Head, merchant })),
})
export const adminOrderMerchants = contract({
  path: '/api/v2/admin/order/merchant/list',
  summary: 'Merchants by name, to ask for their orders: those whose name begins so first, ten at most; or those by id',
  who: reads,
  run: 'read',
  extra: true,
  input: shape({
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    merchantIds: Type.Optional(Type.Array(Id, { maxItems: 10, description: 'These alone' })),
  }),
  output: shape({
    records: Type.Array(shape({ merchantId: Id, name: Type.String(), place: Type.String(), status: Type.String() })),
  }),
})
export const adminOrderTodo = contract({
  path: '/api/v2/admin/order/todo',
  summary:
    'What waits for staff: parcels whose merchants did not answer in time; and orders with a parcel in trouble. ' +
    'Exact to 1,000',
  who: reads,
  run: 'read',
  input: shape({}),
  output: shape({ unanswered: Type.Integer(), trouble: Type.Integer() }),
})
export const adminOrderDetail = contract({
  path: '/api/v2/admin/order/detail',
  summary: 'One order of any merchant with its parcels and history; phone and address are masked',
  who: reads,
  run: 'read',
  pace: 'lookup',
  input: shape(orderNoInput),
  output: shape({ ...Head, ...Detail, merchant, parcels: Type.Array(Parcel) }),
  refusals: ['notFound'],
})
export const adminParcelState = contract({
  path: '/api/v2/admin/order/parcel/state',
  summary:
    'Decide about a missed parcel whose merchant did not answer in time: it was delivered, is lost or came back. ' +
    'Stands in the audit log with its reason',
  who: { staff: 'order.write' },
  run: 'one',
  input: shape({
    parcelId: Id,
    state: Type.Enum(['delivered', 'lost', 'returned']),
    reason: Type.String({ maxLength: 200, description: 'What it was decided by' }),
    requestId: RequiredRequestId,
  }),
  output: shape({ status: OrderStatus }),
  refusals: ['notFound', 'orderStateChanged', 'reasonRequired', 'merchantMayAnswer'],
})
