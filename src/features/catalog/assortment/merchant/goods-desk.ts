// What the screens of goods know together: rows, what is asked of the server, loading SKUs, what became of rows.
import type { Outcome } from '../limits.ts'
import type { SendOutcome } from '#features/catalog/editing/limits.ts'
import { sorts, tabs } from '../limits.ts'
import { fenOf } from './typed.ts'
import { call, newRequestId, type Input, type Output } from '#surfaces/console/desk/call.ts'
import type { StateKind } from '#surfaces/console/desk/state.tsx'

export type Goods = Output<'/api/v2/mch/goods/page'>['records'][number]
export type Sku = Output<'/api/v2/mch/goods/sku/page'>['records'][number]
export type Choices = Output<'/api/v2/mch/goods/choices'>
export interface Result {
  id: number
  outcome: Outcome | SendOutcome
}
type Filters = Omit<Input<'/api/v2/mch/goods/sku/page'>, 'page' | 'size' | 'after' | 'productIds'>

export const looks: Record<
  'onSale' | 'soldOut' | 'offShelf' | 'takenOff' | 'bin' | 'unreviewed' | 'inReview' | 'returned',
  StateKind
> = {
  onSale: 'done',
  soldOut: 'bad',
  offShelf: 'off',
  takenOff: 'bad',
  bin: 'off',
  unreviewed: 'few',
  inReview: 'pay',
  returned: 'bad',
}
export type Standing = keyof typeof looks
export function standingOf({ status, soldOut, takenOff, unreviewed, draft }: Goods): Standing {
  if (status === 'bin') return 'bin'
  if (takenOff?.by === 'staff') return 'takenOff'
  if (unreviewed) return draft === 'inReview' || draft === 'returned' ? draft : 'unreviewed'
  return soldOut ? 'soldOut' : status
}

type Read = (key: string) => string | undefined
const idOf = (text: string | undefined): number | undefined => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
/** The filters of an address. */
export function filtersOf(get: Read): Filters {
  const [from = '', to = ''] = (get('price') ?? '').split('..')
  const told = {
    tab: tabs.find((tab) => tab === get('tab')),
    keyword: get('q')?.slice(0, 60),
    categoryId: idOf(get('category')),
    brandId: idOf(get('brand')),
    freightTemplateId: idOf(get('freight')),
    priceFrom: fenOf(from),
    priceTo: fenOf(to),
    stockTo: get('stock') === undefined ? undefined : Number(get('stock')) || 0,
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}
export const sortOf = (get: Read) => sorts.find((sort) => sort === get('sort')) ?? 'newest'

/** The sheet holds so many SKUs. */
export const mostSkus = 500
/** SKUs page by page, up to the most. */
export async function loadSkus(
  asked: Filters & { productIds?: number[] },
  signal?: AbortSignal,
): Promise<{ skus: Sku[]; total: number }> {
  const skus: Sku[] = []
  let after: string | undefined
  for (;;) {
    const page = await call(
      '/api/v2/mch/goods/sku/page',
      { ...asked, size: 100, ...(after !== undefined && { after }) },
      signal,
    )
    skus.push(...page.records)
    if (page.next === null || skus.length >= mostSkus) return { skus: skus.slice(0, mostSkus), total: page.total }
    after = page.next
  }
}

/** Rows in such parts as a call takes. */
const atOnce = 200
export async function inParts<Row>(
  rows: readonly Row[],
  send: (part: Row[], requestId: string) => Promise<{ results: Result[] }>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += atOnce)
    results.push(...(await send(rows.slice(at, at + atOnce), newRequestId())).results)
  return results
}
export const isRefused = ({ outcome }: Result): boolean =>
  !['done', 'same', 'sent', 'waits', 'notNeeded'].includes(outcome)
