// Texts by key, without a library: 'space:path.to.text', plural forms by the language's own rules (_one, _many,
// _other), {{name}} filled in. Pure, for server and browser.
import { ownValue } from '#kernel/data/own.ts'
import type { Language } from './language.ts'
import { platformName } from './platform-name.ts'

export interface Words {
  readonly [key: string]: string | Words
}
/** All spaces, as the English files have them; each is declared from its file (.types/texts.d.ts). */
// oxlint-disable-next-line typescript/no-empty-object-type -- grows by declaration
export interface Spaces {}
export type Space = keyof Spaces
type Singular<K extends string> = K extends `${infer Base}_one` | `${infer Base}_many` | `${infer Base}_other`
  ? Base
  : K
type PathOf<T> = { [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${PathOf<T[K]>}` }[keyof T &
  string]
type FullKey<S extends Space> = { [N in S]: `${N}:${PathOf<Spaces[N]>}` }[S]
export type Params = Readonly<Record<string, unknown>>
/** Says a text: keys of `First` stand alone, those of `First` and `Rest` with their space. */
export type Say<First extends Space, Rest extends Space = never> = (
  key: PathOf<Spaces[First]> | FullKey<First | Rest>,
  params?: Params,
) => string
export type SayAny = Say<'storefront', Space>

const plurals = new Map<Language, Intl.PluralRules>()
function plural(lang: Language, count: number): string {
  let rules = plurals.get(lang)
  if (!rules) plurals.set(lang, (rules = new Intl.PluralRules(lang)))
  return rules.select(count)
}

const paths = new WeakMap<Words, ReadonlyMap<string, string>>()
/** Every text of a space by its path, laid out at the first question: a page asks hundreds of them. */
function byPath(words: Words): ReadonlyMap<string, string> {
  const known = paths.get(words)
  if (known) return known
  const found = new Map<string, string>()
  const walk = (at: Words, above: string): void => {
    for (const [key, value] of Object.entries(at)) {
      if (typeof value === 'string') found.set(above + key, value)
      else walk(value, `${above}${key}.`)
    }
  }
  walk(words, '')
  paths.set(words, found)
  return found
}
const find = (words: Words | undefined, path: string): string | undefined => words && byPath(words).get(path)

/** The space and the path of a key. */
export function keyParts(key: string, first: Space): [Space, string] {
  const at = key.indexOf(':')
  return at < 0 ? [first, key] : [key.slice(0, at) as Space, key.slice(at + 1)]
}

/**
 * The text at a path, its blanks filled, `platform` by the name of the shop; undefined when there is none. `count`
 * chooses the plural form.
 */
export function textAt(lang: Language, words: Words | undefined, path: string, params?: Params): string | undefined {
  const count = params?.['count']
  const text =
    typeof count === 'number'
      ? (find(words, `${path}_${plural(lang, count)}`) ?? find(words, `${path}_other`) ?? find(words, path))
      : find(words, path)
  if (!text?.includes('{{')) return text
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => {
    if (params && Object.hasOwn(params, name)) return String(ownValue(params, name))
    return name === 'platform' ? platformName(lang) : blank
  })
}
