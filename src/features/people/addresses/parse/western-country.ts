// Which country a western address is of: by its name, the phone's area code,
// or the habits of its postcodes and streets. Pure.
import { languages } from '#kernel/text/language.ts'
import { countryName } from '../address-text.ts'
import { stateOf } from '../places/states.ts'
import { listCountries } from '../regions.ts'
import type { Part } from './parsed.ts'

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim()
const more: Record<string, string> = {
  usa: 'US',
  us: 'US',
  'estados unidos de america': 'US',
  eeuu: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  inglaterra: 'GB',
  deutschland: 'DE',
  osterreich: 'AT',
  italia: 'IT',
  nederland: 'NL',
  belgique: 'BE',
  brasil: 'BR',
  schweiz: 'CH',
  suisse: 'CH',
  'pr china': 'CN',
  "people's republic of china": 'CN',
  prc: 'CN',
}
let names: Map<string, string> | undefined
const countriesByName = (): Map<string, string> =>
  (names ??= new Map([
    ...listCountries('en-US').flatMap(({ code }) =>
      languages.map((lang) => [plain(countryName(code, lang)), code] as const),
    ),
    ...Object.entries(more),
  ]))

/** The last part that names a country; a part of a country (Scotland) names it without being its name. */
export function countryNamed(parts: readonly Part[]): (Part & { code: string; known: boolean }) | undefined {
  const at = parts.findLastIndex(({ text }) => countriesByName().has(plain(text)))
  const part = parts[at]
  if (!part || (at === 0 && parts.length > 1)) return undefined
  const word = plain(part.text)
  const code = countriesByName().get(word)!
  // "Mexico" after a postcode is a state too, "Georgia" after a town
  return { ...part, code, known: !['scotland', 'wales', 'northern ireland', 'england'].includes(word) }
}

const habits: readonly (readonly [string, RegExp])[] = [
  ['GB', /(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![A-Z\d])/u],
  ['CA', /(?<![A-Z\d])[A-CEGHJ-NPR-TVXY]\d[A-Z]\s?\d[A-Z]\d(?![A-Z\d])/u],
  ['MX', /(?<![\p{L}])(?:Col(?:onia|\.)|CDMX|Deleg(?:ación|\.)|Fracc\.)(?![\p{L}])/u],
  [
    'ES',
    new RegExp(
      '(?<![\\p{L}])(?:C\\/|Calle|Avda\\.?|Avenida|Plaza|Plaça|Paseo|Passeig|Carrer|Ronda|Pº|Travesía|Urb\\.)' +
        '(?![\\p{L}])[^]*(?<!\\d)(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}(?!\\d)',
      'u',
    ),
  ],
  ['FR', /\d+(?:\s(?:bis|ter))?,?\s(?:rue|avenue|boulevard|bd|chemin|place|impasse|allée|quai)\s/iu],
  ['DE', /(?:\p{L}(?:straße|strasse|str\.|weg|platz|allee|gasse)\s\d|Am\s\p{Lu}\p{L}+\s\d|(?<!\w)D-\d{5})/u],
  ['IT', /(?:^|[\s,])(?:Via|Viale|Piazza|Corso|Largo|Vicolo)\s\p{Lu}/u],
  ['AU', /\s(?:NSW|VIC|QLD|TAS|ACT)\s\d{4}(?!\d)/u],
]
export function countryByHabit(text: string): string | undefined {
  const american = /([A-Z]{2}|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)[,\s]+\d{5}(?:-\d{4})?(?=\s*(?:$|[\n,;]))/u.exec(text)
  const habit = habits.find(([, pattern]) => pattern.test(text))?.[0]
  if (habit) return habit
  return american && stateOf('US', american[1]!) && /^\d|\d+\s\p{Lu}|P\.?O\.? Box/u.test(text) ? 'US' : undefined
}
