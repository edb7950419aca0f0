// How a parcel stands by what was scanned of it. Pure: the same scans give the same answer, in whatever order and
// however often they were told. What is told late stands where its time puts it, so it never moves a parcel back.

/** In the order of a parcel's way. Of two that happened at once, and of two names for one scan, the later one holds. */
export const scanKinds = [
  'placed',
  'collected',
  'transit',
  'customs',
  'out',
  'point',
  'problem',
  'refused',
  'returning',
  'returned',
  'delivered',
] as const
/** point: it waits where it can be fetched · placed: announced, not handed over yet */
export type ScanKind = (typeof scanKinds)[number]
/** What a merchant may tell by hand: that it is lost or came back is stated otherwise, for then money goes back. */
export const handKinds = ['collected', 'transit', 'customs', 'out', 'point', 'delivered'] as const
export type HandKind = (typeof handKinds)[number]
/** problem, back: by its scans · unknown: its carrier has never seen it · lost: nothing was heard of it for too long */
export type Trouble = 'problem' | 'back' | 'unknown' | 'lost'

export interface ScanFact {
  at: Date
  kind: ScanKind
  text: string
}
export interface Movement {
  track: ScanKind | null
  movedAt: Date | null
  deliveredAt: Date | null
  trouble: Extract<Trouble, 'problem' | 'back'> | null
}
const rank = (kind: ScanKind): number => scanKinds.indexOf(kind)
/** Oldest first. */
export const inOrder = (a: ScanFact, b: ScanFact): number =>
  a.at.getTime() - b.at.getTime() || rank(a.kind) - rank(b.kind) || (a.text < b.text ? -1 : Number(a.text > b.text))

const goingBack: readonly ScanKind[] = ['refused', 'returning', 'returned']
/** A mere station on the way does not end these. */
const stays: readonly (ScanKind | null)[] = ['delivered', 'returning', 'returned']
const next = (track: ScanKind | null, kind: ScanKind): ScanKind => {
  if (kind === 'delivered' || goingBack.includes(kind)) return kind
  return track !== null && stays.includes(track) ? track : kind
}

export function movementOf(scans: readonly ScanFact[]): Movement {
  const told = scans.toSorted(inOrder)
  const track = told.reduce<ScanKind | null>((at, { kind }) => next(at, kind), null)
  const troubled = track === 'problem' ? ('problem' as const) : null
  return {
    track,
    movedAt: told.at(-1)?.at ?? null,
    deliveredAt: told.find(({ kind }) => kind === 'delivered')?.at ?? null,
    trouble: track !== null && goingBack.includes(track) ? 'back' : troubled,
  }
}

/** What the carrier of a parcel tells of it may be told under two names: the later one holds. */
export const laterOf = (a: ScanKind, b: ScanKind): ScanKind => (rank(b) > rank(a) ? b : a)

/** How a parcel stands: its movement, and what no scan can say. */
export interface Standing extends Omit<Movement, 'trouble'> {
  trouble: Trouble | null
}
/** How it stands after its scans have changed: that nobody hears of it lasts until a new one comes. */
export function standingAfter(before: Standing, movement: Movement): Standing {
  const isSilent = before.movedAt?.getTime() === movement.movedAt?.getTime()
  const unheard = isSilent && (before.trouble === 'unknown' || before.trouble === 'lost') ? before.trouble : null
  return { ...movement, trouble: movement.trouble ?? unheard }
}
/** How it stands when nothing is heard of it any more; undefined: as before. */
export function standingUnheard(before: Standing): Standing | undefined {
  if (before.deliveredAt !== null || before.trouble !== null) return undefined
  return { ...before, trouble: before.movedAt === null ? 'unknown' : 'lost' }
}
