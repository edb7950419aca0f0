// Which units a claim takes: from the parcel, or the replacement, whose window ends first. Pure.

/** Where units of a line can be claimed from. */
export interface Source {
  parcelId: number | null
  sourceClaimId: number | null
  /** units that no claim holds; `own`: those that the claim which is being changed holds */
  free: number
  own: number
  /** ms */
  claimUntil: number
  returnUntil: number
}
export interface Taken {
  parcelId: number | null
  sourceClaimId: number | null
  quantity: number
}
export interface Asked {
  quantity: number
  now: number
  /** when the claim was first submitted: what it holds since then it keeps, whatever the time */
  filedAt: number
  /** without a reason: within the shorter window */
  withoutReason: boolean
}

/** Units of a source that may be had. */
function within({ free, own, claimUntil, returnUntil }: Source, { now, filedAt, withoutReason }: Asked): number {
  const until = withoutReason ? returnUntil : claimUntil
  return (until > now ? free : 0) + (!withoutReason || until > filedAt ? own : 0)
}
/** How many units may be claimed. */
export const claimable = (sources: readonly Source[], asked: Omit<Asked, 'quantity'>): number =>
  sources.reduce((sum, source) => sum + within(source, { ...asked, quantity: 0 }), 0)

/** The units of a claim, those whose window ends first; undefined when there are too few. */
export function takeUnits(sources: readonly Source[], asked: Asked): Taken[] | undefined {
  let left = asked.quantity
  const end = (source: Source): number => (asked.withoutReason ? source.returnUntil : source.claimUntil)
  const taken = sources
    .toSorted((a, b) => end(a) - end(b))
    .map((source) => {
      const quantity = Math.min(left, within(source, asked))
      left -= quantity
      return { parcelId: source.parcelId, sourceClaimId: source.sourceClaimId, quantity }
    })
  return left > 0 ? undefined : taken.filter(({ quantity }) => quantity > 0)
}
/** Units whose windows are over, and how many there are: what staff may give back of their own accord. */
export function takeLate(
  sources: readonly Source[],
  quantity: number,
  now: number,
): { units: Taken[] | undefined; left: number } {
  const late = sources.filter(({ claimUntil }) => claimUntil <= now)
  const left = late.reduce((sum, { free }) => sum + free, 0)
  const open = late.map((source) => ({ ...source, own: 0, claimUntil: now + 1, returnUntil: now + 1 }))
  return { units: takeUnits(open, { quantity, now, filedAt: now, withoutReason: false }), left }
}
/** Until when something may still be claimed; undefined: nothing can. */
export const lastMoment = (sources: readonly Source[], now: number): number | undefined => {
  const ends = sources.filter((s) => s.free > 0 && s.claimUntil > now).map((s) => s.claimUntil)
  return ends.length === 0 ? undefined : Math.max(...ends)
}
