// A review as the screens of both desks share it. Pure.
import type { Output } from '#surfaces/console/desk/call.ts'

export type MchReview = Output<'/api/v2/mch/comment/detail'>
export type DeskReview = Output<'/api/v2/admin/comment/detail'>['review']
export type Ground = NonNullable<MchReview['appeal']>['ground']
export const grounds: readonly Ground[] = ['untrue', 'insult', 'otherGoods', 'advertising', 'privacy']
export type Star = 1 | 2 | 3 | 4 | 5
export const stars: readonly Star[] = [5, 4, 3, 2, 1]
