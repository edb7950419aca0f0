// The door of real names: who is approved, what is told is checked, sealed and looked at once.
// Verbs run in the caller's transaction.
import type { Static } from 'typebox'
import { becomeEnterprise } from '#features/people/accounts/accounts.ts'
import { endClaims, mustNotBeHeld, type Desk } from '#features/people/casework/casework.ts'
import { takeUploads } from '#features/platform/uploads/uploads.ts'
import { adminAuthAudit, type authCompany, type authPersonal } from './contract.ts'
import {
  birthdayFault,
  chineseIdFault,
  isCreditCode,
  isName,
  isSpanishNumber,
  isSpanishPerson,
  maskName,
  maskNumber,
  plainNumber,
  type IdFault,
} from './numbers.ts'
import {
  attachUploads,
  decideCheck,
  eraseChecks,
  findCheck,
  insertCheck,
  isNumberElsewhere,
  lockNumber,
  newestChecks,
} from './queries.ts'
import { checks, type CheckKind, type CheckStatus } from './states.ts'
import { mustBeAnother, type Asked, type Reviewer } from '#kernel/security/approval.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Db } from '#kernel/data/db.ts'
import { sources } from '#kernel/data/machine.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { blindIndex, seal, unseal } from '#kernel/security/sealed.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

interface Told {
  name: string
  number: string
  birthday?: string
  legalPerson?: string
  bank?: string
  bankAccount?: string
}
const sealedAs = 'identity_check.sealed'
/** The day in Shanghai, on which somebody is of age or not. */
const today = (app: AppContext): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(app.clock.now())
const cleanName = (typed: string): string => typed.normalize('NFKC').trim().replace(/\s+/g, ' ')
const refuseFault = (fault: IdFault | undefined): void => {
  if (fault) throw new Refusal(fault === 'young' ? 'tooYoung' : 'identityNumberInvalid')
}

/**
 * Takes what a person tells of themselves. Refuses what is not so (a checksum, an age), photos that are missing,
 * and a second check beside one that is open or approved.
 */
export async function checkPerson(db: Db, app: AppContext, userId: number, input: Static<typeof authPersonal.input>) {
  const [name, number] = [cleanName(input.name), plainNumber(input.number)]
  if (!input.consent) throw new Refusal('consentRequired')
  if (!isName(name)) throw new Refusal('realNameInvalid')
  if (input.document === 'idCard') refuseFault(chineseIdFault(number, today(app)))
  else {
    if (input.document === 'dni' ? !isSpanishPerson(number) : !/^[A-Z0-9]{5,12}$/.test(number))
      throw new Refusal('identityNumberInvalid')
    refuseFault(birthdayFault(input.birthday ?? '', today(app)))
  }
  if (input.uploadIds.length < (input.document === 'passport' ? 1 : 2)) throw new Refusal('identityPhotosRequired')
  const country = input.document === 'idCard' ? 'CN' : input.document === 'dni' ? 'ES' : (input.country ?? '')
  if (!country) throw new Refusal('badInput', { field: 'country', rule: 'required' })
  const told = { name, number, ...(input.document === 'idCard' ? {} : { birthday: input.birthday! }) }
  return take(db, app, { userId, kind: 'personal', country, document: input.document }, told, input.uploadIds)
}

/** The same for a company and its licence. */
export async function checkCompany(db: Db, app: AppContext, userId: number, input: Static<typeof authCompany.input>) {
  const [name, number, legalPerson] = [cleanName(input.name), plainNumber(input.number), cleanName(input.legalPerson)]
  if (!input.consent) throw new Refusal('consentRequired')
  if (name.length < 2 || !isName(legalPerson)) throw new Refusal('realNameInvalid')
  const right =
    input.country === 'CN'
      ? isCreditCode(number)
      : input.country === 'ES'
        ? isSpanishNumber(number)
        : /^[A-Z0-9/]{4,30}$/.test(number)
  if (!right) throw new Refusal('identityNumberInvalid')
  if (input.uploadIds.length === 0) throw new Refusal('identityPhotosRequired')
  const bankAccount = input.bankAccount ? plainNumber(input.bankAccount) : ''
  if (bankAccount && !/^[A-Z0-9]{8,34}$/.test(bankAccount)) throw new Refusal('bankAccountInvalid')
  const told = {
    name,
    number,
    legalPerson,
    ...(input.bank?.trim() && { bank: input.bank.trim() }),
    ...(bankAccount && { bankAccount }),
  }
  return take(db, app, { userId, kind: 'company', country: input.country, document: 'licence' }, told, input.uploadIds)
}

