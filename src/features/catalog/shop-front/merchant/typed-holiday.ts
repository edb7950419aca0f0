// A holiday as it is typed, and as the call takes it. Pure.
import { most } from '../limits.ts'
import type { Texts } from '#kernel/text/language.ts'
import type { Input, Output } from '#surfaces/console/desk/call.ts'

export type Holiday = Output<'/api/v2/mch/shop/holiday/list'>['records'][number]
export type TypedHoliday = Pick<Holiday, 'fromDay' | 'backDay' | 'mode'> & { words: Texts }

const dayMs = 86_400_000
/** So many days after this one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
export const newHoliday = (today: string): TypedHoliday => ({
  fromDay: dayAfter(today, 1),
  backDay: dayAfter(today, 8),
  mode: 'open',
  words: {},
})
/** Which days of it do not fit. */
export function faultsOf({ fromDay, backDay }: TypedHoliday, today: string, running: boolean) {
  const from = !running && (fromDay < today || fromDay > dayAfter(today, most.holidayAheadDays))
  const back =
    backDay <= today || (fromDay !== '' && (backDay <= fromDay || backDay > dayAfter(fromDay, most.holidayDays)))
  return { from: from || fromDay === '', back: back || backDay === '' }
}
export const wishOf = (
  { fromDay, backDay, mode, words }: TypedHoliday,
  of: Pick<Holiday, 'id' | 'version'> | undefined,
): Omit<Input<'/api/v2/mch/shop/holiday/save'>, 'requestId'> => ({
  fromDay,
  backDay,
  mode,
  words,
  ...(of && { id: of.id, version: of.version }),
})
