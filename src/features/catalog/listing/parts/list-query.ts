// The filters of a goods list as they stand in the address, and as the call takes them.
// Pure: read, written and compared in one place.
import type { Calls } from '#kernel/call/contract.ts'

export type PageInput = Calls['/api/v2/goods/goods/page']['input']
export const sorts = ['best', 'sales', 'newest', 'rating', 'priceUp', 'priceDown'] as const
export type Sort = (typeof sorts)[number]
const services = ['freeFreight', 'inStock', 'pickup', 'return7', 'invoice'] as const
export type Service = (typeof services)[number]

export interface ListQuery {
  categoryId: number | undefined
  keyword: string
  /** the words as they are written: no correction */
  exact: boolean
  merchants: number[]
  brands: number[]
  /** the page shows one brand only: no filter, so it is not written and cannot be taken away */
  ofBrand: number | undefined
  /** fen */
  min: number | undefined
  max: number | undefined
  discount: 'onSale' | 'member' | undefined
  services: Service[]
  attributes: { key: string; value: string }[]
  condition: 'new' | 'used' | undefined
  /** an own category of the merchant whose list it is */
  own: number | undefined
  /** a collection of that merchant: the page is its own, so it is no filter */
  collection: number | undefined
  sort: Sort
  /** as rows with lines of the specification instead of cards */
  rows: boolean
  after: string | undefined
}
/** How an address of a list is written. */
export type AddressOf = (query: ListQuery) => string

const id = (text: string | null): number | undefined => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined)
const ids = (texts: readonly string[]): number[] => [...new Set(texts.flatMap((t) => id(t) ?? []))].slice(0, 30)
const oneOf = <T extends string>(text: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((a) => a === text)
/** Whole yuan as people type them; nonsense is no filter. */
const yuan = (text: string | null): number | undefined =>
  /^\d{1,8}$/.test(text?.trim() ?? '') ? Number(text) * 100 : undefined

/** Reads an address; whatever is not sound is left out, so any address gives a list. */
export function readQuery(params: URLSearchParams): ListQuery {
  const [low, high] = [yuan(params.get('min')), yuan(params.get('max'))]
  const swapped = low !== undefined && high !== undefined && low > high
  return {
    categoryId: id(params.get('categoryId')),
    keyword: (params.get('q') ?? '').trim().slice(0, 80),
    exact: params.get('exact') === '1',
    merchants: ids(params.getAll('merchant')),
    brands: ids(params.getAll('brand')),
    ofBrand: undefined,
    min: swapped ? high : low,
    max: swapped ? low : high,
    discount: oneOf(params.get('off'), ['onSale', 'member']),
    services: services.filter((s) => params.getAll('serv').includes(s)),
    attributes: params.getAll('attr').flatMap(readAttribute).slice(0, 10),
    condition: oneOf(params.get('cond'), ['new', 'used']),
    own: id(params.get('own')),
    collection: id(params.get('collection')),
    sort: oneOf(params.get('sort'), sorts) ?? 'best',
    rows: params.get('view') === 'list',
    after: params.get('after')?.slice(0, 200) || undefined,
  }
}
function readAttribute(text: string): { key: string; value: string }[] {
  const at = text.indexOf(':')
  return at > 0 && at <= 40 && text.length - at <= 80 ? [{ key: text.slice(0, at), value: text.slice(at + 1) }] : []
}

/** The query as the address writes it; what is usual is not written. */
export function writeQuery(q: ListQuery): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) =>
    value !== undefined && value !== '' && params.append(name, String(value))
  set('q', q.keyword)
  set('exact', q.exact ? 1 : undefined)
  set('categoryId', q.categoryId)
  for (const h of q.merchants) set('merchant', h)
  for (const b of q.brands) set('brand', b)
  set('min', q.min === undefined ? undefined : q.min / 100)
  set('max', q.max === undefined ? undefined : q.max / 100)
  set('off', q.discount)
  for (const s of q.services) set('serv', s)
  for (const a of q.attributes) set('attr', `${a.key}:${a.value}`)
  set('cond', q.condition)
  set('own', q.own)
  set('collection', q.collection)
  set('sort', q.sort === 'best' ? undefined : q.sort)
  set('view', q.rows ? 'list' : undefined)
  set('after', q.after)
  return params
}

