// How a profile is said: days in the language's own long form, gender only in words that we know.
import type { Language } from '#kernel/text/language.ts'
import { genders } from '../limits.ts'

export type Gender = (typeof genders)[number]
export const genderOf = (kept: string | null): Gender | undefined => genders.find((each) => each === kept)

/** '1990-05-04' → "May 4, 1990": a day of the calendar, the same wherever it is read. */
export const longDay = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Characters as people count them. */
export const lengthOf = (text: string): number => [...graphemes.segment(text.trim())].length
