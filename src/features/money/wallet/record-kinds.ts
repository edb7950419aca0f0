// What may have moved a balance, as its owner is told. Pure.
export const recordKinds = [
  'topUp',
  'orderPaid',
  'paidForFriend',
  'refund',
  'refundReturned',
  'returnFreight',
  'waived',
  'chargeback',
  'adjustment',
  'other',
] as const
export type RecordKind = (typeof recordKinds)[number]
