// What staff of the demo define for goods: attributes, said of goods by what their own words name, and templates of
// specs; and how much a piece of some goods holds.
import { Type, type Static } from 'typebox'
import { allCategories, CategoryCode, categories, flatten } from './categories.ts'
import { dataOf, once, shape } from './data.ts'
import { MerchantCode } from './merchants.ts'
import type { DemoProduct } from './products.ts'
import { Text } from './text.ts'
import { yesNo, numberWords } from '#features/catalog/attributes/asking.ts'
import type { Attribute, Measure } from '#features/catalog/products/products.ts'
import { measureIn } from '#features/catalog/products/measures.ts'

const Code = Type.String({ pattern: '^[a-z0-9-]+$' })
/** Looked for in the English words of `from`; of a number the group is the number. */
const Words = Type.Optional(Type.String({ minLength: 1 }))
const AttributeFile = () =>
  Type.Array(
    shape({
      code: Code,
      kind: Type.Enum(['several', 'number', 'yesNo']),
      name: Text,
      unit: Type.Optional(Text),
      card: Type.Optional(Type.Boolean()),
      places: Type.Array(CategoryCode()),
      /** the line of the specification in whose words it is looked for */
      from: Type.String(),
      words: Words,
      values: Type.Optional(Type.Array(shape({ code: Code, name: Text, words: Type.String({ minLength: 1 }) }))),
    }),
  )
export const shelfAttributes = dataOf('attributes', AttributeFile)
export type ShelfAttribute = Static<ReturnType<typeof AttributeFile>>[number]

const Choice = shape({ code: Code, name: Text, colour: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' })) })
/** Offered in `places` and below, everywhere without them; of `merchant` alone where one is named. */
export const specTemplates = dataOf('spec-templates', () =>
  Type.Array(
    shape({
      title: Text,
      code: Code,
      name: Text,
      places: Type.Array(CategoryCode()),
      merchant: Type.Optional(MerchantCode()),
      /** such as 'S M L': their codes and names are one */
      sizes: Type.Optional(Type.String()),
      choices: Type.Optional(Type.Array(Choice)),
    }),
  ),
)

/** Which categories stand in a place. */
const within = once(
  () => new Map(allCategories().map((c) => [c.code, new Set(flatten([c]).map(({ code }) => code))] as const)),
)
const found = (words: string, text: string) => new RegExp(words, 'i').exec(text)
/** What goods say to the attributes that are asked for where they stand. */
export function saidOf({ category, attributes }: Pick<DemoProduct, 'category' | 'attributes'>): Attribute[] {
  return shelfAttributes().flatMap((one): Attribute[] => {
    if (!one.places.some((place) => within().get(place)?.has(category))) return []
    const text = attributes.find(({ key }) => key === one.from)?.value['en-US'] ?? ''
    const said = { key: one.code, name: one.name }
    const named = (one.values ?? []).filter((value) => found(`\\b(${value.words})\\b`, text))
    if (one.kind === 'several') return named.map(({ code, name }) => ({ ...said, value: name, code }))
    const match = one.words && found(one.words, text)
    if (!match) return []
    if (one.kind === 'yesNo') return [{ ...said, value: yesNo.yes, code: 'yes' }]
    const number = match[1]!
    return [{ ...said, value: numberWords(number, one.unit ?? {}), code: number }]
  })
}

const food = once(() => new Set(flatten(categories().filter(({ code }) => code === 'food')).map(({ code }) => code)))
const measure = /(?:(\d+) × |(Three) )?(\d+(?:\.\d+)?) (g|kg|ml|l|pieces)\b/
/** How much a piece holds, by what its values are called: of food alone, nobody compares kettles by the litre. */
export function contentOf({ category, options }: DemoProduct, values: readonly string[]): Measure | undefined {
  if (!food().has(category)) return undefined
  const names = options.map((option, i) => option.values.find(({ code }) => code === values[i])?.name['en-US'] ?? '')
  const [, times, three, number, unit] = names.map((name) => measure.exec(name)).find((one) => one !== null) ?? []
  const one = number === undefined ? undefined : measureIn(`${number} ${unit}`)
  return one && { ...one, amount: one.amount * (times ? Number(times) : three ? 3 : 1) }
}

const pairs = once(() => new Set(flatten(allCategories().filter(({ code }) => code === 'shoes')).map((c) => c.code)))
/** The code of the unit by which goods are sold; shoes by the pair. */
export const unitOf = ({ category }: Pick<DemoProduct, 'category'>): string | null =>
  pairs().has(category) ? 'pair' : null
