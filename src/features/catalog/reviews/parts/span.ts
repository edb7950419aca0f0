// How long after something was written something was added, in the unit that people would use. Pure.
const day = 86_400_000

export type SpanUnit = 'days' | 'weeks' | 'months' | 'years'
/** Between two ISO times; never below one day. */
export function spanOf(from: string, to: string): { unit: SpanUnit; count: number } {
  const days = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / day))
  if (days < 14) return { unit: 'days', count: days }
  if (days < 60) return { unit: 'weeks', count: Math.round(days / 7) }
  if (days < 700) return { unit: 'months', count: Math.round(days / 30.4) }
  return { unit: 'years', count: Math.round(days / 365) }
}
