// What parcels tell.
export const events = {
  'order.received': 'a parcel of an order was received, by its buyer or by time',
  'parcel.shipped': 'a parcel left, or has another waybill',
} as const

declare module '#kernel/jobs/events.ts' {
  interface Events {
    'order.received': { orderId: number }
    'parcel.shipped': { parcelId: number }
  }
}
