// China from its provinces down to its streets, by GB code, with names in Latin letters for those
// who do not read Chinese. Pure data.
import { ownValue } from '#kernel/data/own.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { lazily } from '#kernel/lazily.ts'
import { syllables } from '#kernel/text/pinyin.ts'
import { asChanged, formerNames } from './known-places.ts'

export interface ChinesePlace {
  code: string
  name: string
}
/** GB code of a province → its name in Latin letters. */
const latin: Record<string, string> = {
  11: 'Beijing',
  12: 'Tianjin',
  13: 'Hebei',
  14: 'Shanxi',
  15: 'Inner Mongolia',
  21: 'Liaoning',
  22: 'Jilin',
  23: 'Heilongjiang',
  31: 'Shanghai',
  32: 'Jiangsu',
  33: 'Zhejiang',
  34: 'Anhui',
  35: 'Fujian',
  36: 'Jiangxi',
  37: 'Shandong',
  41: 'Henan',
  42: 'Hubei',
  43: 'Hunan',
  44: 'Guangdong',
  45: 'Guangxi',
  46: 'Hainan',
  50: 'Chongqing',
  51: 'Sichuan',
  52: 'Guizhou',
  53: 'Yunnan',
  54: 'Xizang',
  61: 'Shaanxi',
  62: 'Gansu',
  63: 'Qinghai',
  64: 'Ningxia',
  65: 'Xinjiang',
  71: 'Taiwan',
  81: 'Hong Kong',
  82: 'Macao',
}
const require = createRequire(import.meta.url)
interface Places {
  provinces: readonly ChinesePlace[]
  /** the cities of provinces, the districts of cities */
  children: ReadonlyMap<string, ChinesePlace[]>
}
const listOf = (named: Record<string, string>): ChinesePlace[] =>
  Object.entries(named).map(([code, name]) => ({ code, name }))
// the list has a few development zones twice: 工业园区 beside 苏州工业园区
const isOnce = ({ code, name }: ChinesePlace, _at: number, beside: readonly ChinesePlace[]): boolean =>
  !code.endsWith('90') || !beside.some((other) => other.code !== code && other.name.endsWith(name))
/** Read at the first question: a shop that starts is waited for. */
const places = lazily((): Places => {
  const { areaList } = require('@vant/area-data') as typeof import('@vant/area-data')
  const cities = Map.groupBy(listOf(areaList.city_list), ({ code }) => `${code.slice(0, 2)}0000`)
  const districts = Map.groupBy(listOf(areaList.county_list), ({ code }) => cityOf(code))
  return {
    provinces: listOf(areaList.province_list),
    children: new Map([...cities, ...[...districts].map(([city, list]) => [city, list.filter(isOnce)] as const)]),
  }
})

/** The streets by district, out of their file at the first question. */
const streets = lazily(readStreets)
function readStreets(): Map<string, ChinesePlace[]> {
  const lines = readFileSync(new URL('streets-cn.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [, district = '', filedUnder = district, names = ''] = /^(\d{6})(?:=(\d{6}))? (.*)$/.exec(line) ?? []
      let number = 0
      const list = names.split(',').map((entry) => {
        const start = /^\d+/.exec(entry)?.[0] ?? ''
        number = start ? Number(start) : number + 1
        return { code: filedUnder + String(number).padStart(3, '0'), name: entry.slice(start.length) }
      })
      return [district, list]
    }),
  )
}
const streetsOf = (district: string): ChinesePlace[] => streets().get(district) ?? []

/** Provinces, or what lies directly below a place; as it is called now, with what is new. */
export const chinaBelow = (parent: string | undefined): readonly ChinesePlace[] =>
  asChanged(parent, parent === undefined ? places().provinces : (places().children.get(parent) ?? streetsOf(parent)))
/** A place of the list, or a new one. */
export const isChinesePlace = (code: string): boolean =>
  code.endsWith('0000')
    ? places().provinces.some((p) => p.code === code)
    : chinaBelow(code.endsWith('00') ? `${code.slice(0, 2)}0000` : cityOf(code)).some((p) => p.code === code)
