// From a file's product to a draft for the shop, and from a stored product back to the words of a file.
// Pure; both sides see a product through the same `Goods`, so nothing is lost between them.
import { ownValue } from '#kernel/data/own.ts'
import { pick, type Language, type Texts } from '#kernel/text/language.ts'
import type { Defined } from '#features/catalog/attributes/asking.ts'
import { cleanHtml, type Option, type ProductDraft, type SkuDraft } from '#features/catalog/products/products.ts'
import { attributesOf } from './attributes-of.ts'
import type { StoredProduct, StoredSku } from './queries.ts'
import { withCodes } from './option-codes.ts'
import { rateOf, gallery, type ProductSource, type SkuSource } from './source.ts'
import { shopifyColumns } from './shopify-columns.ts'
import { remember, type Goods, type GoodsSku, type Memory } from './shopify-rows.ts'
import type { Imported, ImportedSku, Stock } from './row.ts'
import { unitTold, type KnownUnit } from './units-of.ts'

export interface Setting {
  merchantId: number
  templateId: number
  language: Language
  rate: string
  currency: string
  format: ProductSource['format']
  /** Columns that the file has. */
  columns: ReadonlySet<string>
  /** What the merchant promises of goods that are new to the shop. */
  promises: readonly string[]
  /** Whether staff must see what is new before it is on sale; said false, nobody need see it. */
  unreviewed?: boolean | undefined
}
/** What the shop knows about a product that is coming in. */
export interface Found {
  stored: StoredProduct | undefined
  /** Where it goes; `code` is what the file's words led to. */
  category: { id: number; code: string; name: Texts }
  brand: { id: number; name: Texts } | null
  /** Pictures of a folder: for the product (by name) and for SKUs by their code. */
  /** Missing when no folder is read: then what came from one before stays. */
  local?: LocalFiles | undefined
  /** the attributes of the shop */
  defined: readonly Defined[]
  /** its units of sale */
  units: readonly KnownUnit[]
}
export interface LocalFiles {
  names: string[]
  files: ProductSource['files']
  bySku: Record<string, string>
}
/** Pictures that came from a folder in an earlier import. */
function localBefore(stored: StoredProduct | undefined): LocalFiles {
  const files = stored?.source?.files ?? {}
  const bySku = (stored?.skus ?? []).flatMap(({ code, source }) =>
    code && source?.picture && files[source.picture]?.local ? [[code, source.picture]] : [],
  )
  return { names: stored?.source?.local ?? [], files: {}, bySku: Object.fromEntries(bySku) }
}

export const keyOf = (values: readonly string[]): string => values.join('/')
const valueNames = (options: readonly Option[], codes: readonly string[], lang: Language): string[] =>
  codes.map((code, i) => pick(options[i]?.values.find((v) => v.code === code)?.name, lang) || code)

/** What the file tells of it; else as somebody entered it in the shop, else none. */
const weightOf = (sku: ImportedSku, key: string, found: Found): number =>
  sku.weight ?? found.stored?.skus.find((s) => keyOf(s.values) === key)?.weight ?? 0
function skuGoods(sku: ImportedSku, codes: string[]): GoodsSku {
  const { values, code, barcode, price, listPrice, cost, picture } = sku
  // as the file has it, so that a weight entered in the shop goes out
  const weight = sku.weight ?? 0
  const { pieces: stock, beyond } = sku.stock
  const content = sku.content ?? null
  return { key: keyOf(codes), values, code, barcode, price, listPrice, cost, weight, content, stock, beyond, picture }
}
/** The values of a SKU by their codes. */
export const codesOf = (sku: ImportedSku, options: readonly Option[], lang: Language): string[] =>
  sku.values.map((value, i) => options[i]!.values.find((v) => v.name[lang] === value)!.code)

/** The product as we would write it, had nothing of the file been kept. */
function goodsOfFile(p: Imported, options: readonly Option[], found: Found, lang: Language): Goods {
  return {
    handle: p.handle,
    title: p.title,
    body: cleanHtml(p.body),
    seo: p.seo ?? { title: '', description: '' },
    vendor: found.brand ? pick(found.brand.name, lang) : '',
    category: pick(found.category.name, lang),
    unit: pick(found.units.find(({ code }) => code === unitTold(p.unit, found.units))?.name, lang),
    onSale: p.onSale,
    options: p.options.map((o) => o.name),
    skus: p.skus.map((s) => skuGoods(s, codesOf(s, options, lang))),
    pictures: p.pictures.map(({ src, alt }) => ({ address: src, alt })),
  }
}

