// Calls of search beside the list itself (`goods/goods/page` with a keyword, catalog/contract.ts):
// suggestions, hot words, a buyer's own searches.
import { Type } from 'typebox'
import { Picture } from '#features/catalog/products/contract.ts'
import { MerchantCard } from '../merchants/contract.ts'
import { contract, Fen, Id, Nothing, Nullable, shape, Time } from '#kernel/call/contract.ts'

const Keyword = Type.String({ minLength: 1, maxLength: 80 })

/** The groups come in the order in which panels show them; a group without entries is an empty list. */
export const searchSuggest = contract({
  path: '/api/v2/goods/search/suggest',
  extra: true,
  summary:
    'What a started query may mean, by kind: whole queries, categories, brands, merchants, goods. ' +
    'Pinyin and its initials find Chinese words',
  who: 'public',
  run: 'read',
  begins: 'suggestions',
  input: shape({
    keyword: Type.String({ maxLength: 80, description: 'As typed so far; an empty one answers empty groups' }),
    merchantId: Type.Optional(Id),
  }),
  output: shape({
    queries: Type.Array(shape({ text: Type.String() }), { description: 'At most 8' }),
    categories: Type.Array(
      shape({
        id: Id,
        name: Type.String(),
        departmentNo: Nullable(Type.Integer(), { description: 'The number of the department it stands on' }),
      }),
      {
        description: 'At most 3',
      },
    ),
    brands: Type.Array(shape({ id: Id, name: Type.String() }), { description: 'At most 3' }),
    merchants: Type.Array(MerchantCard, { description: 'At most 2' }),
    goods: Type.Array(shape({ id: Id, title: Type.String(), picture: Nullable(Picture), price: Fen }), {
      description: 'At most 4',
    }),
  }),
})

export const searchHot = contract({
  path: '/api/v2/goods/search/hot',
  extra: true,
  summary: 'What is searched for most these days in the language of the reply; counted once per word, visitor and day',
  who: 'public',
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        word: Type.String(),
        rank: Type.Integer({ minimum: 1 }),
        trend: Type.Enum(['up', 'down', 'same', 'new'], { description: 'Against its rank of yesterday' }),
      }),
      { description: 'At most 12, first the hottest' },
    ),
    inBox: Nullable(Type.String({ description: 'What stands in the empty search box' })),
  }),
})

export const searchHistoryList = contract({
  path: '/api/v2/goods/search/history/list',
  summary: "The buyer's own searches, the newest 20",
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: shape({ records: Type.Array(shape({ id: Id, keyword: Type.String(), searchedAt: Time })) }),
})
export const searchHistoryAdd = contract({
  path: '/api/v2/goods/search/history/add',
  summary: 'Remembers a search; the same words again move to the front',
  who: 'shopper',
  run: 'one',
  input: shape({ keyword: Keyword }),
  output: Nothing,
})
export const searchHistoryDelete = contract({
  path: '/api/v2/goods/search/history/delete',
  summary: 'Forgets these searches, or all of them when no ids are given',
  who: 'shopper',
  run: 'one',
  input: shape({ ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 20 })) }),
  output: Nothing,
})
