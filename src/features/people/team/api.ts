// Handlers of teams.
import { checkContact } from '#features/people/accounts/accounts.ts'
import {
  childAccept,
  childAdd,
  childDecline,
  childDelete,
  childEdit,
  childLeave,
  childList,
  childMine,
} from './contract.ts'
import { listChildren } from './queries.ts'
import { accept, changeTerms, decline, invite, leave, remove, whereIStand } from './team.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(childAdd, async ({ db, app, user }, { contact, areaCode, nickname, role, monthlyLimit }) => ({
    id: await invite(db, app, user.userId, checkContact(contact, areaCode), { nickname, role, monthlyLimit }),
  })),
  handled(childList, async ({ db, app, user }) => {
    const rows = await listChildren(db, user.userId)
    const records = rows.map((r) => ({
      ...r,
      state: r.joinedAt ? ('active' as const) : ('invited' as const),
      createdAt: r.createdAt.toISOString(),
      joinedAt: r.joinedAt?.toISOString() ?? null,
    }))
    return { records, max: app.settings.get('teamMaxCount') }
  }),
  handled(childEdit, async ({ db, user }, { id, nickname, role, monthlyLimit }) => {
    await changeTerms(db, user.userId, id, { nickname, role, monthlyLimit })
    return {}
  }),
  handled(childDelete, async ({ db, user }, { id }) => {
    await remove(db, user.userId, id)
    return {}
  }),
  handled(childMine, ({ db, user }) => whereIStand(db, user.userId)),
  handled(childAccept, async ({ db, user }, { id }) => {
    await accept(db, user.userId, id)
    return {}
  }),
  handled(childDecline, async ({ db, user }, { id }) => {
    await decline(db, user.userId, id)
    return {}
  }),
  handled(childLeave, async ({ db, user }) => {
    await leave(db, user.userId)
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
