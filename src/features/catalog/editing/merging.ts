// Three versions of goods: as they were when somebody began to write, as they wrote it, as they are on sale now. What
// the writer left alone stays as it is now; what both changed is told. Pure.
import type { Content, DraftSku } from './content.ts'
import { ownValue } from '#kernel/data/own.ts'
import { measureText } from '#features/catalog/products/measures.ts'

type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain }
/** The same whatever the order of the keys; what is not said and null of a text are the same. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const pairs = Object.entries(value as Record<string, Plain>).filter(([, v]) => v !== undefined && v !== '')
  return `{${pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${k}:${written(v)}`)
    .join()}}`
}
const isSaid = (value: unknown): boolean => value !== undefined && value !== ''
/** The same by `written`. What is one and the same object is not gone through: while one types, nearly all is. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return written(a) === written(b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((v, i) => isSame(v, b[i]))
  const [of, to] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return (
    Object.entries(of).every(([key, value]) => !isSaid(value) || isSame(value, ownValue(to, key))) &&
    Object.entries(to).every(([key, value]) => !isSaid(value) || isSaid(ownValue(of, key)))
  )
}

export const fields = [
  'categoryId',
  'brandId',
  'freightTemplateId',
  'title',
  'subtitle',
  'fact',
  'body',
  'attributes',
  'options',
  'pictures',
  'video',
  'model',
  'services',
  'condition',
  'conditionNote',
  'purchaseLimit',
  'unit',
  'onSale',
  'onSaleAt',
  'offSaleAt',
  'questions',
] as const satisfies readonly Exclude<keyof Content, 'skus'>[]
export const skuFields = [
  'price',
  'listPrice',
  'memberPrice',
  'cost',
  'tiers',
  'weight',
  'volume',
  'content',
  'code',
  'barcode',
  'picture',
] as const satisfies readonly Exclude<keyof DraftSku, 'values' | 'stock'>[]
export type Field = (typeof fields)[number] | 'skus'
/** A SKU by its values. */
export const keyOf = ({ values }: Pick<DraftSku, 'values'>): string => JSON.stringify(values)

/** Whether they changed one thing to different ends. */
const clash = (base: unknown, mine: unknown, now: unknown): boolean =>
  !isSame(mine, base) && !isSame(now, base) && !isSame(mine, now)
function place<T extends object, K extends keyof T>(to: T, key: K, value: T[K]): void {
  to[key] = value
}

export interface Merged {
  content: Content
  /** fields that both changed: what was written stands */
  clashes: Field[]
}
/** `yields`: fields in which, where both changed them, what is on sale stands. */
export function merge(base: Content, mine: Content, now: Content, yields: readonly string[] = []): Merged {
  const content: Content = { ...mine }
  const clashes: Field[] = []
  for (const field of fields) {
    if (isSame(mine[field], base[field])) place(content, field, now[field])
    if (clash(base[field], mine[field], now[field])) clashes.push(field)
  }
  const skus = mergeSkus(base, mine, now, yields)
  content.skus = skus.rows.filter(({ values }) => fits(content, values))
  return { content, clashes: skus.clash ? [...clashes, 'skus'] : clashes }
}
const fits = ({ options }: Content, values: readonly string[]): boolean =>
  values.length === options.length && values.every((v, i) => options[i]!.values.some(({ code }) => code === v))

function mergeSkus(base: Content, mine: Content, now: Content, yields: readonly string[]) {
  const [was, is] = [base, now].map(({ skus }) => new Map(skus.map((sku) => [keyOf(sku), sku]))) as [
    Map<string, DraftSku>,
    Map<string, DraftSku>,
  ]
  const wanted = new Set(mine.skus.map(keyOf))
  let clashed = false
  const rows = mine.skus.flatMap((sku) => {
    const [before, present] = [was.get(keyOf(sku)), is.get(keyOf(sku))]
    // gone from the shelf meanwhile, and left alone here
    if (before && !present && skuFields.every((f) => isSame(sku[f], before[f]))) return []
    if (!before || !present) return [sku]
    const made = { ...sku }
    for (const field of skuFields) {
      const differs = clash(before[field], sku[field], present[field])
      clashed ||= differs
      if (isSame(sku[field], before[field]) || (differs && yields.includes(field))) place(made, field, present[field])
    }
    return [made]
  })
  const added = now.skus.filter((sku) => !was.has(keyOf(sku)) && !wanted.has(keyOf(sku)))
  return { rows: [...rows, ...added], clash: clashed }
}

