// One order as the screens of its desk share it, and what may be done with it now.
import type { Output } from '#surfaces/console/desk/call.ts'

export type Order = Omit<Output<'/api/v2/mch/order/detail'>, 'correctableSeconds'>
export type Parcel = Order['parcels'][number]

export const leftOf = (order: Pick<Order, 'lines'>): number => order.lines.reduce((sum, { left }) => sum + left, 0)
export const isAsked = ({ cancelRequest, status }: Pick<Order, 'cancelRequest' | 'status'>): boolean =>
  cancelRequest?.status === 'pending' && status === 'awaitingShipment'
export const mayShip = (order: Order): boolean => leftOf(order) > 0 && !isAsked(order) && !order.pickup
/** It is collected, paid, and not ready yet. */
export const mayBeReady = (order: Order): boolean =>
  order.pickup?.readyAt === null && order.status === 'awaitingShipment' && !isAsked(order)
export const isReady = ({ pickup, status }: Pick<Order, 'pickup' | 'status'>): boolean =>
  status === 'awaitingShipment' && pickup !== null && pickup.readyAt !== null
