// What staff do to lists of reasons, each act in the audit log. In the caller's transaction.
import { randomBytes } from 'node:crypto'
import type { Static } from 'typebox'
import type { adminReasonAdd, adminReasonEdit, adminReasonMove } from './contract.ts'
import { lists, mostReasons, type List } from './limits.ts'
import { addClosingReason, closingReasons } from '#features/people/account-closure/account-closure.ts'
import { addReason as addReport, reportReasons } from '#features/catalog/reporting/reporting.ts'
import { addReason, claimReasons } from '#features/sales/after-sales/after-sales.ts'
import { addCancelReason, cancelReasons } from '#features/sales/orders/orders.ts'
import { addKind, feedbackKinds } from '#features/site/feedback/feedback.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Arranged, ArrangedRow } from '#kernel/data/arranged.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { languages, type Texts } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

const arranged: Record<List, Arranged> = {
  refund: claimReasons,
  cancel: cancelReasons,
  report: reportReasons,
  feedback: feedbackKinds,
  closing: closingReasons,
}
interface Staffer {
  userId: number
  ip: string
}
const note = (
  db: Db,
  { userId, ip }: Staffer,
  act: string,
  of: List,
  code: string,
  done: Pick<Deed, 'before' | 'after'>,
) =>
  audit(db, {
    staffId: userId,
    action: `reason.${act}`,
    subject: 'reason',
    subjectId: 0,
    subjectNo: `${of} ${code}`,
    ip,
    ...done,
  })

/** Refuses reasonNameless: every language must say it, for records of all languages show it. */
function named(texts: Texts): Texts {
  const name = Object.fromEntries(languages.map((lang) => [lang, plainWords(texts[lang] ?? '')]))
  if (Object.values(name).some((words) => words === '')) throw new Refusal('reasonNameless')
  return name
}
export const reasonsOf = (db: Db, of: List): Promise<ArrangedRow[]> => arranged[of].all(db)

type Adding = Omit<Static<typeof adminReasonAdd.input>, 'requestId'>
/** Letters alone, as all lists take them. */
const newCode = (): string =>
  `own${Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
/** Refuses what the contract lists. */
export async function add(db: Db, by: Staffer, { of, kinds, fault, ...wish }: Adding) {
  const name = named(wish.name)
  const known: readonly string[] = lists[of]
  if (kinds.some((kind) => !known.includes(kind))) throw new Refusal('badInput', { field: 'kinds', rule: 'enum' })
  if (of === 'refund' && fault === undefined) throw new Refusal('badInput', { field: 'fault', rule: 'required' })
  if ((await arranged[of].lock(db)).length >= mostReasons) throw new Refusal('reasonTooMany')
  const code = newCode()
  if (of === 'refund') await addReason(db, code, name, kinds, fault!)
  else if (of === 'cancel') await addCancelReason(db, code, name, kinds)
  else if (of === 'report') await addReport(db, code, name, kinds)
  else if (of === 'closing') await addClosingReason(db, code, name)
  else await addKind(db, code, name)
  await note(db, by, 'add', of, code, { after: { name, kinds, ...(fault && { fault }) } })
  return { code }
}
/** Refuses what the contract lists: of everything that can be asked for, one reason stays. */
export async function edit(
  db: Db,
  by: Staffer,
  { of, code, active, ...wish }: Omit<Static<typeof adminReasonEdit.input>, 'requestId'>,
) {
  const name = named(wish.name)
  const all = await arranged[of].lock(db)
  const was = all.find((reason) => reason.code === code)
  if (!was) throw new Refusal('notFound')
  const stays = (kind: string) => all.some((r) => r.active && r.code !== code && r.kinds.includes(kind))
  if (!active && was.active && !was.kinds.every(stays)) throw new Refusal('reasonLast')
  await arranged[of].word(db, code, { name, active })
  await note(db, by, 'edit', of, code, { before: { name: was.name, active: was.active }, after: { name, active } })
  return {}
}
/** Refuses notFound. */
export async function move(
  db: Db,
  by: Staffer,
  { of, code, before }: Omit<Static<typeof adminReasonMove.input>, 'requestId'>,
) {
  const codes = (await arranged[of].lock(db)).map((reason) => reason.code)
  if (!codes.includes(code)) throw new Refusal('notFound')
  const rest = codes.filter((one) => one !== code)
  const at = before === null ? -1 : rest.indexOf(before)
  await arranged[of].order(db, at < 0 ? [...rest, code] : [...rest.slice(0, at), code, ...rest.slice(at)])
  await note(db, by, 'move', of, code, { after: { before } })
  return {}
}
