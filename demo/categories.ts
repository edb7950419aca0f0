// The category tree: nine floors with a file each, their departments and shelves. Codes are slugs, unique over all
// levels, and never change.
import { Type } from 'typebox'
import { dataOf, once, oneOf, shape } from './data.ts'
import { Text } from './text.ts'

/** Level 1 has `floor` (1–9), `line` and `picture`; level 3 has no children. */
export interface DemoCategory {
  code: string
  name: Text
  floor?: number
  line?: Text
  picture?: string
  children: DemoCategory[]
}
interface Told extends Omit<DemoCategory, 'children'> {
  children?: Told[]
}

const FLOORS = ['food', 'table', 'home', 'wardrobe', 'outdoor', 'toys', 'sound', 'desk', 'gifts']
const Shelf = shape({ code: Type.String(), name: Text })
const Department = shape({ code: Type.String(), name: Text, children: Type.Optional(Type.Array(Shelf)) })
const Floor = shape({
  code: Type.Enum(FLOORS),
  name: Text,
  floor: Type.Integer({ minimum: 1, maximum: FLOORS.length }),
  line: Text,
  children: Type.Array(Department),
})
const floors = FLOORS.map((code) => dataOf(`categories/${code}`, () => Floor))

const grown = ({ children = [], ...told }: Told): DemoCategory => ({ ...told, children: children.map(grown) })
/** The floors from the bottom to the top. */
export const categories = once((): DemoCategory[] =>
  floors.map((read) => ({ ...grown(read()), picture: `floor-${read().code}` })),
)

/** These and all below them. */
export const flatten = (list: readonly DemoCategory[]): DemoCategory[] =>
  list.flatMap((each) => [each, ...flatten(each.children)])
/** Categories of all levels. */
export const allCategories = once(() => flatten(categories()))
export const CategoryCode = () => oneOf(allCategories())
