// Handlers of staff about the search.
import { explain } from './explaining.ts'
import { hotOfDesk, saveHot } from './hot-desk.ts'
import { dropMiss, listMisses } from './miss-queries.ts'
import {
  adminHotList,
  adminHotSave,
  adminMissDrop,
  adminMissList,
  adminSearchTry,
  adminSynonymAdd,
  adminSynonymDelete,
  adminSynonymEdit,
  adminSynonymList,
  adminWeightsDetail,
  adminWeightsSave,
} from './staff-contract.ts'
import { add, drop, edit, reweigh, type Staffer } from './ruling.ts'
import { cleaned, draftedRules, listSynonyms, readWeights } from '#features/catalog/words/words.ts'
import { handled } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker): Staffer => ({ userId: user.userId, ip })

export const staffCalls = [
  handled(adminSynonymList, async ({ db }) => ({ records: await listSynonyms(db) })),
  handled(adminSynonymAdd, (ctx, input) => add(ctx.db, by(ctx), input)),
  handled(adminSynonymEdit, (ctx, input) => edit(ctx.db, by(ctx), input)),
  handled(adminSynonymDelete, (ctx, input) => drop(ctx.db, by(ctx), input)),
  handled(adminWeightsDetail, ({ db }) => readWeights(db)),
  handled(adminWeightsSave, (ctx, input) => reweigh(ctx.db, by(ctx), input)),
  handled(adminHotList, (ctx, { lang }) => hotOfDesk({ ...ctx, lang })),
  handled(adminHotSave, (ctx, input) => saveHot(ctx.db, by(ctx), input)),
  handled(adminMissList, async ({ db, app }) => ({
    records: (await listMisses(db, app.settings.get('hotWordMinVisitors'))).map(({ lastAt, ...miss }) => ({
      ...miss,
      lastAt: lastAt.toISOString(),
    })),
  })),
  handled(adminMissDrop, async ({ db }, { lang, word }) => {
    await dropMiss(db, lang, [word])
    return {}
  }),
  handled(adminSearchTry, async (ctx, { keyword, lang, weights, synonym }) => {
    const words = cleaned(keyword)
    if (!words) throw new Refusal('badInput', { field: 'keyword', rule: 'blank' })
    return explain({ ...ctx, lang }, words, await draftedRules(ctx.db, { weights, synonym }), ctx.lang)
  }),
] as const
