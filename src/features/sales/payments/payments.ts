// The door of payments: money back for a paid order; ways to pay by code; notices of providers in their words.
import { methods } from './methods.ts'

export { refundOrder, refundUnits } from './refunds.ts'
export { noticeWords } from './notices.ts'
export { dayFileOf, dayFiles } from './day-files/day-files.ts'
export { BadDayFile, type DayFile, type DayRow } from './day-files/day-file.ts'
export const methodCodes: readonly string[] = methods.map(({ code }) => code)
