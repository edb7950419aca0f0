// Finds the phone of a pasted address: Chinese mobiles and landlines however they are grouped,
// others with their area code or as their country dials.
import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { isCountry } from '../regions.ts'
import { blank, take, type Reading } from './parsed.ts'

const prefix = String.raw`(?:[(]?(?:\+|00)?\s?86[)]?[-\s]*)?`
const mobile = new RegExp(
  String.raw`(?<![\d+])${prefix}(1[3-9]\d(?:[-\s]?\d{4}[-\s]?\d{4}|\d[-\s]\d{3}[-\s]\d{4}))(?!\d)`,
  'gu',
)
const landline = new RegExp(
  String.raw`(?<![\d+-])${prefix}([(]?0(?:10|2\d|[3-9]\d{2})[)]?[-\s]?[2-9]\d{6,7}|400[-\s]?\d{3}[-\s]?\d{4})(?!\d)`,
  'gu',
)

interface Hit {
  number: PhoneNumber
  start: number
  end: number
}
const chineseHits = (text: string, pattern: RegExp): Hit[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const number = parsePhoneNumberFromString(match[1]!, { defaultCountry: 'CN', extract: false })
    return number?.isValid() ? [{ number, start: match.index, end: match.index + match[0].length }] : []
  })
function hitsOf(text: string, country: CountryCode): Hit[] {
  // 00 instead of +, of the same length for the places' sake
  const dialled = text.replaceAll(/(?<![\d+])00(?=[1-9]\d)/g, ' +')
  const found = findPhoneNumbersInText(dialled, country).filter(({ number }) => number.isValid())
  return found.map(({ number, startsAt, endsAt }) => ({
    number,
    start: startsAt - (dialled[startsAt] === '+' && text[startsAt] === '0' ? 1 : 0),
    end: endsAt,
  }))
}

/** A mobile before a landline. The others are blanked out: they belong to no other field. */
export function takePhone(reading: Reading, asked: string): void {
  const usual = isCountry(asked) ? (asked as CountryCode) : 'CN'
  const own = usual === 'CN' ? [...chineseHits(reading.left, mobile), ...chineseHits(reading.left, landline)] : []
  const hits = own.length > 0 ? own : [...hitsOf(reading.left, usual), ...chineseHits(reading.left, mobile)]
  const [best] = hits
  if (!best) return
  const { found } = reading
  found.areaCode = best.number.countryCallingCode
  found.phone = best.number.nationalNumber
  take(reading, 'phone', best.start, best.end)
  for (const { start, end } of hits.slice(1)) blank(reading, start, end)
}
/** The country that a number with an area code names. */
export function countryOfPhone(text: string): string | undefined {
  const hit = hitsOf(text, 'CN').find(({ start }) => /\+|00/.test(text.slice(start, start + 2)))
  return hit?.number.country
}
