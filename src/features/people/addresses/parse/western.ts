// Reads the text of a western address: headings, phone and country first, then the town by its postcode, the name,
// and what is left as street and door. Pure.
import { findName } from './western-names.ts'
import { takeTown } from './western-town.ts'
import { countryNamed, countryByHabit } from './western-country.ts'
import { takeWesternHeadings } from './headings.ts'
import { blank, doubt, hintAt, partsOf, take, type Reading } from './parsed.ts'
import { countryOfPhone, takePhone } from './phones.ts'

const separators = [
  '[\\n\\t,;·|]+',
  '\\.(?=\\s*(?:\\n|$))',
  '(?<=\\)|\\p{L}{4})\\.\\s(?=\\p{Lu}\\p{L}+\\s\\p{Lu})',
  '\\s[-–—/]\\s',
  '(?<=[\\p{L}\\n]\\))\\s+(?=\\p{Lu}\\p{Ll})',
  '(?<=\\d{5}\\s\\p{L}+)\\.\\s',
]
const separator = new RegExp(separators.join('|'), 'gu')

export function readWestern(reading: Reading): void {
  const { found } = reading
  takeWesternHeadings(reading)
  const dialled = countryOfPhone(reading.left)
  const named = countryNamed(partsOf(reading.left, separator))
  if (named) {
    found.country = named.code
    if (named.known) take(reading, 'country', named.start, named.end)
    else blank(reading, named.start, named.end)
  } else {
    const guessed = countryByHabit(reading.left) ?? dialled
    if (guessed && guessed !== found.country) {
      found.country = guessed
      if (!dialled) doubt(reading, 'country')
    }
  }
  takePhone(reading, found.country === 'CN' && dialled ? dialled : found.country)
  takeHinted(reading)
  takeTown(reading, separator)
  const name = findName(reading, partsOf(reading.left, separator))
  if (name) {
    Object.assign(found, name.names)
    take(reading, 'consignee', name.start, name.end)
    blank(reading, name.whole.start, name.whole.end)
    if (!name.sure) doubt(reading, 'consignee')
  }
  takeStreet(reading)
}

/** What stands behind a heading of its own. */
function takeHinted(reading: Reading): void {
  const { found } = reading
  for (const part of partsOf(reading.left, separator)) {
    const hint = hintAt(reading, part.start)
    if (hint === 'other') blank(reading, part.start, part.end)
    if (hint === 'city') {
      found.city = part.text
      take(reading, 'city', part.start, part.end)
    }
    if (hint === 'state') {
      found.state = part.text
      take(reading, 'state', part.start, part.end)
    }
  }
}
function takeStreet(reading: Reading): void {
  const { found } = reading
  const parts = partsOf(reading.left, separator).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  // without a number and a town a few words are no address
  const kept =
    found.city || found.zipCode || parts.some(({ text }) => /\d/.test(text) && /\p{L}/u.test(text)) ? parts : []
  found.detail = kept.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(', ')
  for (const { start, end } of kept) found.marks.push({ field: 'detail', start, end })
  if (found.detail && (kept.length > 3 || !found.city)) doubt(reading, 'detail')
}
