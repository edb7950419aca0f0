// Finds the province, city, district and street that a Chinese text names, in full or in short,
// with levels left out. Pure.
import { placesTurn } from '../places/known-places.ts'
import { chinaBelow, shortName, type ChinesePlace } from '../places/china.ts'

interface Named {
  /** From the province down to the place itself. */
  path: readonly ChinesePlace[]
  /** The name in full: it tells by itself, a short one only beside others. */
  full: boolean
}
export interface Found {
  path: readonly ChinesePlace[]
  /** What is named, with its level and its place in the text. */
  named: { level: number; start: number; end: number }[]
  street?: ChinesePlace & { start: number; end: number }
  /** Another place has the same name. */
  doubtful: boolean
}

let index: Map<string, Named[]> | undefined
let madeAt = 0
/** Every name, in full and in short, of provinces, cities and districts. */
function namesOfChina(): Map<string, Named[]> {
  if (index && madeAt === placesTurn()) return index
  madeAt = placesTurn()
  const names = (index = new Map<string, Named[]>())
  const add = (name: string, path: readonly ChinesePlace[], full: boolean) =>
    name.length >= 2 && names.set(name, [...(names.get(name) ?? []), { path, full }])
  const walk = (path: readonly ChinesePlace[]) => {
    const { name } = path.at(-1)!
    const short = shortName(name)
    add(name, path, true)
    if (short !== name) add(short, path, false)
    // 工业园区 of 苏州工业园区
    const city = path[1] && shortName(path[1].name)
    if (path.length === 3 && city && name.startsWith(city) && name.length - city.length >= 3)
      add(name.slice(city.length), path, false)
    if (path.length < 3) for (const place of chinaBelow(path.at(-1)!.code)) walk([...path, place])
  }
  for (const province of chinaBelow(undefined)) walk([province])
  return names
}

interface Hit extends Named {
  start: number
  end: number
}
const longest = 16
function hitsIn(text: string): Hit[] {
  const names = namesOfChina()
  const hits: Hit[] = []
  for (let start = 0; start < text.length; start++)
    for (let length = 2; length <= longest && start + length <= text.length; length++)
      for (const named of names.get(text.slice(start, start + length)) ?? [])
        hits.push({ ...named, start, end: start + length })
  return hits
}
/**
 * Between two levels stand signs, a title that a short name lacks, or the name that China gives
 * to a city's districts taken together.
 */
const between = /^[省市区县]?[\s,，;；、/>·|-]*(?:(?:市辖区|省直辖县级?行政?区?划?|中国)[\s,，;；、/>·|-]*)?$/u
const inside = (outer: readonly ChinesePlace[], inner: readonly ChinesePlace[]): boolean =>
  outer.length < inner.length && outer.every((place, i) => place.code === inner[i]!.code)

const worth = ({ full, start, end }: Hit): number => (full ? 10 : 4) + end - start
interface Chain {
  hits: Hit[]
  worth: number
}
/** The best way on from a hit to levels below it that stand directly behind. */
function chainFrom(hit: Hit, text: string, hits: readonly Hit[]): Chain {
  const next = hits.filter(
    (h) =>
      h.start >= hit.end &&
      h.start - hit.end <= 12 &&
      inside(hit.path, h.path) &&
      between.test(text.slice(hit.end, h.start)),
  )
  const best = next.map((h) => chainFrom(h, text, hits)).sort((a, b) => b.worth - a.worth)[0]
  return best ? { hits: [hit, ...best.hits], worth: worth(hit) + best.worth } : { hits: [hit], worth: worth(hit) }
}
const bounded = (text: string, start: number): boolean =>
  start === 0 || /[\s,，;；、。:：/|()国]/u.test(text[start - 1]!)
/** A short name alone is no place unless it begins a part. */
const stands = ({ hits: [first, second] }: Chain, text: string): boolean =>
  first!.full || (first!.path.length < 3 && (second !== undefined || bounded(text, first!.start)))

export function findChinesePlaces(text: string): Found | undefined {
  const hits = hitsIn(text)
  const elsewhere = (chain: Chain): number => {
    const [first] = chain.hits
    const above = first!.path.slice(0, -1).map(({ code }) => code)
    return hits.some(
      (h) =>
        h.path.length <= above.length &&
        above.includes(h.path.at(-1)!.code) &&
        (h.end <= first!.start || h.start >= chain.hits.at(-1)!.end) &&
        bounded(text, h.start),
    )
      ? 8
      : 0
  }
  const chains = hits
    .map((hit) => chainFrom(hit, text, hits))
    .filter((chain) => stands(chain, text))
    .map((chain) => ({
      ...chain,
      worth: chain.worth + elsewhere(chain) + (bounded(text, chain.hits[0]!.start) ? 2 : 0),
    }))
    .sort((a, b) => b.worth - a.worth || a.hits[0]!.start - b.hits[0]!.start)
  const [best] = chains
  if (!best) return undefined
  const last = best.hits.at(-1)!
  const same = chains.some(
    (c) =>
      c !== best &&
      c.worth === best.worth &&
      c.hits[0]!.start === best.hits[0]!.start &&
      c.hits.at(-1)!.path.at(-1)!.code !== last.path.at(-1)!.code,
  )
  const named = best.hits.map(({ path, start, end }) => ({
    level: path.length - 1,
    start,
    end: end + titleBehind(text, path, start, end),
  }))
  const path = last.path.length === 1 ? withOnlyCity(last.path) : last.path
  return { path, named, doubtful: same, ...streetBehind(text, path, named.at(-1)!.end) }
}
/** 深圳 of 深圳市 may stand with a title that its full name has otherwise (广西省). */
const titleBehind = (text: string, path: readonly ChinesePlace[], start: number, end: number): number =>
  path.length < 3 &&
  !/[省市区县州]$/u.test(text.slice(start, end)) &&
  /^[省市](?![\p{Script=Han}]?[路街区])/u.test(text.slice(end, end + 3))
    ? 1
    : 0
function withOnlyCity(path: readonly ChinesePlace[]): readonly ChinesePlace[] {
  const cities = chinaBelow(path[0]!.code)
  return cities[0] && (cities.length === 1 || cities[0].name === path[0]!.name) ? [...path, cities[0]] : path
}
function streetBehind(text: string, path: readonly ChinesePlace[], end: number): Pick<Found, 'street'> {
  if (path.length < 3) return {}
  const start = end + /^[\s,，;；、/>·|-]*/u.exec(text.slice(end))![0].length
  const names = chinaBelow(path[2]!.code).filter(({ name }) => text.startsWith(name, start))
  const [street] = names.toSorted((a, b) => b.name.length - a.name.length)
  return street ? { street: { ...street, start, end: start + street.name.length } } : {}
}
