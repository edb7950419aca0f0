// Calls about templates of specs: of staff for all shops, of a merchant for itself.
import { Type } from 'typebox'
import { longest, most } from './limits.ts'
import { contract, Id, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'

const texts = (maxLength: number) => {
  const text = Type.Optional(Type.String({ maxLength }))
  return shape({ 'zh-CN': text, 'en-US': text, 'es-ES': text })
}
const Colour = Nullable(Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'A swatch' }))
const Choices = Type.Array(shape({ name: texts(longest.name), colour: Colour }), {
  minItems: 1,
  maxItems: most.choices,
})
const CategoryIds = Type.Array(Id, {
  maxItems: most.categories,
  uniqueItems: true,
  description: 'Offered there and in all that stands below; empty: everywhere',
})
const fields = {
  title: texts(longest.title),
  name: texts(longest.name),
}
const Shown = shape({
  id: Id,
  title: texts(longest.title),
  code: Type.String({ description: 'Of the spec, in goods' }),
  name: texts(longest.name),
  choices: Type.Array(shape({ code: Type.String(), name: texts(longest.name), colour: Colour })),
})

export const adminSpecList = contract({
  path: '/api/v2/admin/spec/list',
  summary: 'The templates of specs that all shops are offered',
  who: { staff: 'category.read' },
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(shape({ ...Shown.properties, categoryIds: Type.Array(Id), version: Type.Integer() })),
  }),
})
export const adminSpecAdd = contract({
  path: '/api/v2/admin/spec/add',
  summary: 'A new template of a spec for all shops',
  who: { staff: 'category.write' },
  run: 'one',
  input: shape({ ...fields, choices: Choices, categoryIds: CategoryIds, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['specTemplateWordless', 'specTemplatesMany', 'badInput'],
})
export const adminSpecEdit = contract({
  path: '/api/v2/admin/spec/edit',
  summary: 'Change a template; goods that were written by it stay as they are',
  who: { staff: 'category.write' },
  run: 'one',
  input: shape({
    id: Id,
    version: Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' }),
    ...fields,
    choices: Choices,
    categoryIds: CategoryIds,
    requestId: RequiredRequestId,
  }),
  output: shape({ version: Type.Integer() }),
  refusals: ['notFound', 'specTemplateChanged', 'specTemplateWordless', 'badInput'],
})
export const adminSpecDelete = contract({
  path: '/api/v2/admin/spec/delete',
  summary: 'Offer a template no longer; goods that were written by it stay as they are',
  who: { staff: 'category.write' },
  run: 'one',
  input: shape({ id: Id, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const mchSpecList = contract({
  path: '/api/v2/mch/goods/spec/list',
  summary: 'Templates of specs for goods of a category: the own of this shop, then those of staff',
  who: { merchant: 'goods.read' },
  run: 'read',
  input: shape({ categoryId: Type.Optional(Id) }),
  output: shape({ records: Type.Array(shape({ ...Shown.properties, own: Type.Boolean() })) }),
})
export const mchSpecAdd = contract({
  path: '/api/v2/mch/goods/spec/add',
  summary: 'Keep a spec with its values as a template of this shop',
  who: { merchant: 'goods.write' },
  run: 'one',
  input: shape({ ...fields, choices: Choices, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['specTemplateWordless', 'specTemplatesMany'],
})
export const mchSpecDelete = contract({
  path: '/api/v2/mch/goods/spec/delete',
  summary: 'Throw a template of this shop away; goods that were written by it stay as they are',
  who: { merchant: 'goods.write' },
  run: 'one',
  input: shape({ id: Id, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
