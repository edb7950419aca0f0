// The providers as the desk shows them: where their keys come from, and what may be seen of those given there.
import { connectionNames, connectionOf } from '#kernel/connections.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { forcedBy } from '#kernel/data/provider-keys.ts'
import { keysRows } from './queries.ts'

export async function listConnections(db: Db, app: AppContext) {
  const rows = new Map((await keysRows(db)).map((row) => [row.connection, row]))
  return connectionNames.map((connection) => {
    const row = rows.get(connection)
    const source = forcedBy(app, connection) ?? (row ? ('desk' as const) : ('none' as const))
    return {
      connection,
      source,
      fields: connectionOf(connection).fields.map(({ name, seen, long = false, optional = false }) => ({
        name,
        secret: seen !== 'whole',
        long,
        optional,
        seen: row?.shown[name] ?? null,
      })),
      canBeTried: source !== 'none' && app.probes[connection] !== undefined,
      version: row?.version ?? 0,
      setAt: row?.setAt.toISOString() ?? null,
      setBy: row?.setBy ?? null,
    }
  })
}
