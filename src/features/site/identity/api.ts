// Handlers of what the shop is called, and of its first setup.
import { hasMail } from '#features/platform/inbox/inbox.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { departmentNames } from './beginnings.ts'
import { adminIdentity, adminIdentityMark, adminIdentitySave, setupDetail, setupFinish } from './contract.ts'
import { mustBeOpen, rename } from './identity.ts'
import { listMarks } from './mark-queries.ts'
import { saveMark } from './marks.ts'
import { readIdentity } from './queries.ts'
import { finishSetup } from './setting-up.ts'
import { trades } from './trades.ts'

const unnamed = { 'zh-CN': '', 'en-US': '', 'es-ES': '' }
export const calls = [
  handled(setupDetail, async ({ db, app, lang }, { token }) => {
    await mustBeOpen(db, token)
    return {
      mail: hasMail(app),
      online: app.env.stripe !== undefined,
      trades: trades.map((trade) => ({ trade, departments: departmentNames(trade, lang) })),
    }
  }),
  handled(setupFinish, (ctx, wish) => finishSetup(ctx, wish)),
  handled(adminIdentity, async ({ db }) => {
    const known = await readIdentity(db)
    return {
      name: { ...unnamed, ...known?.name },
      version: known?.version ?? 0,
      marks: (await listMarks(db)).map(({ hash, ...mark }) => ({ ...mark, src: `/shop-mark/${mark.kind}-${hash}` })),
      updatedAt: known?.updatedAt.toISOString() ?? null,
    }
  }),
  handled(adminIdentitySave, async (ctx, { name, version }) => ({
    version: await rename(ctx.db, { userId: ctx.user.userId, ip: ctx.ip }, name, version),
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
