// Calls of staff about announcements: written in three languages, for somebody, for a time, pinned or not.
import { Type } from 'typebox'
import { Block } from './contract.ts'
import { announcementKinds, audiences, longest } from './limits.ts'
import { ShopTexts } from '#features/catalog/shop-front/contract.ts'
import {
  contract,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'

const reads = { staff: 'content.read' } as const
const writes = { staff: 'content.write' } as const
export const Revision = Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' })

const State = Type.Enum(['draft', 'planned', 'out', 'over'])
const words = {
  kind: Type.Enum([...announcementKinds]),
  title: ShopTexts(longest.title),
  body: ShopTexts(longest.body, 'HTML; what may not be shown is taken out'),
  pinned: Type.Boolean(),
  audience: Type.Enum([...audiences], { description: 'people: who is signed in; merchants: who works for one' }),
  onHome: Type.Boolean({ description: 'Also in the line of news on the home page, where it is for everybody' }),
  startsAt: Nullable(Time, { description: 'null: at once' }),
  endsAt: Nullable(Time, { description: 'null: it stays' }),
}
const facts = {
  id: Id,
  state: State,
  kind: words.kind,
  title: words.title,
  pinned: words.pinned,
  audience: words.audience,
  onHome: words.onHome,
  startsAt: Nullable(Time),
  endsAt: Nullable(Time),
  updatedAt: Time,
  revision: Type.Integer(),
  read: Type.Integer({ description: 'People who have read it' }),
}
export const adminAnnouncementPage = contract({
  path: '/api/v2/admin/announcement/page',
  summary: 'Announcements by how they stand, the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(State),
    keyword: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  output: pageOf(shape(facts)),
})
export const adminAnnouncementDetail = contract({
  path: '/api/v2/admin/announcement/detail',
  summary: 'One announcement, as its editor takes it',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ ...facts, body: words.body }),
  refusals: ['notFound'],
})
const saved = shape({ id: Id, revision: Type.Integer() })
const saying = {
  ...words,
  publish: Type.Boolean({ description: 'false: it stays a draft, or becomes one again' }),
  requestId: RequiredRequestId,
}
export const adminAnnouncementAdd = contract({
  path: '/api/v2/admin/announcement/add',
  summary: 'A new announcement: a draft, planned, or out at once',
  who: writes,
  run: 'one',
  input: shape(saying),
  output: saved,
  refusals: ['contentNameless', 'badInput'],
})
export const adminAnnouncementEdit = contract({
  path: '/api/v2/admin/announcement/edit',
  summary: 'Write an announcement anew; one that is out is shown so at once',
  who: writes,
  run: 'one',
  input: shape({ id: Id, revision: Revision, ...saying }),
  output: saved,
  refusals: ['notFound', 'contentChanged', 'contentNameless', 'badInput'],
})
export const adminAnnouncementDelete = contract({
  path: '/api/v2/admin/announcement/delete',
  summary: 'Take an announcement away for good',
  who: writes,
  run: 'one',
  input: shape({ id: Id, revision: Revision, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'contentChanged'],
})
export const adminContentPreview = contract({
  path: '/api/v2/admin/content/preview',
  summary: 'A text as it would be shown',
  who: reads,
  run: 'read',
  input: shape({ html: Type.String({ maxLength: longest.body }) }),
  output: shape({ body: Type.Array(Block) }),
})
