// What the screens of one's own reviews are drawn from.
import type { Calls } from '#kernel/call/contract.ts'

export type MyOrder = Calls['/api/v2/goods/comment/my/detail']['output']
export type MyLine = MyOrder['lines'][number]
export type Star = 1 | 2 | 3 | 4 | 5
export const stars: readonly Star[] = [1, 2, 3, 4, 5]
