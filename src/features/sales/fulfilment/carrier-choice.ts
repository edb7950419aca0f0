// The carriers with which a shop begins: where each is at home, and those alone that were chosen. The list is the
// staff's from then on.
import { listCarriers, offerCarriers } from './carrier-queries.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { pick, type Language } from '#kernel/text/language.ts'

/** Posts and carriers of one country, by ISO 3166; those that are not here carry everywhere. */
const homes: ReadonlyMap<string, string> = new Map([
  ['hkpost', 'HK'],
  ['usps', 'US'],
  ['royalmail', 'GB'],
  ['laposte', 'FR'],
  ['dhlde', 'DE'],
  ['posteit', 'IT'],
  ['ctt', 'PT'],
  ['postnl', 'NL'],
  ['canadapost', 'CA'],
  ['auspost', 'AU'],
  ['japanpost', 'JP'],
  ['yamato', 'JP'],
  ['koreapost', 'KR'],
  ['singpost', 'SG'],
  ['correosmx', 'MX'],
  ['estafeta', 'MX'],
])
const ofRegion = { china: 'CN', spain: 'ES', world: null } as const

interface CarrierChoice {
  code: string
  name: string
  /** null: everywhere */
  home: string | null
}
export const carriersToChoose = async (db: Db, lang: Language): Promise<CarrierChoice[]> =>
  (await listCarriers(db)).map(({ code, name, region }) => ({
    code,
    name: pick(name, lang),
    home: homes.get(code) ?? ofRegion[region],
  }))
/** Those alone are offered for new parcels. Refuses badInput: there is no such carrier. */
export async function offerOnly(db: Db, codes: readonly string[]): Promise<void> {
  const known = new Set((await listCarriers(db)).map(({ code }) => code))
  if (codes.some((code) => !known.has(code))) throw new Refusal('badInput', { field: 'carriers', rule: 'enum' })
  await offerCarriers(db, codes)
  await dropPublic(db, 'known')
}
