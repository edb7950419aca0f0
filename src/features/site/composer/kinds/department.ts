// One department with its still life, sections and goods. Given several departments, they take turns by the day.
import { Type } from 'typebox'
import { shape } from '#kernel/call/contract.ts'
import { byCode, CategoryCode, Colour, Ink, PictureFile, Title, Words } from '../settings.ts'
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

export const department = kind({
  type: 'department',
  settings: shape({
    departments: Type.Array(Feature, { minItems: 1, maxItems: 9 }),
    size: Type.Integer({ minimum: 4, maximum: 12 }),
  }),
  fill: async ({ lang, now, categories, goods }, { departments, size }) => {
    const tree = await categories()
    const open = departments.flatMap((feature) => {
      const category = byCode(tree, feature.category)
      return category && category.departmentNo !== null && category.productCount > 0 ? [{ feature, category }] : []
    })
    const today = turnOfTheDay(open, now)
    if (!today) return undefined
    const { id, departmentNo: number, name, line } = today.category
    const { title, text, picture, words, deep = null, tall = false } = today.feature
    const cards = await goods({ categoryId: id, sort: 'best', size })
    return {
      department: { id, departmentNo: number!, name, line },
      sections: tree.filter((c) => c.parentId === id && c.productCount > 0).map((c) => ({ id: c.id, name: c.name })),
      feature: { title: say(title, lang), text: say(text, lang), picture, words, deep },
      tall,
      goods: cards,
    }
  },
})
