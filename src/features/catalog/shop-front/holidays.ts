// Holidays of a shop: planned by its merchant, begun and ended by the calendar, ended early by hand. Two of one shop
// never overlap. Whether one runs is asked by the day wherever goods are shown or sold; the timers only make new what
// is kept of it. Verbs run in the caller's transaction.
import type { Static } from 'typebox'
import type { mchHolidaySave } from './holiday-contract.ts'
import {
  deleteHoliday,
  endOne,
  findHoliday,
  insertHoliday,
  listHolidays,
  lockShop,
  overlapping,
  todayOf,
  updateHoliday,
  type HolidayDraft,
  type HolidayRow,
} from './holiday-queries.ts'
import { most } from './limits.ts'
import { tidy, type Member } from './profile.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJob, dropJob } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'

export async function pageOfHolidays(db: Db, merchantId: number) {
  const [today, rows] = [await todayOf(db), await listHolidays(db, merchantId, most.holidaysOver)]
  return { today, records: rows.map((r) => ({ ...r, endedAt: r.endedAt?.toISOString() ?? null })) }
}

const dayMs = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)
const wrong = (field: string, rule: string): never => {
  throw new Refusal('badInput', { field, rule })
}
const isDay = (day: string): boolean =>
  Number.isFinite(at(day)) && new Date(at(day) + dayMs / 3).toISOString().slice(0, 10) === day
/** Days that the calendar has, in their order, not in the past and not too far or too long. One that runs keeps its
 * first day. */
function checkDays({ fromDay, backDay }: HolidayDraft, today: string, known: HolidayRow | undefined): void {
  if (!isDay(fromDay)) wrong('fromDay', 'date')
  if (!isDay(backDay)) wrong('backDay', 'date')
  if (known?.state === 'running' ? fromDay !== known.fromDay : fromDay < today) wrong('fromDay', 'minimum')
  if (at(fromDay) - at(today) > most.holidayAheadDays * dayMs) wrong('fromDay', 'maximum')
  if (backDay <= fromDay || backDay <= today) wrong('backDay', 'minimum')
  if (at(backDay) - at(fromDay) > most.holidayDays * dayMs) wrong('backDay', 'maximum')
}

type Wish = Omit<Static<typeof mchHolidaySave.input>, 'requestId'>
/** Refuses badInput, notFound (another's, or over), holidayChanged, holidayOverlaps. */
export async function saveHoliday(db: Db, by: Member, { id, version, ...wish }: Wish): Promise<number> {
  const { merchantId } = by
  await lockShop(db, merchantId)
  const known = id === undefined ? undefined : await findHoliday(db, merchantId, id)
  if (id !== undefined && (!known || known.state === 'over')) throw new Refusal('notFound')
  mustBeAsSeen(known, version)
  const draft: HolidayDraft = { ...wish, words: tidy(wish.words) }
  checkDays(draft, await todayOf(db), known)
  const other = await overlapping(db, merchantId, draft, id)
  if (other) throw new Refusal('holidayOverlaps', { fromDay: other.fromDay, backDay: other.backDay })
  if (id !== undefined) await updateHoliday(db, merchantId, id, draft)
  const saved = id ?? (await insertHoliday(db, merchantId, draft))
  for (const [way, day] of [['begin', draft.fromDay] as const, ['end', draft.backDay] as const])
    await addJob(db, 'shopFront.turnHoliday', {}, { key: timerKey(saved, way), runAt: new Date(at(day)) })
  await note(db, by, saved, known, draft)
  await seenAtOnce(db)
  return saved
}
/** Nothing that another saved meanwhile is overwritten, or ended, unseen. Refuses holidayChanged. */
function mustBeAsSeen(known: HolidayRow | undefined, version: number | undefined): void {
  if (known && known.version !== version) throw new Refusal('holidayChanged')
}
/** One that runs ends now, one that is planned is gone. Refuses notFound (another's, or over), holidayChanged. */
export async function endHoliday(db: Db, by: Member, { id, version }: { id: number; version: number }): Promise<void> {
  const { merchantId } = by
  await lockShop(db, merchantId)
  const known = await findHoliday(db, merchantId, id)
  if (!known || known.state === 'over') throw new Refusal('notFound')
  mustBeAsSeen(known, version)
  if (known.state === 'running') await endOne(db, merchantId, id)
  else await deleteHoliday(db, merchantId, id)
  for (const way of ['begin', 'end'] as const) await dropJob(db, timerKey(id, way))
  await note(db, by, id, known, undefined)
  await seenAtOnce(db)
}
const timerKey = (id: number, way: 'begin' | 'end'): string => `shopFront.turnHoliday:${id}:${way}`

/** What is kept shows it no longer, or not yet. */
export async function seenAtOnce(db: Db): Promise<void> {
  await dropPublic(db, 'catalog', 'search', 'page')
}
const told = (d: HolidayDraft | undefined) => ({
  fromDay: d?.fromDay ?? '',
  backDay: d?.backDay ?? '',
  mode: d?.mode ?? '',
})
const note = (db: Db, by: Member, id: number, before: HolidayDraft | undefined, after: HolidayDraft | undefined) =>
  audit(db, {
    staffId: by.userId,
    action: after ? 'shop.holiday' : 'shop.holidayEnd',
    subject: 'merchant',
    subjectId: by.merchantId,
    before: { holidayId: id, ...told(before) },
    after: { holidayId: id, ...told(after) },
    ip: by.ip,
  })
