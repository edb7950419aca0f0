// What is agreed with a shop as it is typed: commissions in per cent, kept in basis points. Pure.
import { mostCommission, type Cycle } from '../../limits.ts'
import type { Output } from '#surfaces/console/desk/call.ts'

export type Terms = Output<'/api/v2/admin/merchant/terms/detail'>
export interface RateDraft {
  key: number
  /** 0: everywhere; undefined: not chosen yet */
  categoryId: number | undefined
  percent: string
}
export interface TermsDraft {
  categoryIds: number[]
  rates: RateDraft[]
  cycle: Cycle
}
export const draftOf = ({ categoryIds, commissions, cycle }: Terms): TermsDraft => ({
  categoryIds,
  rates: commissions.map(({ categoryId, commission }, key) => ({
    key,
    categoryId: categoryId ?? 0,
    percent: percentText(commission),
  })),
  cycle,
})
/** 450 is "4.5". */
export const percentText = (basisPoints: number): string => String(basisPoints / 100)
/** "4.5" and "4,5" are 450; undefined for what is no per cent, or too much. */
export function basisPointsOf(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.normalize('NFKC').replace(/[%\s]/g, '')) ?? []
  if (whole === undefined) return undefined
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return points <= mostCommission ? points : undefined
}

export type RateFault = 'place' | 'twice' | 'rate'
/** What is wrong with each row, in their order. */
export function rateFaults(rates: readonly RateDraft[]): (RateFault | undefined)[] {
  const seen = new Set<number>()
  return rates.map(({ categoryId, percent }) => {
    if (categoryId === undefined) return 'place'
    if (seen.has(categoryId)) return 'twice'
    seen.add(categoryId)
    return basisPointsOf(percent) === undefined ? 'rate' : undefined
  })
}
export const commissionsOf = (rates: readonly RateDraft[]) =>
  rates.map(({ categoryId, percent }) => ({ categoryId: categoryId || null, commission: basisPointsOf(percent)! }))

/** "Home › Tea › Pots" */
export function wayOf({ categories }: Pick<Terms, 'categories'>, id: number): string {
  const one = categories.find((category) => category.id === id)
  if (!one) return ''
  return one.parentId === null ? one.name : `${wayOf({ categories }, one.parentId)} › ${one.name}`
}