function memoryOf(p: Imported, goods: Goods, setting: Setting): Memory {
  if (setting.format !== 'shopify') return { skus: {} }
  const rows = p.layout.map(({ row, sku, picture }) => ({
    cells: row.cells,
    sku: sku === null ? null : goods.skus[sku]!.key,
    picture: picture === null ? null : p.pictures[picture]!.src,
  }))
  return remember(goods, rows, setting.columns, rateOf(setting))
}

/** Of pictures that the file still names and that have not come. */
function lostStill(
  lost: ProductSource['lost'],
  names: readonly string[],
  files: ProductSource['files'],
): Pick<ProductSource, 'lost'> {
  if (!lost) return {}
  return { lost: Object.fromEntries(Object.entries(lost).filter(([src]) => names.includes(src) && !files[src])) }
}
const standard = new Set<string>(shopifyColumns)
function sourceOf(p: Imported, memory: Memory, setting: Setting, found: Found, folder: LocalFiles): ProductSource {
  const before = found.stored?.source?.files ?? {}
  const local = p.pictures.length === 0 && folder.names.length > 0 ? folder.names : undefined
  const names = [
    ...p.pictures.map((x) => x.src),
    ...(local ?? []),
    ...p.skus.map((s) => s.picture),
    ...Object.values(folder.bySku),
  ]
  const files = Object.fromEntries(
    names.flatMap((name) => [folder.files[name] ?? before[name]].flatMap((file) => (file ? [[name, file]] : []))),
  )
  const extra =
    setting.format === 'shopify'
      ? [...setting.columns].filter((c) => !standard.has(c) && p.layout.some((l) => l.row.cells[c]))
      : []
  return {
    format: setting.format,
    language: setting.language,
    rate: setting.rate,
    currency: setting.currency,
    line: found.stored?.source?.line ?? p.line,
    category: found.category.code,
    pictures: p.pictures,
    ...(local ? { local } : {}),
    files,
    ...lostStill(found.stored?.source?.lost, names, files),
    ...(extra.length > 0 ? { extra } : {}),
    ...(memory.kept ? { kept: memory.kept } : {}),
    ...(memory.places ? { places: memory.places } : {}),
  }
}

function stockTold({ pieces, beyond }: Stock, stored: StoredSku | undefined): Partial<SkuDraft> {
  const before = stored?.source
  if (before && before.stock === pieces && Boolean(before.beyond) === beyond) return {}
  const policy = pieces === null ? 'uncounted' : beyond ? 'preorder' : 'counted'
  // paid preorders that wait for their pieces stand below zero: no pieces is just what the books say
  const owed = pieces === 0 && (stored?.stock ?? 0) < 0
  return { policy, ...(pieces === null || before?.stock === pieces || owed ? {} : { stock: pieces }) }
}
function skuDraft(
  sku: ImportedSku,
  key: string,
  codes: string[],
  memory: Memory,
  source: ProductSource,
  found: Found,
  folder: LocalFiles,
): SkuDraft {
  const stored = found.stored?.skus.find((s) => keyOf(s.values) === key)
  const picture = sku.picture || ownValue(folder.bySku, sku.code) || ''
  const mine: SkuSource = {
    ...(ownValue(memory.skus, key) ? { kept: ownValue(memory.skus, key) } : {}),
    stock: sku.stock.pieces,
    ...(sku.stock.beyond ? { beyond: true } : {}),
    ...(picture ? { picture } : {}),
  }
  return {
    values: codes,
    price: sku.price,
    listPrice: sku.listPrice,
    memberPrice: stored?.memberPrice ?? null,
    cost: sku.cost,
    // told again, the same number must not bring back what was sold meanwhile
    ...stockTold(sku.stock, stored),
    weight: weightOf(sku, key, found),
    volume: stored?.volume ?? 0,
    ...(sku.content && { content: sku.content }),
    code: sku.code,
    barcode: sku.barcode,
    picture: picture ? (source.files[picture]?.file ?? null) : (stored?.picture ?? null),
    status: 'onSale',
    source: mine,
  }
}

