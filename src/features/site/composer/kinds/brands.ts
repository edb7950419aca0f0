// A look into the brand hall.
import { Type } from 'typebox'
import { leadingBrands } from '#features/catalog/listing/listing.ts'
import { shape } from '#kernel/call/contract.ts'
import { Title, Words } from '../settings.ts'
import { kind, say } from './kind.ts'

export const brands = kind({
  type: 'brands',
  settings: shape({ title: Title, text: Words(160), size: Type.Integer({ minimum: 3, maximum: 20 }) }),
  fill: async ({ db, lang }, { text, size }) => {
    const leading = await leadingBrands(db, lang, size)
    if (leading.length === 0) return undefined
    return {
      text: say(text, lang),
      brands: leading.map(({ id, name, country, productCount }) => ({ id, name, country, productCount })),
    }
  },
})
