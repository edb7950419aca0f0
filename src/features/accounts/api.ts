// Handlers of accounts: the login family, the signed-in person.
import { handled, type Ctx } from '#kernel/contract.ts'
import { Refusal } from '#kernel/refusal.ts'
import { issueCode } from './codes.ts'
import { getEmailValidCode, getUserInfo, login, logout } from './contract.ts'
import { checkEmail, maskedName, maskEmail } from './identity.ts'
import { endSession, readEmail, readUser } from './queries.ts'
import { signIn } from './sign-in.ts'

/** There are no messages to count before the shop sends any. */
const messageCount = 0

/** A code that proves a signed-in person goes to their own address only; it may be named in full, masked as they see it, or left empty. */
async function ownEmail({ db, user }: Ctx<typeof getEmailValidCode>, named: string): Promise<string> {
  if (!user) throw new Refusal('sessionRequired')
  const email = await readEmail(db, user.userId)
  if (!email || !['', email, maskEmail(email)].includes(named.trim().toLowerCase())) throw new Refusal('emailInvalid')
  return email
}

export const accountsApi = [
  handled(getEmailValidCode, async (ctx, { user_email, purpose = 'login' }) => {
    await issueCode(ctx, purpose, purpose === 'login' ? checkEmail(user_email) : await ownEmail(ctx, user_email))
    return null
  }),
  handled(login, signIn),
  handled(logout, async ({ db, user }) => {
    await endSession(db, user.id)
    return {}
  }),
  handled(getUserInfo, async ({ db, lang, user }) => {
    const row = await readUser(db, user.userId, lang)
    if (!row) throw new Refusal('sessionRequired')
    const { email, phone, ...person } = row
    return { ...person, username: maskedName(email, phone), messageCount }
  }),
] as const
