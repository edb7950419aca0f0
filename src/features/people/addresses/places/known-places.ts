// What staff changed of the list of places, as this process knows it: where nothing is delivered, what is called
// otherwise by now, what is new. Read at the start, and anew when somebody changes it.
export interface PlaceChange {
  code: string
  /** of what is new: the place that it lies in */
  parent: string | null
  /** null: as the list says */
  name: string | null
  /** what it was called before: addresses of old say so */
  former: readonly string[]
  /** delivered to */
  active: boolean
}
let byCode: ReadonlyMap<string, PlaceChange> = new Map()
let added: ReadonlyMap<string, readonly PlaceChange[]> = new Map()
let turn = 0
export function knowPlaces(changes: readonly PlaceChange[]): void {
  byCode = new Map(changes.map((change) => [change.code, change]))
  added = Map.groupBy(
    changes.filter(({ parent }) => parent !== null),
    ({ parent }) => parent!,
  )
  turn++
}
/** It grows with each change: what was made of the list before is old. */
export const placesTurn = (): number => turn

interface Named {
  code: string
  name: string
}
/** What lies below a place, as it is called now. */
export function asChanged<P extends Named>(parent: string | undefined, places: readonly P[]): readonly (P | Named)[] {
  if (byCode.size === 0) return places
  const renamed = places.map((place) => {
    const name = byCode.get(place.code)?.name
    return name ? { ...place, name } : place
  })
  const fresh = parent === undefined ? [] : (added.get(parent) ?? [])
  return [...renamed, ...fresh.map(({ code, name }) => ({ code, name: name! }))]
}
export const formerNames = (code: string): readonly string[] => byCode.get(code)?.former ?? []
/** Whether one of these is a place to which nothing is delivered. */
export const isOff = (codes: readonly (string | undefined)[]): boolean =>
  byCode.size > 0 && codes.some((code) => code !== undefined && byCode.get(code)?.active === false)
