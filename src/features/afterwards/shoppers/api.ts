// Handlers of people at the staff's desk.
import {
  adminUserBlock,
  adminUserDetail,
  adminUserNote,
  adminUserPage,
  adminUserProofReset,
  adminUserReveal,
  adminUserSignOut,
  adminUserTrail,
  adminUserUnblock,
  adminUserWrite,
} from './contract.ts'
import { countUsers, findUser, listUsers, type FullUser, type UserRow } from './queries.ts'
import { soughtBy } from './seeking.ts'
import { addNote, addressesOf, block, resetProofs, reveal, signOut, unblock, write } from './shoppers.ts'
import { listTrail } from './trail-queries.ts'
import type { Trail } from './trails.ts'
import { maskContact, maskedName, openSessions } from '#features/people/accounts/accounts.ts'
import { addressView } from '#features/people/addresses/addresses.ts'
import { addressLine } from '#features/people/addresses/address-text.ts'
import { inboxOf } from '#features/platform/messages/messages.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { deviceWords } from '#kernel/call/device-name.ts'
import { cappedTotal, limitsOf, pageOf, type Limits } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { balanceOf, userBalance } from '#kernel/data/ledger.ts'
import type { Language } from '#kernel/text/language.ts'

interface Acting {
  user: { userId: number }
  ip: string
}
const actor = ({ user, ip }: Acting) => ({ userId: user.userId, ip })
const row = ({ userId, nickName, email, phone, state, since, orders }: UserRow) => ({
  userId,
  nickName,
  contact: maskedName(email, phone),
  state,
  since: since.toISOString(),
  orders,
})
const mostSignIns = 50
async function inFull(db: Db, lang: Language, found: FullUser) {
  const { userId, email, phone, blockedAt, lastSeenAt } = found
  const { kind, language, blockedWhy, staff, proofs, ordersOpen, claimsOpen, vip, shops } = found
  const signIns = await openSessions(db, userId)
  return {
    ...row(found),
    kind,
    language,
    blockedWhy,
    staff,
    proofs,
    ordersOpen,
    claimsOpen,
    vip,
    shops,
    email: email === null ? '' : maskContact(email),
    phone: phone === null ? '' : maskContact(phone),
    blockedAt: blockedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    balance: await balanceOf(db, userBalance(userId)),
    signIns: signIns.slice(0, mostSignIns).map(({ id, userAgent, console, firstSeen, lastSeen }) => ({
      id,
      device: deviceWords(userAgent),
      console,
      since: firstSeen.toISOString(),
      lastUsedAt: lastSeen.toISOString(),
    })),
    addresses: (await addressesOf(db, userId)).map((kept) => {
      const [initial = ''] = addressView(kept).consignee
      const place = addressLine({ ...kept, street: '', detail: '', zipCode: '' }, lang)
      return { id: kept.id, masked: `${initial}** · ${place}`, isDefault: kept.isDefault }
    }),
  }
}
async function trailOf(db: Db, of: { kind: Trail; userId: number; lang: Language }, limits: Limits) {
  const { kind, userId, lang } = of
  if (kind !== 'messages') {
    const { rows, counted } = await listTrail(db, { kind, userId, lang }, limits)
    return { rows: rows.map(({ at, ...told }) => ({ ...told, at: at.toISOString() })), counted }
  }
  const { rows, counted } = await inboxOf(db, lang, userId, limits)
  const told = rows.map(({ id, title, text, createdAt: at, read }) => {
    const state = read ? 'read' : 'unread'
    return { id, at, no: null, title, text: text.slice(0, 600), state, fen: null, by: null }
  })
  return { rows: told, counted }
}

export const calls = [
  handled(adminUserPage, async ({ db }, { keyword = '', state, from, until, orders, ...page }) => {
    const limits = limitsOf(page, 20, ['time', 'id'])
    const asked = { sought: soughtBy(keyword), state, from, until, orders }
    const rows = await listUsers(db, asked, limits)
    const made = pageOf(rows, limits, (r) => [r.sinceKey, r.userId], cappedTotal(await countUsers(db, asked)))
    return { ...made, records: made.records.map(row) }
  }),
  handled(adminUserDetail, async ({ db, lang }, { userId }) => {
    const found = await findUser(db, lang, userId)
    if (!found) throw new Refusal('notFound')
    return inFull(db, lang, found)
  }),
  handled(adminUserTrail, async ({ db, lang }, { userId, kind, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    if (!(await findUser(db, lang, userId))) throw new Refusal('notFound')
    const { rows, counted } = await trailOf(db, { kind, userId, lang }, limits)
    return pageOf(rows, limits, (r) => [r.id], cappedTotal(counted))
  }),
  handled(adminUserReveal, (ctx, { requestId: _, ...about }) => reveal(ctx.db, actor(ctx), ctx.lang, about)),
  handled(adminUserNote, async (ctx, { requestId: _, ...words }) => ({
    id: await addNote(ctx.db, actor(ctx), words),
  })),
  handled(adminUserWrite, async (ctx, { requestId: _, ...words }) => ({ id: await write(ctx.db, actor(ctx), words) })),
  handled(adminUserBlock, async (ctx, { requestId: _, ...about }) => ({
    ended: await block(ctx.db, actor(ctx), about),
  })),
  handled(adminUserUnblock, async (ctx, { requestId: _, ...about }) => {
    await unblock(ctx.db, actor(ctx), about)
    return { state: 'active' as const }
  }),
  handled(adminUserSignOut, async (ctx, { requestId: _, ...about }) => ({
    ended: await signOut(ctx.db, actor(ctx), about),
  })),
  handled(adminUserProofReset, async (ctx, { requestId: _, ...about }) => ({
    removed: await resetProofs(ctx.db, actor(ctx), about),
  })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
