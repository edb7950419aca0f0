// Reads a name, a phone and an address out of one pasted text. A guess to be confirmed by a person;
// what is not found stays empty. Pure.
import { pathOf } from '../places/belonging.ts'
import { readChinese } from './chinese.ts'
import { doubt, nothingParsed, type ParsedAddress, type Reading } from './parsed.ts'
import { readWestern } from './western.ts'

/** Full-width letters and signs as the usual ones, invisible ones as spaces: none longer or shorter than before. */
const narrow = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00A0\u3000\r]/gu, ' ')

/** `country` is assumed where the text names none. */
export function parseAddress(pasted: string, country: string): ParsedAddress {
  const text = pasted.normalize('NFC')
  const reading: Reading = { found: nothingParsed(text, country), left: narrow(text), hints: [] }
  if (/\p{Script=Han}/u.test(text)) readChinese(reading)
  else readWestern(reading)
  if (reading.found.country === 'CN') leaveOutStrays(reading)
  reading.found.marks.sort((a, b) => a.start - b.start)
  return reading.found
}

/** From the place on that does not lie in the one above it nothing is offered: no guess would be saved. */
function leaveOutStrays(reading: Reading): void {
  const { found } = reading
  const path = pathOf(found)
  if (typeof path !== 'string') return void Object.assign(found, { city: path[1].name, region: path[2].name })
  const levels = ['state', 'city', 'region'] as const
  for (const level of levels.slice(levels.indexOf(path))) {
    if (found[level]) doubt(reading, level)
    found[level] = ''
  }
  if (path === 'state') found.stateCode = ''
  Object.assign(found, { street: '', streetCode: '' })
}
