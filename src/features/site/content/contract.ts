// Calls of content: articles and agreements by code, announcements, contacts of a channel.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

export const Block = Type.Union(
  [
    shape({ h: Type.String() }),
    shape({ p: Type.String() }),
    shape({ ul: Type.Array(Type.String()) }),
    shape({ html: Type.String() }),
  ],
  { description: 'Heading, paragraph, list, or HTML that was sanitised' },
)
const ArticleRow = shape({
  id: Id,
  code: Type.String(),
  kind: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  cover: Nullable(Type.String(), { description: 'A picture, shown at /img/{cover}-{width}.webp' }),
  publishedAt: Time,
})

export const articlePage = contract({
  path: '/api/v2/article/page',
  summary: 'Articles, newest first',
  who: 'public',
  run: 'read',
  input: shape({
    ...pageInput,
    kind: Type.Optional(
      Type.Union([Type.Literal('agreement'), Type.Literal('guide'), Type.Literal('about'), Type.Literal('story')]),
    ),
    keyword: Type.Optional(
      Type.String({ maxLength: 80, description: 'Words that all stand in the title or the summary' }),
    ),
  }),
  output: pageOf(ArticleRow),
})
export const articleDetail = contract({
  path: '/api/v2/article/detail',
  summary: 'One article or agreement, by code or id',
  who: 'public',
  run: 'read',
  input: shape(
    {
      code: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
      id: Type.Optional(Id),
      version: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'Of an agreement: as it once was' }),
      ),
    },
    { description: 'Code or id; the code counts when both are given' },
  ),
  output: shape({
    ...ArticleRow.properties,
    version: Type.Integer(),
    latest: Type.Integer({ description: 'The version that is shown now' }),
    updatedAt: Time,
    body: Type.Array(Block),
    productIds: Type.Array(Id, { description: 'Goods that it speaks of' }),
    helped: Type.Integer({ description: 'Readers whom it helped' }),
  }),
  refusals: ['badInput', 'notFound'],
})
export const articleCategoryList = contract({
  path: '/api/v2/article/category/list',
  summary: 'The kinds of articles that have been written, with how many',
  who: 'public',
  run: 'read',
  input: Nothing,
  output: shape({ records: Type.Array(shape({ code: Type.String(), count: Type.Integer() })) }),
})
export const articleHelpful = contract({
  path: '/api/v2/article/helpful',
  summary: 'Says whether an article helped; one voice per reader, which may change',
  who: 'public',
  run: 'one',
  input: shape({ id: Id, helped: Type.Boolean() }),
  output: shape({ helped: Type.Integer() }),
  refusals: ['notFound'],
})
const AnnouncementRow = shape({
  id: Id,
  kind: Type.String(),
  title: Type.String(),
  pinned: Type.Boolean(),
  publishedAt: Time,
})
export const announcementPage = contract({
  path: '/api/v2/announcement/page',
  summary: 'Announcements, pinned first, then newest',
  who: 'public',
  run: 'read',
  input: shape({
    ...pageInput,
    unread: Type.Optional(Type.Boolean({ description: 'Only what I have not read; for who is signed in' })),
  }),
  output: pageOf(
    shape({
      ...AnnouncementRow.properties,
      read: Nullable(Type.Boolean(), { description: 'Null for visitors' }),
    }),
  ),
})
export const announcementRead = contract({
  path: '/api/v2/announcement/read',
  summary: 'I have read this announcement; without an id, all of them',
  who: 'shopper',
  run: 'one',
  input: shape({ id: Type.Optional(Id), requestId: RequestId }),
  output: shape({ unread: Type.Integer() }),
})
const Neighbour = Nullable(shape({ id: Id, title: Type.String() }))
export const announcementDetail = contract({
  path: '/api/v2/announcement/detail',
  summary: 'One announcement',
  who: 'public',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ ...AnnouncementRow.properties, body: Type.Array(Block), older: Neighbour, newer: Neighbour }),
  refusals: ['notFound'],
})
export const channelGet = contract({
  path: '/channel/get',
  summary: 'Contacts of a channel; the shop shows channel 2421. What is empty is not told',
  who: 'public',
  run: 'read',
  method: 'GET',
  input: shape({ id: Id }),
  output: shape({
    id: Id,
    telephone: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    addressChinese: Type.String(),
    addressEnglish: Type.String(),
    hours: Type.String({ description: 'When somebody answers, in the asker’s language' }),
    chat: Type.String({ description: 'An address where one writes to the shop, at another provider' }),
    social: Type.Array(shape({ name: Type.String(), to: Type.String() }), {
      description: 'Where else the shop is found, for readers of the asker’s language',
    }),
  }),
  refusals: ['notFound'],
})
