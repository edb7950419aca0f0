// The door of payments: money back for a paid order, and refunds that go another way.
export { methodOf } from './methods.ts'
export type { DisputeState, RedirectMethod } from './methods/method.ts'
export { unfinishedOf } from './rerouted-queries.ts'
export { askProvider, refundOrder, refundUnits } from './refunds.ts'
export { endOtherWay, holdRefund, takeOver, type HeldRefund } from './rerouted.ts'
