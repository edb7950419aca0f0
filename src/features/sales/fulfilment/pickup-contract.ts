// Calls of a merchant about orders that are collected: it is ready, whose code is this, it was handed over.
import { Type } from 'typebox'
import { Wordings } from '#features/catalog/products/contract.ts'
import { OrderStatus, PickupTime } from '../orders/contract.ts'
import { orderNoInput } from './contract.ts'
import { contract, Id, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const writes = { merchant: 'order.write' } as const
export const mchPickupReady = contract({
  path: '/api/v2/mch/order/pickup/ready',
  summary: 'An order can be collected: its buyer gets the code, and it is kept for a while',
  who: writes,
  run: 'one',
  input: shape({ ...orderNoInput, requestId: RequiredRequestId }),
  output: shape({ collectUntil: Time }),
  refusals: ['notFound', 'orderStateChanged', 'cancelRequestPending', 'returnAddressRequired'],
})
export const mchPickupVerify = contract({
  path: '/api/v2/mch/order/pickup/verify',
  logged: false,
  summary: 'Which order a code collects, and whom to give it to; after five wrong codes a quarter of an hour of none',
  who: writes,
  run: 'steps',
  input: shape({
    code: Type.String({ maxLength: 30, description: 'Eight digits; spaces between them do not matter' }),
  }),
  output: shape({
    orderNo: Type.String(),
    person: Type.String({ description: 'Who was to collect it: whoever shows the code may' }),
    phone: Type.String(),
    point: Type.String(),
    time: PickupTime,
    readyAt: Time,
    isCancelAsked: Type.Boolean({ description: 'The buyer asks to call it off: answer that first' }),
    lines: Type.Array(
      shape({
        orderLineId: Id,
        title: Type.String(),
        spec: Type.String(),
        wordings: Wordings,
        picture: Nullable(Type.String()),
        quantity: Type.Integer(),
      }),
    ),
    ticket: Type.String({ description: 'Give it to handover, within a quarter of an hour' }),
  }),
  refusals: ['pickupCodeUnknown', 'pickupLocked'],
})
export const mchPickupHandOver = contract({
  path: '/api/v2/mch/order/pickup/handover',
  summary: 'What was found by its code was handed over: the order is received',
  who: writes,
  run: 'one',
  input: shape({ ticket: Type.String({ maxLength: 300 }), requestId: RequiredRequestId }),
  output: shape({ orderNo: Type.String(), status: OrderStatus }),
  refusals: ['notFound', 'orderStateChanged', 'cancelRequestPending'],
})
