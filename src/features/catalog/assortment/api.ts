// Handlers of merchants about their goods.
import { bin, copy, count, recategorise, reroute, restore, shelve, type Member } from './assortment.ts'
import {
  mchGoodsBin,
  mchGoodsCategory,
  mchGoodsChoices,
  mchGoodsCopy,
  mchGoodsCount,
  mchGoodsFreight,
  mchGoodsLog,
  mchGoodsPage,
  mchGoodsPrice,
  mchGoodsRestore,
  mchGoodsShelf,
  mchGoodsSkuPage,
  mchGoodsStock,
} from './contract.ts'
import { countTabs, listChoices, listGoods, listSkus, showChanges } from './listing.ts'
import { price } from './pricing.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

interface Asker {
  user: { userId: number }
  merchantId: number
  ip: string
}
const memberOf = ({ user, merchantId, ip }: Asker): Member => ({ userId: user.userId, merchantId, ip })
const words = ({ note = '' }: { note?: string }): string => note.trim()

export const calls = [
  handled(mchGoodsPage, (ctx, input) => listGoods(ctx, input)),
  handled(mchGoodsCount, (ctx) => countTabs(ctx)),
  handled(mchGoodsChoices, (ctx) => listChoices(ctx)),
  handled(mchGoodsSkuPage, (ctx, input) => listSkus(ctx, input)),
  handled(mchGoodsLog, (ctx, input) => showChanges(ctx, input)),
  handled(mchGoodsShelf, async (ctx, { onSale, rows, ...said }) => ({
    results: await shelve(ctx.db, ctx.app.settings, memberOf(ctx), { onSale, rows, words: words(said) }),
  })),
  handled(mchGoodsPrice, async (ctx, { rows, ...said }) => ({
    results: await price(ctx.db, ctx.app.settings, memberOf(ctx), rows, words(said)),
  })),
  handled(mchGoodsStock, async (ctx, { rows, ...said }) => ({
    results: await count(ctx.db, memberOf(ctx), rows, words(said)),
  })),
  handled(mchGoodsCategory, async (ctx, { categoryId, rows, ...said }) => ({
    results: await recategorise(ctx.db, ctx.app.settings, memberOf(ctx), { categoryId, rows, words: words(said) }),
  })),
  handled(mchGoodsFreight, async (ctx, { freightTemplateId, rows, ...said }) => ({
    results: await reroute(ctx.db, memberOf(ctx), { freightTemplateId, rows, words: words(said) }),
  })),
  handled(mchGoodsCopy, async (ctx, { id }) => ({ id: await copy(ctx.db, ctx.app.settings, memberOf(ctx), id) })),
  handled(mchGoodsBin, async (ctx, { rows, ...said }) => ({
    results: await bin(ctx.db, memberOf(ctx), { rows, words: words(said) }),
  })),
  handled(mchGoodsRestore, async (ctx, { ids, ...said }) => ({
    results: await restore(ctx.db, memberOf(ctx), ids, words(said)),
  })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
