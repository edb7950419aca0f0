// The lists of reasons, what each can be given for, and whose fault one of a claim is. Pure: server and screens.
export const longestName = 60
export const mostReasons = 60
export const lists = {
  refund: ['refundOnly', 'returnAndRefund', 'exchange', 'replenishment'],
  cancel: ['unpaid', 'paid'],
  report: ['product', 'review', 'merchant'],
  feedback: ['feedback'],
  closing: ['closing'],
} as const
export type List = keyof typeof lists
export const listNames = Object.keys(lists) as List[]
export const faults = ['merchant', 'buyer', 'none'] as const
