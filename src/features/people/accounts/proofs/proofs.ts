// Second proofs of a person's own: added and taken away with the password anew, and told by letter. Without any left, a
// code by mail or text is asked for again, so that nobody is shut out for ever.
import { randomBytes } from 'node:crypto'
import { notifyOfProof } from '../notices.ts'
import { isPassword } from '../password.ts'
import { takeTryOfOwn } from '../password-tries.ts'
import { readPasswordHash } from '../queries.ts'
import { dropTickets } from '../console-queries.ts'
import { takeProofTry } from './tries.ts'
import {
  beginTotp,
  confirmTotp,
  countCodes,
  dropProof,
  dropRest,
  insertPasskey,
  keepChallenge,
  passkeysOf,
  proofsOf,
  raiseSession,
  replaceCodes,
  takeChallenge,
  totpOf,
  waysOf,
} from './queries.ts'
import { askToMake, madeBy } from './passkeys.ts'
import { codeHash, newCodes, shown } from './recovery-codes.ts'
import { appAddress, base32, stepOf } from './totp.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Session, Visitor } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { holdSession } from '#kernel/call/session.ts'
import type { Db } from '#kernel/data/db.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

export interface Own extends Pick<Visitor, 'ip' | 'lang'> {
  db: Db
  app: AppContext
  user: Session
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}
const use = 'secondProof.totp'
const beginSeconds = 600
const mostPasskeys = 10

/** Refuses forbidden to a sign-in of the shop. */
export function mustBeConsole({ console }: Session): void {
  if (!console) throw new Refusal('forbidden')
}
/** The password anew. Refuses forbidden, passwordWrong, passwordLocked. Costs a try; outside of transactions. */
export async function prove({ db, app, user }: Pick<Own, 'db' | 'app' | 'user'>, typed: string): Promise<void> {
  mustBeConsole(user)
  const hash = await readPasswordHash(db, user.userId)
  const judged = await takeTryOfOwn(db, app, user.userId)
  const right = await isPassword(hash, typed)
  await judged(right)
  if (!right) throw new Refusal('passwordWrong')
}
export const secretOf = (app: AppContext, userId: number, sealed: Buffer): Buffer =>
  Buffer.from(unseal(app, use, userId, sealed), 'base64')

/** Refuses as prove, and secondProofTwice. */
export async function beginApp(own: Own, typed: string, account: string) {
  await prove(own, typed)
  const { app, user, transaction } = own
  const secret = randomBytes(20)
  const sealed = seal(app, use, user.userId, secret.toString('base64'))
  if (!(await transaction((trx) => beginTotp(trx, user.userId, sealed)))) throw new Refusal('secondProofTwice')
  return { secret: base32(secret), address: appAddress(secret, account) }
}
/** Refuses forbidden, codeWrong, secondProofLocked. */
export async function confirmApp(own: Own, typed: string): Promise<string[] | null> {
  const { db, app, user, ip, transaction } = own
  mustBeConsole(user)
  const begun = await totpOf(db, user.userId, beginSeconds)
  const judged = await takeProofTry(db, user.userId, ip)
  const step = begun && stepOf(secretOf(app, user.userId, begun.sealed), typed, app.clock.now())
  if (!begun || step === undefined) throw new Refusal('codeWrong')
  await judged(db)
  return transaction(async (trx) => {
    await holdSession(trx, user)
    if (!(await confirmTotp(trx, begun, step))) throw new Refusal('codeWrong')
    return added(trx, own, 'totp')
  })
}
/** What a new proof brings: the sign-in has it, waiting ones begin anew, a letter, and codes where there were none. */
async function added(trx: Db, { app, user }: Own, kind: 'totp' | 'passkey'): Promise<string[] | null> {
  await raiseSession(trx, user.id, kind)
  await dropTickets(trx, user.userId)
  await notifyOfProof(trx, { userId: user.userId, kind: 'proofAdded', proof: kind })
  return (await countCodes(trx, user.userId)) > 0 ? null : freshCodes(trx, app, user.userId)
}
async function freshCodes(trx: Db, app: AppContext, userId: number): Promise<string[]> {
  const codes = newCodes()
  await replaceCodes(
    trx,
    userId,
    codes.map((code) => codeHash(app, userId, code)),
  )
  return codes.map(shown)
}
/** Refuses as prove, and secondProofMissing. */
export async function renewCodes(own: Own, typed: string): Promise<string[]> {
  await prove(own, typed)
  const { app, user, transaction } = own
  return transaction(async (trx) => {
    await holdSession(trx, user)
    if ((await proofsOf(trx, user.userId)).length === 0) throw new Refusal('secondProofMissing')
    return freshCodes(trx, app, user.userId)
  })
}

/** Refuses as prove, and tooManyPasskeys. */
export async function beginPasskey(own: Own, typed: string, person: { account: string; nickName: string }) {
  await prove(own, typed)
  const { db, app, user, transaction } = own
  const keys = await passkeysOf(db, user.userId)
  if (keys.length >= mostPasskeys) throw new Refusal('tooManyPasskeys', { max: mostPasskeys })
  const asked = await askToMake(app, { userId: user.userId, ...person }, keys)
  await transaction((trx) => keepChallenge(trx, user.userId, asked.challenge, asked.seconds))
  return { options: asked.options }
}
/** Refuses forbidden, passkeyInvalid, tooManyPasskeys. */
export async function confirmPasskey(own: Own, { name, answer }: { name: string; answer: string }) {
  const { app, user, transaction } = own
  mustBeConsole(user)
  // gone with the first answer, right or not
  const challenge = await transaction((trx) => takeChallenge(trx, user.userId))
  const key = challenge === undefined ? undefined : await madeBy(app, challenge, answer)
  if (!key) throw new Refusal('passkeyInvalid')
  return transaction(async (trx) => {
    await holdSession(trx, user)
    if ((await passkeysOf(trx, user.userId)).length >= mostPasskeys)
      throw new Refusal('tooManyPasskeys', { max: mostPasskeys })
    const id = await insertPasskey(trx, user.userId, { ...key, name: name.trim() || name })
    if (id === undefined) throw new Refusal('passkeyInvalid')
    return { id, recoveryCodes: await added(trx, own, 'passkey') }
  })
}

/** Refuses as prove, and notFound. */
export async function removeProof(own: Own, typed: string, id: number): Promise<void> {
  await prove(own, typed)
  const { user, transaction } = own
  await transaction(async (trx) => {
    await holdSession(trx, user)
    const proof = await dropProof(trx, user.userId, id)
    if (!proof) throw new Refusal('notFound')
    await dropTickets(trx, user.userId)
    if ((await proofsOf(trx, user.userId)).length === 0) await dropRest(trx, user.userId)
    await notifyOfProof(trx, { userId: user.userId, kind: 'proofRemoved', proof })
  })
}

export async function listProofs(own: Pick<Own, 'db' | 'user' | 'lang'>) {
  const { db, user, lang } = own
  mustBeConsole(user)
  const told = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) => ({
    since: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })
  const rows = await proofsOf(db, user.userId)
  const app = rows.find(({ kind }) => kind === 'totp')
  return {
    totp: app ? { id: app.id, ...told(app) } : null,
    passkeys: rows
      .filter(({ kind }) => kind === 'passkey')
      .map((row) => ({ id: row.id, name: row.name, ...told(row) })),
    recoveryLeft: await countCodes(db, user.userId),
    demandedBy: (await waysOf(db, user.userId, lang)).demandedBy,
  }
}
