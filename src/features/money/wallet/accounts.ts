// Payout accounts: bank cards and accounts money may go to.
// Holder and number are sealed, each number stands once per person, one is the default.
import type { Static } from 'typebox'
import { approvedName } from '#features/people/realname/realname.ts'
import { isName, maskName } from '#features/people/realname/numbers.ts'
import {
  deleteAccount,
  insertAccount,
  listAccounts,
  renameBank,
  sealedAccounts,
  setDefaultAccount,
} from './account-queries.ts'
import { isAccount, plainAccount } from './account-rules.ts'
import type { accountAdd } from './contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { queueAtPerson } from '#kernel/data/person-queue.ts'
import { mustBeFound, Refusal } from '#kernel/call/refusal.ts'
import { blindIndex, seal, unseal } from '#kernel/security/sealed.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const sealedAs = 'payout_account.sealed'
interface Told {
  holder: string
  number: string
}
const sameName = (a: string, b: string): boolean =>
  a.replace(/\s/g, '').toLowerCase() === b.replace(/\s/g, '').toLowerCase()

/**
 * Adds one in the caller's transaction; the payment password was proven before.
 * Refuses what is no number, another's name, a number twice, too many.
 */
export async function addAccount(
  db: Db,
  app: AppContext,
  userId: number,
  input: Static<typeof accountAdd.input>,
): Promise<number> {
  const [holder, number] = [input.holder.normalize('NFKC').trim().replace(/\s+/g, ' '), plainAccount(input.number)]
  if (!isName(holder)) throw new Refusal('realNameInvalid')
  if (!isAccount(number)) throw new Refusal('bankAccountInvalid')
  const known = await approvedName(db, app, userId)
  if (known !== undefined && !sameName(known, holder)) throw new Refusal('holderDiffers')
  await queueAtPerson(db, userId)
  const count = (await listAccounts(db, userId)).length
  const max = app.settings.get('payoutAccountMaxCount')
  if (count >= max) throw new Refusal('tooManyAccounts', { max })
  const id = await insertAccount(db, {
    userId,
    bank: input.bank.trim(),
    sealed: seal(app, sealedAs, userId, JSON.stringify({ holder, number } satisfies Told)),
    numberIndex: blindIndex(app, 'payout_account', number),
    lastFour: number.slice(-4),
    maskedHolder: maskName(holder),
  })
  if (id === undefined) throw new Refusal('accountExistsAlready')
  if (input.isDefault || count === 0) await setDefaultAccount(db, userId, id)
  return id
}
/** Refuses notFound. */
export const editAccount = async (db: Db, userId: number, id: number, bank: string): Promise<void> =>
  mustBeFound(await renameBank(db, userId, id, bank.trim()))
/** Refuses notFound. */
export async function makeDefaultAccount(db: Db, userId: number, id: number): Promise<void> {
  await queueAtPerson(db, userId)
  mustBeFound(await setDefaultAccount(db, userId, id))
}
/** Removes one; the newest of the rest becomes the default if it was. Refuses notFound. */
export async function removeAccount(db: Db, userId: number, id: number): Promise<void> {
  await queueAtPerson(db, userId)
  mustBeFound(await deleteAccount(db, userId, id))
  const left = await listAccounts(db, userId)
  if (left[0] && !left[0].isDefault) await setDefaultAccount(db, userId, left[0].id)
}

/** In full, for their owner's data export. */
export const accountsInFull = async (db: Db, app: AppContext, userId: number) =>
  (await sealedAccounts(db, userId)).map(({ bank, sealed, createdAt }) => ({
    bank,
    createdAt: createdAt.toISOString(),
    ...(JSON.parse(unseal(app, sealedAs, userId, sealed)) as Told),
  }))
/** One of a person's, in full, for a payout; undefined when it is not theirs. */
export async function accountInFull(db: Db, app: AppContext, userId: number, id: number) {
  const found = (await sealedAccounts(db, userId)).find((account) => account.id === id)
  if (!found) return undefined
  const { holder, number } = JSON.parse(unseal(app, sealedAs, userId, found.sealed)) as Told
  return { bank: found.bank, holder, number, maskedHolder: maskName(holder) }
}
