// Calls of staff about attributes and their values, and of merchants about those that a category asks for.
import { Type } from 'typebox'
import { kinds, longest, most } from './limits.ts'
import { contract, Id, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'

const reads = { staff: 'category.read' } as const
const writes = { staff: 'category.write' } as const
const texts = (maxLength: number) => {
  const text = Type.Optional(Type.String({ maxLength }))
  return shape({ 'zh-CN': text, 'en-US': text, 'es-ES': text })
}
const seen = {
  id: Id,
  version: Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'Of the attribute, as it was read' }),
}
const seenRefusals = ['notFound', 'attributeChanged'] as const
const Version = shape({ version: Type.Integer() })
const Code = Type.String({ description: 'Goods know it by this' })
const Colour = Nullable(Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'A swatch' }))
const fields = {
  name: texts(longest.name),
  unit: texts(longest.unit),
  filter: Type.Boolean({ description: 'Lists are filtered by it; never by a text' }),
  card: Type.Boolean({ description: 'Cards say it' }),
}
const Places = Type.Array(shape({ categoryId: Id, required: Type.Boolean() }), {
  maxItems: most.places,
  description: 'Asked for there and in all that stands below',
})

export const adminAttributeList = contract({
  path: '/api/v2/admin/attribute/list',
  summary: 'All attributes in the order in which they are asked for and filtered by',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        code: Code,
        kind: Type.Enum([...kinds]),
        ...fields,
        closed: Type.Boolean({ description: 'No goods are asked for it, no list is filtered by it' }),
        version: Type.Integer(),
        values: Type.Integer({ description: 'Open ones' }),
        places: Type.Array(Type.String(), { description: 'Names of the categories that ask for it' }),
      }),
    ),
  }),
})
export const adminAttributeDetail = contract({
  path: '/api/v2/admin/attribute/detail',
  summary: 'One attribute with its values, where it is asked for and how many goods carry each',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    id: Id,
    code: Code,
    kind: Type.Enum([...kinds]),
    ...fields,
    closed: Type.Boolean(),
    version: Type.Integer(),
    goods: Type.Integer({ description: 'That carry it' }),
    places: Type.Array(shape({ categoryId: Id, required: Type.Boolean() })),
    values: Type.Array(
      shape({
        id: Id,
        code: Code,
        name: texts(longest.value),
        colour: Colour,
        picture: Nullable(Type.String()),
        closed: Type.Boolean({ description: 'Goods that carry it keep it; others cannot choose it' }),
        goods: Type.Integer(),
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const adminAttributeAdd = contract({
  path: '/api/v2/admin/attribute/add',
  summary: 'A new attribute, behind the others',
  who: writes,
  run: 'one',
  input: shape({ kind: Type.Enum([...kinds]), name: texts(longest.name), requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['attributeNameless'],
})
export const adminAttributeEdit = contract({
  path: '/api/v2/admin/attribute/edit',
  summary: 'Name an attribute, say where goods are asked for it; goods that carry it follow',
  who: writes,
  run: 'one',
  input: shape({ ...seen, ...fields, places: Places, requestId: RequiredRequestId }),
  output: Version,
  refusals: [...seenRefusals, 'attributeNameless', 'badInput'],
})
export const adminAttributeClose = contract({
  path: '/api/v2/admin/attribute/close',
  summary: 'Ask no goods for it any more, or again; goods that carry it keep it',
  who: writes,
  run: 'one',
  input: shape({ ...seen, closed: Type.Boolean(), requestId: RequiredRequestId }),
  output: Version,
  refusals: [...seenRefusals],
})
export const adminAttributeMove = contract({
  path: '/api/v2/admin/attribute/move',
  summary: 'Put an attribute before another one, or behind them all',
  who: writes,
  run: 'one',
  input: shape({ ...seen, before: Nullable(Id), requestId: RequiredRequestId }),
  output: Version,
  refusals: [...seenRefusals],
})
const value = { ...seen, valueId: Id }
export const adminAttributeValueAdd = contract({
  path: '/api/v2/admin/attribute/value/add',
  summary: 'A new value of an attribute, behind the others',
  who: writes,
  run: 'one',
  input: shape({ ...seen, name: texts(longest.value), colour: Colour, requestId: RequiredRequestId }),
  output: Version,
  refusals: [...seenRefusals, 'attributeNameless', 'attributeNoValues', 'attributeTooMany'],
})
export const adminAttributeValueEdit = contract({
  path: '/api/v2/admin/attribute/value/edit',
  summary: 'Name a value, colour it, close it or open it again; goods that carry it follow',
  who: writes,
  run: 'one',
  input: shape({
    ...value,
    name: texts(longest.value),
    colour: Colour,
    closed: Type.Boolean(),
    requestId: RequiredRequestId,
  }),
  output: Version,
  refusals: [...seenRefusals, 'attributeNameless'],
})
export const adminAttributeValuePicture = contract({
  path: '/api/v2/admin/attribute/value/picture',
  summary: 'Give a value a picture that was sent, or take it away',
  who: writes,
  run: 'steps',
  input: shape({ ...value, uploadId: Nullable(UploadId) }),
  output: shape({ file: Nullable(Type.String()) }),
  refusals: [...seenRefusals, 'uploadNotFound'],
})
export const adminAttributeValueMove = contract({
  path: '/api/v2/admin/attribute/value/move',
  summary: 'Put a value before another one, or behind them all',
  who: writes,
  run: 'one',
  input: shape({ ...value, before: Nullable(Id), requestId: RequiredRequestId }),
  output: Version,
  refusals: [...seenRefusals],
})
export const adminAttributeValueMerge = contract({
  path: '/api/v2/admin/attribute/value/merge',
  summary: 'Goods that carry a value carry another one from now on; drafts and files that name it mean the other',
  who: writes,
  run: 'one',
  input: shape({
    ...value,
    into: Id,
    reason: Type.String({ maxLength: longest.reason }),
    requestId: RequiredRequestId,
  }),
  output: Version,
  refusals: [...seenRefusals, 'reasonRequired', 'attributeValueGone'],
})
export const AskedAttributes = Type.Array(
  shape({
    code: Code,
    kind: Type.Enum([...kinds]),
    name: texts(longest.name),
    unit: texts(longest.unit),
    required: Type.Boolean(),
    values: Type.Array(
      shape({
        code: Code,
        name: texts(longest.value),
        colour: Colour,
        picture: Nullable(Type.String()),
        closed: Type.Boolean(),
        into: Nullable(Type.String({ description: 'The code of the value that it went into' })),
      }),
    ),
  }),
)
export const mchGoodsAttributes = contract({
  path: '/api/v2/mch/goods/attributes',
  summary: 'What goods of a category are asked for: its own attributes and those of the categories above',
  who: { merchant: 'goods.read' },
  run: 'read',
  input: shape({ categoryId: Id }),
  output: shape({ records: AskedAttributes }),
})
