// Goods as their editor holds them, made of what is on sale; and the way back.
import type { Content, DraftSku } from './content.ts'
import { isSame, keyOf } from './merging.ts'
import type { PublishedProduct, PublishedSku } from './product-queries.ts'
import type { KnownPicture } from './queries.ts'
import { writtenAll, type Defined } from '#features/catalog/attributes/asking.ts'
import {
  cleanHtml,
  type ProductDraft,
  type ProductPicture,
  type SkuDraft,
} from '#features/catalog/products/products.ts'
import { allMadeToOrder } from '#features/catalog/products/questions.ts'
import { languages, pick, type Texts } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

/** What is on sale, as a draft begins. What is off sale of its SKUs is not made. */
export const contentOf = (p: PublishedProduct): Content => ({
  categoryId: p.categoryId,
  brandId: p.brandId,
  freightTemplateId: p.freightTemplateId,
  title: p.title,
  subtitle: p.subtitle,
  fact: p.fact,
  body: p.body,
  attributes: p.attributes.map(({ key, name, value, code }) => ({
    key,
    name,
    value,
    // where it says more than the words do
    ...(code !== undefined && code !== pick(value, 'en-US').slice(0, 80) && { code }),
  })),
  options: p.options.map(({ code, name, values }) => ({
    code,
    name,
    values: values.map(({ colour, ...v }) => ({
      code: v.code,
      name: v.name,
      picture: v.picture ?? null,
      ...(colour && { colour }),
    })),
  })),
  pictures: p.pictures.map(({ file, alt }) => ({ file, alt: alt ?? {} })),
  video: p.video,
  model: p.model,
  services: p.services,
  condition: p.condition,
  conditionNote: p.conditionNote,
  purchaseLimit: p.purchaseLimit,
  ...(p.unit && { unit: p.unit }),
  // what nobody has seen is to go on sale once somebody has
  onSale: p.status === 'onSale' || p.onSaleAt !== null || p.unreviewed,
  onSaleAt: timeOf(p.onSaleAt),
  offSaleAt: timeOf(p.offSaleAt),
  questions: p.questions,
  skus: p.skus.filter(({ onSale }) => onSale).map(skuOf),
})
const timeOf = (at: Date | string | null): string | null => at && new Date(at).toISOString()
const skuOf = ({ id: _i, onSale: _o, onHand: _h, source: _s, content, ...sku }: PublishedSku): DraftSku => ({
  ...sku,
  ...(content && { content }),
  stock: null,
})

const trimmed = (texts: Texts): Texts =>
  Object.fromEntries(
    languages.flatMap((l) => {
      const text = plainWords(texts[l] ?? '')
      return text === '' ? [] : [[l, text]]
    }),
  )
const rich = (texts: Texts): Texts =>
  trimmed(Object.fromEntries(languages.flatMap((l) => (texts[l] ? [[l, cleanHtml(texts[l])]] : []))))

/** Without what must not be in it, and without what says nothing. */
export const tidy = (c: Content): Content => ({
  ...c,
  title: trimmed(c.title),
  subtitle: trimmed(c.subtitle),
  fact: trimmed(c.fact),
  body: rich(c.body),
  conditionNote: c.condition === 'used' ? trimmed(c.conditionNote) : {},
  attributes: c.attributes.map((a) => ({ ...a, name: trimmed(a.name), value: trimmed(a.value) })),
  options: c.options.map((o) => ({
    ...o,
    name: trimmed(o.name),
    values: o.values.map((v) => ({ ...v, name: trimmed(v.name) })),
  })),
  questions: c.questions.map((q) => ({
    ...q,
    label: trimmed(q.label),
    choices: q.kind === 'choice' ? q.choices.map((one) => ({ ...one, name: trimmed(one.name) })) : [],
  })),
  // what is made for one person is not taken back without a reason
  services: allMadeToOrder(c.questions) ? c.services.filter((service) => service !== 'return7') : c.services,
  pictures: c.pictures.map(({ file, alt }) => ({ file, alt: trimmed(alt) })),
  video: c.video && { ...c.video, alt: trimmed(c.video.alt) },
  model: c.model && { ...c.model, alt: trimmed(c.model.alt) },
  onSaleAt: c.onSale ? timeOf(c.onSaleAt) : null,
  offSaleAt: c.onSale ? timeOf(c.offSaleAt) : null,
  skus: c.skus.map((s) => ({
    ...s,
    code: s.code.trim(),
    barcode: s.barcode.trim(),
    tiers: s.tiers.toSorted((a, b) => a.from - b.from),
  })),
})

/** Every picture that it names. */
export const filesIn = ({ pictures, options, skus }: Content): string[] => [
  ...new Set([
    ...pictures.map(({ file }) => file),
    ...options.flatMap(({ values }) => values.flatMap(({ picture }) => picture ?? [])),
    ...skus.flatMap(({ picture }) => picture ?? []),
  ]),
]

export const mediaIn = ({ video, model }: Content): string[] => [video, model].flatMap((one) => one?.file ?? [])

interface Beside {
  merchantId: number
  handle: string
  now: PublishedProduct | undefined
  known: readonly KnownPicture[]
  /** what staff defined of what it says, by key */
  defined: ReadonlyMap<string, Defined>
  /** it waits for its time in store */
  waits: boolean
}
/** As the door of products takes it. Pieces are told of new SKUs alone: those of others are counted elsewhere. */
export function productOfContent(c: Content, beside: Beside): ProductDraft {
  const { merchantId, handle, now, known, waits, defined } = beside
  const present = new Map((now?.skus ?? []).map((sku) => [keyOf(sku), sku]))
  const pictures = new Map<string, ProductPicture>(
    [...known, ...(now?.pictures ?? [])].map(({ file, width, height, preview }) => [
      file,
      { file, width, height, ...(preview && { preview }) },
    ]),
  )
  return {
    merchantId,
    handle,
    categoryId: c.categoryId!,
    brandId: c.brandId,
    freightTemplateId: c.freightTemplateId!,
    title: c.title,
    subtitle: c.subtitle,
    fact: c.fact,
    body: c.body,
    attributes: writtenAll(c.attributes, defined).map((a) => {
      if (a.code !== undefined) return a
      const same = now?.attributes.find(({ key }) => key === a.key)
      // what filters match stays with its value
      return { ...a, ...(same?.code !== undefined && isSame(same.value, a.value) && { code: same.code }) }
    }),
    options: c.options,
    pictures: c.pictures.map(({ file, alt }) => ({ ...pictures.get(file)!, alt })),
    services: c.services,
    condition: c.condition,
    conditionNote: c.conditionNote,
    purchaseLimit: c.purchaseLimit,
    unit: c.unit || null,
    questions: c.questions,
    status: c.onSale && !waits ? 'onSale' : 'offShelf',
    unreviewed: false,
    skus: c.skus.map((sku) => forSale(sku, present.get(keyOf(sku)))),
    source: now?.source ?? null,
  }
}
const forSale = ({ stock, price, content, ...sku }: DraftSku, known: PublishedSku | undefined): SkuDraft => ({
  ...sku,
  content: content ?? null,
  price: price!,
  ...(known ? { source: known.source } : { stock: stock ?? 0 }),
})
