// Words of the large catalogue: collections that tell products apart, colors, materials and origins that fill the
// filters.
import { Type, type Static } from 'typebox'
import { dataOf, once, shape } from './data.ts'
import { Text } from './text.ts'
import { vocabulary } from './vocabulary.ts'

const Word = shape({ code: Type.String(), name: Text })
export type Word = Static<typeof Word>

const schema = once(() =>
  shape({
    collections: Type.Array(Word),
    colors: Type.Array(Type.Enum(Object.keys(vocabulary().colors))),
    materials: Type.Array(Word),
    origins: Type.Array(Word),
  }),
)
const told = dataOf('large-words', schema)
export const largeWords = once(() => {
  const { colors, ...words } = told()
  return { ...words, colors: colors.map((code): Word => ({ code, name: vocabulary().colors[code]! })) }
})
