// Calls of saved views: searches of the consoles' lists by a name, each person's own.
import { Type } from 'typebox'
import { contract, Nothing, RequestId, shape } from '#kernel/call/contract.ts'

const at = {
  desk: Type.Enum(['merchant', 'staff']),
  list: Type.String({ pattern: '^[a-z-]{1,30}$', description: 'Which list of the desk' }),
}
const name = Type.String({ minLength: 1, maxLength: 40 })
const search = Type.String({ maxLength: 500, description: 'The query of the address' })

export const viewList = contract({
  path: '/api/v2/console/view/list',
  summary: 'My saved views of a list, in the order in which I saved them',
  who: 'shopper',
  run: 'read',
  input: shape(at),
  output: Type.Array(shape({ name: Type.String(), search: Type.String() })),
})
export const viewSave = contract({
  path: '/api/v2/console/view/save',
  summary: 'Save a view; one of the same name becomes this one. At most 20 of a list',
  who: 'shopper',
  run: 'one',
  input: shape({ ...at, name, search, requestId: RequestId }),
  output: Nothing,
  refusals: ['tooManyViews'],
})
export const viewDelete = contract({
  path: '/api/v2/console/view/delete',
  summary: 'Drop a saved view of mine',
  who: 'shopper',
  run: 'one',
  input: shape({ ...at, name, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
