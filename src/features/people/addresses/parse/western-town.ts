// Reads town, state and postcode: together in one part, or in the parts beside the postcode. Pure.
import { chinaBelow, latinName, provinceOf } from '../places/china.ts'
import { spanishProvince, stateOf } from '../places/states.ts'
import { doubt, hintAt, partsOf, take, type Part, type Reading } from './parsed.ts'

const usual = String.raw`(?:[A-Z]{1,2}-)?(\d{5}|\d{4}\s?[A-Z]{2}|\d{4,6})`
const postcodes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    US: String.raw`(\d{5}(?:-\d{4})?)`,
    GB: String.raw`([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})`,
    CA: String.raw`([A-Z]\d[A-Z]\s?\d[A-Z]\d)`,
    ES: String.raw`(?:E-)?(\d{5})`,
    MX: String.raw`(\d{5})`,
    CN: String.raw`(\d{6})`,
    AU: String.raw`(\d{4})`,
    FR: String.raw`(?:F-|I-)?(\d{5})`,
    DE: String.raw`(?:D-|I-)?(\d{5})`,
    IT: String.raw`(?:I-)?(\d{5})`,
  }),
)
/** The postcode behind the town, not before it. */
const zipLast = ['US', 'CA', 'AU', 'GB', 'CN']

const counties =
  'Surrey|Kent|Essex|Norfolk|Suffolk|Devon|Cornwall|Cumbria|Dorset|Somerset|Middlesex|Merseyside|Rutland|Durham|' +
  'Northumberland|(?:East|West) Sussex|(?:South|West|North) Yorkshire|West Midlands|Greater (?:London|Manchester)|' +
  'Tyne and Wear|Isle of Wight'
const county = new RegExp(`(?:shire|^(?:${counties}))$`, 'u')

