// The collection's address: what is shown, of which department, in which order, and whether one is choosing. Pure.
import { hrefWith } from '#web/href-with.ts'
import { collectionFilters, collectionSorts } from '../limits.ts'

export type Show = 'all' | (typeof collectionFilters)[number]
export type Sort = (typeof collectionSorts)[number]
export interface CollectionQuery {
  show: Show
  department: number | undefined
  sort: Sort
  picking: boolean
}
export const shows: readonly Show[] = ['all', ...collectionFilters]
export const sorts: readonly Sort[] = collectionSorts
const oneOf = <T extends string>(list: readonly T[], text: string | null, usual: T): T =>
  list.find((each) => each === text) ?? usual
/** An id of a query; undefined for anything else. */
export const idIn = (text: string | null): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined

export const readCollectionQuery = (params: URLSearchParams): CollectionQuery => ({
  show: oneOf(shows, params.get('show'), 'all'),
  department: idIn(params.get('department')),
  sort: oneOf(sorts, params.get('sort'), 'newest'),
  picking: params.get('choose') === '1',
})
export function collectionAddress({ show, department, sort, picking }: CollectionQuery): string {
  const params = new URLSearchParams()
  if (show !== 'all') params.set('show', show)
  if (department !== undefined) params.set('department', String(department))
  if (sort !== 'newest') params.set('sort', sort)
  if (picking) params.set('choose', '1')
  return hrefWith('/user/user/collection', params)
}
