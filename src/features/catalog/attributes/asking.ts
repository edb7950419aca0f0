// What goods say to the attributes that their category asks for: what is missing or unknown, and how it is written down
// under the codes of the attribute, named in all languages. Pure.
import type { Kind } from './limits.ts'
import { languages, type Language, type Texts } from '#kernel/text/language.ts'

export interface AskedValue {
  code: string
  name: Texts
  colour: string | null
  picture: string | null
  /** goods that carry it keep it, others cannot choose it */
  closed: boolean
  /** the code of the value that it went into */
  into: string | null
}
export interface Defined {
  code: string
  kind: Kind
  name: Texts
  unit: Texts
  values: AskedValue[]
}
export interface Asked extends Defined {
  required: boolean
}
export interface Said {
  key: string
  name: Texts
  value: Texts
  code?: string
}
export interface AskedFault {
  at: `asked.${string}`
  rule: 'required' | 'unknown'
}

/** As numbers are kept: "1.50" is "1.5"; undefined where it is none. */
export const numberIn = (text: string): string | undefined => {
  const plain = text.trim().replace(',', '.')
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(plain) ? String(Number(plain)) : undefined
}
const decimal: Record<Language, string> = { 'zh-CN': '.', 'en-US': '.', 'es-ES': ',' }
/** "1.5 kg", in Spanish "1,5 kg". */
export const numberWords = (code: string, unit: Texts): Texts =>
  Object.fromEntries(
    languages.map((lang) => {
      const own = unit[lang] ?? unit['en-US'] ?? ''
      return [lang, `${code.replace('.', decimal[lang])}${own && ` ${own}`}`]
    }),
  )
export const yesNo: Record<'yes' | 'no', Texts> = {
  yes: { 'zh-CN': '是', 'en-US': 'Yes', 'es-ES': 'Sí' },
  no: { 'zh-CN': '否', 'en-US': 'No', 'es-ES': 'No' },
}
/** The value that one leads to now. */
export function valueOf({ values }: Pick<Defined, 'values'>, code: string | undefined): AskedValue | undefined {
  let found = values.find((value) => value.code === code)
  for (let steps = 0; found?.into && steps < 20; steps++) {
    const { into } = found
    found = values.find((value) => value.code === into)
  }
  return found
}

/** How an attribute is written into goods; undefined where they say nothing that it knows. */
export function written(defined: Defined, { value, code }: Pick<Said, 'value' | 'code'>): Said | undefined {
  const { code: key, kind, name, unit } = defined
  if (kind === 'text')
    return Object.values(value).some((text) => text?.trim()) ? { key, name, value, code: '-' } : undefined
  if (kind === 'number') {
    const number = numberIn(code ?? '')
    return number === undefined ? undefined : { key, name, value: numberWords(number, unit), code: number }
  }
  if (kind === 'yesNo') return code === 'yes' || code === 'no' ? { key, name, value: yesNo[code], code } : undefined
  const known = valueOf(defined, code)
  return known && { key, name, value: known.name, code: known.code }
}
/** All that goods say, defined attributes by their definition; what a definition does not know is left out. */
export function writtenAll(said: readonly Said[], defined: ReadonlyMap<string, Defined>): Said[] {
  const seen = new Set<string>()
  return said.flatMap((one) => {
    const definition = defined.get(one.key)
    if (!definition) return [one]
    const made = written(definition, one)
    const place = `${one.key}=${definition.kind === 'several' ? made?.code : ''}`
    if (!made || seen.has(place)) return []
    seen.add(place)
    return [made]
  })
}
/** What keeps it from being published; `before`: what the goods say on sale, which they may go on saying. */
export function askedFaults(
  asked: readonly Asked[],
  said: readonly Said[],
  before: readonly Said[] = [],
): AskedFault[] {
  return asked.flatMap((one): AskedFault[] => {
    const own = said.filter(({ key }) => key === one.code)
    const known = own.filter((a) => {
      const made = written(one, a)
      if (!made) return false
      const value = one.kind === 'one' || one.kind === 'several' ? valueOf(one, a.code) : undefined
      return !value?.closed || before.some(({ key, code }) => key === one.code && code === a.code)
    })
    if (known.length < own.length) return [{ at: `asked.${one.code}`, rule: 'unknown' }]
    return one.required && known.length === 0 ? [{ at: `asked.${one.code}`, rule: 'required' }] : []
  })
}
