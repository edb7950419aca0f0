// Places to choose from: countries with their calling codes, and China down to its districts by GB code. Pure data, made once per language.
import { areaList } from '@vant/area-data'
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max'
import { languages, type Language } from '#kernel/language.ts'
import { countryName } from './address-text.ts'

export interface Region {
  code: string
  name: string
  areaCode?: string
}
const countries = new Set<string>(getCountries())
const callingCodes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)))
export const isCallingCode = (areaCode: string): boolean => callingCodes.has(areaCode)
export const isCountry = (code: string): boolean => countries.has(code)

const countryLists = new Map<Language, Region[]>()
/** All countries and regions by name, each with its calling code. */
export function listCountries(lang: Language): Region[] {
  const known = countryLists.get(lang)
  if (known) return known
  const byName = new Intl.Collator(lang)
  const list = [...countries]
    .map((code) => ({ code, name: countryName(code, lang), areaCode: getCountryCallingCode(code as CountryCode) }))
    .sort((a, b) => byName.compare(a.name, b.name))
  countryLists.set(lang, list)
  return list
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
const provinces = Object.entries(areaList.province_list).map(([code, name]) => ({ code, name }))
const children = new Map<string, Region[]>()
for (const [code, name] of Object.entries(areaList.city_list)) below(`${code.slice(0, 2)}0000`).push({ code, name })
for (const [code, name] of Object.entries(areaList.county_list)) below(`${code.slice(0, 4)}00`).push({ code, name })
function below(parent: string): Region[] {
  const list = children.get(parent) ?? []
  children.set(parent, list)
  return list
}
const provinceLists = new Map(languages.map((lang) => [lang, provinces.map(({ code, name }) => ({ code, name: lang === 'zh-CN' ? name : `${latin[code.slice(0, 2)]} ${name}` }))]))

/** The places below: provinces of China, or what lies under a GB code of it. Of other countries no list is kept. */
export const listPlaces = (country: string, parent: string | undefined, lang: Language): Region[] =>
  country !== 'CN' ? [] : parent === undefined ? provinceLists.get(lang)! : (children.get(parent) ?? [])

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')
/** The province of China by its GB code (31, 310000, CN-31) or, without one, by its name (上海市, 上海, Shanghai). */
export function provinceOf(stateCode: string, state: string): { code: string; name: string } | undefined {
  const digits = /^(?:CN-)?(\d{2})(?:0000)?$/.exec(stateCode)?.[1]
  const found = stateCode ? provinces.find((p) => p.code.slice(0, 2) === digits) : provinces.find((p) => isNamed(p, state))
  return found && { code: found.code.slice(0, 2), name: found.name }
}
function isNamed({ code, name }: { code: string; name: string }, state: string): boolean {
  const short = letters(latin[code.slice(0, 2)]!)
  return state.length >= 2 && (name.startsWith(state) || letters(state).startsWith(short))
}