export function takeTown(reading: Reading, separator: RegExp): void {
  const { found } = reading
  const parts = partsOf(reading.left, separator)
  const code = new RegExp(String.raw`(?<![\p{L}\d-])${postcodes.get(found.country) ?? usual}(?![\p{L}\d-])`, 'u')
  // the last one: a merchant number may look like a postcode
  const hinted = parts.findIndex((part) => hintAt(reading, part.start) === 'zip' && code.test(part.text))
  const at =
    hinted >= 0
      ? hinted
      : parts.findLastIndex(
          (part, i) =>
            atAnEnd(part.text, code, found.country) &&
            (i > 0 || parts.length === 1 || !/^\d+\s/.test(part.text) || zipFirstTown(part.text)),
        )
  if (at < 0) return found.country === 'CN' ? undefined : finish(reading)
  const part = parts[at]!
  const hit = code.exec(part.text)!
  found.zipCode = hit[1]!
  const zip = part.start + hit.index
  take(reading, 'zipCode', zip, zip + hit[0].length)
  const before = inner(part, 0, hit.index)
  const after = inner(part, hit.index + hit[0].length, part.text.length)
  const [previous, next] = [parts[at - 1], parts[at + 1]]
  if (found.country === 'CN')
    return takeChineseTown(reading, [...parts.slice(0, at), before, after, ...parts.slice(at + 1)])
  if (!found.city) {
    if (after.text && !zipLast.includes(found.country)) readTown(reading, after, next)
    else if (before.text) readBefore(reading, before, previous)
    else if (zipLast.includes(found.country)) readBefore(reading, previous, parts[at - 2])
    else if (next) readTown(reading, next, parts[at + 2])
    else if (previous) readTown(reading, previous, undefined)
  }
  finish(reading)
}
const zipFirstTown = (text: string): boolean => /^\d{4,5}\s+\p{Lu}[\p{L} ]+$/u.test(text)
const atAnEnd = (text: string, code: RegExp, country: string): boolean => {
  const hit = code.exec(text)
  if (!hit) return false
  const [before, after] = [text.slice(0, hit.index).trim(), text.slice(hit.index + hit[0].length).trim()]
  return before === '' || after === '' || (!zipLast.includes(country) && !/\d/.test(after))
}
/** A piece of a part, without the signs at its ends. */
function inner(part: Part, from: number, until: number): Part {
  const text = part.text.slice(from, until)
  const lead = /^[\s,.:-]*/.exec(text)![0].length
  const tail = /[\s,.:-]*$/.exec(text.slice(lead))![0].length
  return { text: text.slice(lead, text.length - tail), start: part.start + from + lead, end: part.start + until - tail }
}
function takeState(reading: Reading, part: Part): boolean {
  const known = stateOf(reading.found.country, part.text.replaceAll(/[()]/g, ''))
  if (!known || reading.found.state) return false
  Object.assign(reading.found, { state: known.name, stateCode: known.code })
  take(reading, 'state', part.start, part.end)
  return true
}
function takeCity(reading: Reading, part: Part): void {
  if (!part.text) return
  reading.found.city = part.text
  take(reading, 'city', part.start, part.end)
}
/** "Alcalá de Henares (Madrid)", "Milano MI", "Mérida"; the part behind may be the state. */
function readTown(reading: Reading, town: Part, next: Part | undefined): void {
  const tail = /^(.+?)\s*\(([^)]+)\)?$/u.exec(town.text) ?? /^(.+?)\s+([A-Z]{2,3})$/u.exec(town.text)
  const state = tail && inner(town, town.text.lastIndexOf(tail[2]!), town.text.lastIndexOf(tail[2]!) + tail[2]!.length)
  if (tail && state && (takeState(reading, state) || /[()]/.test(town.text)))
    takeCity(reading, inner(town, 0, tail[1]!.length))
  else takeCity(reading, town)
  if (next) takeState(reading, next)
}
/** "Mountain View, California", "Burbank CA", "London": the state at the end, the town before it or a part before. */
function readBefore(reading: Reading, before: Part | undefined, previous: Part | undefined): void {
  if (!before) return
  const { country } = reading.found
  if (country === 'GB' && county.test(before.text) && previous) {
    reading.found.state = before.text
    take(reading, 'state', before.start, before.end)
    return takeCity(reading, previous)
  }
  if (takeState(reading, before)) {
    // New York and Madrid are both
    if (!zipLast.includes(country)) return void (reading.found.city = before.text)
    return previous && (before.text.length <= 3 || !/\d/.test(previous.text))
      ? cityAtEnd(reading, previous)
      : void (reading.found.city = reading.found.state)
  }
  for (const words of [2, 1]) {
    const tail = new RegExp(String.raw`^(.+?)[\s.]+(\S+(?:\s\S+){${words - 1}})$`, 'u').exec(before.text)
    if (!tail) continue
    const from = before.text.length - tail[2]!.length
    if (takeState(reading, inner(before, from, before.text.length)))
      return cityAtEnd(reading, inner(before, 0, tail[1]!.length))
  }
  cityAtEnd(reading, before)
}
/** A town that stands in one part with its street: its last word, with what such names begin with, as a guess. */
function cityAtEnd(reading: Reading, part: Part): void {
  if (!/\d/.test(part.text)) return takeCity(reading, part)
  const from = part.text.search(
    /(?:(?:San|Santa|Los|Las|New|El|La|Le|Fort|Ft\.?|St\.?|Saint|Mount|Mt\.?|Lake|Port|North|South|East|West)\s)?\S+$/u,
  )
  takeCity(reading, inner(part, from, part.text.length))
  doubt(reading, 'city')
}
/** What the postcode or the town says of the state. */
function finish(reading: Reading): void {
  const { found } = reading
  const known =
    stateOf(found.country, found.state) ?? (found.country === 'ES' ? spanishProvince(found.zipCode) : undefined)
  if (known) Object.assign(found, { state: known.name, stateCode: known.code })
  if (found.country === 'ES')
    for (const part of partsOf(reading.left, /[\n,;·()]+/gu))
      if (stateOf('ES', part.text)?.code === found.stateCode && found.city) take(reading, 'state', part.start, part.end)
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')
const bare = (text: string): string =>
  letters(text.replaceAll(/\b(?:city|district|province|county|qu|shi|sheng|xian)\b/giu, ''))
/** An address of China in Latin letters: its places by their spelling. */
function takeChineseTown(reading: Reading, parts: readonly Part[]): void {
  const { found } = reading
  const named = parts.filter(({ text }) => text && !/\d/.test(text))
  const province = named.map((part) => ({ part, place: provinceOf('', part.text) })).findLast(({ place }) => place)
  const provinces = province?.place
    ? chinaBelow(undefined).filter((p) => p.code.startsWith(province.place!.code))
    : chinaBelow(undefined)
  const cities = provinces.flatMap((p) => chinaBelow(p.code).map((city) => ({ p, city })))
  const city = named
    .map((part) => ({ part, of: cities.find((c) => letters(latinName(c.city)) === bare(part.text)) }))
    .findLast(({ of }) => of)
  const top = city?.of?.p ?? (province ? provinces[0] : undefined)
  if (!top) return
  const inCity = city?.of ? [city.of.city] : chinaBelow(top.code)
  const districts = inCity.flatMap((c) => chinaBelow(c.code).map((district) => ({ c, district })))
  const region = named
    .map((part) => ({ part, of: districts.find((d) => letters(latinName(d.district)) === bare(part.text)) }))
    .findLast(({ of }) => of)
  Object.assign(found, {
    state: top.name,
    stateCode: top.code.slice(0, 2),
    city: (region?.of?.c ?? inCity[0])?.name ?? '',
    region: region?.of?.district.name ?? '',
  })
  if (city) take(reading, 'city', city.part.start, city.part.end)
  if (province && province.part !== city?.part) take(reading, 'state', province.part.start, province.part.end)
  if (region) take(reading, 'region', region.part.start, region.part.end)
  if (!city && inCity.length > 1 && !region) doubt(reading, 'city')
}
