// What a waybill looks like, as staff write it: letters and digits as they stand, \d for a digit, [A-Z0-9] for one of
// these, {9} or {9,12} for how many, | between ways. Nothing that could keep the shop busy can be said in it. Pure.
const piece = '(?:[A-Z0-9/]|\\\\d|\\[[A-Z0-9-]{1,20}\\])(?:\\{\\d{1,2}(?:,\\d{1,2})?\\})?'
const way = `(?:${piece}){1,12}`
const whole = new RegExp(`^${way}(?:\\|${way}){0,5}$`)
/** Of one way: more of them would be tried in too many ways. */
const mostOpen = 2
const longest = 40

/** undefined: it says nothing that a waybill could look like. */
export function waybillPattern(text: string): RegExp | undefined {
  if (text.length > 200 || !whole.test(text)) return undefined
  const fits = text.split('|').every((one) => {
    const spans = [...one.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].map(
      ([, from, to = from]) => [Number(from), Number(to)] as const,
    )
    const open = spans.filter(([from, to]) => from !== to).length
    return open <= mostOpen && spans.every(([from, to]) => from <= to && to <= longest)
  })
  if (!fits) return undefined
  try {
    return new RegExp(`^(?:${text})$`)
  } catch {
    return undefined
  }
}
