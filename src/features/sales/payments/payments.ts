// The door of payments: money back for a paid order, refunds that go another way, money that came into our bank
// account, ways to pay by code, and notices of providers in their words.
import { methods } from './methods.ts'

export { arrive } from './arriving.ts'
export type { Outcome } from './concluding.ts'
export { methodOf } from './methods.ts'
export { bank } from './methods/bank.ts'
export type { DisputeState, RedirectMethod } from './methods/method.ts'
export { noticeWords } from './notices.ts'
export { dayFileOf, dayFiles } from './day-files/day-files.ts'
export { BadDayFile, type DayFile, type DayRow } from './day-files/day-file.ts'
export { sharedBy } from './shares.ts'
export { unfinishedOf } from './rerouted-queries.ts'
export { askProvider, refundOrder, refundUnits } from './refunds.ts'
export { endOtherWay, holdRefund, owedByPerson, partRefund, takeOver, type HeldRefund } from './rerouted.ts'
export const methodCodes: readonly string[] = methods.map(({ code }) => code)
