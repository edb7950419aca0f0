// Where goods should go on this visit: the place somebody chose, else that of their default address,
// else a usual one for readers of the language.
import type { Visit } from '#web/context.ts'
import { loadIfPossible } from '#web/load.ts'
import { placeFrom, type Place } from '#surfaces/storefront/visit/place.ts'

const asked = new WeakMap<Visit, Promise<Place>>()

/** Asked once per visit, however many parts of a page want to know. */
export function placeOf(visit: Visit): Promise<Place> {
  const known = asked.get(visit)
  if (known) return known
  const place = find(visit)
  asked.set(visit, place)
  return place
}

async function find(visit: Visit): Promise<Place> {
  const usual = placeFrom(visit.place, visit.lang)
  if (visit.place !== undefined || !visit.signedIn) return usual
  const address = (await loadIfPossible(visit, '/api/v2/user/address/page', { size: 1 }))?.records[0]
  if (!address) return usual
  const { country, stateCode } = address
  return country === 'CN' && /^\d{2}$/.test(stateCode) ? { country, stateCode } : { country }
}
