// Handlers of refunds in trouble.
import {
  adminRerouteAdd,
  adminRerouteAudit,
  adminRerouteCount,
  adminRerouteDetail,
  adminReroutePage,
} from './contract.ts'
import { toldAccount } from './account-queries.ts'
import { countTroubled, isOpenAccount, listTroubled, rerouteBy, reroutesOf, troubledBy } from './queries.ts'
import type { ToldReroute, TroubledRow } from './queries.ts'
import { askedOf, askReroute, decideReroute } from './rerouting.ts'
import type { Way } from './states.ts'
import { askProvider } from '../payments/payments.ts'
import { provedAlone } from '#features/people/accounts/accounts.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const shown = ({ againAt, createdAt, cameAt, payerId: _, unsure: __, disputed: ___, ...row }: TroubledRow) => ({
  ...row,
  againAt: iso(againAt),
  createdAt: createdAt.toISOString(),
  cameAt: iso(cameAt),
})
const shownWay = ({ askedBy, askedAt, decidedAt, endedAt, maskedHolder, ...row }: ToldReroute, staffId: number) => ({
  ...row,
  holder: maskedHolder,
  own: askedBy === staffId,
  askedAt: askedAt.toISOString(),
  decidedAt: iso(decidedAt),
  endedAt: iso(endedAt),
})
async function shownAccount(db: Db, refundId: number) {
  const told = await toldAccount(db, refundId)
  if (!told) return null
  const { maskedHolder: holder, bank, lastFour, toldAt } = told
  return { holder, bank, lastFour, toldAt: toldAt.toISOString() }
}
/** Which ways it may go now. */
async function waysOf(db: Db, app: AppContext, row: TroubledRow, asked: readonly ToldReroute[]): Promise<Way[]> {
  const stuckAt = row.createdAt.getTime() + app.settings.get('refundStuckSeconds') * 1000
  const stuck = row.rerouted === null && row.status !== 'done' && stuckAt < app.clock.now()
  const open = asked.some(({ status }) => status === 'asked' || status === 'sent' || status === 'done')
  if (open || row.disputed || (row.status !== 'failed' && !stuck)) return []
  const balance = row.payerId !== null && (await isOpenAccount(db, row.payerId, false))
  return balance ? ['balance', 'bank'] : ['bank']
}

export const calls = [
  handled(adminRerouteCount, async ({ db, app }) => {
    const seconds = app.settings.get('refundStuckSeconds')
    return { trouble: await countTroubled(db, 'trouble', seconds), asked: await countTroubled(db, 'asked', seconds) }
  }),
  handled(adminReroutePage, async ({ db, app }, { tab = 'trouble', ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const seconds = app.settings.get('refundStuckSeconds')
    const rows = (await listTroubled(db, tab, seconds, limits)).map(shown)
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countTroubled(db, tab, seconds)))
  }),
  handled(adminRerouteDetail, async ({ db, app, user }, { id }) => {
    const row = await troubledBy(db, id)
    if (!row) throw new Refusal('notFound')
    const asked = await reroutesOf(db, id)
    const reroutes = asked.map((one) => shownWay(one, user.userId))
    return {
      ...shown(row),
      unsure: row.unsure,
      disputed: row.disputed,
      ways: await waysOf(db, app, row, asked),
      account: await shownAccount(db, id),
      reroutes,
    }
  }),
  handled(adminRerouteAdd, async ({ db, app, user, ip }, { requestId: _, ...wish }) => ({
    id: await askReroute(db, app, { userId: user.userId, ip }, wish),
  })),
  handled(
    adminRerouteAudit,
    async ({ db, app, user, ip }, { id, decision }, proven: boolean) => ({
      status: await decideReroute(db, app, { userId: user.userId, ip, proven }, { id, decision }),
    }),
    // before the transaction: its provider may take its time
    async (ctx, { id, decision, proof }) => {
      const found = decision === 'approve' ? await rerouteBy(ctx.db, id) : undefined
      if (found?.status === 'asked') await askProvider(ctx.db, ctx.app, found.refundId)
      return provedAlone(ctx, adminRerouteAudit.who, await askedOf(ctx.db, id), proof)
    },
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