export interface Change {
  field: string
  /** a language, a SKU by its values; '' where the field is one */
  of: string
  before: string | null
  after: string | null
}
const tiersText = (tiers: DraftSku['tiers']): string => tiers.map(({ from, price }) => `${from}:${price}`).join(' ')
const saidOf = (sku: DraftSku | undefined, field: (typeof skuFields)[number]) =>
  field === 'tiers'
    ? sku && tiersText(sku.tiers)
    : field === 'content'
      ? sku?.content && measureText(sku.content)
      : sku?.[field]
const said = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : typeof value === 'string' ? value : written(value)
const tongues = ['zh-CN', 'en-US', 'es-ES'] as const
const inTongues = ['title', 'subtitle', 'fact', 'body', 'conditionNote'] as const
const plain = [
  'categoryId',
  'brandId',
  'freightTemplateId',
  'condition',
  'purchaseLimit',
  'unit',
  'onSale',
  'onSaleAt',
  'offSaleAt',
] as const

/** What differs, field by field; texts by language, prices by SKU, pictures as their files. */
export function changesOf(before: Content | null, after: Content): Change[] {
  const made: Change[] = []
  const note = (field: string, of: string, was: unknown, is: unknown) => {
    if (!isSame(was ?? null, is ?? null)) made.push({ field, of, before: said(was), after: said(is) })
  }
  for (const field of inTongues)
    for (const lang of tongues) note(field, lang, before?.[field][lang] || null, after[field][lang] || null)
  for (const field of plain) note(field, '', before?.[field], after[field])
  for (const lang of tongues) {
    note('attributes', lang, before && attributesIn(before, lang), attributesIn(after, lang))
    note('options', lang, before && optionsIn(before, lang), optionsIn(after, lang))
    note('questions', lang, before && questionsIn(before, lang), questionsIn(after, lang))
    note('alt', lang, before && altsIn(before, lang), altsIn(after, lang))
  }
  note('services', '', before?.services.toSorted().join(' '), after.services.toSorted().join(' '))
  const filesOf = ({ pictures }: Content) => pictures.map(({ file }) => file).join(' ')
  note('pictures', '', before && filesOf(before), filesOf(after))
  for (const kind of ['video', 'model'] as const) note(kind, '', before?.[kind]?.file, after[kind]?.file)
  const valuePictures = ({ options }: Content) =>
    options.flatMap(({ values }) => values.flatMap(({ picture }) => picture ?? [])).join(' ')
  note('valuePictures', '', before && valuePictures(before), valuePictures(after))
  changedSkus(before, after, note)
  return made
}
type Tongue = (typeof tongues)[number]
const attributesIn = ({ attributes }: Content, lang: Tongue): string =>
  attributes
    .filter((a) => a.name[lang] || a.value[lang])
    .map((a) => `${a.name[lang] ?? ''}: ${a.value[lang] ?? ''}`)
    .join('\n')
const optionsIn = ({ options }: Content, lang: Tongue): string =>
  options.map((o) => `${o.name[lang] ?? '–'}: ${o.values.map((v) => v.name[lang] ?? '–').join(', ')}`).join('\n')
/**
 * Each in a line: "Name * ! (20)", "Ribbon: red, blue"; a star where it must be answered, ! where what is answered is
 * made to order.
 */
const questionsIn = ({ questions }: Content, lang: Tongue): string =>
  questions
    .map(({ label, required, madeToOrder, kind, maxLength, choices }) => {
      const asked = `${label[lang] ?? '–'}${required ? ' *' : ''}${madeToOrder ? ' !' : ''}`
      return kind === 'text'
        ? `${asked} (${maxLength})`
        : `${asked}: ${choices.map(({ name }) => name[lang] ?? '–').join(', ')}`
    })
    .join('\n')
function altsIn({ pictures, video, model }: Content, lang: Tongue): string {
  const all = [...pictures, ...(video ? [video] : []), ...(model ? [model] : [])]
  return all.some(({ alt }) => alt[lang]) ? all.map(({ alt }) => alt[lang] ?? '–').join('\n') : ''
}

type Note = (field: string, of: string, was: unknown, is: unknown) => void
function changedSkus(before: Content | null, after: Content, note: Note): void {
  const was = new Map((before?.skus ?? []).map((sku) => [keyOf(sku), sku]))
  const is = new Set(after.skus.map(keyOf))
  for (const sku of after.skus) {
    const old = was.get(keyOf(sku))
    const of = JSON.stringify(sku.values)
    for (const field of skuFields) {
      // what a new variant does not say is no change
      const [a, b] = [saidOf(old, field) ?? null, saidOf(sku, field) ?? null]
      if (old || (b !== null && b !== '' && b !== 0)) note(field, of, a, b)
    }
    if (!old) note('stock', of, null, sku.stock)
  }
  for (const sku of before?.skus ?? []) if (!is.has(keyOf(sku))) note('gone', JSON.stringify(sku.values), 'made', null)
}
