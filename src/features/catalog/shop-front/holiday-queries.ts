// SQL of the holidays of a shop. Whose they are stands in every statement.
import { sql } from 'kysely'
import { holidayRuns } from '#features/catalog/merchants/merchants.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface HolidayDraft {
  fromDay: string
  backDay: string
  mode: 'open' | 'paused'
  words: Texts
}
export interface HolidayRow extends HolidayDraft {
  id: number
  /** rises with each change */
  version: number
  state: 'running' | 'planned' | 'over'
  endedAt: Date | null
}
const today = sql`(shop_now() at time zone 'Asia/Shanghai')::date`
const state = sql`case when ${holidayRuns} then 'running'
  when h.ended_at is null and h.from_day > ${today} then 'planned' else 'over' end`
const columns = sql`h.id, h.version, h.from_day::text as "fromDay", h.back_day::text as "backDay", h.mode, h.words,
  h.ended_at as "endedAt", ${state} as state`

/** Orders that are being made hold a key share of it: each is wholly before or wholly after what is written now. */
export const lockShop = (db: Db, merchantId: number): Promise<unknown> =>
  sql`select from merchant where id = ${merchantId} for update`.execute(db)
export const todayOf = (db: Db): Promise<string> =>
  sql<{ day: string }>`select ${today}::text as day`.execute(db).then((r) => r.rows[0]!.day)

/** What runs and is planned, the next first, then the latest that are over. */
export const listHolidays = (db: Db, merchantId: number, over: number): Promise<HolidayRow[]> =>
  sql<HolidayRow>`
    (select ${columns} from shop_holiday h
      where h.merchant_id = ${merchantId} and h.ended_at is null and h.back_day > ${today} order by h.from_day)
    union all
    (select ${columns} from shop_holiday h
      where h.merchant_id = ${merchantId} and (h.ended_at is not null or h.back_day <= ${today})
      order by h.from_day desc, h.id desc limit ${sql.lit(over)})`
    .execute(db)
    .then((r) => r.rows)
export const findHoliday = (db: Db, merchantId: number, id: number): Promise<HolidayRow | undefined> =>
  sql<HolidayRow>`select ${columns} from shop_holiday h where h.merchant_id = ${merchantId} and h.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** One that is not over and shares a day with these; `but`: the one that is changed. */
export const overlapping = (
  db: Db,
  merchantId: number,
  { fromDay, backDay }: Pick<HolidayDraft, 'fromDay' | 'backDay'>,
  but: number | undefined,
): Promise<HolidayRow | undefined> =>
  sql<HolidayRow>`
    select ${columns} from shop_holiday h
    where h.merchant_id = ${merchantId} and h.ended_at is null and h.id is distinct from ${but ?? null}::bigint
      and h.from_day < ${backDay}::date and h.back_day > ${fromDay}::date limit 1`
    .execute(db)
    .then((r) => r.rows[0])

export const insertHoliday = (db: Db, merchantId: number, d: HolidayDraft): Promise<number> =>
  sql<{ id: number }>`
    insert into shop_holiday (merchant_id, from_day, back_day, mode, words)
    values (${merchantId}, ${d.fromDay}::date, ${d.backDay}::date, ${d.mode}, ${JSON.stringify(d.words)}::jsonb)
    returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
export const updateHoliday = (db: Db, merchantId: number, id: number, d: HolidayDraft): Promise<unknown> =>
  sql`
    update shop_holiday set from_day = ${d.fromDay}::date, back_day = ${d.backDay}::date, mode = ${d.mode},
      words = ${JSON.stringify(d.words)}::jsonb, version = version + 1
    where merchant_id = ${merchantId} and id = ${id}`.execute(db)
export const endOne = (db: Db, merchantId: number, id: number): Promise<unknown> =>
  sql`
    update shop_holiday set ended_at = shop_now() where merchant_id = ${merchantId} and id = ${id}`.execute(db)
export const deleteHoliday = (db: Db, merchantId: number, id: number): Promise<unknown> =>
  sql`delete from shop_holiday where merchant_id = ${merchantId} and id = ${id}`.execute(db)
