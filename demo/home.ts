// The home page from top to bottom, as settings of blocks: the door checks what each kind of them needs when they are
// saved. `words` says which ink reads on the picture.
import { Type } from 'typebox'
import { CategoryCode } from './categories.ts'
import { dataOf, once, shape } from './data.ts'
import { LANGUAGES, Text } from './text.ts'

const Picture = Type.Optional(Type.String())
const Words = Type.Optional(Type.Enum(['dark', 'light']))
const Whole = Type.Optional(Type.Integer({ minimum: 1 }))

const schema = once(() => {
  const category = CategoryCode()
  /** Where it leads. */
  const to = Type.Optional(
    shape(
      { path: Type.Optional(Type.String({ pattern: '^/' })), category: Type.Optional(category) },
      { minProperties: 1, maxProperties: 1 },
    ),
  )
  const said = { title: Type.Optional(Text), text: Type.Optional(Text), action: Type.Optional(Text), to }
  const Tile = shape({ ...said, picture: Picture })
  const Slide = shape({ ...said, kicker: Text, wide: Picture, tall: Picture, words: Words })
  const Department = shape({
    category,
    title: Text,
    text: Text,
    picture: Picture,
    words: Words,
    deep: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
    tall: Type.Optional(Type.Boolean()),
  })
  const settings = shape({
    ...said,
    personal: Type.Optional(Text),
    slides: Type.Optional(Type.Array(Slide)),
    entries: Type.Optional(Type.Array(shape({ icon: Type.String(), label: Text, to }))),
    departments: Type.Optional(Type.Array(Department)),
    tiles: Type.Optional(Type.Array(Tile)),
    boards: Type.Optional(Type.Array(Type.String())),
    choice: Type.Optional(shape({ sort: Type.String(), condition: Type.Enum(['new', 'used']) })),
    size: Whole,
    most: Whole,
  })
  /** without languages it is for readers of all */
  const languages = Type.Optional(Type.Array(Type.Enum([...LANGUAGES]), { minItems: 1, uniqueItems: true }))
  return Type.Array(shape({ type: Type.String(), languages, settings }))
})
export const homeBlocks = dataOf('home', schema)
