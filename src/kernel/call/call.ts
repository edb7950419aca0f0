// The one door for HTTP and pages: path → call, session, permission, input checked, transaction opened, output cleaned.
import { openAdmission } from './admission.ts'
import { compiledOf } from './compiled.ts'
import type { Contract, Ctx, Session, Visitor } from './contract.ts'
import { transact, type Db } from '../data/db.ts'
import { JsonText } from './json-text.ts'
import { openLimits } from './limits.ts'
import { alarmed, outageOf } from './outage.ts'
import { Refusal } from './refusal.ts'
import type { AppContext } from './app-context.ts'
import { admitKey, isKey } from './keys.ts'
import { answerAtEnd, answerOnce, firstAnswer, isRequestId, requestOf, type Request } from './replies.ts'
import { readMembership, readSession } from './session.ts'
import { tell } from './wire.ts'
import { mustBeOn } from '../switches.ts'
import { actAs } from '../security/acting.ts'
import { noteUnlessNoted } from '../security/deeds.ts'

export type AnyHandled = {
  contract: Contract
  handle: (ctx: never, input: never, prepared: never) => Promise<unknown>
  prepare?: ((ctx: never, input: never) => Promise<unknown>) | undefined
}
interface Entry {
  contract: Contract
  handle: (ctx: Ctx, input: unknown, prepared: unknown) => Promise<unknown>
  prepare: ((ctx: Ctx, input: unknown) => Promise<unknown>) | undefined
}
/**
 * Asks a call for a visitor; throws a Refusal. `http`: any call, the serializer cuts the output to its schema ·
 * `page`: reading calls only, for a cookie never authorises a write; cut here.
 */
export type Ask = (visitor: Visitor, path: string, input: unknown, from: 'http' | 'page') => Promise<unknown>

/**
 * One asker over the features' handlers; a path that stands twice is a programming error.
 * `replica` answers the public reads of visitors: nobody's own, just written data is among them.
 */
export function openCalls(db: Db, replica: Db, app: AppContext, entries: readonly AnyHandled[]): Ask {
  const table = new Map<string, Entry>()
  for (const { contract, handle, prepare } of entries) {
    if (table.has(contract.path)) throw new Error(`two calls at ${contract.path}`)
    table.set(contract.path, {
      contract,
      handle: handle as Entry['handle'],
      prepare: prepare as Entry['prepare'],
    })
  }
  const limit = openLimits(app)
  const ask: Ask = async (visitor, path, input, from) => {
    const entry = table.get(path)
    if (!entry || (from === 'page' && entry.contract.run !== 'read')) throw new Refusal('callNotFound', { path })
    limit(visitor, entry.contract)
    const admitted = await admit(db, app, entry.contract, visitor, from)
    await beginning(db, app, entry.contract, admitted.user, input)
    checkInput(entry.contract, input)
    const reader = entry.contract.who === 'public' && !admitted.user ? replica : db
    const output = await perform(
      entry.contract.run === 'read' ? reader : db,
      entry,
      { ...visitor, ...admitted, app },
      input,
    )
    if (from === 'http') return output
    return output instanceof JsonText ? output.read() : compiledOf(entry.contract).clean(output)
  }
  const inTurn = openAdmission(app)
  return (visitor, path, input, from) =>
    inTurn(visitor, table.get(path)?.contract, from, () => ask(visitor, path, input, from)).catch((e: unknown) => {
      const outage = outageOf(e)
      const fault = outage ? alarmed(app, outage, e) : e
      // pages have no table of codes and texts: they get the words
      if (from === 'page' && fault instanceof Refusal) fault.told = tell(fault, visitor.lang)
      throw fault
    })
}

interface Admitted {
  user: Session | undefined
  merchantId: number | undefined
  permissions?: readonly string[]
}
/** Who is asking, and may they? Default deny: no session, the wrong side or no permission refuses. */
async function admit(
  db: Db,
  app: AppContext,
  contract: Contract,
  visitor: Visitor,
  from: 'http' | 'page',
): Promise<Admitted> {
  const { who } = contract
  const byKey = isKey(visitor.token)
  if (who === 'public')
    return {
      user: visitor.token && !byKey ? await sessionOf(db, visitor.token, from).catch(visitorInstead) : undefined,
      merchantId: undefined,
    }
  if (!visitor.token) throw new Refusal('sessionRequired')
  if (byKey) return admitKey(db, app.keyScopes, contract, visitor)
  const user = await sessionOf(db, visitor.token, from)
  if (who === 'shopper') return { user, merchantId: undefined }
  const [audience, permission] =
    'merchant' in who ? (['merchant', who.merchant] as const) : (['staff', who.staff] as const)
  if (visitor.audience !== audience) throw new Refusal('forbidden')
  const member = await readMembership(db, user, audience, audience === 'merchant' ? visitor.merchantId : undefined)
  if (!member.permissions.includes(permission)) throw new Refusal(member.closed ? 'shopReadOnly' : 'forbidden')
  return { user, merchantId: member.merchantId ?? undefined, permissions: member.permissions }
}
/** A page is asked for with a cookie, and a sign-in of the console is never in one. */
async function sessionOf(db: Db, token: string, from: 'http' | 'page'): Promise<Session> {
  const session = await readSession(db, token)
  if (from === 'page' && session.console) throw new Refusal('sessionRequired')
  return session
}
/** On a public call a dead token is a visitor, so that browsing goes on; private calls tell the person. */
function visitorInstead(e: unknown): undefined {
  if (e instanceof Refusal) return undefined
  throw e
}

