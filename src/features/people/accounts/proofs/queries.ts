// All SQL of second proofs. Whose a row is stands in every statement; what may be used once is used up by its update.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'

export type Second = 'totp' | 'passkey' | 'recovery'
export interface ProofRow {
  id: number
  kind: 'totp' | 'passkey'
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}
export const proofsOf = (db: Db, userId: number): Promise<ProofRow[]> =>
  sql<ProofRow>`
    select id, kind, name, created_at as "createdAt", last_used_at as "lastUsedAt" from second_proof
    where user_id = ${userId} and confirmed_at is not null order by id`
    .execute(db)
    .then((r) => r.rows)
export interface Ways {
  totp: boolean
  passkey: boolean
  recovery: boolean
  /** names of the shops that want a second proof of every member */
  demandedBy: string[]
}
export const waysOf = async (db: Db, userId: number, lang: string): Promise<Ways> =>
  (
    await sql<Ways>`
      select exists (${confirmed(userId, 'totp')}) as totp, exists (${confirmed(userId, 'passkey')}) as passkey,
        exists (select from recovery_code where user_id = ${userId} and used_at is null) as recovery,
        array(select in_language(s.name, ${lang}) from membership m
          join second_proof_rule r on r.merchant_id = m.merchant_id join merchant s on s.id = m.merchant_id
          where m.user_id = ${userId} and m.audience = 'merchant' order by s.id) as "demandedBy"`.execute(db)
  ).rows[0]!
const confirmed = (userId: number, kind: 'totp' | 'passkey') =>
  sql`select from second_proof where user_id = ${userId} and kind = ${kind} and confirmed_at is not null`

/** An app that waits for its first code, in the place of one that waited before. False where one counts already. */
export const beginTotp = async (db: Db, userId: number, sealed: Buffer): Promise<boolean> =>
  (
    await sql`
      insert into second_proof as p (user_id, kind, sealed) values (${userId}, 'totp', ${sealed})
      on conflict (user_id) where kind = 'totp' do update
        set sealed = excluded.sealed, created_at = shop_now(), counter = 0
        where p.confirmed_at is null returning id`.execute(db)
  ).rows.length > 0
export interface TotpRow {
  id: number
  sealed: Buffer
}
/** `fresh`: one that was begun in the last so many seconds and waits; else one that counts. */
export const totpOf = async (db: Db, userId: number, fresh?: number): Promise<TotpRow | undefined> =>
  (
    await sql<TotpRow>`
      select id, sealed from second_proof where user_id = ${userId} and kind = 'totp' and case
        when ${fresh ?? null}::int is null then confirmed_at is not null
        else confirmed_at is null and created_at > shop_now() - make_interval(secs => ${fresh ?? 0}) end`.execute(db)
  ).rows[0]
export const confirmTotp = async (db: Db, { id, sealed }: TotpRow, step: number): Promise<boolean> =>
  (
    await sql`
      update second_proof set confirmed_at = shop_now(), last_used_at = shop_now(), counter = ${step}
      where id = ${id} and sealed = ${sealed} and confirmed_at is null returning id`.execute(db)
  ).rows.length > 0
/** Uses up the step and all before it: of the same code at once, one is right. */
export const useStep = async (db: Db, id: number, step: number): Promise<boolean> =>
  (
    await sql`
      update second_proof set counter = ${step}, last_used_at = shop_now()
      where id = ${id} and counter < ${step} returning id`.execute(db)
  ).rows.length > 0

export interface Passkey {
  id: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
}
export const passkeysOf = (db: Db, userId: number): Promise<Passkey[]> =>
  sql<Passkey>`
    select id, credential_id as "credentialId", public_key as "publicKey", counter, transports
    from second_proof where user_id = ${userId} and kind = 'passkey' order by id`
    .execute(db)
    .then((r) => r.rows)
/** Undefined where the key is somebody's already. */
export const insertPasskey = async (
  db: Db,
  userId: number,
  { name, credentialId, publicKey, counter, transports }: Omit<Passkey, 'id'> & { name: string },
): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      insert into second_proof
        (user_id, kind, name, credential_id, public_key, counter, transports, confirmed_at, last_used_at)
      values (${userId}, 'passkey', ${name}, ${credentialId}, ${publicKey}, ${counter}, ${transports}::text[],
        shop_now(), shop_now())
      on conflict (credential_id) do nothing returning id`.execute(db)
  ).rows[0]?.id
/** False for a count that went back: the key was copied. Keys that do not count say 0 for ever. */
export const countPasskey = async (db: Db, id: number, counter: number): Promise<boolean> =>
  (
    await sql`
      update second_proof set counter = ${counter}, last_used_at = shop_now()
      where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(db)
  ).rows.length > 0

