// What staff decide about an application: returned with notes at its fields, or approved, once. Approval makes the
// shop, its owner, its first freight template and the address that goods come back to. In the caller's transaction.
import type { Static } from 'typebox'
import { contentOf, namesOf, secretsOf } from './applying.ts'
import type { Content } from './content.ts'
import { tellApproved, tellReturned } from './message-kinds.ts'
import {
  addStep,
  findApplication,
  isLicenceTaken,
  isNameTaken,
  lockApplication,
  queueForNames,
  type ApplicationRow,
  type Note,
} from './queries.ts'
import type { adminApplyAudit } from './staff-contract.ts'
import { lockApplicant, markApproved, markReturned } from './staff-queries.ts'
import { endClaims, mustNotBeHeld, type Desk } from '#features/people/casework/casework.ts'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { addMerchant, addReturnAddress, saveFreightTemplate } from '#features/catalog/merchants/merchants.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { mustBeIndependent } from '#kernel/security/approval.ts'
import { audit } from '#kernel/security/audit.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Texts } from '#kernel/text/language.ts'

export interface Staffer {
  userId: number
  ip: string
}
type Decision = Static<typeof adminApplyAudit.input>

/** Applications as a reviewing desk. */
export const desk: Desk = {
  name: 'application',
  subject: 'merchant_application',
  find: async (db, id, staffId) => {
    const row = await findApplication(db, id)
    if (!row || row.userId === null || row.status === 'draft') return undefined
    return { about: row.userId, open: row.status === 'inReview', own: row.userId === staffId }
  },
}
/**
 * Refuses notFound, applyDecided, caseHeld, applyChanged, applyNotesRequired, shopNameTaken, licenceTaken,
 * ownRequest, notIndependent.
 */
export async function decide(db: Db, by: Staffer, { id, version, decision, notes = [] }: Decision) {
  const row = await lockApplication(db, id)
  if (!row || row.userId === null) throw new Refusal('notFound')
  if (row.status !== 'inReview') throw new Refusal('applyDecided')
  await mustNotBeHeld(db, desk, id, by.userId)
  if (row.version !== version) throw new Refusal('applyChanged', { version: row.version })
  if (row.userId === by.userId) throw new Refusal('ownRequest')
  await mustBeIndependent(db, by.userId, { by: row.userId, at: row.sentAt ?? row.updatedAt })
  await endClaims(db, desk, [id])
  if (decision === 'approve') return { status: 'approved', merchantId: await approve(db, by, row, row.userId) } as const
  await giveBack(db, by, row, row.userId, notes)
  return { status: 'returned', merchantId: null } as const
}

async function giveBack(db: Db, { userId: staffId, ip }: Staffer, row: ApplicationRow, about: number, given: Note[]) {
  const notes = given.map(({ field, text }) => ({ field, text: text.trim() })).filter(({ text }) => text !== '')
  if (notes.length === 0) throw new Refusal('applyNotesRequired')
  await markReturned(db, row.id, staffId, notes)
  await addStep(db, row.id, { kind: 'returned', staffId, notes: notes.length })
  await tellReturned(db, about, namesOf(contentOf(row))[0] ?? '')
  await audit(db, {
    staffId,
    action: 'application.return',
    subject: 'merchant_application',
    subjectId: row.id,
    about,
    before: { status: row.status },
    after: { status: 'returned', fields: notes.map(({ field }) => field) },
    reason: notes.map(({ field, text }) => `${field}: ${text}`).join('\n'),
    ip,
  })
}

async function approve(db: Db, { userId: staffId, ip }: Staffer, row: ApplicationRow, about: number): Promise<number> {
  if (!(await lockApplicant(db, about))) throw new Refusal('notFound')
  await queueForNames(db)
  const content = contentOf(row)
  if (await isNameTaken(db, namesOf(content))) throw new Refusal('shopNameTaken')
  if (await isLicenceTaken(db, content.licenceNumber, row.id)) throw new Refusal('licenceTaken')
  const names = namesFrom(content)
  const merchantId = await openShop(db, row, names)
  await grantMembership(db, { userId: about, audience: 'merchant', merchantId, role: 'owner' })
  await markApproved(db, row.id, staffId, merchantId)
  await addStep(db, row.id, { kind: 'approved', staffId })
  await tellApproved(db, about, names)
  await audit(db, {
    staffId,
    action: 'application.approve',
    subject: 'merchant_application',
    subjectId: row.id,
    about,
    before: { status: row.status },
    after: { status: 'approved', merchantId },
    ip,
  })
  return merchantId
}
const namesFrom = ({ nameZh, nameEn, nameEs }: Content): Texts => ({
  ...(nameEn && { 'en-US': nameEn }),
  ...(nameZh && { 'zh-CN': nameZh }),
  ...(nameEs && { 'es-ES': nameEs }),
})
/** As addresses name it: letters of the name, else what it is. */
const codeFrom = ({ nameEn, nameEs }: Content): string =>
  (nameEn || nameEs)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32) || 'shop'

async function openShop(db: Db, { content: kept, returnAddress, language }: ApplicationRow, name: Texts) {
  const content = contentOf({ content: kept })
  const { city, state } = returnAddress!
  const merchantId = await addMerchant(db, {
    code: codeFrom(content),
    name,
    story: { [language]: content.intro },
    place: { [language]: city || state },
    seal: { char: content.sealChar, shape: content.sealShape, ink: content.sealInk },
    businessName: content.companyName,
  })
  await saveFreightTemplate(db, {
    merchantId,
    name: messages(language)('applying:freightName'),
    chargedBy: 'piece',
    isDefault: true,
    rows: [
      {
        areas: content.deliversTo,
        firstUnits: 1,
        firstFee: content.firstFee!,
        nextUnits: 1,
        nextFee: content.nextFee!,
        freeFromAmount: content.freeFrom,
        freeFromCount: null,
      },
    ],
  })
  await addReturnAddress(db, merchantId, returnAddress!, true)
  return merchantId
}

/** The sealed numbers, for staff who say why: the look itself is kept. Refuses notFound, reasonRequired. */
export async function reveal(db: Db, app: AppContext, { userId: staffId, ip }: Staffer, id: number, said: string) {
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  const row = await findApplication(db, id)
  if (!row?.sealed || row.userId === null) throw new Refusal('notFound')
  const deed = { action: 'application.reveal', subject: 'merchant_application', subjectId: id, reason, ip }
  await audit(db, { ...deed, staffId, about: row.userId })
  return secretsOf(app, row)
}
