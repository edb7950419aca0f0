// Trying a provider: really asked, with what it said in its own words, out of which every key is taken.
import { connectionOf, type ConnectionName } from '#kernel/connections.ts'
import type { AppContext, Finding } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'
import { reachable } from './queries.ts'

interface Asking {
  db: Db
  app: AppContext
  lang: Language
  ip: string
  user: { userId: number }
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}
const longest = 300
/** Refuses connectionInvalid where there is nothing to try. */
export async function tryConnection({ db, app, lang, ip, user, transaction }: Asking, connection: ConnectionName) {
  const probe = app.probes[connection]
  const { makes } = connectionOf(connection)
  const isSet = makes.some((made) => made !== 'mailFrom' && app.env[made] !== undefined)
  if (!probe || !isSet) throw new Refusal('connectionInvalid', { field: connection })
  const { why, said = '' } = await probe({ app, lang, person: await reachable(db, user.userId) }).catch(
    (e: unknown): Finding => ({ why: 'unreachable', said: e instanceof Error ? e.name : '' }),
  )
  await transaction((trx) =>
    audit(trx, {
      staffId: user.userId,
      action: 'connection.try',
      subject: 'connection',
      subjectId: 0,
      subjectNo: connection,
      after: { why },
      ip,
    }),
  )
  return { why, said: withoutKeys(app, connection, plainWords(said)).slice(0, longest) }
}
/** Some providers say back what they were shown. */
function withoutKeys({ env }: AppContext, connection: ConnectionName, said: string): string {
  const kept = connectionOf(connection).makes.flatMap((made) => textsIn(env[made]))
  return kept.reduce((words, key) => (key.length >= 6 ? words.replaceAll(key, '…') : words), said)
}
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
