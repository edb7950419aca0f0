// What staff do to the list of places, each act in the audit log; every process knows it with the commit.
import type { Static } from 'typebox'
import type { adminPlaceAdd, adminPlaceEdit } from './place-contract.ts'
import {
  countAddressesIn,
  countTemplatesFor,
  listPlaceChanges,
  lockPlace,
  writePlace,
  type PlaceNames,
  type PlaceRow,
} from './place-queries.ts'
import { areasOf } from './place-rules.ts'
import { chinaBelow, isChinesePlace, latinName, type ChinesePlace } from './places/china.ts'
import { formerNames, knowPlaces } from './places/known-places.ts'
import { statesOf } from './places/states.ts'
import { isCountry, listCountries } from './regions.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

interface Staffer {
  userId: number
  ip: string
}
const counted = 10_001
const isProvince = (code: string): boolean => code.endsWith('0000')
const isCity = (code: string): boolean => code.endsWith('00') && !isProvince(code)
const isChinese = (code: string): boolean => /^\d{6}$/.test(code)
const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`
const cityOf = (code: string): string => `${code.slice(0, 4)}00`
const aboveOf = (code: string): string | undefined => {
  if (isProvince(code)) return undefined
  return isCity(code) ? provinceOf(code) : cityOf(code)
}
const placeOf = (code: string): ChinesePlace | undefined => chinaBelow(aboveOf(code)).find((p) => p.code === code)

export async function readKnownPlaces(db: Db): Promise<void> {
  knowPlaces(await listPlaceChanges(db))
}
interface Listed {
  code: string
  name: string
  local: string
  opens: boolean
}
const rowsBelow = (below: string | null, lang: Language): Listed[] => {
  if (below === null)
    return listCountries(lang).map(({ code, name }) => ({
      code,
      name,
      local: name,
      opens: code === 'CN' || statesOf(code).length > 0,
    }))
  if (below === 'CN' || isChinese(below))
    return chinaBelow(below === 'CN' ? undefined : below).map((place) => ({
      code: place.code,
      name: lang === 'zh-CN' ? place.name : `${latinName(place)} ${place.name}`,
      local: place.name,
      opens: place.code.endsWith('00') && chinaBelow(place.code).length > 0,
    }))
  return statesOf(below).map(({ code, name }) => ({ code: `${below}-${code}`, name, local: name, opens: false }))
}
/** Streets are no places of this list. */
const isListed = (below: string | null): boolean =>
  below === null || (isChinese(below) ? below.endsWith('00') && isChinesePlace(below) : isCountry(below))
export async function placesForDesk(db: Db, lang: Language, below: string | null) {
  const changes = new Map((await listPlaceChanges(db)).map((change) => [change.code, change]))
  const rows = isListed(below) ? rowsBelow(below, lang) : []
  return {
    takesNew: below !== null && isChinese(below) && isListed(below),
    records: rows.map((row) => {
      const change = changes.get(row.code)
      return {
        ...row,
        former: [...(change?.former ?? [])],
        isNew: change?.parent != null,
        active: change?.active ?? true,
        renames: isChinese(row.code),
        version: change?.version ?? 0,
      }
    }),
  }
}

/** Refuses notFound: there is no such place. */
function mustBeKnown(code: string): void {
  const [country = '', state] = code.split('-')
  const isThere = isChinese(code)
    ? isChinesePlace(code)
    : isCountry(country) && (state === undefined || statesOf(country).some((s) => s.code === state))
  if (!isThere) throw new Refusal('notFound')
}
const namesOf = (code: string): string[] => [...(placeOf(code) ? [placeOf(code)!.name] : []), ...formerNames(code)]
function namesIn(code: string): PlaceNames {
  if (!isChinese(code)) {
    const [country = '', state = null] = code.split('-')
    return { country, stateCode: state, cities: null, regions: null }
  }
  const cities = isProvince(code) ? null : namesOf(isCity(code) ? code : cityOf(code))
  const regions = isProvince(code) || isCity(code) ? null : namesOf(code)
  return { country: 'CN', stateCode: code.slice(0, 2), cities, regions }
}
/** Refuses notFound. */
export async function effectOf(db: Db, code: string) {
  mustBeKnown(code)
  const { country, stateCode } = namesIn(code)
  const isWhole = stateCode === null
  const areas = isWhole ? [country] : areasOf({ country, stateCode })
  const addresses = await countAddressesIn(db, namesIn(code), counted)
  return { addresses, ...(await countTemplatesFor(db, areas)) }
}

const note = (db: Db, { userId, ip }: Staffer, act: string, code: string, done: Pick<Deed, 'before' | 'after'>) =>
  audit(db, { staffId: userId, action: `place.${act}`, subject: 'place', subjectId: 0, subjectNo: code, ip, ...done })
/** Refuses placeUnfit (a name of China is written in Chinese), placeTaken: another place beside it is called so. */
function named(code: string, typed: string): string {
  const name = plainWords(typed)
  if (!/^\p{Script=Han}{2,30}$/u.test(name)) throw new Refusal('placeUnfit', { field: 'name' })
  const others = chinaBelow(aboveOf(code)).filter((place) => place.code !== code)
  if (others.some((place) => place.name === name || formerNames(place.code).includes(name)))
    throw new Refusal('placeTaken')
  return name
}
const told = ({ name, active }: Pick<PlaceRow, 'name' | 'active'>) => ({ ...(name && { name }), active })
/** Refuses what the contract lists. */
export async function editPlace(
  db: Db,
  by: Staffer,
  { code, version, active, name }: Omit<Static<typeof adminPlaceEdit.input>, 'requestId'>,
) {
  mustBeKnown(code)
  const was = await lockPlace(db, code)
  await readKnownPlaces(db)
  if ((was?.version ?? 0) !== version) throw new Refusal('placeChanged')
  const now = placeOf(code)?.name
  const next = name === undefined || name === now ? undefined : named(code, name)
  if (next !== undefined && !isChinese(code)) throw new Refusal('placeUnfit', { field: 'name' })
  const former = [...(was?.former ?? []), ...(next === undefined || now === undefined ? [] : [now])]
  const row = {
    code,
    parent: was?.parent ?? null,
    name: next ?? was?.name ?? null,
    former: [...new Set(former)].filter((one) => one !== next),
    active,
  }
  await writePlace(db, row)
  await note(db, by, 'edit', code, { before: told(was ?? { name: now ?? null, active: true }), after: told(row) })
  await dropPublic(db, 'known')
  return {}
}
/** Refuses what the contract lists. */
export async function addPlace(
  db: Db,
  by: Staffer,
  { parent, code, name }: Omit<Static<typeof adminPlaceAdd.input>, 'requestId'>,
) {
  if (!parent.endsWith('00') || !isChinesePlace(parent)) throw new Refusal('notFound')
  if (aboveOf(code) !== parent) throw new Refusal('placeUnfit', { field: 'code' })
  const known = await lockPlace(db, code)
  await readKnownPlaces(db)
  if (known || placeOf(code)) throw new Refusal('placeTaken')
  const row = { code, parent, name: named(code, name), former: [], active: true }
  await writePlace(db, row)
  await note(db, by, 'add', code, { after: told(row) })
  await dropPublic(db, 'known')
  return {}
}
