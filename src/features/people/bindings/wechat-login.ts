// Signing in by WeChat: at once when the account there is somebody's here; else a phone is proven first.
// Only what the provider and a texted code have proven links anything.
import type { Static } from 'typebox'
import { admitUser, checkInvite, checkPhoneCode, findOrCreateByPhone } from '#features/people/accounts/accounts.ts'
import type { Ctx } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'
import { finish, type Known } from './authorizing.ts'
import { linkOrRefuse } from './bindings.ts'
import type { loginByWechat } from './contract.ts'
import { browserHash, markBrowser } from './browser-mark.ts'
import { hasTicket, insertTicket, ownerOf, spendTicket } from './queries.ts'

type Asked = Ctx<typeof loginByWechat>
type Input = Static<typeof loginByWechat.input>
type Output = Static<typeof loginByWechat.output>

export async function signInByWechat(ctx: Asked, input: Input): Promise<Output> {
  if (input.agreement === false) throw new Refusal('agreementRequired')
  if (input.bindTicket !== undefined) return signInWithPhone(ctx, { ...input, bindTicket: input.bindTicket })
  if (input.state === undefined) throw new Refusal('badInput', { field: 'state', rule: 'required' })
  const known = await finish(ctx, { kind: 'wechat', purpose: 'login', userId: null }, input.state, input.code)
  const userId = await ownerOf(ctx.db, 'wechat', known.subjects)
  if (userId === undefined) throw await phoneFirst(ctx, known)
  return ctx.transaction((db) => admitUser(ctx, db, userId, { device: input.device }))
}

/** A ticket for this browser with which a phone may be bound to who just came. */
async function phoneFirst({ db, app, browser }: Asked, { subjects, nickname }: Known): Promise<Refusal> {
  const bindTicket = newToken()
  const seconds = app.settings.get('authorizationSeconds')
  await insertTicket(
    db,
    {
      hash: hashToken(bindTicket),
      browserHash: markBrowser(browser, seconds),
      kind: 'wechat',
      subject: subjects[0]!,
      nickname,
    },
    seconds,
  )
  return new Refusal('phoneBindingRequired', { bindTicket, seconds, nickName: nickname })
}

/**
 * The account of the phone, made when new, gets the WeChat account. A wrong code costs a try and leaves the ticket;
 * every other refusal leaves it too.
 */
async function signInWithPhone(ctx: Asked, input: Input & { bindTicket: string }): Promise<Output> {
  const { db, app, lang, browser, ip } = ctx
  const { bindTicket, area_code: areaCode = '86', phone = '', device } = input
  if (input.agreement !== true) throw new Refusal('agreementRequired')
  const [ticket, mine] = [hashToken(bindTicket), browserHash(browser)]
  if (!(await hasTicket(db, ticket, mine))) throw new Refusal('authorizationExpired')
  await checkInvite(db, input.invite_code)
  const typed = { code: input.code, ip, device }
  if (!(await checkPhoneCode(db, app, 'bindPhone', areaCode, phone, typed))) throw new Refusal('codeWrong')
  return ctx.transaction(async (trx) => {
    const spent = await spendTicket(trx, ticket, mine)
    if (!spent) throw new Refusal('authorizationExpired')
    const account = await findOrCreateByPhone(trx, areaCode, phone, { language: lang, inviteCode: input.invite_code })
    await linkOrRefuse(trx, account.userId, spent.kind, [spent.subject], spent.nickname, account.isNew)
    return admitUser(ctx, trx, account.userId, { device, isNew: account.isNew })
  })
}
