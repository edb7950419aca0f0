// The bank account that a merchant is paid to: sealed, changed by an owner with the password anew, told to all who see
// its money, and used only once it has rested.
import type { Static } from 'typebox'
import { tellOfAccount } from './message-kinds.ts'
import type { mchAccountSave } from './contract.ts'
import { accountBy, merchantNames, putAccount } from './queries.ts'
import { isAccount, plainAccount } from '../wallet/account-rules.ts'
import { maskName } from '#features/people/realname/numbers.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'

const sealedAs = 'merchant_account.sealed'
interface Told {
  holder: string
  number: string
}
/** Companies are told whole, people by their first letter. */
const masked = (holder: string): string => (holder.length > 4 ? holder : maskName(holder))
/** An account number of a company, which no check tells from a slip of the hand, or a card or IBAN. */
const isNumber = (plain: string): boolean => isAccount(plain) || /^\d{8,24}$/.test(plain)

/** Masked; undefined where there is none. */
export async function accountOf(db: Db, app: AppContext, merchantId: number) {
  const found = await accountBy(db, merchantId)
  if (!found) return undefined
  const usableAt = found.changedAt.getTime() + app.settings.get('payoutAccountRestSeconds') * 1000
  return {
    bank: found.bank,
    holder: found.maskedHolder,
    lastFour: found.lastFour,
    changedAt: found.changedAt.toISOString(),
    changedBy: found.changedBy,
    usableAt: new Date(usableAt).toISOString(),
  }
}
interface PaidTo extends Told {
  bank: string
  maskedHolder: string
}
/** In full, for a payout; `resting` until it may be used. */
export async function accountToPay(
  db: Db,
  app: AppContext,
  merchantId: number,
): Promise<PaidTo | 'missing' | 'resting'> {
  const found = await accountBy(db, merchantId)
  if (!found) return 'missing'
  const usableAt = found.changedAt.getTime() + app.settings.get('payoutAccountRestSeconds') * 1000
  if (usableAt > app.clock.now()) return 'resting'
  const told = JSON.parse(unseal(app, sealedAs, merchantId, found.sealed)) as Told
  return { ...told, bank: found.bank, maskedHolder: found.maskedHolder }
}
/** Refuses realNameInvalid, bankAccountInvalid, badInput. */
export async function saveAccount(
  db: Db,
  app: AppContext,
  { merchantId, userId, ip }: { merchantId: number; userId: number; ip: string },
  input: Pick<Static<typeof mchAccountSave.input>, 'holder' | 'bank' | 'number'>,
): Promise<void> {
  const holder = input.holder.normalize('NFKC').trim().replace(/\s+/g, ' ')
  const [bank, number] = [input.bank.trim(), plainAccount(input.number)]
  if (holder.length < 2) throw new Refusal('realNameInvalid')
  if (bank === '') throw new Refusal('badInput', { field: 'bank', rule: 'minLength' })
  if (!isNumber(number)) throw new Refusal('bankAccountInvalid')
  const before = await accountBy(db, merchantId)
  const sealed = seal(app, sealedAs, merchantId, JSON.stringify({ holder, number } satisfies Told))
  const lastFour = number.slice(-4)
  await putAccount(db, merchantId, { bank, sealed, maskedHolder: masked(holder), lastFour, userId })
  await tellOfAccount(db, merchantId, { merchant: await merchantNames(db, merchantId), account: lastFour })
  await audit(db, {
    staffId: userId,
    action: 'payout.account',
    subject: 'merchant',
    subjectId: merchantId,
    merchantId,
    before: before ? { lastFour: before.lastFour } : null,
    after: { lastFour },
    ip,
  })
}
