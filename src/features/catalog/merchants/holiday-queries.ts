// SQL of the holiday in which a merchant is. It runs by the days of Shanghai, from its first until the shop is back.
import { sql } from 'kysely'
import type { Language } from '#kernel/text/language.ts'

/** A holiday that runs: goods are paused, or sold and shipped from the day (2026-12-20) on which the shop is back. */
export interface Holiday {
  mode: 'open' | 'paused'
  day: string
}
export interface WordedHoliday extends Holiday {
  words: string
}
const today = sql`(shop_now() at time zone 'Asia/Shanghai')::date`
/** Whether the holiday `h` runs. */
export const runs = sql`h.ended_at is null and h.from_day <= ${today} and h.back_day > ${today}`
/** The holiday of the merchant `m` that runs, as Holiday; null: none does. */
export const holidayOf = sql<Holiday | null>`(
  select json_build_object('mode', h.mode, 'day', h.back_day::text) from shop_holiday h
  where h.merchant_id = m.id and ${runs} limit 1)`
/** The same with what shoppers read. */
export const wordedHoliday = (lang: Language) => sql<WordedHoliday | null>`(
  select json_build_object('mode', h.mode, 'day', h.back_day::text, 'words', in_language(h.words, ${lang}))
  from shop_holiday h where h.merchant_id = m.id and ${runs} limit 1)`
