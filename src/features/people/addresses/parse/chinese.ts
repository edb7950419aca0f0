// Reads a Chinese text: phone and headings first, then the place by the list of China, the name,
// and what is left as the street and door. Pure.
import type { Candidate } from './chinese-names.ts'
import { findName } from './chinese-names.ts'
import { findChinesePlaces } from './chinese-places.ts'
import { takeChineseHeadings } from './headings.ts'
import { blank, doubt, gap, hintAt, partsOf, take, type ParsedField, type Reading } from './parsed.ts'
import { takePhone } from './phones.ts'

const separator = /[\n\t,，;；、|。!！]+|(?<![\da-zA-Z])\/|\/(?![\da-zA-Z])/gu

export function readChinese(reading: Reading): void {
  const { found } = reading
  takePhone(reading, 'CN')
  if (found.areaCode === '' || found.areaCode === '86') found.country = 'CN'
  takeChineseHeadings(reading)
  takeZip(reading)
  const after = takePlaces(reading)
  const name = findName(reading, partsOf(reading.left, separator), after)
  if (name) takeName(reading, name)
  takeDetail(reading, after)
}

function takeName(reading: Reading, { text, start, end, whole, worth }: Candidate): void {
  reading.found.consignee = text
  take(reading, 'consignee', start, end)
  blank(reading, whole.start, whole.end)
  if (worth < 6) doubt(reading, 'consignee')
}
function takeZip(reading: Reading): void {
  const hits = [...reading.left.matchAll(/(?<![\d\p{L}-])\d{6}(?![\d\p{L}#-])/gu)]
  const hit = hits.find(({ index }) => hintAt(reading, index) === 'zip') ?? hits[0]
  if (!hit) return
  reading.found.zipCode = hit[0]
  take(reading, 'zipCode', hit.index, hit.index + 6)
}

const fields: readonly ParsedField[] = ['state', 'city', 'region']
/** Takes what the text says of the place and answers where that ends. What it leaves out is added from the list. */
function takePlaces(reading: Reading): number | undefined {
  const { found } = reading
  // China itself is said, not kept
  for (const { index } of reading.left.matchAll(/(?<=^|[\s,，])中国(?=\p{Script=Han})/gu))
    blank(reading, index, index + 2)
  const places = findChinesePlaces(reading.left)
  if (!places) return undefined
  const [province, city, district] = places.path
  found.country = 'CN'
  Object.assign(found, {
    state: province!.name,
    stateCode: province!.code.slice(0, 2),
    city: city?.name ?? '',
    region: district?.name ?? '',
  })
  for (const { level, start, end } of places.named) take(reading, fields[level]!, start, end)
  if (places.street) {
    Object.assign(found, { street: places.street.name, streetCode: places.street.code })
    take(reading, 'street', places.street.start, places.street.end)
  }
  const [first] = places.named
  if (places.doubtful) for (const field of fields.slice(0, first!.level)) doubt(reading, field)
  if (places.doubtful) doubt(reading, fields[first!.level]!)
  takeAgain(reading, [province!.name, city?.name])
  return places.street?.end ?? places.named.at(-1)!.end
}
/** The city that is said once more somewhere by itself. */
function takeAgain(reading: Reading, names: readonly (string | undefined)[]): void {
  const words = names
    .flatMap((name) => (name ? [name, name.replace(/[省市]$/u, '')] : []))
    .filter((word) => word.length > 1)
  if (words.length === 0) return
  for (const match of reading.left.matchAll(
    new RegExp(`(?<=^|[\\s,，/(])(?:${words.join('|')})(?=[\\s,，/)]|$)|市辖区`, 'gu'),
  ))
    blank(reading, match.index, match.index + match[0].length)
}

/** Signs that no address may hold, as those it may; 【丰巢】 as （丰巢）. */
const plainSigns = (text: string): string =>
  text
    .replaceAll(/[【［〔「《<[{]/gu, '（')
    .replaceAll(/[】］〕」》>\]}]/gu, '）')
    .replaceAll(/[~～_]/gu, '-')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}〇 ,.\-/#()'°ºª&·，．。、－—–／＃（）’‘＇＆・]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
const saysStreet = /[\d路街巷弄道号村镇乡栋座楼室里坊苑园]/u
function takeDetail(reading: Reading, after: number | undefined): void {
  const { found } = reading
  const parts = partsOf(reading.left, separator).filter(
    (part) =>
      hintAt(reading, part.start) !== 'other' &&
      /[\p{L}\p{N}]/u.test(part.text) &&
      (after === undefined || part.start >= after || saysStreet.test(part.text)),
  )
  // without a place a few words are no address
  const kept = after === undefined && !parts.some((part) => saysStreet.test(part.text)) ? [] : parts
  found.detail = plainSigns(kept.map((part) => part.text.replaceAll(gap, ' ')).join(' '))
  for (const { start, end } of kept) found.marks.push({ field: 'detail', start, end })
  if (found.detail && (after === undefined || kept.length > 2)) doubt(reading, 'detail')
}
