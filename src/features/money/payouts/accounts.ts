// The bank account that a merchant is paid to: sealed, changed by an owner with the password anew, told to all who see
// its money, and used only once it has rested.
import type { Static } from 'typebox'
import { tellOfAccount } from './message-kinds.ts'
import type { mchAccountSave } from './contract.ts'
import { accountBy, accountsBy, merchantNames, putAccount } from './queries.ts'
import { isAccount, plainAccount } from '../wallet/account-rules.ts'
import { maskName } from '#features/people/realname/numbers.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

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
    sentBack: found.sentBack && { ...found.sentBack, at: new Date(found.sentBack.at).toISOString() },
  }
}
export interface PaidTo extends Told {
  bank: string
  maskedHolder: string
}
export interface AccountToPay extends PaidTo {
  /** the bank sent back what went there last, and nobody gave it anew since */
  sentBack: boolean
}
/** Of each merchant its account in full, for a payout; `resting` until it may be used. */
export async function accountsToPay(
  db: Db,
  app: AppContext,
  merchantIds: readonly number[],
): Promise<Map<number, AccountToPay | 'missing' | 'resting'>> {
  const ids = [...new Set(merchantIds)]
  const known = new Map((await accountsBy(db, ids)).map((found) => [found.merchantId, found]))
  const rest = app.settings.get('payoutAccountRestSeconds') * 1000
  return new Map(
    ids.map((id): [number, AccountToPay | 'missing' | 'resting'] => {
      const found = known.get(id)
      if (!found) return [id, 'missing']
      if (found.changedAt.getTime() + rest > app.clock.now()) return [id, 'resting']
      const told = JSON.parse(unseal(app, sealedAs, id, found.sealed)) as Told
      const { bank, maskedHolder, sentBack } = found
      return [id, { ...told, bank, maskedHolder, sentBack: sentBack !== null }]
    }),
  )
}
/** An account as it was typed: cleaned and masked. Refuses realNameInvalid, bankAccountInvalid, badInput. */
export function bankDetails(typed: Told & { bank: string }): PaidTo & { lastFour: string } {
  const holder = plainWords(typed.holder.normalize('NFKC')).replace(/\s+/g, ' ')
  const [bank, number] = [plainWords(typed.bank), plainAccount(typed.number)]
  if (holder.length < 2) throw new Refusal('realNameInvalid')
  if (bank === '') throw new Refusal('badInput', { field: 'bank', rule: 'minLength' })
  if (!isNumber(number)) throw new Refusal('bankAccountInvalid')
  return { holder, bank, number, maskedHolder: masked(holder), lastFour: number.slice(-4) }
}
/** Refuses what bankDetails refuses. */
export async function saveAccount(
  db: Db,
  app: AppContext,
  { merchantId, userId, ip }: { merchantId: number; userId: number; ip: string },
  input: Pick<Static<typeof mchAccountSave.input>, 'holder' | 'bank' | 'number'>,
): Promise<void> {
  const { holder, bank, number, maskedHolder, lastFour } = bankDetails(input)
  const before = await accountBy(db, merchantId)
  const sealed = seal(app, sealedAs, merchantId, JSON.stringify({ holder, number } satisfies Told))
  await putAccount(db, merchantId, { bank, sealed, maskedHolder, lastFour, userId })
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
