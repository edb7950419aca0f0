// Boards of the rankings side by side, each with its first goods.
import { Type } from 'typebox'
import { boards } from '#features/afterwards/ranking/contract.ts'
import { boardTops } from '#features/afterwards/ranking/ranking.ts'
import { shape } from '#kernel/call/contract.ts'
import { Target, Title, addressOf } from '../settings.ts'
import { kind } from './kind.ts'

export const rankings = kind({
  type: 'rankings',
  settings: shape({
    title: Title,
    to: Target,
    boards: Type.Array(Type.Enum([...boards]), { minItems: 1, maxItems: 5, uniqueItems: true }),
    most: Type.Integer({ minimum: 1, maximum: 4 }),
  }),
  fill: async ({ db, app, lang, categories }, { to, boards: wanted, most }) => {
    const [tops, tree] = await Promise.all([boardTops({ db, app, lang }), categories()])
    const address = addressOf(to, tree)
    const shown = wanted.flatMap((code) => tops.filter((b) => b.code === code)).slice(0, most)
    if (!address || shown.length === 0) return undefined
    return {
      to: address,
      boards: shown.map(({ code, updatedAt, top }) => ({
        code,
        updatedAt,
        top: top.map(({ id, title, fact, picture, price, listPrice, lowestBefore, rating, sales }) => ({
          id,
          title,
          fact,
          picture,
          price,
          listPrice,
          lowestBefore,
          rating,
          sales,
        })),
      })),
    }
  },
})
