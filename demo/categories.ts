// The category tree: nine departments with a file each, their sections and the categories of these. Codes are slugs,
// unique over all levels, and never change.
import { Type } from 'typebox'
import { dataOf, once, oneOf, shape } from './data.ts'
import { Text } from './text.ts'

/** Level 1 has `departmentNo` (1–9), `line` and `picture`; level 3 has no children. */
export interface DemoCategory {
  code: string
  name: Text
  departmentNo?: number
  line?: Text
  picture?: string
  children: DemoCategory[]
}
interface Told extends Omit<DemoCategory, 'children'> {
  children?: Told[]
}

const DEPARTMENTS = ['food', 'table', 'home', 'wardrobe', 'outdoor', 'toys', 'sound', 'desk', 'gifts']
const Leaf = shape({ code: Type.String(), name: Text })
const Section = shape({ code: Type.String(), name: Text, children: Type.Optional(Type.Array(Leaf)) })
const Department = shape({
  code: Type.Enum(DEPARTMENTS),
  name: Text,
  departmentNo: Type.Integer({ minimum: 1, maximum: DEPARTMENTS.length }),
  line: Text,
  children: Type.Array(Section),
})
const departments = DEPARTMENTS.map((code) => dataOf(`categories/${code}`, () => Department))

const grown = ({ children = [], ...told }: Told): DemoCategory => ({ ...told, children: children.map(grown) })
/** The departments from the bottom to the top. */
export const categories = once((): DemoCategory[] =>
  departments.map((read) => ({ ...grown(read()), picture: `floor-${read().code}` })),
)

/** These and all below them. */
export const flatten = (list: readonly DemoCategory[]): DemoCategory[] =>
  list.flatMap((each) => [each, ...flatten(each.children)])
/** Categories of all levels. */
export const allCategories = once(() => flatten(categories()))
export const CategoryCode = () => oneOf(allCategories())
