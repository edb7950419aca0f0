// What may have moved a balance, as its owner is told. Pure.
export const recordKinds = [
  'topUp',
  'topUpReturned',
  'orderPaid',
  'paidForFriend',
  'refund',
  'refundReturned',
  'refundRerouted',
  'refundTwice',
  'returnFreight',
  'waived',
  'chargeback',
  'chargebackReturned',
  'adjustment',
  'other',
] as const
export type RecordKind = (typeof recordKinds)[number]