interface Whose {
  userId: number
  kind: CheckKind
  country: string
  document: string
}
async function take(
  db: Db,
  app: AppContext,
  whose: Whose,
  told: Told,
  uploadIds: readonly string[],
): Promise<{ id: number; status: CheckStatus }> {
  const { userId, kind, country } = whose
  const open = (await newestChecks(db, userId)).find((c) => c.kind === kind && c.status !== 'rejected')
  if (open) throw new Refusal(open.status === 'approved' ? 'alreadyVerified' : 'alreadyUnderReview')
  const uploads = await takeUploads(db, userId, kind === 'personal' ? 'realName' : 'licence', uploadIds)
  const id = await insertCheck(db, {
    ...whose,
    maskedName: kind === 'personal' ? maskName(told.name) : told.name,
    maskedNumber: maskNumber(told.number),
    sealed: seal(app, sealedAs, userId, JSON.stringify(told)),
    numberIndex: blindIndex(app, `identity:${country}`, told.number),
  })
  if (id === undefined) throw new Refusal('alreadyUnderReview')
  await attachUploads(
    db,
    id,
    uploads.map((u) => u.id),
  )
  return { id, status: 'underReview' }
}

/** Checks as a reviewing desk. */
export const desk: Desk = {
  name: 'identity',
  subject: 'identity_check',
  find: async (db, id, staffId) => {
    const check = await findCheck(db, id)
    return check && { about: check.userId, open: check.status === 'underReview', own: check.userId === staffId }
  },
}
/** Who sent a check in that is still to be answered, and when. */
export async function askedOf(db: Db, id: number): Promise<Asked | undefined> {
  const check = await findCheck(db, id)
  return check?.status === 'underReview' ? { by: check.userId, at: check.createdAt } : undefined
}
/**
 * A reviewer's answer; whose check it was. One number stands on one account, unless the reviewer says why.
 * Refuses notFound, alreadyDecided, reasonRequired, caseHeld, numberElsewhere
 * and, of one's own check, what mustBeAnother refuses.
 */
export async function decide(
  db: Db,
  app: AppContext,
  reviewer: Reviewer,
  id: number,
  decision: 'approve' | 'reject',
  reason = '',
) {
  const check = await findCheck(db, id)
  if (!check) throw new Refusal('notFound')
  if (check.status !== 'underReview') throw new Refusal('alreadyDecided')
  if (decision === 'reject' && !reason.trim()) throw new Refusal('reasonRequired')
  await mustNotBeHeld(db, desk, id, reviewer.userId)
  const by = await mustBeAnother(db, app, adminAuthAudit.who, reviewer, { by: check.userId, at: check.createdAt })
  const to = decision === 'approve' ? 'approved' : 'rejected'
  if (to === 'approved') await lockNumber(db, id)
  const elsewhere = to === 'approved' && (await isNumberElsewhere(db, id))
  if (elsewhere && !reason.trim()) throw new Refusal('numberElsewhere')
  const told = decision === 'reject' ? reason.trim() : ''
  if (!(await decideCheck(db, id, sources(checks, decision), to, by.staffId, told))) throw new Refusal('alreadyDecided')
  await endClaims(db, desk, [id])
  if (to === 'approved' && check.kind === 'company') await becomeEnterprise(db, check.userId)
  await audit(db, {
    ...by,
    action: `realname.${decision}`,
    subject: 'identity_check',
    subjectId: id,
    about: check.userId,
    before: { status: check.status },
    after: { status: to, ...(elsewhere && { numberElsewhere: true }) },
    reason: reason.trim(),
  })
  return { userId: check.userId, kind: check.kind, status: to } as const
}

/** What was told, in full, for a reviewer who says why: the look itself is kept. Refuses notFound, reasonRequired. */
export async function reveal(
  db: Db,
  app: AppContext,
  { userId: staffId, ip }: Pick<Reviewer, 'userId' | 'ip'>,
  id: number,
  said: string,
): Promise<Told> {
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  const check = await findCheck(db, id)
  if (!check?.sealed) throw new Refusal('notFound')
  const deed = { staffId, action: 'realname.reveal', subject: 'identity_check', subjectId: id, reason, ip }
  await audit(db, { ...deed, about: check.userId })
  return JSON.parse(unseal(app, sealedAs, check.userId, check.sealed)) as Told
}

/** Is the person (or the company) approved? */
export const isVerified = async (db: Db, userId: number, kind: CheckKind): Promise<boolean> =>
  (await newestChecks(db, userId)).some((c) => c.kind === kind && c.status === 'approved')

/** The name a reviewer approved; undefined when none is. */
export async function approvedName(db: Db, app: AppContext, userId: number): Promise<string | undefined> {
  const approved = (await newestChecks(db, userId)).find((c) => c.kind === 'personal' && c.status === 'approved')
  const sealed = approved && (await findCheck(db, approved.id))?.sealed
  return sealed ? (JSON.parse(unseal(app, sealedAs, userId, sealed)) as Told).name : undefined
}

/** What the shop keeps of a person here, in full: it is theirs. */
export async function personalDataOf(db: Db, app: AppContext, userId: number) {
  const own = await newestChecks(db, userId)
  return Promise.all(
    own.map(async ({ id, kind, status, createdAt }) => {
      const sealed = (await findCheck(db, id))?.sealed
      return {
        kind,
        status,
        createdAt: createdAt.toISOString(),
        ...(sealed && (JSON.parse(unseal(app, sealedAs, userId, sealed)) as Told)),
      }
    }),
  )
}
export const erase = (db: Db, userId: number): Promise<unknown> => eraseChecks(db, userId)
