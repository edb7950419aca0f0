// The second proof at the console's door: which ways there are, and whether one was right. A code by mail is the way of
// who has none of their own, and of who lost theirs where none of their shops wants one.
import { takeCode } from '../codes.ts'
import { notifyOfRecoveryCode } from '../notices.ts'
import type { Account } from '../queries.ts'
import { askToSign, signedBy } from './passkeys.ts'
import { secretOf } from './proofs.ts'
import {
  countCodes,
  countPasskey,
  passkeysOf,
  putOnTicket,
  takeFromTicket,
  totpOf,
  useCode,
  useStep,
  waysOf,
  type Second,
  type Ways,
} from './queries.ts'
import { codeHash, looksLikeOne } from './recovery-codes.ts'
import { stepOf } from './totp.ts'
import { takeProofTry } from './tries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export interface DoorWays {
  totp: boolean
  passkey: boolean
  recovery: boolean
  mail: boolean
}
const doorWays = ({ totp, passkey, recovery, demandedBy }: Ways): DoorWays => {
  const own = totp || passkey
  return { totp, passkey, recovery: own && recovery, mail: !own || demandedBy.length === 0 }
}
export const waysAtDoor = async (db: Db, userId: number, lang: Language): Promise<DoorWays> =>
  doorWays(await waysOf(db, userId, lang))

/** For the browser; its answer is good once. Refuses secondProofMissing. */
export async function askAtDoor(db: Db, app: AppContext, ticket: Buffer, userId: number): Promise<string> {
  const keys = await passkeysOf(db, userId)
  if (keys.length === 0) throw new Refusal('secondProofMissing')
  const { options, challenge } = await askToSign(app, keys)
  await putOnTicket(db, ticket, challenge)
  return options
}

export type Shown = { by: 'mail' | 'totp' | 'recovery' | 'passkey'; code: string; answer: string }
/** What is done in the transaction that opens the sign-in: undefined when it was right, else why not. */
type Spend = (db: Db, account: Account, contact: string) => Promise<Refusal | undefined>
interface Holder {
  db: Db
  app: AppContext
  ip: string
  lang: Language
}
/** Judges what can be judged before; the rest is used up with the ticket. Refuses secondProofLocked. */
export function judge(at: Holder, ticket: Buffer, userId: number, shown: Shown): Promise<Spend> {
  const { by } = shown
  if (by === 'mail') return Promise.resolve(mailed(at, shown.code))
  if (by === 'passkey') return signed(at, ticket, userId, shown.answer)
  return by === 'totp' ? typedFromApp(at, userId, shown.code) : typedFromPaper(at, userId, shown.code)
}
const mailed =
  ({ app, lang }: Holder, typed: string): Spend =>
  async (db, { userId }, contact) => {
    if (!(await waysAtDoor(db, userId, lang)).mail) return new Refusal('secondProofRequired')
    const taken = await takeCode(db, app, { purpose: 'console', targets: [contact], typed })
    return taken instanceof Refusal ? taken : undefined
  }
const wrong = (): Promise<Refusal> => Promise.resolve(new Refusal('codeWrong'))
async function typedFromApp({ db, app, ip }: Holder, userId: number, typed: string): Promise<Spend> {
  const judged = await takeProofTry(db, userId, ip)
  const row = await totpOf(db, userId)
  const step = row && stepOf(secretOf(app, userId, row.sealed), typed, app.clock.now())
  if (!row || step === undefined) return wrong
  return async (trx) => {
    if (!(await useStep(trx, row.id, step))) return new Refusal('codeWrong')
    await judged(trx)
    return undefined
  }
}
async function typedFromPaper({ db, app, ip }: Holder, userId: number, typed: string): Promise<Spend> {
  const judged = await takeProofTry(db, userId, ip)
  if (!looksLikeOne(typed)) return wrong
  return async (trx) => {
    if (!(await useCode(trx, userId, codeHash(app, userId, typed)))) return new Refusal('codeWrong')
    await judged(trx)
    await notifyOfRecoveryCode(trx, userId, await countCodes(trx, userId))
    return undefined
  }
}
async function signed({ db, app }: Holder, ticket: Buffer, userId: number, answer: string): Promise<Spend> {
  const invalid = (): Promise<Refusal> => Promise.resolve(new Refusal('passkeyInvalid'))
  const challenge = await takeFromTicket(db, ticket)
  if (challenge === undefined) return invalid
  const used = await signedBy(app, challenge, answer, await passkeysOf(db, userId))
  if (!used) return invalid
  return async (trx) => ((await countPasskey(trx, used.id, used.counter)) ? undefined : invalid())
}
export const secondOf = (by: Shown['by']): Second | undefined => (by === 'mail' ? undefined : by)
