// The filters of a goods list as they stand in the address, and as the call takes them. Pure: read, written and compared in one place.
import type { Calls } from '#app.ts'

export type PageInput = Calls['/api/v2/goods/goods/page']['input']
export const sorts = ['best', 'sales', 'newest', 'rating', 'priceUp', 'priceDown'] as const
export type Sort = (typeof sorts)[number]
const services = ['freeFreight', 'inStock', 'return7', 'invoice'] as const
export type Service = (typeof services)[number]

export interface ListQuery {
  categoryId: number | undefined
  keyword: string
  brands: number[]
  /** fen */
  min: number | undefined
  max: number | undefined
  discount: 'onSale' | 'member' | undefined
  services: Service[]
  attributes: { key: string; value: string }[]
  condition: 'new' | 'used' | undefined
  sort: Sort
  after: string | undefined
}
/** How an address of a list is written. */
export type AddressOf = (query: ListQuery) => string

const id = (text: string | null): number | undefined => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined)
const oneOf = <T extends string>(text: string | null, allowed: readonly T[]): T | undefined => allowed.find((a) => a === text)
/** Whole yuan as people type them; nonsense is no filter. */
const yuan = (text: string | null): number | undefined => (/^\d{1,8}$/.test(text?.trim() ?? '') ? Number(text) * 100 : undefined)

/** Reads an address; whatever is not sound is left out, so any address gives a list. */
export function readQuery(params: URLSearchParams): ListQuery {
  const [low, high] = [yuan(params.get('min')), yuan(params.get('max'))]
  const swapped = low !== undefined && high !== undefined && low > high
  return {
    categoryId: id(params.get('categoryId')),
    keyword: (params.get('q') ?? '').trim().slice(0, 80),
    brands: [...new Set(params.getAll('brand').flatMap((b) => id(b) ?? []))].slice(0, 30),
    min: swapped ? high : low,
    max: swapped ? low : high,
    discount: oneOf(params.get('off'), ['onSale', 'member']),
    services: services.filter((s) => params.getAll('serv').includes(s)),
    attributes: params.getAll('attr').flatMap(readAttribute).slice(0, 10),
    condition: oneOf(params.get('cond'), ['new', 'used']),
    sort: oneOf(params.get('sort'), sorts) ?? 'best',
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
  const set = (name: string, value: string | number | undefined) => value !== undefined && value !== '' && params.append(name, String(value))
  set('q', q.keyword)
  set('categoryId', q.categoryId)
  for (const b of q.brands) set('brand', b)
  set('min', q.min === undefined ? undefined : q.min / 100)
  set('max', q.max === undefined ? undefined : q.max / 100)
  set('off', q.discount)
  for (const s of q.services) set('serv', s)
  for (const a of q.attributes) set('attr', `${a.key}:${a.value}`)
  set('cond', q.condition)
  set('sort', q.sort === 'best' ? undefined : q.sort)
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
    ...(q.keyword ? { keyword: q.keyword } : {}),
    ...(q.brands.length ? { brandIds: q.brands } : {}),
    ...(q.min === undefined ? {} : { priceMin: q.min }),
    ...(q.max === undefined ? {} : { priceMax: q.max }),
    ...(q.discount ? { discount: q.discount } : {}),
    ...(q.services.length ? { services: q.services } : {}),
    ...(q.attributes.length ? { attributes: q.attributes } : {}),
    ...(q.condition ? { condition: q.condition } : {}),
    ...(q.after ? { after: q.after } : {}),
  }
}

/** One filter that is on, and the query without it. */
export interface Applied {
  kind: 'brand' | 'min' | 'max' | 'discount' | 'service' | 'attribute' | 'condition'
  value: string
  without: ListQuery
}
export function appliedOf(full: ListQuery): Applied[] {
  const q = { ...full, after: undefined }
  return [
    ...q.brands.map((b): Applied => ({ kind: 'brand', value: String(b), without: { ...q, brands: q.brands.filter((x) => x !== b) } })),
    ...(q.min === undefined ? [] : [{ kind: 'min', value: String(q.min), without: { ...q, min: undefined } } as const]),
    ...(q.max === undefined ? [] : [{ kind: 'max', value: String(q.max), without: { ...q, max: undefined } } as const]),
    ...(q.discount ? [{ kind: 'discount', value: q.discount, without: { ...q, discount: undefined } } as const] : []),
    ...q.services.map((s): Applied => ({ kind: 'service', value: s, without: { ...q, services: q.services.filter((x) => x !== s) } })),
    ...q.attributes.map((a): Applied => ({ kind: 'attribute', value: `${a.key}:${a.value}`, without: { ...q, attributes: q.attributes.filter((x) => x !== a) } })),
    ...(q.condition ? [{ kind: 'condition', value: q.condition, without: { ...q, condition: undefined } } as const] : []),
  ]
}
/** The query with no filter on; place, words and order stay. */
export const bare = (q: ListQuery): ListQuery => ({
  ...q,
  brands: [],
  min: undefined,
  max: undefined,
  discount: undefined,
  services: [],
  attributes: [],
  condition: undefined,
  after: undefined,
})
