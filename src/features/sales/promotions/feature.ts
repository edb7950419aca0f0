// The manifest: what goods cost.
import type { Feature } from '#kernel/feature.ts'

export const promotions: Feature = {
  name: 'sales/promotions',
  about: 'what goods cost',
  rules: ['lanes.ts', 'discount-rows.ts'],
}