/** Refuses featureOff; but who asks again what was answered while it was on gets that answer. */
async function beginning(
  db: Db,
  app: AppContext,
  contract: Contract,
  user: Session | undefined,
  input: unknown,
): Promise<void> {
  if (contract.begins === undefined || app.settings.isOn(contract.begins)) return
  const id = (input as { requestId?: unknown } | null)?.requestId
  const request = typeof id === 'string' && isRequestId(id) ? requestOf(app, contract, user, input) : undefined
  if (!request || !(await firstAnswer(db, request))) mustBeOn(app, contract.begins)
}

/** Refuses the first fault of the input, named by field and rule; unknown keys are faults. */
function checkInput(contract: Contract, input: unknown): void {
  const { check } = compiledOf(contract)
  if (check.Check(input)) {
    // only now: what fits the schema is not nested for ever
    if (isUnstorable(input)) throw new Refusal('badInput', { field: 'body', rule: 'text' })
    return
  }
  const faults = check.Errors(input)
  const fault = faults.find((f) => f.keyword !== 'boolean' && f.keyword !== 'anyOf') ?? faults[0]
  const extra =
    fault?.keyword === 'additionalProperties'
      ? (fault.params as { additionalProperties?: string[] }).additionalProperties?.[0]
      : undefined
  const missing =
    fault?.keyword === 'required'
      ? (fault.params as { requiredProperties?: string[] }).requiredProperties?.[0]
      : undefined
  const field = [fault?.instancePath ?? '', extra ?? missing].filter((p) => p !== undefined && p !== '').join('/')
  throw new Refusal('badInput', { field: field.replace(/^\/+/, '') || 'body', rule: fault?.keyword ?? 'type' })
}

/** PostgreSQL's text cannot hold NUL, nor its JSON half a surrogate pair: refused here once, for every call. */
const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || !value.isWellFormed()
    : typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable)

type Asker = Visitor & { user: Session | undefined; app: AppContext }
async function perform(db: Db, entry: Entry, who: Asker, input: unknown): Promise<unknown> {
  const after: (() => void | Promise<void>)[] = []
  const base = { ...who, afterCommit: (work: () => void | Promise<void>) => void after.push(work) }
  const atDesk = typeof entry.contract.who === 'object'
  const inTransaction = <T>(work: (trx: Db) => Promise<T>): Promise<T> =>
    transact(db, async (trx) => {
      if (atDesk) await actAs(trx, { ...who, keyId: who.user?.keyId })
      return work(trx)
    })
  const run = (): Promise<unknown> => {
    if (entry.contract.run === 'read') return entry.handle({ ...base, db } as Ctx, input, undefined)
    if (entry.contract.run === 'steps')
      return entry.handle({ ...base, db, transaction: inTransaction } as Ctx, input, undefined)
    const request = requestOf(who.app, entry.contract, who.user, input)
    if (entry.contract.alone && !request) return entry.handle({ ...base, db } as Ctx, input, undefined)
    const done = async (trx: Db, prepared: unknown) => {
      const output = await entry.handle({ ...base, db: trx } as Ctx, input, prepared)
      await noteUnlessNoted(trx, entry.contract, who, input, output)
      return output
    }
    const once = (work: (trx: Db) => Promise<unknown>): Promise<unknown> =>
      inTransaction((trx) => {
        after.length = 0 // a retried transaction queues its hooks anew
        return work(trx)
      }).catch((e: unknown) => {
        after.length = 0 // nor has what was undone any
        throw e
      })
    const write = (prepared: unknown) =>
      entry.contract.usesUp
        ? answerAtEnd(db, request, once, (trx) => done(trx, prepared))
        : once((trx) => answerOnce(trx, request, () => done(trx, prepared)))
    return entry.prepare
      ? prepareThen(db, request, () => entry.prepare!({ ...base, db } as Ctx, input), write)
      : write(undefined)
  }
  const output = await run()
  for (const work of after) await work()
  return output
}

/**
 * Prepares outside of the transaction. A request that was answered already gets its first answer,
 * also where preparing it again would refuse.
 */
async function prepareThen(
  db: Db,
  request: Request | undefined,
  prepare: () => Promise<unknown>,
  write: (prepared: unknown) => Promise<unknown>,
): Promise<unknown> {
  let prepared: unknown
  try {
    prepared = await prepare()
  } catch (e) {
    const known = request && (await firstAnswer(db, request))
    if (known) return known.reply
    throw e
  }
  return write(prepared)
}
