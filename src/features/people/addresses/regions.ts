// Places to choose from: countries with their calling codes, China down to its streets by GB code,
// the states of others. Pure data, made once per language.
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max'
import type { Language } from '#kernel/text/language.ts'
import { countryName } from './address-text.ts'
import { chinaBelow, latinName, spellings } from './places/china.ts'
import { formerNames, placesTurn } from './places/known-places.ts'
import { statesOf } from './places/states.ts'

export interface Region {
  code: string
  /** For the reader of the language. */
  name: string
  /** As addresses write it, where that differs. */
  local?: string
  /** Other spellings it is found by. */
  also?: string
  areaCode?: string
  /** nothing is delivered there */
  outside?: true
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

const chineseLists = new Map<string, Region[]>()
let listedAt = 0
/**
 * The places below: provinces of China or what lies under a GB code of it, the states of another country;
 * [] where no list is kept.
 */
export function listPlaces(country: string, parent: string | undefined, lang: Language): readonly Region[] {
  if (country !== 'CN') return parent === undefined ? statesOf(country) : []
  if (listedAt !== placesTurn()) chineseLists.clear()
  listedAt = placesTurn()
  const key = `${lang === 'zh-CN' ? 'zh' : 'latin'}-${parent ?? ''}`
  const known = chineseLists.get(key)
  if (known) return known
  const list = chinaBelow(parent).map((place) => {
    const { code, name } = place
    return {
      code,
      ...(lang === 'zh-CN' ? { name } : { name: `${latinName(place)} ${name}`, local: name }),
      also: [spellings(place), ...formerNames(code)].join(' '),
    }
  })
  // a code that names nothing is not kept: anybody may ask
  if (list.length > 0) chineseLists.set(key, list)
  return list
}

/** A province of China, else a country, for the reader of the language: not as addresses write it. */
export function placeName(country: string, province: string, lang: Language): string {
  const isIt = ({ code }: { code: string }): boolean => code.slice(0, 2) === province.slice(0, 2)
  const named = country === 'CN' ? chinaBelow(undefined).find(isIt) : undefined
  if (!named) return countryName(country, lang)
  return lang === 'zh-CN' ? named.name : latinName(named)
}