/** The city that a district lies in by its code. */
const cityOf = (code: string): string => `${code.slice(0, 4)}00`

/** A street of a district by its code, or by its name. */
export const streetOf = (district: string, wanted: { code: string; name: string }): ChinesePlace | undefined =>
  streetsOf(district).find((s) => (wanted.code ? s.code === wanted.code : s.name === wanted.name))

/** Every city of this full name. */
export const citiesNamed = (name: string): readonly ChinesePlace[] =>
  places()
    .provinces.flatMap((p) => chinaBelow(p.code))
    .filter((c) => c.name === name)

const peoples =
  '(?:(?<!内)蒙古族?|回族|藏族|维吾尔族?|苗族|彝族|壮族|布依族|朝鲜族|满族|侗族|瑶族|白族|土家族|哈尼族|哈萨克族?|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|' +
  '东乡族|纳西族|景颇族|柯尔克孜族?|土族|达斡尔族|仫佬族|羌族|布朗族|撒拉族|毛南族|仡佬族|锡伯族?|塔吉克族?|怒族|鄂温克族|德昂族|保安族|裕固族|独龙族|鄂伦春|普米族|各族)'
const title = new RegExp(`(?:特别行政区|${peoples}*自治[区州县旗]|地区|街道|新区|省|市|区|县|旗|盟|镇|乡)$`, 'u')
/** 上海 of 上海市, 恩施 of 恩施土家族苗族自治州; the whole name where less than two characters would be left. */
export function shortName(name: string): string {
  const short = name.replace(title, '')
  return short.length >= 2 ? short : name
}

const syllablesOf = (text: string): string[] => syllables(text, { together: true }).map((s) => s.toLowerCase())
const joined = (parts: readonly string[]): string =>
  parts.map((s, i) => (i > 0 && /^[aeo]/.test(s) ? `'${s}` : s)).join('')
/** "Xuhui" of 徐汇区. */
export function latinName({ code, name }: ChinesePlace): string {
  const known = code.endsWith('0000') ? ownValue(latin, code.slice(0, 2)) : undefined
  if (known) return known
  const word = joined(syllablesOf(shortName(name)))
  return word.charAt(0).toUpperCase() + word.slice(1)
}
/** How else a place may be typed: "xuhui xh xuhuiqu xhq", the English name; ü also as v and u. */
export function spellings(place: ChinesePlace): string {
  const [short, whole] = [syllablesOf(shortName(place.name)), syllablesOf(place.name)]
  const first = (parts: readonly string[]): string => parts.map((s) => s[0] ?? '').join('')
  const words = [short.join(''), first(short), whole.join(''), first(whole), latinName(place).toLowerCase()]
  const typed = words.flatMap((word) =>
    word.includes('ü') ? [word.replaceAll('ü', 'v'), word.replaceAll('ü', 'u')] : [word.replaceAll("'", '')],
  )
  return [...new Set(typed)].join(' ')
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')
/** The province by its GB code (31, 310000, CN-31) or, without one, by its name (上海市, 上海, Shanghai). */
export function provinceOf(stateCode: string, state: string): ChinesePlace | undefined {
  const digits = /^(?:CN-)?(\d{2})(?:0000)?$/.exec(stateCode)?.[1]
  const found = stateCode
    ? places().provinces.find((p) => p.code.slice(0, 2) === digits)
    : places().provinces.find((p) => isNamed(p, state) || formerNames(p.code).includes(state))
  const now = found && chinaBelow(undefined).find((p) => p.code === found.code)
  return now && { code: now.code.slice(0, 2), name: now.name }
}
function isNamed({ code, name }: ChinesePlace, state: string): boolean {
  const short = letters(ownValue(latin, code.slice(0, 2))!)
  return state.length >= 2 && (name.startsWith(state) || letters(state).startsWith(short))
}
