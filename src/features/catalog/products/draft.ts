// A product as the seed, the importer and the console hand it over, and how it becomes rows.
// Rich text is sanitised here, once, on its way in.
import type { StockPolicy } from './stock-queries.ts'
import type { Question } from './questions.ts'
import type { Measure } from './measures.ts'
import type { Tier } from './tiers.ts'
import { languages, pick, type Texts } from '#kernel/text/language.ts'
import { sanitizeHtml, type IOptions } from '#kernel/text/sanitize-html.ts'

export interface OptionValue {
  code: string
  name: Texts
  picture?: string | null
  /** A swatch, as #a1b2c3. */
  colour?: string
}
export interface Option {
  code: string
  name: Texts
  values: OptionValue[]
}
export interface Attribute {
  key: string
  name: Texts
  value: Texts
  /** What filters match; the English value when missing. */
  code?: string
}
export interface ProductPicture {
  file: string
  width: number
  height: number
  /** A few pixels of it as base64 WebP, drawn large until the picture is there. */
  preview?: string
  alt?: Texts
}
/** A film (.mp4) or a turning model (.glb), with what it shows in words. */
export interface ProductMedia {
  file: string
  alt: Texts
}
/** Money in fen, weight in grams, volume in cubic centimetres. */
export interface SkuDraft {
  /** One value code per option, in the order of the product's options. */
  values: string[]
  price: number
  listPrice?: number | null
  memberPrice?: number | null
  cost?: number | null
  /** Missing leaves them as they are (none for a new SKU). */
  tiers?: readonly Tier[]
  /** Pieces on hand from now on; missing leaves the stock as it is (0 for a new SKU). */
  stock?: number
  /** How they are minded from now on; missing leaves it (counted for a new SKU). */
  policy?: StockPolicy
  weight?: number
  volume?: number
  /** How much one piece holds; null: nothing is known; missing leaves it. */
  content?: Measure | null
  code?: string
  barcode?: string
  picture?: string | null
  status?: 'onSale' | 'offShelf'
  source?: unknown
}
export interface ProductDraft {
  merchantId: number
  /** Its stable name within the merchant. */
  handle: string
  categoryId: number
  brandId?: number | null
  freightTemplateId: number
  title: Texts
  subtitle?: Texts
  fact?: Texts
  /** HTML in each language */
  body?: Texts
  attributes?: Attribute[]
  options?: Option[]
  pictures?: ProductPicture[]
  services?: string[]
  condition?: 'new' | 'used'
  conditionNote?: Texts
  purchaseLimit?: number | null
  /** The code of the unit it is sold by; null: the piece; missing leaves it. */
  unit?: string | null
  status?: 'onSale' | 'offShelf'
  skus: SkuDraft[]
  /** Custom options; missing leaves them. */
  questions?: Question[]
  /** What search engines are told instead of title and subtitle; missing leaves it. */
  seoTitle?: Texts
  seoDescription?: Texts
  /**
   * Staff must see it before it is on sale: until then it lies in store, whatever `status` says. Missing leaves it,
   * true is said of new products only.
   */
  unreviewed?: boolean
  /** Counted by the shop; set only where they are brought along. */
  rating?: number
  reviewCount?: number
  sales?: number
  /** ISO time; now for a new product when missing. */
  listedAt?: string
  source?: unknown
}

/** What is wrong with a draft, in a word for programmers and import reports; undefined when it can be saved. */
export function faultOf(d: ProductDraft): string | undefined {
  if (!d.handle) return 'handle is empty'
  if (!pick(d.title, 'en-US')) return 'title is empty'
  const options = d.options ?? []
  const seen = new Set<string>()
  for (const sku of d.skus) {
    const name = sku.values.join('/')
    if (seen.has(name)) return `two SKUs of ${name || 'no options'}`
    seen.add(name)
    if (
      sku.values.length !== options.length ||
      sku.values.some((v, i) => !options[i]!.values.some((o) => o.code === v))
    )
      return `SKU ${name} does not fit the options`
    const amounts = [
      sku.price,
      sku.listPrice ?? 0,
      sku.memberPrice ?? 0,
      sku.cost ?? 0,
      ...(sku.tiers ?? []).flatMap(({ from, price }) => [from, price]),
      sku.stock ?? 0,
      sku.weight ?? 0,
      sku.volume ?? 0,
    ]
    if (amounts.some((n) => !Number.isSafeInteger(n) || n < 0))
      return `SKU ${name} has a number that is not whole or below zero`
  }
  return undefined
}

const allowed: IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'hr',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
    'span',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // only pictures of our own store: a foreign one would tell its host who reads
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/img\/[a-z0-9-]+\.webp$/.test(frame.attribs['src'] ?? ''),
  transformTags: { h1: 'h2' },
}
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed)
const cleanTexts = (texts: Texts | undefined): Texts =>
  Object.fromEntries(languages.flatMap((l) => (texts?.[l] ? [[l, cleanHtml(texts[l])]] : [])))

const codeOf = (a: Attribute): string => (a.code ?? pick(a.value, 'en-US')).slice(0, 80)

/** The row of a product; keys are the columns, absent numbers null. */
export const productRow = (d: ProductDraft) => ({
  merchant_id: d.merchantId,
  handle: d.handle,
  category_id: d.categoryId,
  brand_id: d.brandId ?? null,
  freight_template_id: d.freightTemplateId,
  title: d.title,
  subtitle: d.subtitle ?? {},
  fact: d.fact ?? {},
  body: cleanTexts(d.body),
  attributes: (d.attributes ?? []).map((a) => ({
    key: a.key.slice(0, 40),
    name: a.name,
    value: a.value,
    code: codeOf(a),
  })),
  options: d.options ?? [],
  pictures: d.pictures ?? [],
  services: d.services ?? [],
  condition: d.condition ?? 'new',
  condition_note: d.conditionNote ?? {},
  purchase_limit: d.purchaseLimit ?? null,
  // '' takes it away, null leaves it
  unit: d.unit === undefined ? null : (d.unit ?? ''),
  status: d.status ?? 'onSale',
  unreviewed: d.unreviewed ?? null,
  questions: d.questions ?? null,
  seo_title: d.seoTitle ?? null,
  seo_description: d.seoDescription ?? null,
  rating: d.rating ?? null,
  review_count: d.reviewCount ?? null,
  sales: d.sales ?? null,
  listed_at: d.listedAt ?? null,
  source: d.source ?? null,
})
export type ProductRow = ReturnType<typeof productRow>

/** The rows of a product's SKUs; a list price that is no reduction is dropped. */
export const skuRows = (productId: number, d: ProductDraft) =>
  d.skus.map((s, position) => ({
    product_id: productId,
    option_values: s.values,
    code: s.code ?? '',
    barcode: s.barcode ?? '',
    price: s.price,
    list_price: s.listPrice && s.listPrice > s.price ? s.listPrice : null,
    member_price: s.memberPrice ?? null,
    cost: s.cost ?? null,
    tiers: s.tiers ?? null,
    weight_g: s.weight ?? 0,
    volume_cm3: s.volume ?? 0,
    // {} takes it away, null leaves it
    content: s.content === undefined ? null : (s.content ?? {}),
    picture: s.picture ?? null,
    status: s.status ?? 'onSale',
    position,
    source: s.source ?? null,
    stock: s.stock ?? null,
    policy: s.policy ?? null,
  }))
export type SkuRow = ReturnType<typeof skuRows>[number]
