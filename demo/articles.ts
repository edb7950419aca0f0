// Agreements, help, stories and the page about the shop. The demo shop says in them that it is one.
import { Type, type Static } from 'typebox'
import { dataOf, once, shape } from './data.ts'
import { ProductCode } from './products.ts'
import { Lines, Text } from './text.ts'

/** A heading, a paragraph or a list. */
const Block = shape(
  { h: Type.Optional(Text), p: Type.Optional(Text), ul: Type.Optional(Lines) },
  { minProperties: 1, maxProperties: 1 },
)
export type DemoArticleBlock = Static<typeof Block>

/** `cover` is a picture, `goods` are codes of products that it speaks of, `publishedAt` days before today. */
const list = once(() => {
  const Article = shape({
    code: Type.String(),
    kind: Type.Enum(['agreement', 'help', 'about', 'story']),
    cover: Type.Optional(Type.String()),
    goods: Type.Optional(Type.Array(ProductCode())),
    publishedAt: Type.Optional(Type.Integer({ minimum: 0 })),
    title: Text,
    summary: Text,
    body: Type.Array(Block, { minItems: 1 }),
  })
  return Type.Array(Article)
})
const files = ['user-agreement', 'privacy', 'terms', 'help', 'stories'].map((file) => dataOf(`articles/${file}`, list))
export const articles = once(() => files.flatMap((read) => read()))