/** What the call takes. */
export function inputOf(q: ListQuery, merchantId?: number): PageInput {
  return {
    size: 24,
    sort: q.sort,
    ...(q.categoryId === undefined ? {} : { categoryId: q.categoryId }),
    ...(merchantId === undefined ? {} : { merchantId }),
    ...(q.keyword ? { keyword: q.keyword, ...(q.exact ? { exact: true } : {}) } : {}),
    ...(q.merchants.length ? { merchantIds: q.merchants } : {}),
    ...(q.ofBrand !== undefined ? { brandIds: [q.ofBrand] } : q.brands.length ? { brandIds: q.brands } : {}),
    ...(q.min === undefined ? {} : { priceMin: q.min }),
    ...(q.max === undefined ? {} : { priceMax: q.max }),
    ...(q.discount ? { discount: q.discount } : {}),
    ...(q.services.length ? { services: q.services } : {}),
    ...(q.attributes.length ? { attributes: q.attributes } : {}),
    ...(q.condition ? { condition: q.condition } : {}),
    ...(merchantId !== undefined && q.own !== undefined ? { shopCategoryId: q.own } : {}),
    ...(merchantId !== undefined && q.collection !== undefined ? { collectionId: q.collection } : {}),
    ...(q.rows ? { excerpt: true } : {}),
    ...(q.after ? { after: q.after } : {}),
  }
}

/** One filter that is on, and the query without it. */
export interface Applied {
  kind: 'merchant' | 'brand' | 'min' | 'max' | 'discount' | 'service' | 'attribute' | 'condition'
  value: string
  without: ListQuery
}
export function appliedOf(full: ListQuery): Applied[] {
  const q = { ...full, after: undefined }
  return [
    ...q.merchants.map((h): Applied => ({
      kind: 'merchant',
      value: String(h),
      without: { ...q, merchants: q.merchants.filter((x) => x !== h) },
    })),
    ...q.brands.map((b): Applied => ({
      kind: 'brand',
      value: String(b),
      without: { ...q, brands: q.brands.filter((x) => x !== b) },
    })),
    ...(q.min === undefined ? [] : [{ kind: 'min', value: String(q.min), without: { ...q, min: undefined } } as const]),
    ...(q.max === undefined ? [] : [{ kind: 'max', value: String(q.max), without: { ...q, max: undefined } } as const]),
    ...(q.discount ? [{ kind: 'discount', value: q.discount, without: { ...q, discount: undefined } } as const] : []),
    ...q.services.map((s): Applied => ({
      kind: 'service',
      value: s,
      without: { ...q, services: q.services.filter((x) => x !== s) },
    })),
    ...q.attributes.map((a): Applied => ({
      kind: 'attribute',
      value: `${a.key}:${a.value}`,
      without: { ...q, attributes: q.attributes.filter((x) => x !== a) },
    })),
    ...(q.condition
      ? [{ kind: 'condition', value: q.condition, without: { ...q, condition: undefined } } as const]
      : []),
  ]
}
/** The query with no filter on; place, words and order stay. */
export const bare = (q: ListQuery): ListQuery => ({
  ...q,
  merchants: [],
  brands: [],
  min: undefined,
  max: undefined,
  discount: undefined,
  services: [],
  attributes: [],
  condition: undefined,
  after: undefined,
})

/** The list as one first comes to it: nothing filtered, the usual order, its first page. */
export const isPlain = (q: ListQuery): boolean =>
  appliedOf(q).length === 0 &&
  q.categoryId === undefined &&
  q.own === undefined &&
  q.collection === undefined &&
  q.sort === 'best' &&
  q.after === undefined &&
  q.keyword === ''

/** Two thresholds in fen that part the prices of a list into three, in round yuan; undefined if they lie too close. */
export function priceSteps({ min, max }: { min: number; max: number }): [number, number] | undefined {
  const round = (fen: number) => {
    const unit = 10 ** Math.floor(Math.log10(fen / 100))
    const step = [1, 2, 3, 5, 10].reduce((best, s) =>
      Math.abs(s - fen / 100 / unit) < Math.abs(best - fen / 100 / unit) ? s : best,
    )
    return Math.max(1, Math.round(step * unit)) * 100
  }
  if (min <= 0 || max < min * 3) return undefined
  const [low, high] = [round(min ** (2 / 3) * max ** (1 / 3)), round(min ** (1 / 3) * max ** (2 / 3))]
  return low > min && high > low && high < max ? [low, high] : undefined
}
