// Specs and the variants that they make: what becomes of the variants when a spec or a value comes or goes. Pure.
import { emptySku, most, type Content, type DraftOption, type DraftSku } from './content.ts'
import { keyOf } from './merging.ts'

/** Every combination, in the order of the specs. */
export const combinationsOf = (options: readonly DraftOption[]): string[][] =>
  options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ code }) => [...row, code])),
    [[]],
  )
/** Like the one that is most like it: prices and weight stay, what is its own does not. */
function like(skus: readonly DraftSku[], values: string[]): DraftSku {
  const shared = (sku: DraftSku) => sku.values.filter((code, i) => code === values[i]).length
  const [near] = skus.toSorted((a, b) => shared(b) - shared(a))
  return near ? { ...near, values, stock: null, code: '', barcode: '', picture: null } : emptySku(values)
}
/** In the order of the specs; those that are not made are not there. */
function ordered({ options }: Pick<Content, 'options'>, skus: readonly DraftSku[]): DraftSku[] {
  const known = new Map(skus.map((sku) => [keyOf(sku), sku]))
  return combinationsOf(options).flatMap((values) => known.get(keyOf({ values })) ?? [])
}
/** Makes the variants of these combinations, as far as there is room for them. */
export function make(content: Content, wanted: (values: readonly string[]) => boolean): Content {
  const known = new Set(content.skus.map(keyOf))
  const fresh = combinationsOf(content.options).filter((values) => wanted(values) && !known.has(keyOf({ values })))
  const room = Math.max(0, most.skus - content.skus.length)
  const made = fresh.slice(0, room).map((values) => like(content.skus, values))
  return { ...content, skus: ordered(content, [...content.skus, ...made]) }
}
export const unmake = (content: Content, key: string): Content => ({
  ...content,
  skus: content.skus.filter((sku) => keyOf(sku) !== key),
})

const fresh = (letter: string): string => `${letter}${crypto.randomUUID().slice(0, 8)}`
/** A new spec, of one value, which all variants have. */
export function addOption(content: Content): Content {
  const value = { code: fresh('v'), name: {}, picture: null }
  const option = { code: fresh('o'), name: {}, values: [value] }
  return {
    ...content,
    options: [...content.options, option],
    skus: content.skus.map((sku) => ({ ...sku, values: [...sku.values, value.code] })),
  }
}
export interface OfferedSpec {
  code: string
  name: DraftOption['name']
  choices: readonly { code: string; name: DraftOption['name']; colour: string | null }[]
}
/** A new spec as a template has it, copied: its first value is that of all variants, the others are made. */
export function addOffered(content: Content, { code, name, choices }: OfferedSpec): Content {
  const taken = content.options.some((option) => option.code === code)
  const values = choices.map((one) => ({
    code: one.code,
    name: one.name,
    picture: null,
    ...(one.colour !== null && { colour: one.colour }),
  }))
  const at = content.options.length
  const first = values[0]!.code
  const options = [...content.options, { code: taken ? fresh('o') : code, name, values }]
  const skus = content.skus.map((sku) => ({ ...sku, values: [...sku.values, first] }))
  return make({ ...content, options, skus }, (wanted) => wanted[at] !== first)
}
/** Of the variants those stay that had its first value. */
export function dropOption(content: Content, at: number): Content {
  const first = content.options[at]!.values[0]?.code
  return {
    ...content,
    options: content.options.filter((_, i) => i !== at),
    skus: content.skus
      .filter((sku) => sku.values[at] === first)
      .map((sku) => ({ ...sku, values: sku.values.filter((_, i) => i !== at) })),
  }
}
/** With it all variants that it makes. */
export function addValue(content: Content, at: number): Content {
  const code = fresh('v')
  const options = content.options.map((option, i) =>
    i === at ? { ...option, values: [...option.values, { code, name: {}, picture: null }] } : option,
  )
  return make({ ...content, options }, (values) => values[at] === code)
}
export function dropValue(content: Content, at: number, code: string): Content {
  if (content.options[at]!.values.length === 1) return dropOption(content, at)
  return {
    ...content,
    options: content.options.map((option, i) =>
      i === at ? { ...option, values: option.values.filter((value) => value.code !== code) } : option,
    ),
    skus: content.skus.filter((sku) => sku.values[at] !== code),
  }
}
export function changeValue(
  content: Content,
  at: number,
  code: string,
  part: Partial<DraftOption['values'][number]>,
): Content {
  const options = content.options.map((option, i) =>
    i === at
      ? { ...option, values: option.values.map((value) => (value.code === code ? { ...value, ...part } : value)) }
      : option,
  )
  return { ...content, options }
}
