// Request ids: a signed-in write that carries one is done once; asked again it gets its first answer.
// The row is written in the business transaction.
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Contract, Session } from './contract.ts'
import type { Db } from '../data/db.ts'
import { Refusal } from './refusal.ts'
import { keysFor } from '../security/secret.ts'
import type { AppContext } from './app-context.ts'

export interface Request {
  userId: number
  requestId: string
  path: string
  inputHash: Buffer
}
/** Objects by their keys in order: how a client writes them down makes no other request. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Of an input that nobody has checked yet. */
export const isRequestId = (id: string): boolean => shape.test(id)

/**
 * The request of an input that carries an id; none for visitors and for answers that carry tokens.
 * Its hash is keyed: inputs hold codes and payment passwords, which a plain hash in a dump would give away.
 */
export function requestOf(
  app: Pick<AppContext, 'env' | 'log'>,
  contract: Contract,
  user: Session | undefined,
  input: unknown,
): Request | undefined {
  const requestId = (input as { requestId?: string } | null)?.requestId
  if (!requestId || !user || contract.envelope === 'login') return undefined
  // the oldest key, so that a change of keys makes no repetition look like another request
  const inputHash = createHmac('sha256', keysFor(app, 'requests').at(-1)!)
    .update(contract.path)
    .update(JSON.stringify(input, inOrder))
    .digest()
  return { userId: user.userId, requestId, path: contract.path, inputHash }
}

/** What was answered to this request, if it was. Refuses requestIdReused when the id came with another input. */
export async function firstAnswer(
  db: Db,
  { userId, requestId, inputHash }: Request,
): Promise<{ reply: unknown } | undefined> {
  const row = await db
    .selectFrom('request_reply')
    .select(['input_hash', 'reply'])
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  if (row && !inputHash.equals(row.input_hash)) throw new Refusal('requestIdReused')
  return row && { reply: row.reply }
}

/** Does the work and keeps its answer, or waits for whoever does it just now and repeats theirs. */
export async function answerOnce(
  trx: Db,
  request: Request | undefined,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!request) return work()
  const { userId, requestId, path, inputHash } = request
  const made = await trx
    .insertInto('request_reply')
    .values({ user_id: userId, request_id: requestId, path, input_hash: inputHash })
    .onConflict((c) => c.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (!made) return (await firstAnswer(trx, request))!.reply
  const output = await work()
  await trx
    .updateTable('request_reply')
    .set({ reply: sql`${JSON.stringify(output)}::jsonb` })
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .execute()
  return output
}

/** Somebody was quicker under the same id. */
class AnsweredBefore extends Error {}
/**
 * The same for what uses itself up: its answer is remembered at its end, in its transaction, and whatever then stands
 * in the way of doing it again leads to the first answer.
 */
export async function answerAtEnd(
  db: Db,
  request: Request | undefined,
  inTransaction: (work: (trx: Db) => Promise<unknown>) => Promise<unknown>,
  work: (trx: Db) => Promise<unknown>,
): Promise<unknown> {
  if (!request) return inTransaction(work)
  try {
    return await inTransaction(async (trx) => {
      const output = await work(trx)
      if (!(await remember(trx, request, output))) throw new AnsweredBefore()
      return output
    })
  } catch (e) {
    const known = e instanceof AnsweredBefore || e instanceof Refusal ? await firstAnswer(db, request) : undefined
    if (known) return known.reply
    throw e
  }
}
const remember = async (trx: Db, { userId, requestId, path, inputHash }: Request, output: unknown): Promise<boolean> =>
  (await trx
    .insertInto('request_reply')
    .values({
      user_id: userId,
      request_id: requestId,
      path,
      input_hash: inputHash,
      reply: sql`${JSON.stringify(output)}::jsonb`,
    })
    .onConflict((c) => c.doNothing())
    .returning('user_id')
    .executeTakeFirst()) !== undefined

/** Forgets answers that are older than so many days. */
export const forgetReplies = (db: Db, days: number): Promise<unknown> =>
  sql`delete from request_reply where created_at < shop_now() - make_interval(days => ${days})`.execute(db)
/** Forgets all answers to one person. */
export const forgetRepliesOf = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('request_reply').where('user_id', '=', userId).execute()
