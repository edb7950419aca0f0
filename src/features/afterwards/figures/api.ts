// Handlers of figures. Notes of looks are kept in memory; what a merchant reads are sums that stand counted.
import {
  homeTodo,
  lookAdd,
  platformDays,
  platformRecount,
  statAftersale,
  statDays,
  statFile,
  statGoods,
  statOverview,
  statRegion,
  statSource,
} from './contract.ts'
import { noteLook, type Look, type Source } from './collecting.ts'
import { recount } from './figures.ts'
import { fileOf } from './files.ts'
import { aftersale, daysOf, goods, overview, regions, sources, todo } from './reading.ts'
import { platformFile, platformGrowth, platformTodo, platformTop } from './platform-contract.ts'
import { growth, platformFileOf, platformWaiting, top } from './platform.ts'
import type { Static } from 'typebox'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { ownValue } from '#kernel/data/own.ts'
import { textsOf } from '#kernel/text/i18n.ts'

function lookOf({ productId, skuId, merchantId }: Static<typeof lookAdd.input>): Look {
  const looks = [
    ...(productId === undefined ? [] : [{ productId }]),
    ...(skuId === undefined ? [] : [{ skuId }]),
    ...(merchantId === undefined ? [] : [{ merchantId }]),
  ]
  if (looks.length !== 1) throw new Refusal('badInput', { field: 'productId', rule: 'oneOf' })
  return looks[0]!
}
function sourceOf({ from }: Static<typeof lookAdd.input>): Source | undefined {
  if (!from) return undefined
  const { kind, word, categoryId, block } = from
  // of the parts that the home page has, not whatever somebody makes up
  const part = block !== undefined && ownValue(textsOf('en-US').figures.block, block) !== undefined ? block : undefined
  const keys = { search: word, category: categoryId?.toString(), home: part }
  return { kind, key: kind in keys ? keys[kind as keyof typeof keys] : undefined }
}

export const calls = [
  handled(lookAdd, (ctx, input) => {
    noteLook(ctx.app, ctx, lookOf(input), sourceOf(input))
    return Promise.resolve({})
  }),
  handled(statOverview, ({ db, merchantId }) => overview(db, merchantId)),
  handled(statDays, ({ db, merchantId, lang }, input) => daysOf({ db, whose: merchantId, lang, ...input })),
  handled(statGoods, async ({ db, merchantId, lang }, { order = 'sales', size = 20, ...input }) => ({
    records: await goods({ db, whose: merchantId, lang, ...input }, { order, size }),
  })),
  handled(statSource, ({ db, app, merchantId, lang }, input) =>
    sources({ db, whose: merchantId, lang, ...input }, app.settings.get('figureWordMinPeople')),
  ),
  handled(statRegion, async ({ db, merchantId, lang }, input) => ({
    records: await regions({ db, whose: merchantId, lang, ...input }),
  })),
  handled(statAftersale, ({ db, merchantId, lang }, input) => aftersale({ db, whose: merchantId, lang, ...input })),
  handled(statFile, ({ db, app, merchantId, lang }, input) =>
    fileOf({ db, whose: merchantId, lang, leastPeople: app.settings.get('figureWordMinPeople'), ...input }),
  ),
  handled(homeTodo, ({ db, app, merchantId, permissions }) => todo(db, app, merchantId, permissions)),
  handled(platformDays, ({ db, lang }, input) => daysOf({ db, whose: 'all', lang, ...input })),
  handled(platformTodo, ({ db, user }) => platformWaiting(db, user.userId)),
  handled(platformGrowth, ({ db, lang }, input) => growth({ db, lang, ...input })),
  handled(platformTop, ({ db, app, lang }, { period }) =>
    top(db, lang, period, app.settings.get('figureWordMinPeople')),
  ),
  handled(platformFile, ({ db, app, lang }, input) =>
    platformFileOf({ db, lang, leastPeople: app.settings.get('figureWordMinPeople'), ...input }),
  ),
  handled(platformRecount, async ({ db }, { merchantId }) => ({ days: await recount(db, merchantId) })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
