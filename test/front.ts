// A shop reached from outside: its calls over real HTTP, its tables by raw SQL, people who are signed in.
import type pg from 'pg'
import { calls } from '#app.ts'
import type { Calls } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { openSession } from '#kernel/call/session.ts'
import { codeOf } from '#kernel/call/refusal.ts'
import { commonRefusals } from '#web/openapi.ts'
import { solve } from '#features/platform/captcha/parts/solving.ts'

export interface Reply<T = Record<string, unknown>> {
  status: number
  code: number
  message: string
  data: T & { reason?: string }
  raw: Record<string, unknown>
}
export interface Person {
  userId: number
  email: string
  token: string
}
export interface Asker {
  token?: string
  lang?: string
  headers?: Record<string, string>
}
/** What one gives to a call; a request id that it must have is made up where it is left out. */
export type Given<P extends keyof Calls> = WithoutId<Calls[P]['input']>
type WithoutId<I> = I extends { requestId: string } ? Omit<I, 'requestId'> & { requestId?: string } : I
export interface Front {
  url: string
  pool: pg.Pool
  app: { db: Db }
  /** Asks a call over HTTP. */
  ask: <P extends keyof Calls>(path: P, input: Given<P>, who?: Asker) => Promise<Reply<Calls[P]['output']>>
  /** The same, but a refusal fails the test. */
  must: <P extends keyof Calls>(path: P, input: Given<P>, who?: Asker) => Promise<Calls[P]['output']>
  person: (name?: string) => Promise<Person>
  /** A fresh proof for one call of the asker, earned by work (cheap in a test's shop). */
  captchaToken: (who?: Asker) => Promise<string>
}

/** Any body to any path, as it is: what a stranger could send. */
export async function send(url: string, path: string, body: string, who: Asker = {}): Promise<Reply> {
  const headers = {
    'content-type': 'application/json',
    'user-type': '1',
    'accept-language': who.lang ?? 'en-US',
    ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
    ...who.headers,
  }
  const reply = await fetch(url + path, { method: 'POST', headers, body })
  const raw = (await reply.json()) as Record<string, unknown>
  return {
    status: reply.status,
    code: raw['code'] as number,
    message: (raw['message'] ?? raw['msg']) as string,
    data: (raw['data'] ?? raw['userinfo']) as never,
    raw,
  }
}

/** Calls that must have a request id. */
const identified = new Set<string>(
  calls.flatMap(({ contract: c }) =>
    (c.input as { required?: string[] }).required?.includes('requestId') ? [c.path] : [],
  ),
)

/** The refusals that each call says it may give. */
const told = new Map<string, ReadonlySet<number>>(
  calls.map(({ contract: c }) => [c.path, new Set([...c.refusals, ...commonRefusals(c)].map(codeOf))]),
)
/** A refusal that a contract does not name is a fault of the contract, whatever the test is about. */
function checkTold(path: string, { status, code, raw }: Reply): void {
  if (status >= 400 && status !== 500 && told.get(path)?.has(code) === false)
    throw new Error(`${path} gave a refusal that its contract does not list: ${JSON.stringify(raw)}`)
}

export function openFront(url: string, pool: pg.Pool, db: Db): Front {
  const ask: Front['ask'] = async (path, input, who) => {
    const body = JSON.stringify(identified.has(path) ? { requestId: crypto.randomUUID(), ...input } : input)
    const reply = await send(url, path, body, who)
    checkTold(path, reply)
    return reply
  }
  const must: Front['must'] = async (path, input, who) => {
    const reply = await ask(path, input, who)
    if (reply.status !== 200) throw new Error(`${path} refused: ${JSON.stringify(reply.raw)}`)
    return reply.data
  }
  let people = 0
  const person: Front['person'] = async (name = `person${++people}`) => {
    const email = `${name}@example.com`
    const { rows } = await pool.query<{ id: string }>(
      'insert into user_account (email, nickname) values ($1, $2) returning id',
      [email, name],
    )
    const userId = Number(rows[0]!.id)
    return { userId, email, token: await openSession(db, userId, { userAgent: 'test', days: 365, madeAccount: true }) }
  }
  const captchaToken: Front['captchaToken'] = async (who) => {
    const given = await must('/captcha/get', { kind: 'work' }, who)
    if (given.kind !== 'work') return given.kind === 'none' ? given.captchaToken : ''
    const solution = await solve(given.challenge, given.guesses, 0, 1, () => undefined)
    return (await must('/captcha/check', { kind: 'work', challenge: given.challenge, ...solution! }, who)).captchaToken
  }
  return { url, pool, app: { db }, ask, must, person, captchaToken }
}
