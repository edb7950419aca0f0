// The timers of paid orders: a key each, so that one set again takes the place of the last.
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Job } from '#kernel/jobs/jobs.ts'

const daySeconds = 86_400
export const confirmKey = (parcelId: number): string => `fulfilment.confirm:${parcelId}`
export const confirmTimer = (parcelId: number, runAt: Date): Job => ({
  name: 'fulfilment.autoConfirm',
  payload: { parcelId },
  key: confirmKey(parcelId),
  runAt,
})
export const missingKey = (parcelId: number): string => `fulfilment.missing:${parcelId}`
export const missingTimer = (parcelId: number, runAt: Date): Job => ({
  name: 'fulfilment.missingUnanswered',
  payload: { parcelId },
  key: missingKey(parcelId),
  runAt,
})
export const silenceKey = (requestId: number): string => `fulfilment.silence:${requestId}`
export const silenceTimer = (requestId: number, runAt: Date): Job => ({
  name: 'fulfilment.requestUnanswered',
  payload: { requestId },
  key: silenceKey(requestId),
  runAt,
})
/** Nobody reviewed: the order is completed. */
export const completeTimer = (app: AppContext, orderId: number): Job => ({
  name: 'fulfilment.complete',
  payload: { orderId },
  key: `fulfilment.complete:${orderId}`,
  runAt: new Date(app.clock.now() + app.settings.get('reviewSeconds') * 1000),
})

/** What happens to units that a merchant never ships: both are told, staff are alarmed, they are called off. */
export const stages = ['tell', 'alarm', 'callOff'] as const
export type Stage = (typeof stages)[number]
const settingOf = {
  tell: 'unshippedTellDays',
  alarm: 'unshippedAlarmDays',
  callOff: 'unshippedCallOffDays',
} as const satisfies Record<Stage, string>
export const stageSeconds = (app: AppContext, stage: Stage): number => app.settings.get(settingOf[stage]) * daySeconds
/** What of an order has a clock of its own: what is preordered with this day (2026-12-20), or, null, all else. */
export interface Part {
  orderId: number
  day: string | null
}
/** From when the clock of a part runs: its payment, or the day of its preorders where that comes later. */
export const lateFrom = ({ day }: Pick<Part, 'day'>, paidAt: Date): number =>
  day === null ? paidAt.getTime() : Math.max(paidAt.getTime(), Date.parse(`${day}T00:00:00+08:00`))
export const unshippedKey = ({ orderId, day }: Part): string =>
  `fulfilment.unshipped:${orderId}${day === null ? '' : `:${day}`}`
export const unshippedTimer = (app: AppContext, part: Part, stage: Stage, paidAt: Date): Job => ({
  name: 'fulfilment.unshipped',
  payload: { ...part, stage },
  key: unshippedKey(part),
  runAt: new Date(lateFrom(part, paidAt) + stageSeconds(app, stage) * 1000),
})

/** What happens to an order that is ready and that nobody collects: both are told, it is cancelled. */
export type UncollectedStage = 'tell' | 'callOff'
export const uncollectedKey = (orderId: number): string => `fulfilment.uncollected:${orderId}`
export const uncollectedTimer = (orderId: number, stage: UncollectedStage, runAt: Date): Job => ({
  name: 'fulfilment.uncollected',
  payload: { orderId, stage },
  key: uncollectedKey(orderId),
  runAt,
})
