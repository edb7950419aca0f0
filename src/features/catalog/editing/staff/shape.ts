// What the pieces of the review page know of it.
import type { Output } from '#surfaces/console/desk/call.ts'

export type FullReview = Output<'/api/v2/admin/goods/detail'>
export type WaitingGoods = Output<'/api/v2/admin/goods/page'>['records'][number]
/** by field */
export type Notes = ReadonlyMap<string, string>
/** Nobody has seen any of it. */
export const isFirst = ({ productId, causes }: Pick<FullReview, 'productId' | 'causes'>): boolean =>
  productId === null || causes.includes('first')
