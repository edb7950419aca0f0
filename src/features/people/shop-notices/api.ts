// Handlers of the notices of shops. Whose choices they are says the session, never the input.
import { mailWishOf, wishMail } from '#features/people/profile/profile.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { mchNoticeDetail, mchNoticeEdit, mchNoticeRoleDetail, mchNoticeRoleEdit } from './contract.ts'
import { chooseOfRole, chooseOwn, noticesOfRoles, ownNotices } from './shop-notices.ts'

async function detailOf(db: Db, app: AppContext, me: { merchantId: number; userId: number }) {
  const own = await ownNotices(db, app, me)
  const [mails, mornings] = [await mailWishOf(db, me.userId, 'desk'), await mailWishOf(db, me.userId, 'summary')]
  return { ...own, mails, mornings }
}
export const calls = [
  handled(mchNoticeDetail, ({ db, app, user: { userId }, merchantId }) => detailOf(db, app, { userId, merchantId })),
  handled(mchNoticeEdit, async ({ db, app, user: { userId }, merchantId }, { mails, mornings, changes }) => {
    if (mails !== undefined) await wishMail(db, userId, 'desk', mails)
    if (mornings !== undefined) await wishMail(db, userId, 'summary', mornings)
    if (changes) await chooseOwn(db, app, { userId, merchantId }, changes)
    return detailOf(db, app, { userId, merchantId })
  }),
  handled(mchNoticeRoleDetail, async ({ db, app, merchantId }) => ({
    roles: await noticesOfRoles(db, app, merchantId),
  })),
  handled(mchNoticeRoleEdit, async ({ db, app, user: { userId }, merchantId, ip }, { role, changes }) => {
    await chooseOfRole(db, app, { merchantId, userId, ip, role }, changes)
    return { roles: await noticesOfRoles(db, app, merchantId) }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