export const keepChallenge = (db: Db, userId: number, challenge: string, seconds: number): Promise<unknown> =>
  sql`
    insert into passkey_challenge (user_id, challenge, expires_at)
    values (${userId}, ${challenge}, shop_now() + make_interval(secs => ${seconds}))
    on conflict (user_id) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`.execute(db)
/** Once. */
export const takeChallenge = async (db: Db, userId: number): Promise<string | undefined> =>
  (
    await sql<{ challenge: string; open: boolean }>`
      delete from passkey_challenge where user_id = ${userId}
      returning challenge, expires_at > shop_now() as open`.execute(db)
  ).rows.find(({ open }) => open)?.challenge

/** Whose ticket it is, while it is good. */
export const holderOfTicket = async (db: Db, hash: Buffer) =>
  (
    await sql<{ userId: number; sentTo: 'email' | 'phone' }>`
      select user_id as "userId", sent_to as "sentTo" from console_ticket
      where hash = ${hash} and expires_at > shop_now()`.execute(db)
  ).rows[0]
export const putOnTicket = (db: Db, hash: Buffer, challenge: string): Promise<unknown> =>
  sql`update console_ticket set challenge = ${challenge} where hash = ${hash}`.execute(db)
/** Once: whoever asks after has none. */
export const takeFromTicket = async (db: Db, hash: Buffer): Promise<string | undefined> =>
  (
    await sql<{ challenge: string }>`
      with held as (select hash, challenge from console_ticket
        where hash = ${hash} and challenge is not null and expires_at > shop_now() for update)
      update console_ticket t set challenge = null from held where t.hash = held.hash returning held.challenge`.execute(
      db,
    )
  ).rows[0]?.challenge

export const countCodes = async (db: Db, userId: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from recovery_code where user_id = ${userId} and used_at is null`.execute(db)
  ).rows[0]!.n
export async function replaceCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from recovery_code where user_id = ${userId}`.execute(db)
  await sql`insert into recovery_code (user_id, hash)
    select ${userId}, unnest(${[...hashes]}::bytea[])`.execute(db)
}
export const useCode = async (db: Db, userId: number, hash: Buffer): Promise<boolean> =>
  (
    await sql`update recovery_code set used_at = shop_now()
      where user_id = ${userId} and hash = ${hash} and used_at is null returning user_id`.execute(db)
  ).rows.length > 0

/** What the person had of this id; undefined when it is not theirs. */
export const dropProof = async (db: Db, userId: number, id: number): Promise<'totp' | 'passkey' | undefined> =>
  (
    await sql<{ kind: 'totp' | 'passkey' }>`
      delete from second_proof where id = ${id} and user_id = ${userId} and confirmed_at is not null
      returning kind`.execute(db)
  ).rows[0]?.kind
/** What sign-ins were opened by stands no longer: shops that want a second proof do not hear them. */
export const dropRest = async (db: Db, userId: number): Promise<void> => {
  await sql`delete from recovery_code where user_id = ${userId}`.execute(db)
  await sql`update session set second = null where user_id = ${userId} and second is not null`.execute(db)
}
export async function dropAllProofs(db: Db, userId: number): Promise<number> {
  const { rows } = await sql`delete from second_proof where user_id = ${userId} returning id`.execute(db)
  await sql`delete from passkey_challenge where user_id = ${userId}`.execute(db)
  await dropRest(db, userId)
  return rows.length
}
/** The sign-in that has just shown it. */
export const raiseSession = (db: Db, sessionId: number, second: Second): Promise<unknown> =>
  sql`update session set second = ${second} where id = ${sessionId} and console`.execute(db)

export const ruleOf = async (db: Db, merchantId: number): Promise<boolean> =>
  (await sql`select from second_proof_rule where merchant_id = ${merchantId}`.execute(db)).rows.length > 0
/** False where it stood so already. */
export const setRule = async (db: Db, merchantId: number, by: number, on: boolean): Promise<boolean> =>
  (on
    ? await sql`insert into second_proof_rule (merchant_id, set_by) values (${merchantId}, ${by})
        on conflict do nothing returning merchant_id`.execute(db)
    : await sql`delete from second_proof_rule where merchant_id = ${merchantId} returning merchant_id`.execute(db)
  ).rows.length > 0