/** One that the shop does not have changes nothing. */
function unitOf(p: Imported, { units }: Found): Pick<ProductDraft, 'unit'> {
  const unit = unitTold(p.unit, units)
  return unit === undefined ? {} : { unit }
}
/** The draft to save; what the file does not speak of stays as it is. */
export function toDraft(p: Imported, setting: Setting, found: Found): ProductDraft {
  const { stored } = found
  const lang = setting.language
  const options = withCodes(p.options, lang, stored?.options ?? [])
  const goods = goodsOfFile(p, options, found, lang)
  const memory = memoryOf(p, goods, setting)
  const folder = found.local ?? localBefore(stored)
  const source = sourceOf(p, memory, setting, found, folder)
  const text = (before: Texts | undefined, now: string): Texts =>
    now ? { ...before, [lang]: now } : Object.fromEntries(Object.entries(before ?? {}).filter(([l]) => l !== lang))
  return {
    merchantId: setting.merchantId,
    handle: p.handle,
    categoryId: found.category.id,
    brandId: found.brand?.id ?? null,
    freightTemplateId: stored?.freightTemplateId ?? setting.templateId,
    title: text(stored?.title, p.title),
    subtitle: p.subtitle ? text(stored?.subtitle, p.subtitle) : (stored?.subtitle ?? {}),
    fact: stored?.fact ?? {},
    body: text(stored?.body, p.body),
    attributes: attributesOf(p, lang, stored?.attributes ?? [], found.defined),
    options,
    pictures: gallery(source, stored?.pictures ?? []),
    services: stored?.services ?? [...setting.promises],
    condition: stored?.condition ?? 'new',
    conditionNote: stored?.conditionNote ?? {},
    purchaseLimit: stored?.purchaseLimit ?? null,
    ...unitOf(p, found),
    ...(p.seo && {
      seoTitle: text(stored?.seoTitle, p.seo.title),
      seoDescription: text(stored?.seoDescription, p.seo.description),
    }),
    status: p.onSale ? 'onSale' : 'offShelf',
    ...(setting.unreviewed !== undefined && { unreviewed: setting.unreviewed }),
    skus: p.skus.map((s, i) =>
      skuDraft(s, goods.skus[i]!.key, codesOf(s, options, lang), memory, source, found, folder),
    ),
    source,
  }
}

/** Which pictures a file would name, and where they are found. */
function picturesOf(p: StoredProduct, lang: Language, addressOf: (file: string) => string): Goods['pictures'] {
  const { source } = p
  const files = source?.files ?? {}
  const told = (source?.pictures ?? []).flatMap(({ src, alt }) => {
    const file = files[src]
    const shown = p.pictures.find((x) => x.file === file?.file)
    return file && !shown
      ? []
      : [{ address: src, alt: (shown && pick(shown.alt, lang)) ?? alt, at: shown ? p.pictures.indexOf(shown) : -1 }]
  })
  const ordered = told.every((t) => t.at >= 0) ? told.sort((a, b) => a.at - b.at) : told
  const known = new Set(['placeholder', ...Object.values(files).map((f) => f.file)])
  const added = p.pictures
    .filter((x) => !known.has(x.file))
    .map((x) => ({ address: addressOf(x.file), alt: pick(x.alt, lang) }))
  return [...ordered.map(({ address, alt }) => ({ address, alt })), ...added]
}

function skuPicture(sku: StoredSku, source: ProductSource | null, addressOf: (file: string) => string): string {
  const told = sku.source?.picture
  const come = told ? source?.files[told] : undefined
  if (told && !come?.local && (sku.picture === null || sku.picture === come?.file)) return told
  return sku.picture && !Object.values(source?.files ?? {}).some((f) => f.local && f.file === sku.picture)
    ? addressOf(sku.picture)
    : ''
}

/** A stored product in the words of a file, and what is remembered of the file it came from. */
export function goodsOfShop(
  p: StoredProduct,
  fallback: Language,
  addressOf: (file: string) => string,
): { goods: Goods; memory: Memory } {
  const lang = p.source?.language ?? fallback
  const skus = p.skus.filter((s) => s.onSale)
  const goods: Goods = {
    handle: p.handle,
    title: pick(p.title, lang),
    body: pick(p.body, lang),
    seo: { title: p.seoTitle[lang] ?? '', description: p.seoDescription[lang] ?? '' },
    vendor: p.brand ? pick(p.brand, lang) : '',
    category: pick(p.category, lang),
    unit: pick(p.unit?.name, lang),
    onSale: p.onSale,
    options: p.options.map((o) => pick(o.name, lang)),
    skus: skus.map((s) => ({
      ...s,
      key: keyOf(s.values),
      values: valueNames(p.options, s.values, lang),
      picture: skuPicture(s, p.source, addressOf),
    })),
    pictures: picturesOf(p, lang, addressOf),
  }
  const kept = Object.fromEntries(skus.flatMap((s) => (s.source?.kept ? [[keyOf(s.values), s.source.kept]] : [])))
  const memory: Memory = {
    ...(p.source?.kept ? { kept: p.source.kept } : {}),
    ...(p.source?.places ? { places: p.source.places } : {}),
    skus: kept,
  }
  return { goods, memory }
}
