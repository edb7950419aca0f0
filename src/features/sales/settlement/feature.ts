// The manifest: what of a paid order becomes the merchant's and the platform's.
import type { Feature } from '#kernel/feature.ts'

export const settlement: Feature = {
  name: 'sales/settlement',
  about: "what of a paid order becomes the merchant's and the platform's",
  tables: ['settlement'],
  person: { columns: {} },
}
