// The account of the platform that buyers send money to: sealed, changed by staff with their password anew. Where there
// is none, nobody is offered to pay by transfer.
import { putRecipient, recipientRow } from './queries.ts'
import { isBankNumber } from './bank-number.ts'
import { plainAccount } from '#features/money/wallet/account-rules.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

const [sealedAs, row] = ['bank_recipient.sealed', 1] as const
export interface Recipient {
  holder: string
  bank: string
  number: string
}
export async function recipientOf(db: Db, app: AppContext): Promise<Recipient | undefined> {
  const found = await recipientRow(db)
  if (!found) return undefined
  const told = JSON.parse(unseal(app, sealedAs, row, found.sealed)) as Pick<Recipient, 'holder' | 'number'>
  return { ...told, bank: found.bank }
}
/** `by`: null at the shell. Refuses badInput, bankAccountInvalid. */
export async function saveRecipient(
  db: Db,
  app: AppContext,
  by: { userId: number; ip: string } | null,
  input: Recipient,
): Promise<void> {
  // as the bank writes it: brackets of full width stay
  const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')
  const [holder, bank, number] = [plain(input.holder), plain(input.bank), plainAccount(input.number)]
  if (holder === '') throw new Refusal('badInput', { field: 'holder', rule: 'minLength' })
  if (bank === '') throw new Refusal('badInput', { field: 'bank', rule: 'minLength' })
  if (!isBankNumber(number)) throw new Refusal('bankAccountInvalid')
  const before = await recipientRow(db)
  const sealed = seal(app, sealedAs, row, JSON.stringify({ holder, number }))
  await putRecipient(db, { bank, sealed, lastFour: number.slice(-4), userId: by?.userId ?? null })
  if (by)
    await audit(db, {
      staffId: by.userId,
      action: 'transfer.recipient',
      subject: 'bank_recipient',
      subjectId: row,
      before: before ? { bank: before.bank, lastFour: before.lastFour } : null,
      after: { bank, lastFour: number.slice(-4) },
      ip: by.ip,
    })
}
