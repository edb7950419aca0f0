// Handlers of shops that close for good.
import { ask, askedOf, closingOf, decide, takeBack } from './closing.ts'
import {
  adminClosingAsk,
  adminClosingAudit,
  adminClosingDetail,
  adminClosingList,
  adminClosingTakeBack,
  mchClosingAsk,
  mchClosingDetail,
  mchClosingTakeBack,
} from './contract.ts'
import { listRunning, newestOf } from './queries.ts'
import { provedAlone } from '#features/people/accounts/accounts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

interface Acting {
  user: { userId: number }
  ip: string
}
const actor = ({ user, ip }: Acting) => ({ userId: user.userId, ip })
const iso = (at: Date | null): string | null => at?.toISOString() ?? null
/** Refuses notFound. */
async function shown(db: Db, app: AppContext, merchantId: number) {
  const found = await closingOf(db, app, merchantId)
  if (!found) throw new Refusal('notFound')
  const { closing, ...rest } = found
  if (!closing) return { ...rest, closing: null }
  const { status: state, side, asker, reason, answer, createdAt, endsAt, endedAt } = closing
  const told = { state, side, asker, reason, answer }
  return {
    ...rest,
    closing: { ...told, askedAt: createdAt.toISOString(), endsAt: iso(endsAt), endedAt: iso(endedAt) },
  }
}
export const calls = [
  handled(mchClosingDetail, ({ db, app, merchantId }) => shown(db, app, merchantId)),
  handled(mchClosingAsk, async (ctx, { reason }) => {
    await ask(ctx.db, actor(ctx), { merchantId: ctx.merchantId, side: 'owner', reason })
    return { state: 'asked' as const }
  }),
  handled(mchClosingTakeBack, async (ctx, { reason }) => {
    await takeBack(ctx.db, ctx.app, actor(ctx), { merchantId: ctx.merchantId, side: 'owner', reason })
    return { state: 'takenBack' as const }
  }),
  handled(adminClosingList, async ({ db, lang }) => ({
    records: (await listRunning(db, lang)).map(({ status: state, createdAt, endsAt, ...row }) => ({
      ...row,
      state,
      askedAt: createdAt.toISOString(),
      endsAt: iso(endsAt),
    })),
  })),
  handled(adminClosingDetail, async ({ db, app, user }, { id }) => ({
    ...(await shown(db, app, id)),
    own: (await newestOf(db, id))?.askedBy === user.userId,
  })),
  handled(adminClosingAsk, async (ctx, { id, reason }) => {
    await ask(ctx.db, actor(ctx), { merchantId: id, side: 'staff', reason })
    return { state: 'asked' as const }
  }),
  handled(
    adminClosingAudit,
    async (ctx, { id, decision, reason }, proven: boolean) => {
      const answer = { merchantId: id, decision, reason }
      const { db, app } = ctx
      return { state: await decide(db, app, adminClosingAudit.who, { ...actor(ctx), proven }, answer) }
    },
    async (ctx, { id, proof }) => provedAlone(ctx, adminClosingAudit.who, await askedOf(ctx.db, id), proof),
  ),
  handled(adminClosingTakeBack, async (ctx, { id, reason }) => {
    await takeBack(ctx.db, ctx.app, actor(ctx), { merchantId: id, side: 'staff', reason })
    return { state: 'takenBack' as const }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
