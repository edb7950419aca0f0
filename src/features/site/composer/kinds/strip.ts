// One row of goods by a choice: what is new, what is on offer, what had a life before.
import { Type } from 'typebox'
import { shape } from '#kernel/call/contract.ts'
import { addressOf, byCode, CategoryCode, Target, Title, Words } from '../settings.ts'
import { kind, say } from './kind.ts'

const Choice = shape({
  sort: Type.Enum(['best', 'sales', 'newest', 'rating']),
  category: Type.Optional(CategoryCode),
  condition: Type.Optional(Type.Enum(['new', 'used'])),
  discount: Type.Optional(Type.Enum(['onSale', 'member'])),
})

export const strip = kind({
  type: 'strip',
  settings: shape({
    title: Title,
    text: Words(120),
    action: Words(30),
    to: Target,
    choice: Choice,
    size: Type.Integer({ minimum: 4, maximum: 10 }),
  }),
  fill: async ({ lang, categories, goods }, { text, action, to, choice: { category, ...choice }, size }) => {
    const tree = await categories()
    const address = addressOf(to, tree)
    const within = category === undefined ? undefined : byCode(tree, category)
    if (!address || (category !== undefined && !within)) return undefined
    const cards = await goods({ ...choice, size, ...(within && { categoryId: within.id }) })
    return cards.length > 0
      ? { text: say(text, lang), action: say(action, lang), to: address, goods: cards }
      : undefined
  },
})
