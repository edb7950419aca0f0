// Merchants that sell here, with seal and motto.
import { Type } from 'typebox'
import { openMerchants } from '#features/catalog/merchants/merchants.ts'
import { shape } from '#kernel/call/contract.ts'
import { Title } from '../settings.ts'
import { kind } from './kind.ts'

export const merchants = kind({
  type: 'merchants',
  settings: shape({ title: Title, size: Type.Integer({ minimum: 2, maximum: 12 }) }),
  fill: async ({ db, lang }, { size }) => {
    const open = await openMerchants(db, lang, size)
    if (open.length === 0) return undefined
    return {
      merchants: open.map(({ id, name, motto, place, seal, scores, followerCount }) => ({
        id,
        name,
        motto,
        place,
        seal,
        score: scores.goods,
        followerCount,
      })),
    }
  },
})
