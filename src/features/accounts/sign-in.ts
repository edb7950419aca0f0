// Sign-in by e-mail and code: a new address gets an account, a closed one no session.
import type { Static } from 'typebox'
import type { Ctx } from '#kernel/contract.ts'
import { Refusal, type Reason } from '#kernel/refusal.ts'
import { openSession } from '#kernel/session.ts'
import { findOrCreateByEmail } from './accounts.ts'
import { checkCode } from './codes.ts'
import type { login } from './contract.ts'
import { checkEmail, maskEmail } from './identity.ts'
import { keepLanguage } from './queries.ts'

/** The person with a fresh token. Refuses emailEmpty, emailInvalid, agreementRequired, codeWrong, accountClosed. */
export async function signIn({ shop, transaction, lang, userAgent }: Ctx<typeof login>, input: Static<typeof login.input>): Promise<Static<typeof login.output>> {
  const email = checkEmail(input.user_email)
  if (input.agreement === false) throw new Refusal('agreementRequired')
  // refusals come out as values: thrown, they would roll back the try that the code has cost
  const outcome = await transaction(async (db): Promise<Reason | Static<typeof login.output>> => {
    if (!(await checkCode(db, shop, 'login', email, input.code))) return 'codeWrong'
    const { userId, nickName, vip, closed } = await findOrCreateByEmail(db, email, { language: lang })
    if (closed) return 'accountClosed'
    await keepLanguage(db, userId, lang)
    const token = await openSession(db, userId, userAgent, shop.settings.get('sessionDays'))
    return { user_token: token, user_id: userId, nickName, username: maskEmail(email), vip }
  })
  if (typeof outcome === 'string') throw new Refusal(outcome)
  return outcome
}
