// The ways in: by code (e-mail or phone), by password, by registration. Refusals leave transactions as values:
// thrown, they would roll back the try that a code has cost.
import type { Static } from 'typebox'
import type { Ctx } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { shutRefusal } from './blocking.ts'
import { giveCodeBack } from './code-queries.ts'
import { takeCode } from './codes.ts'
import type { UserInfo } from './contract.ts'
import { checkContact, checkEmail, checkPhone, firstNickname } from './identity.ts'
import { inviterOf } from './invitations.ts'
import { checkPassword, hashPassword, isPassword } from './password.ts'
import { takeTry } from './password-tries.ts'
import {
  holdPassword,
  insertCompany,
  readAccountByContact,
  readForPassword,
  type Company,
  type PasswordRow,
} from './queries.ts'
import { admit, create, deviceHash, findOrCreate } from './sign-in.ts'
import type { login, loginByPassword, registerUser } from './sign-in-methods-contract.ts'

type Admitted = Static<typeof UserInfo>
type Steps = Ctx<typeof login>

/** Runs the work in a transaction that commits also when it answers a refusal. */
export async function settle<T>(transaction: Steps['transaction'], work: (db: Db) => Promise<T | Refusal>): Promise<T> {
  const outcome = await transaction(work)
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
type ByCode = Pick<Static<typeof login.input>, 'code' | 'invite_code' | 'agreement' | 'device'>
/**
 * Signs in whom the code proves; a new contact gets an account.
 * A refusal that the person can mend leaves the code usable.
 */
export async function signInByCode(
  ctx: Steps,
  contact: string,
  { code: typed, invite_code, agreement, device }: ByCode,
): Promise<Admitted> {
  if (agreement === false) throw new Refusal('agreementRequired')
  const { app } = ctx
  return settle(ctx.transaction, async (db): Promise<Admitted | Refusal> => {
    const by = { ip: ctx.ip, device }
    const code = await takeCode(db, app, { purpose: 'login', targets: [contact], typed, by })
    if (code instanceof Refusal) return code
    const mendable = async (refusal: Refusal) => (await giveCodeBack(db, code), refusal)
    const known = await readAccountByContact(db, contact)
    if (known?.closed) return shutRefusal(db, ctx.lang, known)
    if (known?.staff) return mendable(new Refusal('passwordRequired'))
    const inviter = known ? null : await inviterOf(db, invite_code)
    if (inviter === undefined) return mendable(new Refusal('inviteUnknown'))
    const account = await findOrCreate(db, contact, { language: ctx.lang, inviter })
    return admit(ctx, db, account, { device, isNew: account.isNew, strength: 'code' })
  })
}

/**
 * Signs in by e-mail or phone and password; the same statements and the same hashing
 * whether or not there is such an account.
 */
export async function signInByPassword(
  ctx: Ctx<typeof loginByPassword>,
  input: Static<typeof loginByPassword.input>,
): Promise<Admitted> {
  const contact = checkContact(input.account, input.area_code)
  if (input.agreement === false) throw new Refusal('agreementRequired')
  const { account, hash } = await provePassword(ctx, contact, input)
  return settle(ctx.transaction, async (trx): Promise<Admitted | Refusal> => {
    if (account.closed) return shutRefusal(trx, ctx.lang, account)
    if (!(await holdPassword(trx, account.userId, hash))) return new Refusal('passwordWrong')
    const second = account.staff ? await secondFactor(trx, ctx, contact, input) : undefined
    return (
      second ?? admit(ctx, trx, account, { device: input.device, strength: account.staff ? 'twoProofs' : 'password' })
    )
  })
}
/**
 * Whose password this is, the hash it was held against with them. Costs a try. Refuses passwordWrong, passwordLocked,
 * tooFast, captchaRequired, captchaFailed.
 */
export async function provePassword(
  { db, app, ip }: Ctx<typeof loginByPassword>,
  contact: string,
  input: { account: string; password: string; captchaToken?: string; device?: string },
): Promise<{ account: PasswordRow; hash: string }> {
  const device = deviceHash(input.device)
  const account = await readForPassword(db, contact, device)
  const judged = await takeTry(db, app, {
    who: account?.userId ?? contact,
    contact,
    typed: input.account,
    ip,
    device: account?.deviceKnown ? device : null,
    captchaToken: input.captchaToken,
  })
  const hash = account?.hash ?? null
  const right = await isPassword(hash, input.password)
  await judged(right)
  if (!right || !account || hash === null) throw new Refusal('passwordWrong')
  return { account, hash }
}
/** Staff prove themselves by a code of the login kind as well; undefined when they did. */
async function secondFactor(
  db: Db,
  { app, ip }: Pick<Ctx, 'app' | 'ip'>,
  contact: string,
  { code, device }: { code?: string; device?: string },
): Promise<Refusal | undefined> {
  if (!code) return new Refusal('codeRequired')
  const taken = await takeCode(db, app, { purpose: 'login', targets: [contact], typed: code, by: { ip, device } })
  return taken instanceof Refusal ? taken : undefined
}

type Registration = Static<typeof registerUser.input>
/** Makes an account with a password and signs it in. Only who holds the code learns that there was one already. */
export async function register(ctx: Ctx<typeof registerUser>, input: Registration): Promise<Admitted> {
  const contact = checkOneContact(input)
  const password = checkPassword(input.password)
  if (!input.agreement) throw new Refusal('agreementRequired')
  const company = checkCompany(input)
  const inviter = await settle(ctx.transaction, async (db) => {
    const by = { ip: ctx.ip, device: input.device }
    const code = await takeCode(db, ctx.app, { purpose: 'register', targets: [contact], typed: input.code, by })
    if (code instanceof Refusal) return code
    if (await readAccountByContact(db, contact)) return new Refusal('accountExists')
    const found = await inviterOf(db, input.invite_code)
    if (found === undefined) await giveCodeBack(db, code)
    return found === undefined ? new Refusal('inviteUnknown') : found
  })
  const passwordHash = await hashPassword(password)
  return settle(ctx.transaction, async (db) => {
    const account = await create(
      db,
      { contact, nickname: firstNickname(contact), language: ctx.lang, kind: input.kind, passwordHash },
      inviter,
    )
    if (!account) return new Refusal('accountExists')
    if (company) await insertCompany(db, account.userId, company)
    return admit(ctx, db, account, { device: input.device, isNew: true, strength: 'code' })
  })
}

/** An e-mail or a phone, not both. */
function checkOneContact({ user_email, area_code, phone }: Registration): string {
  if (user_email !== undefined && phone !== undefined) throw new Refusal('badInput', { field: 'phone', rule: 'not' })
  return phone === undefined ? checkEmail(user_email ?? '') : checkPhone(area_code, phone)
}
function checkCompany({ kind, company }: Registration): Company | undefined {
  if (kind === 'individual') {
    if (company) throw new Refusal('badInput', { field: 'company', rule: 'not' })
    return undefined
  }
  const tidy = (text: string | undefined): string =>
    (text ?? '')
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
      .trim()
  const kept = {
    name: tidy(company?.name),
    country: tidy(company?.country),
    registrationNo: tidy(company?.registrationNo),
    contact: tidy(company?.contact),
  }
  if (Object.values(kept).includes('')) throw new Refusal('companyRequired')
  return kept
}
