// One floor with its still life, departments and goods. Given several floors, they take turns by the day.
import { Type } from 'typebox'
import { shape } from '#kernel/call/contract.ts'
import { CategoryCode, Colour, Ink, PictureFile, Title, Words } from '../settings.ts'
import { turnOfTheDay } from '../turn-of-the-day.ts'
import { kind, say } from './kind.ts'

const Feature = shape({
  category: CategoryCode,
  title: Title,
  text: Words(120),
  picture: PictureFile,
  words: Ink,
  deep: Type.Optional(Colour),
  tall: Type.Optional(Type.Boolean()),
})

export const floor = kind({
  type: 'floor',
  settings: shape({
    floors: Type.Array(Feature, { minItems: 1, maxItems: 9 }),
    size: Type.Integer({ minimum: 4, maximum: 12 }),
  }),
  fill: async ({ lang, now, categories, goods }, { floors, size }) => {
    const tree = await categories()
    const open = floors.flatMap((feature) => {
      const category = tree.find((c) => c.code === feature.category && c.floor !== null && c.productCount > 0)
      return category ? [{ feature, category }] : []
    })
    const today = turnOfTheDay(open, now)
    if (!today) return undefined
    const { id, floor: number, name, line } = today.category
    const { title, text, picture, words, deep = null, tall = false } = today.feature
    const cards = await goods({ categoryId: id, sort: 'best', size })
    return {
      floor: { id, floor: number!, name, line },
      departments: tree.filter((c) => c.parentId === id && c.productCount > 0).map((c) => ({ id: c.id, name: c.name })),
      feature: { title: say(title, lang), text: say(text, lang), picture, words, deep },
      tall,
      goods: cards,
    }
  },
})
