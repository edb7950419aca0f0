// Handlers of what the shop is called, and of its first setup.
import { listCountries } from '#features/people/addresses/addresses.ts'
import { hasMail } from '#features/platform/inbox/inbox.ts'
import { carriersToChoose } from '#features/sales/fulfilment/fulfilment.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { attributeNames, departmentNames } from './beginnings.ts'
import {
  adminIdentity,
  adminIdentityLanguages,
  adminIdentityMark,
  adminIdentitySave,
  setupDetail,
  setupFinish,
} from './contract.ts'
import { mustBeOpen, rename } from './identity.ts'
import { listMarks } from './mark-queries.ts'
import { saveMark } from './marks.ts'
import { offeredBy, offerLanguages } from './offering.ts'
import { readIdentity } from './queries.ts'
import { finishSetup } from './setting-up.ts'
import { trades } from './trades.ts'

const unnamed = { 'zh-CN': '', 'en-US': '', 'es-ES': '' }
export const calls = [
  handled(setupDetail, async ({ db, app, lang }, { token }) => {
    await mustBeOpen(db, token)
    return {
      mail: hasMail(app),
      online: [app.env.stripe, app.env.wechatPay, app.env.alipayPay].some((provider) => provider !== undefined),
      trades: trades.map((trade) => ({
        trade,
        departments: departmentNames(trade, lang),
        attributes: attributeNames(trade, lang),
      })),
      countries: listCountries(lang).map(({ code, name }) => ({ code, name })),
      carriers: await carriersToChoose(db, lang),
    }
  }),
  handled(setupFinish, (ctx, wish) => finishSetup(ctx, wish)),
  handled(adminIdentity, async ({ db }) => {
    const [known, offered] = [await readIdentity(db), await offeredBy(db)]
    return {
      name: { ...unnamed, ...known?.name },
      version: known?.version ?? 0,
      languages: offered.spoken,
      languagesVersion: offered.version,
      marks: (await listMarks(db)).map(({ hash, ...mark }) => ({ ...mark, src: `/shop-mark/${mark.kind}-${hash}` })),
      updatedAt: known?.updatedAt.toISOString() ?? null,
    }
  }),
  handled(adminIdentitySave, async (ctx, { name, version }) => ({
    version: await rename(ctx.db, { userId: ctx.user.userId, ip: ctx.ip }, name, version),
  })),
  handled(adminIdentityLanguages, async (ctx, { languages, version }) => ({
    version: await offerLanguages(ctx.db, { userId: ctx.user.userId, ip: ctx.ip }, languages, version),
  })),
  handled(adminIdentityMark, async (ctx, { kind, uploadId }) => {
    await saveMark(ctx, kind, uploadId)
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
