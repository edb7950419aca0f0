// What the pieces of the review page know of it.
import type { Output } from '#surfaces/console/desk/call.ts'

export type FullReview = Output<'/api/v2/admin/goods/detail'>
/** by field */
export type Notes = ReadonlyMap<string, string>
/** Nobody has seen any of it. */
export const isFirst = ({ productId, causes }: FullReview): boolean => productId === null || causes.includes('first')
