// Handlers of keys of merchants.
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { endKey, makeKey, replaceKey, scopesFor } from './api-keys.ts'
import { mchKeyAdd, mchKeyPage, mchKeyReplace, mchKeyRevoke } from './contract.ts'
import { listKeys } from './queries.ts'

interface Acting {
  user: { userId: number }
  merchantId: number
  ip: string
}
const actor = ({ user, merchantId, ip }: Acting) => ({ userId: user.userId, merchantId, ip })

export const calls = [
  handled(mchKeyPage, async (ctx) => ({
    records: (await listKeys(ctx.db, ctx.merchantId)).map(({ createdAt, expiresAt, lastUsedAt, ...key }) => ({
      ...key,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    scopes: await scopesFor(ctx.db, ctx.app, actor(ctx)),
    max: ctx.app.settings.get('apiKeysMaxCount'),
  })),
  handled(mchKeyAdd, (ctx, wish) => makeKey(ctx.db, ctx.app, actor(ctx), wish)),
  handled(mchKeyReplace, (ctx, { id }) => replaceKey(ctx.db, ctx.app, actor(ctx), id)),
  handled(mchKeyRevoke, async (ctx, { id }) => {
    await endKey(ctx.db, actor(ctx), id)
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
