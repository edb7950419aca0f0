// A forgotten password: whoever holds the code gets a new one, and every other way into the account is taken away and
// told to them, for one of them may be somebody else's.
import type { Static } from 'typebox'
import type { AppContext, WayIn } from '#kernel/call/app-context.ts'
import type { Ctx } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { shutRefusal } from './blocking.ts'
import { takeCode } from './codes.ts'
import { replacePassword } from './credentials.ts'
import { checkContact, maskEmail, maskPhone } from './identity.ts'
import { notifyOfRecovery } from './notices.ts'
import { checkPassword, hashPassword } from './password.ts'
import { readAccountByContact, readContacts, readPasswordHash } from './queries.ts'
import type { resetPassword } from './sign-in-methods-contract.ts'

type Recovered = Static<typeof resetPassword.output>
/**
 * Only who holds the code learns whether there is an account. Refuses codeWrong, codeLocked, accountUnknown,
 * accountClosed, forbidden (members with a password).
 */
export async function reset(
  { app, ip, lang, transaction }: Ctx<typeof resetPassword>,
  input: Static<typeof resetPassword.input>,
): Promise<Recovered> {
  const contact = checkContact(input.account, input.area_code)
  const password = checkPassword(input.new_password)
  const proven = await transaction(async (db) => {
    const { code: typed, device } = input
    const by = { ip, device }
    const code = await takeCode(db, app, { purpose: 'resetPassword', targets: [contact], typed, by })
    if (code instanceof Refusal) return code
    const account = await readAccountByContact(db, contact)
    if (!account) return new Refusal('accountUnknown')
    if (account.closed) return shutRefusal(db, lang, account)
    const before = await readPasswordHash(db, account.userId)
    // a code alone would make one proof out of the two that the console asks for
    return account.member && before !== null ? new Refusal('forbidden') : { userId: account.userId, before }
  })
  if (proven instanceof Refusal) throw proven
  const hash = await hashPassword(password)
  const recovered = await transaction((db) => recover(db, app, proven, hash))
  if (!recovered) throw new Refusal('codeWrong')
  return recovered
}

async function recover(
  db: Db,
  app: AppContext,
  { userId, before }: { userId: number; before: string | null },
  hash: string,
): Promise<Recovered | undefined> {
  const signIns = await replacePassword(db, userId, hash, before, null)
  if (signIns === undefined) return undefined
  const linked: WayIn[] = []
  for (const { dropWaysIn } of app.people) if (dropWaysIn) linked.push(...(await dropWaysIn(db, userId)))
  await notifyOfRecovery(db, { userId, signIns, linked })
  const own = await readContacts(db, userId)
  return {
    dropped: { signIns, linked },
    stays: { email: own?.email ? maskEmail(own.email) : null, phone: own?.phone ? maskPhone(own.phone) : null },
  }
}
