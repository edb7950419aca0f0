// The building stones of settings: words in every language, pictures, and where something leads. Pure.
import { Type, type Static } from 'typebox'
import { shape } from '#kernel/call/contract.ts'
import type { Address } from '#kernel/pages.ts'
import { longestAddress } from '#kernel/text/outside.ts'

/** Words in at least one language, none of them blank. */
export const Words = (most: number) => {
  const words = Type.Optional(Type.String({ maxLength: most, pattern: '\\S' }))
  return shape({ 'zh-CN': words, 'en-US': words, 'es-ES': words }, { minProperties: 1 })
}
export const Title = Words(60)
export const PictureFile = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,79}$' })
export const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' })
export const Ink = Type.Union([Type.Literal('dark'), Type.Literal('light')])
export const CategoryCode = Type.String({ pattern: '^[a-z0-9-]{1,60}$' })

const Path = shape({ path: Type.String({ maxLength: 300, pattern: '^/(?![/\\\\])\\S*$' }) })
const List = shape({
  category: CategoryCode,
  query: Type.Optional(Type.String({ maxLength: 200, pattern: '^[\\w=&.-]+$' })),
})
/** A path of the shop, or the list of a category (named by its code, which survives an import) with a query of it. */
export const Target = Type.Union([Path, List])
/** The same, or an address of another site; what it may be is judged by `isOutside`. */
export const OpenTarget = Type.Union([
  Path,
  List,
  shape({ url: Type.String({ maxLength: longestAddress, pattern: '^https://\\S+$' }) }),
])

interface Known {
  id: number
  code: string
  formerCodes: readonly string[]
}
/** The category of a code, or the one that it went into. */
export const byCode = <C extends Known>(categories: readonly C[], code: string): C | undefined =>
  categories.find((c) => c.code === code) ?? categories.find((c) => c.formerCodes.includes(code))
/** Where it leads; undefined when its category is gone. */
export function addressOf(target: Static<typeof OpenTarget>, categories: readonly Known[]): string | undefined {
  if ('path' in target) return target.path
  if ('url' in target) return target.url
  const category = byCode(categories, target.category)
  return (
    category && (`/goods/list?categoryId=${category.id}${target.query ? `&${target.query}` : ''}` satisfies Address)
  )
}
