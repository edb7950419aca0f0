// The way of a parcel as a few places: where it set out, where it was last, where it goes. Pure.
export interface Stop {
  place: string
  when: 'past' | 'now' | 'ahead'
}
interface Facts {
  /** newest first */
  scans: readonly { place: string; kind: string }[]
  track: string | null
  status: string
}
const back: readonly (string | null)[] = ['refused', 'returning', 'returned']
/** so many places stand on a phone beside each other */
const shownPast = 3
const same = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a)

/** None of a parcel of which no place was told, that goes back, or is lost. */
export function routeOf({ scans, track, status }: Facts, destination: string): Stop[] {
  if (back.includes(track) || status === 'lost' || status === 'returned') return []
  const places = scans.flatMap(({ place }) => (place === '' ? [] : [place])).toReversed()
  const passed = [...new Set(places)]
  const here = places.at(-1)
  if (here === undefined) return []
  const before = passed.filter((place) => place !== here)
  const past = before.length < shownPast ? before : [before[0]!, ...before.slice(-shownPast + 2)]
  const arrived = track === 'delivered' || status === 'received'
  const ahead = arrived || destination === '' || same(here, destination) ? [] : [destination]
  return [
    ...past.filter((place) => !ahead.includes(place)).map((place) => ({ place, when: 'past' as const })),
    { place: here, when: 'now' },
    ...ahead.map((place) => ({ place, when: 'ahead' as const })),
  ]
}
