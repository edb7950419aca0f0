// Handlers of statements of the bank.
import {
  adminLineAside,
  adminLineAssign,
  adminLinePage,
  adminLineTake,
  adminStatementAdd,
  adminStatementList,
} from './statement-contract.ts'
import { countLines, listLines, newestStatements, type Line } from './statement-queries.ts'
import { assign, putAside, readIn, takeUnproved } from './statements.ts'
import { handled, type Session } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { readTable } from '#kernel/data/csv/table.ts'

const actor = ({ user, ip }: { user: Session; ip: string }) => ({ userId: user.userId, ip })
export const shownLine = ({ paymentId: _, moves: __, createdAt: ___, account: ____, payment, ...line }: Line) => ({
  ...line,
  payment: payment as 'open' | 'paid' | 'closed' | 'void' | null,
})

export const statementCalls = [
  handled(
    adminStatementAdd,
    (ctx, { name, file }, table: Awaited<ReturnType<typeof readTable>>) =>
      readIn(ctx.db, actor(ctx), { name, bytes: Buffer.from(file, 'base64'), table }),
    (_, { file }) => readTable(Buffer.from(file, 'base64')),
  ),
  handled(adminStatementList, async ({ db }) => ({
    records: (await newestStatements(db, 10)).map(({ readAt, ...rest }) => ({ ...rest, readAt: readAt.toISOString() })),
  })),
  handled(adminLinePage, async ({ db }, { tab = 'waiting', ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const rows = (await listLines(db, tab, limits)).map(shownLine)
    return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countLines(db, tab)))
  }),
  handled(adminLineAssign, async (ctx, input) => {
    await assign(ctx.db, actor(ctx), input)
    return {}
  }),
  handled(adminLineAside, async (ctx, input) => {
    await putAside(ctx.db, actor(ctx), input)
    return {}
  }),
  handled(adminLineTake, async (ctx, { id }) => ({ became: await takeUnproved(ctx.db, ctx.app, actor(ctx), id) })),
] as const
