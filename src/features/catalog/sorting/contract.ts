// Calls of staff about the order of the goods of a category.
import { Type } from 'typebox'
import { mostPins, shown, sorts } from './limits.ts'
import { ProductCard } from '#features/catalog/listing/contract.ts'
import { contract, Id, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { staff: 'category.read' } as const
const Sort = Type.Enum([...sorts], { description: 'mixed: what sells best of every kind once, then once more' })
const Pins = Type.Array(
  shape({
    productId: Id,
    fromAt: Nullable(Time, { description: 'null: from now on' }),
    untilAt: Nullable(Time, { description: 'null: until it is taken away' }),
  }),
  { maxItems: mostPins, description: 'In the order in which they stand at the top' },
)

export const adminCategoryOrder = contract({
  path: '/api/v2/admin/category/order/detail',
  summary: 'In which order the goods of a category stand, and which are pinned to its top',
  who: reads,
  run: 'read',
  input: shape({ categoryId: Id }),
  output: shape({
    name: Type.String(),
    sort: Sort,
    version: Type.Integer({ description: '0: nobody chose one yet' }),
    pins: Type.Array(
      shape({
        productId: Id,
        title: Type.String(),
        picture: Nullable(Type.String()),
        listed: Type.Boolean({ description: 'It is on sale and stands in this category or below it' }),
        fromAt: Nullable(Time),
        untilAt: Nullable(Time),
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const adminCategoryOrderPreview = contract({
  path: '/api/v2/admin/category/order/preview',
  summary: 'What shoppers would see first, in an order that is not saved yet',
  who: reads,
  run: 'read',
  input: shape({ categoryId: Id, sort: Sort, pins: Pins }),
  output: shape({
    records: Type.Array(shape({ ...ProductCard.properties, pinned: Type.Boolean() }), {
      description: `At most ${shown}`,
    }),
  }),
  refusals: ['notFound'],
})
export const adminCategoryOrderEdit = contract({
  path: '/api/v2/admin/category/order/edit',
  summary: 'Choose the order in which the goods of a category stand where nobody asks for another one',
  who: { staff: 'category.write' },
  run: 'one',
  input: shape({
    categoryId: Id,
    version: Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'As it was read' }),
    sort: Sort,
    pins: Pins,
    requestId: RequiredRequestId,
  }),
  output: shape({ version: Type.Integer() }),
  refusals: ['notFound', 'orderChanged', 'pinElsewhere', 'pinTimes', 'badInput'],
})
