// Reads a name, a phone and an address out of one pasted text: Chinese by the list of places, others by their postcode line. A guess to be confirmed by a person; what is not found stays empty. Pure.
import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/max'
import { languages } from '#kernel/language.ts'
import { countryName } from './address-text.ts'
import { tidy } from './address-rules.ts'
import { isCountry, listCountries, listPlaces, type Region } from './regions.ts'

export interface ParsedAddress {
  country: string
  consignee: string
  surname: string
  givenName: string
  areaCode: string
  phone: string
  state: string
  stateCode: string
  city: string
  region: string
  zipCode: string
  detail: string
}
/** What parts may be parted by, once phone and headings are out. */
const gap = '\n'
const headings =
  /(?:收货人|收件人|姓名|联系人|联系电话|手机号码?|电话号码?|电话|所在地区|所在地|地区|详细地址|收货地址|地址|邮政编码|邮编|nombre|destinatario|tel[ée]fono|m[óo]vil|direcci[óo]n|c[óo]digo postal|name|recipient|phone|mobile|tel|address|postcode|zip)\s*[:：]/giu
const han = /\p{Script=Han}/u
/** Full-width letters, digits and signs as the usual ones. */
const narrow = (text: string): string => text.replace(/[\uFF01-\uFF5E]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
const clean = (text: string): string => tidy(text.replace(/^[\s,，;；、.。:：-]+|[\s,，;；、:：-]+$/gu, ''))

/** `country` is assumed where the text names none. */
export function parseAddress(text: string, country: string): ParsedAddress {
  const plain = narrow(text.normalize('NFC')).replace(headings, gap)
  const found: ParsedAddress = {
    country,
    consignee: '',
    surname: '',
    givenName: '',
    areaCode: '',
    phone: '',
    state: '',
    stateCode: '',
    city: '',
    region: '',
    zipCode: '',
    detail: '',
  }
  const chinese = han.test(plain)
  const rest = takePhone(plain, chinese ? 'CN' : country, found)
  if (chinese) readChinese(rest, found)
  else readWestern(rest, found)
  return found
}

function takePhone(text: string, country: string, found: ParsedAddress): string {
  const usual = isCountry(country) ? (country as CountryCode) : 'CN'
  const hit = findPhoneNumbersInText(text, usual).find((h) => h.number.isValid())
  if (!hit) return text
  found.areaCode = hit.number.countryCallingCode
  found.phone = hit.number.nationalNumber
  if (hit.number.country && hit.number.country !== usual) found.country = hit.number.country
  return text.slice(0, hit.startsAt) + gap + text.slice(hit.endsAt)
}

// —— China ——
const shortName = (name: string): string => name.replace(/(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|自治州|自治县|地区|省|市|区|县)$/u, '')
interface Hit {
  place: Region
  start: number
  end: number
}
/** Where one of the places is named at or after `from`, the earliest first, the longest of those; short names only right there. */
function findPlace(text: string, places: readonly Region[], from: number, reach: number): Hit | undefined {
  const hits = places.flatMap((place) =>
    [place.name, shortName(place.name)].flatMap((name) => {
      const start = name.length < 2 ? -1 : text.indexOf(name, from)
      return start < 0 || start - from > reach ? [] : [{ place, start, end: start + name.length }]
    }),
  )
  return hits.sort((a, b) => a.start - b.start || b.end - a.end)[0]
}
const under = (parent: Region | undefined): Region[] => (parent ? listPlaces('CN', parent.code, 'zh-CN') : [])

function findPlaces(text: string): { start: number; end: number; province?: Region; city?: Region; district?: Region } | undefined {
  const provinces = listPlaces('CN', undefined, 'zh-CN')
  const first = findPlace(text, provinces, 0, text.length)
  if (!first) return findBelow(text, provinces)
  const cities = under(first.place)
  // between two names stand at most a gap and a title
  const city = findPlace(text, cities, first.end, 3) ?? (cities.length === 1 ? { place: cities[0]!, start: first.start, end: first.end } : undefined)
  const district = findPlace(text, under(city?.place), Math.max(first.end, city?.end ?? 0), 3)
  return { start: first.start, end: Math.max(first.end, city?.end ?? 0, district?.end ?? 0), province: first.place, city: city?.place, district: district?.place }
}
/** Without its province: a city in full tells it. */
function findBelow(text: string, provinces: readonly Region[]) {
  for (const province of provinces) {
    const named = under(province).find((c) => text.includes(c.name))
    if (!named) continue
    const start = text.indexOf(named.name)
    const district = findPlace(text, under(named), start + named.name.length, 3)
    return { start, end: district?.end ?? start + named.name.length, province, city: named, district: district?.place }
  }
  return undefined
}

function readChinese(text: string, found: ParsedAddress): void {
  found.country = 'CN'
  const zip = /(?<!\d)\d{6}(?!\d)/u.exec(text)
  const plain = (zip ? text.slice(0, zip.index) + gap + text.slice(zip.index + 6) : text).replace(/^中国|(?<=[\s,，])中国/u, '')
  found.zipCode = zip?.[0] ?? ''
  const places = findPlaces(plain)
  if (places?.province) Object.assign(found, { state: places.province.name, stateCode: places.province.code.slice(0, 2) })
  found.city = places?.city?.name ?? ''
  found.region = places?.district?.name ?? ''
  const before = places ? parts(plain.slice(0, places.start)) : []
  const after = parts(plain.slice(places?.end ?? 0))
  found.consignee = before.findLast(isChineseName) ?? after.find(isChineseName) ?? ''
  const line = clean(after.filter((part) => part !== found.consignee).join(' '))
  const tail = found.consignee ? undefined : /^(.*\S)\s+(\p{Script=Han}{2,4})$/u.exec(line)
  if (tail && isChineseName(tail[2]!)) found.consignee = tail[2]!
  found.detail = tail && found.consignee ? tail[1]! : line
}
const parts = (text: string): string[] =>
  text
    .split(/[\n,，;；、]+/u)
    .map(clean)
    .filter(Boolean)
const isChineseName = (part: string): boolean => /^[\p{Script=Han}·]{2,6}$/u.test(part) && !/[省市区县镇乡村路街道巷弄号栋幢楼室园苑]$/u.test(part)

// —— elsewhere ——
const postcode = /(?<![\w-])(\d{5}(?:-\d{4})?|\d{4}\s?[A-Z]{2}|\d{4}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s\d[A-Z]\d)(?![\w-])/u

function readWestern(text: string, found: ParsedAddress): void {
  const lines = parts(text)
  const countryAt = lines.findLastIndex((line) => countryOf(line) !== undefined)
  if (countryAt > 0) found.country = countryOf(lines.splice(countryAt, 1)[0]!)!
  const name = lines.findIndex((line) => !/\d/.test(line) && /^[\p{L}.'’ -]{3,60}$/u.test(line))
  if (name === 0) nameOf(lines.shift()!, found)
  // the last one: a house number may look like a postcode
  const at = lines.findLastIndex((line) => postcode.test(line))
  if (at >= 0) readTown(lines, at, found)
  found.detail = clean(lines.join(', '))
}
/** The line with the postcode, and the line before where the town stands alone there. Takes what it read out of `lines`. */
function readTown(lines: string[], at: number, found: ParsedAddress): void {
  const line = lines[at]!
  const zip = postcode.exec(line)!
  const [before, after] = [clean(line.slice(0, zip.index)), clean(line.slice(zip.index + zip[0].length))]
  const province = /^(.+?)\s*\(([^)]+)\)$/u.exec(after)
  found.zipCode = zip[0]
  const state = /^(?:(.*?)\s)?([A-Z]{2,3})$/u.exec(before)
  if (after) Object.assign(found, { city: province?.[1] ?? after, state: province?.[2] ?? '' })
  else if (state) Object.assign(found, { city: state[1] ?? '', state: state[2]! })
  else found.city = before
  const own = after && before ? [before] : []
  const townBefore = !found.city && at > 0
  if (townBefore) found.city = lines[at - 1]!
  lines.splice(townBefore ? at - 1 : at, lines.length, ...own)
}
function nameOf(line: string, found: ParsedAddress): void {
  const words = line.split(' ')
  // a Spanish name ends in two surnames
  const surnames = found.country === 'ES' && words.length > 2 ? 2 : 1
  found.consignee = line
  found.givenName = words.slice(0, -surnames).join(' ')
  found.surname = words.slice(-surnames).join(' ')
}
const plainName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
function countryOf(line: string): string | undefined {
  const wanted = plainName(line)
  if (wanted.length < 3) return undefined
  return listCountries('en-US').find(({ code }) => languages.some((lang) => plainName(countryName(code, lang)) === wanted))?.code
}
