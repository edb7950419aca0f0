// The door of applying: an application is begun, kept as it is written, sent, taken back. In the caller's transaction.
import type { Static } from 'typebox'
import type { applyEdit } from './contract.ts'
import { changedFields, faultsOf, nothing, secretNames, type Content, type Faults, type Secrets } from './content.ts'
import {
  addStep,
  applicationOf,
  beginApplication,
  isLicenceTaken,
  isNameTaken,
  leaveApplications,
  listDepartments,
  lockApplicationOf,
  markSent,
  markTakenBack,
  merchantMade,
  saveContent,
  type ApplicationRow,
} from './queries.ts'
import { applications, type ApplicationEvent } from './states.ts'
import { addressOf, type AddressFields } from '#features/people/addresses/addresses.ts'
import { maskNumber, plainNumber } from '#features/people/realname/numbers.ts'
import { dropUploads, takeUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { next } from '#kernel/data/machine.ts'
import { day, unlimited } from '#kernel/security/abuse/budgets.ts'
import { take as takeBudget } from '#kernel/security/abuse/meters.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import type { Language } from '#kernel/text/language.ts'

const sealedAs = 'merchant_application.sealed'
/** The day in Shanghai, on which a licence is valid or not. */
export const shopDay = (app: AppContext): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(app.clock.now())
export const contentOf = (row: Pick<ApplicationRow, 'content'>): Content => ({ ...nothing, ...row.content })
export function secretsOf(app: AppContext, { sealed, id }: Pick<ApplicationRow, 'sealed' | 'id'>): Secrets {
  const kept = sealed ? (JSON.parse(unseal(app, sealedAs, id, sealed)) as Partial<Secrets>) : {}
  return { legalNumber: '', bankAccount: '', ...kept }
}
export const maskedOf = (app: AppContext, row: ApplicationRow): Secrets => {
  const { legalNumber, bankAccount } = secretsOf(app, row)
  return { legalNumber: maskNumber(plainNumber(legalNumber)), bankAccount: maskAccount(plainNumber(bankAccount)) }
}
const maskAccount = (number: string): string => (number.length < 8 ? maskNumber(number) : `•••• ${number.slice(-4)}`)

/** Mine, in the version that was read, where this may be done. Refuses notFound, applyClosed, applyChanged. */
async function mine(db: Db, userId: number, version: number, event: ApplicationEvent): Promise<ApplicationRow> {
  const row = await lockApplicationOf(db, userId)
  if (!row) throw new Refusal('notFound')
  if (next(applications, row.status, event) === undefined) throw new Refusal('applyClosed')
  if (row.version !== version) throw new Refusal('applyChanged', { version: row.version })
  return row
}
export async function begin(db: Db, userId: number, language: Language): Promise<ApplicationRow> {
  await beginApplication(db, userId, language)
  return (await applicationOf(db, userId))!
}

type Edit = Static<typeof applyEdit.input>
/** Refuses notFound, applyClosed, applyChanged, uploadNotFound. */
export async function edit(db: Db, app: AppContext, userId: number, { version, content: said }: Edit) {
  const row = await mine(db, userId, version, 'submit')
  const { legalNumber, bankAccount, ...open } = said
  const before = contentOf(row)
  const content: Content = { ...before, ...open }
  if (content.addressId !== null && content.addressId !== before.addressId)
    if (!(await addressOf(db, userId, content.addressId))) throw new Refusal('notFound')
  await follow(db, userId, 'licence', before.licenceIds, content.licenceIds)
  await follow(db, userId, 'realName', before.identityIds, content.identityIds)
  const typed = { legalNumber, bankAccount }
  const kept = secretsOf(app, row)
  for (const name of secretNames) if (typed[name] !== undefined) kept[name] = typed[name].trim()
  const any = secretNames.some((name) => kept[name] !== '')
  const { savedAt, ...saved } = await saveContent(
    db,
    row.id,
    content,
    any ? seal(app, sealedAs, row.id, JSON.stringify(kept)) : null,
  )
  return { ...saved, savedAt: savedAt.toISOString() }
}
/** Pictures that came are taken, those that went are dropped. */
async function follow(
  db: Db,
  userId: number,
  purpose: 'licence' | 'realName',
  before: readonly string[],
  now: readonly string[],
): Promise<void> {
  await takeUploads(
    db,
    userId,
    purpose,
    now.filter((id) => !before.includes(id)),
  )
  await dropUploads(
    db,
    before.filter((id) => !now.includes(id)),
  )
}

/** As staff will read it. */
const tidied = (said: Content): Content => ({
  ...said,
  ...(Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [
            [
              key,
              value
                .normalize('NFKC')
                .trim()
                .replace(/[^\S\n]+/g, ' '),
            ],
          ]
        : [],
    ),
  ) as Partial<Content>),
  intro: said.intro.trim(),
  licenceNumber: plainNumber(said.licenceNumber),
})
export const namesOf = ({ nameZh, nameEn, nameEs }: Content): string[] => [nameZh, nameEn, nameEs].filter(Boolean)

