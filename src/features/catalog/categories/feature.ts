// The manifest: the tree of categories at the staff's desk.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { refusals } from './refusals.ts'

export const categories: Feature = {
  name: 'catalog/categories',
  about: 'the tree of categories at the staff’s desk',
  calls,
  refusals,
  permissions: { staff: { 'category.read': ['catalogue', 'review', 'support'], 'category.write': ['catalogue'] } },
}
