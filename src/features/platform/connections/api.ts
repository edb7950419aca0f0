// Handlers of the keys of providers.
import { adminConnectionRemove, adminConnections, adminConnectionSave, adminConnectionTry } from './contract.ts'
import { checkMailServer, giveKeys, takeKeys } from './keeping.ts'
import { listConnections } from './reading.ts'
import { tryConnection } from './trying.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(adminConnections, async ({ db, app }) => ({ records: await listConnections(db, app) })),
  handled(
    adminConnectionSave,
    async ({ db, app, user, ip }, given) => ({
      version: await giveKeys(db, app, { userId: user.userId, ip }, given),
    }),
    ({ app }, given) => checkMailServer(app, given),
  ),
  handled(adminConnectionRemove, async ({ db, user, ip }, wish) => {
    await takeKeys(db, { userId: user.userId, ip }, wish)
    return {}
  }),
  handled(adminConnectionTry, (ctx, { connection }) => tryConnection(ctx, connection)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