/** Where goods come back to, whole; undefined: it is gone, or its places do not belong together. */
async function returnsTo(db: Db, userId: number, { addressId }: Content): Promise<AddressFields | undefined> {
  const found = addressId === null ? undefined : await addressOf(db, userId, addressId)
  if (!found || found.misfit !== null) return undefined
  const { id: _id, isDefault: _default, areas: _areas, misfit: _misfit, ...fields } = found
  return fields
}
interface Sending {
  userId: number
  version: number
  lang: Language
}
/** Refuses notFound, applyClosed, applyChanged, applyIncomplete, shopNameTaken, licenceTaken, tooFast. */
export async function submit(db: Db, app: AppContext, { userId, version, lang }: Sending): Promise<ApplicationRow> {
  const row = await mine(db, userId, version, 'submit')
  const content = tidied(contentOf(row))
  const departments = (await listDepartments(db, lang)).map(({ id }) => id)
  content.departments = content.departments.filter((id) => departments.includes(id))
  const address = await returnsTo(db, userId, content)
  if (!address) content.addressId = null
  const faults: Faults = faultsOf({ ...content, ...secretsOf(app, row) }, shopDay(app))
  if (Object.keys(faults).length > 0 || !address) throw new Refusal('applyIncomplete', { faults })
  if (await isNameTaken(db, namesOf(content))) throw new Refusal('shopNameTaken')
  if (await isLicenceTaken(db, content.licenceNumber, row.id)) throw new Refusal('licenceTaken')
  const allowed = app.settings.get('applicationSendsPerDay') || unlimited
  const { spent } = await takeBudget(db, [{ key: `apply ${userId}`, allowed, seconds: day }])
  if (spent) throw new Refusal('tooFast', { seconds: spent.wait })
  await markSent(db, row.id, { content, address, language: lang })
  const changed = row.returnedContent ? changedFields({ ...nothing, ...row.returnedContent }, content).length : 0
  await addStep(db, row.id, { kind: 'sent', changed })
  return (await applicationOf(db, userId))!
}
/** Refuses notFound, applyClosed, applyChanged. */
export async function takeBack(db: Db, userId: number, version: number): Promise<ApplicationRow> {
  const row = await mine(db, userId, version, 'takeBack')
  await markTakenBack(db, row.id)
  await addStep(db, row.id, { kind: 'takenBack' })
  return (await applicationOf(db, userId))!
}

/** As its sender reads it. */
export async function shownToSender(db: Db, app: AppContext, row: ApplicationRow, lang: Language) {
  const merchant = row.merchantId === null ? undefined : await merchantMade(db, row.merchantId, lang)
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    content: contentOf(row),
    masked: maskedOf(app, row),
    notes: row.notes,
    savedAt: row.updatedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    merchant: merchant ? { ...merchant, suspendedAt: merchant.suspendedAt?.toISOString() ?? null } : null,
  }
}
/** What the shop keeps of a person here, in full: it is theirs. */
export async function personalDataOf(db: Db, app: AppContext, userId: number) {
  const row = await applicationOf(db, userId)
  if (!row) return null
  const { status, sentAt, notes } = row
  return { status, sentAt: sentAt?.toISOString() ?? null, notes, ...contentOf(row), ...secretsOf(app, row) }
}
export const erase = leaveApplications
