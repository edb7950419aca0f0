// Handlers of bindings.
import { proveByCode, waysIn } from '#features/people/accounts/accounts.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { holdSession } from '#kernel/call/session.ts'
import { begin, finish } from './authorizing.ts'
import { linkOrRefuse } from './bindings.ts'
import { bindAdd, bindList, bindRemove, bindStart, bindWays, loginByWechat } from './contract.ts'
import { kinds } from './kinds.ts'
import { offered, providers } from './providers.ts'
import { bindingsOf, deleteBinding } from './queries.ts'
import { signInByWechat } from './wechat-login.ts'

export const calls = [
  handled(loginByWechat, signInByWechat),
  handled(bindWays, ({ app }) => {
    const bind = offered(app)
    return Promise.resolve({ login: bind.filter((kind) => providers[kind].signInPage), bind })
  }),
  handled(bindStart, async (ctx, { kind, purpose, code }) => {
    const { db, app, user } = ctx
    if (purpose === 'login') return { url: await begin(ctx, { kind, purpose, userId: null }) }
    if (!user) throw new Refusal('sessionRequired')
    if (!offered(app).includes(kind)) throw new Refusal('wayNotOffered')
    if ((await bindingsOf(db, user.userId)).some((b) => b.kind === kind)) throw new Refusal('identityAlreadyBound')
    await proveByCode(db, app, user.userId, 'bindAccount', code ?? '')
    return { url: await begin(ctx, { kind, purpose, userId: user.userId }) }
  }),
  handled(bindList, async ({ db, app, user }) => {
    const [bound, open] = [await bindingsOf(db, user.userId), offered(app)]
    const lines = kinds.map((kind) => {
      const mine = bound.find((b) => b.kind === kind)
      return {
        kind,
        offered: open.includes(kind),
        bound: mine !== undefined,
        nickName: mine?.nickname ?? null,
        boundAt: mine?.boundAt.toISOString() ?? null,
      }
    })
    return { bindings: lines.filter((line) => line.offered || line.bound) }
  }),
  handled(bindAdd, async (ctx, { kind, code, state }) => {
    const { userId } = ctx.user
    const { subjects, nickname } = await finish(ctx, { kind, purpose: 'bind', userId }, state, code)
    await ctx.transaction(async (db) => {
      // the provider took its time
      await holdSession(db, ctx.user)
      await linkOrRefuse(db, userId, kind, subjects, nickname)
    })
    return {}
  }),
  handled(bindRemove, async ({ db, app, user, transaction }, { kind, code }) => {
    const { userId } = user
    if (!(await bindingsOf(db, userId)).some((b) => b.kind === kind)) throw new Refusal('notFound')
    const { email, phone } = await waysIn(db, userId)
    if (!email && !phone) throw new Refusal('lastWayIn')
    await proveByCode(db, app, userId, 'bindAccount', code)
    await transaction(async (trx) => {
      if (!(await deleteBinding(trx, userId, kind))) throw new Refusal('notFound')
    })
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
