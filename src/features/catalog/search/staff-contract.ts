// Calls of staff about the search: words that mean the same, what counts for how much, hot words, words that found
// nothing, and trying it out.
import { Type, type TSchema } from 'typebox'
import { longestWord, mostPicks, mostWords } from './limits.ts'
import { boundsOf, weightNames, type Weight } from '#features/catalog/words/weights.ts'
import { contract, Id, Nothing, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'
import { languages } from '#kernel/text/language.ts'

const reads = { staff: 'search.read' } as const
const writes = { staff: 'search.write' } as const
const Lang = Type.Enum([...languages])
const Word = Type.String({ minLength: 1, maxLength: longestWord })
const Words = Type.Array(Word, { minItems: 1, maxItems: mostWords })
const Targets = Type.Array(Word, {
  maxItems: mostWords,
  description: 'Whoever looks for one of the words also finds these, not the other way; none: they mean the same',
})
const Version = Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'As it was read' })
const weights = Object.fromEntries(
  weightNames.map((name) => [name, Type.Integer({ minimum: boundsOf[name][0], maximum: boundsOf[name][1] })]),
) as Record<Weight, ReturnType<typeof Type.Integer>>
const Weights = shape(weights, { description: 'Hundredths' })

export const adminSynonymList = contract({
  path: '/api/v2/admin/search/synonym/list',
  summary: 'Words that mean the same as the shop says, the newest first; those that come with it are not among them',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        lang: Lang,
        words: Type.Array(Type.String()),
        targets: Type.Array(Type.String()),
        version: Type.Integer(),
      }),
    ),
  }),
})
export const adminSynonymAdd = contract({
  path: '/api/v2/admin/search/synonym/add',
  summary: 'Words that mean the same, or that lead to others, in one language',
  who: writes,
  run: 'one',
  input: shape({ lang: Lang, words: Words, targets: Targets, requestId: RequiredRequestId }),
  output: shape({ id: Id }),
  refusals: ['synonymUnfit', 'synonymsMany'],
})
export const adminSynonymEdit = contract({
  path: '/api/v2/admin/search/synonym/edit',
  summary: 'Change which words mean the same',
  who: writes,
  run: 'one',
  input: shape({ id: Id, version: Version, words: Words, targets: Targets, requestId: RequiredRequestId }),
  output: shape({ version: Type.Integer() }),
  refusals: ['notFound', 'searchChanged', 'synonymUnfit'],
})
export const adminSynonymDelete = contract({
  path: '/api/v2/admin/search/synonym/delete',
  summary: 'They do not mean the same any more',
  who: writes,
  run: 'one',
  input: shape({ id: Id, version: Version, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound', 'searchChanged'],
})

export const adminWeightsDetail = contract({
  path: '/api/v2/admin/search/weights/detail',
  summary: 'What counts for how much in the order of what was found',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({ weights: Weights, version: Type.Integer() }),
})
export const adminWeightsSave = contract({
  path: '/api/v2/admin/search/weights/save',
  summary: 'Let it count otherwise; goods are weighed anew at once',
  who: writes,
  run: 'one',
  input: shape({
    version: Version,
    weights: Weights,
    reason: Type.String({ maxLength: 300 }),
    requestId: RequiredRequestId,
  }),
  output: shape({ version: Type.Integer() }),
  refusals: ['searchChanged', 'reasonRequired'],
})

const Day = Nullable(Time)
const pick = {
  word: Word,
  shown: Type.Boolean({ description: 'false: kept off the list, however many search for it' }),
  first: Type.Boolean({ description: 'Before what is really searched for; else behind it' }),
  inBox: Type.Boolean({ description: 'It stands in the empty search box; one of a language' }),
  startsAt: Day,
  endsAt: Day,
}
export const adminHotList = contract({
  path: '/api/v2/admin/search/hot/list',
  summary: 'Hot words of a language: those that staff chose, in their order, and what is really searched for',
  who: reads,
  run: 'read',
  input: shape({ lang: Lang }),
  output: shape({
    version: Type.Integer(),
    picks: Type.Array(shape(pick)),
    searched: Type.Array(shape({ word: Type.String(), visitors: Type.Integer() })),
    shown: Type.Array(Type.String(), { description: 'As shoppers see it now' }),
  }),
})
export const adminHotSave = contract({
  path: '/api/v2/admin/search/hot/save',
  summary: 'The hot words that staff choose of a language, in their order, with their days',
  who: writes,
  run: 'one',
  input: shape({
    lang: Lang,
    version: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
    picks: Type.Array(shape(pick), { maxItems: mostPicks }),
    requestId: RequiredRequestId,
  }),
  output: shape({ version: Type.Integer() }),
  refusals: ['searchChanged', 'hotWordsUnfit'],
})

export const adminMissList = contract({
  path: '/api/v2/admin/search/miss/list',
  summary: 'What several visitors of the last thirty days looked for and did not find, the most first',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(shape({ lang: Lang, word: Type.String(), visitors: Type.Integer(), lastAt: Time })),
  }),
})
export const adminMissDrop = contract({
  path: '/api/v2/admin/search/miss/delete',
  summary: 'Forget that it found nothing',
  who: writes,
  run: 'one',
  input: shape({ lang: Lang, word: Type.String({ maxLength: 80 }), requestId: RequiredRequestId }),
  output: Nothing,
})

const nullable = <T extends TSchema>(schema: T) => Nullable(schema)
export const adminSearchTry = contract({
  path: '/api/v2/admin/search/try',
  summary: 'What a search finds, and why each stands where it stands; by the rules that hold or by others',
  who: reads,
  run: 'read',
  input: shape({
    keyword: Type.String({ minLength: 1, maxLength: 80 }),
    lang: Lang,
    weights: Type.Optional(Weights),
    synonym: Type.Optional(shape({ id: Type.Optional(Id), lang: Lang, words: Words, targets: Targets })),
  }),
  output: shape({
    corrected: nullable(Type.String({ description: 'What it was read as' })),
    dropped: Type.Array(Type.String(), { description: 'Words that were left out' }),
    shortcut: nullable(shape({ kind: Type.Enum(['category', 'brand', 'merchant']), id: Id, name: Type.String() })),
    words: Type.Array(
      shape({
        typed: Type.String(),
        corrected: nullable(Type.String()),
        exact: Type.Array(Type.String(), { description: 'Stems that it is' }),
        synonyms: Type.Array(Type.String(), { description: 'Stems that only stand for it' }),
      }),
    ),
    bySales: Type.Boolean({ description: 'It stands on too many goods to be weighed: the order is that of sales' }),
    total: Type.Integer({ description: 'Up to 1,001' }),
    records: Type.Array(
      shape({
        id: Id,
        title: Type.String(),
        picture: nullable(Type.String()),
        shop: Type.String(),
        score: Type.Integer(),
        text: Type.Number({ description: 'What its words bring' }),
        quality: Type.Integer({ description: '0 to 1000: how good the goods are' }),
        parts: Type.Array(shape({ key: Type.Enum(['sales', 'rating', 'stock', 'fresh']), points: Type.Integer() }), {
          description: 'Of which so much by each',
        }),
        sales: Type.Integer(),
        rating: Type.Integer(),
        reviewCount: Type.Integer(),
        inStock: Type.Boolean(),
        listedAt: Time,
        found: Type.Array(
          shape({
            word: Type.String(),
            synonym: Type.Boolean(),
            places: Type.Array(Type.Enum(['title', 'name', 'fact', 'body'])),
          }),
        ),
      }),
      { description: 'The best twenty' },
    ),
  }),
})
