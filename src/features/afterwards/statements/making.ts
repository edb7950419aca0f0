// Statements are made by the clock, one merchant after the other, in portions of their own: nobody who sells waits for
// them, and a run that was killed goes on where it was. A posting that comes late stands in the next one.
import { tellOfStatement } from './message-kinds.ts'
import { endOfDay, mayBeOver, nextPeriod, type Period } from './periods.ts'
import {
  backlog,
  beforeOf,
  beginStatement,
  dropStatement,
  finishStatement,
  holdMaking,
  oldestPosting,
  rewind,
  takePostings,
  unhurried,
  type Before,
} from './queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { shanghaiDay } from '#kernel/data/days.ts'

const atOnce = 5000
/** Every statement of a merchant whose period is over. */
export async function makeStatements(db: Db, app: AppContext, merchantId: number): Promise<void> {
  for (;;) {
    const before = await beforeOf(db, merchantId)
    const id = await begun(db, app, merchantId, before)
    if (id === undefined) return
    await work(db, app, id, before)
  }
}
const timer = (id: number): string => `statement:${id}:confirm`

/** One that was begun and not ended, or the next whose period is over. */
async function begun(db: Db, app: AppContext, merchantId: number, before: Before): Promise<number | undefined> {
  const { newest, accounts, cycle } = before
  if (newest?.status === 'making') return newest.id
  const today = shanghaiDay(app.clock.now())
  // on most nights of most merchants: without a look at their postings
  if (!mayBeOver(cycle, newest?.toDay, today)) return undefined
  const readTo = Math.max(0, (newest?.readTo ?? 0) - backlog)
  const oldest = await oldestPosting(db, { merchantId, accounts, after: readTo })
  if (!oldest) return undefined
  const days = { oldest: shanghaiDay(oldest.getTime()), newest: newest?.toDay, today }
  const period: Period | undefined = nextPeriod(cycle, days)
  if (!period) return undefined
  return beginStatement(db, { merchantId, cycle, ...period, until: endOfDay(period.toDay), readTo })
}

async function work(db: Db, app: AppContext, id: number, { accounts }: Before): Promise<void> {
  const take = (): Promise<boolean> =>
    transact(db, async (trx) => {
      await unhurried(trx)
      const making = await holdMaking(trx, id)
      return making === undefined || takePostings(trx, making, accounts, atOnce)
    })
  await rewind(db, id)
  while (!(await take()));
  await transact(db, async (trx) => {
    await unhurried(trx)
    const making = await holdMaking(trx, id)
    if (!making) return
    const confirmDays = app.settings.get('statementConfirmDays')
    const made = await finishStatement(trx, making, { accounts, confirmDays })
    if (made.postings === 0) return dropStatement(trx, id)
    await addJob(trx, 'statements.confirm', { id }, { key: timer(id), runAt: made.confirmBy })
    const said = { amount: made.amount + made.carried, by: made.confirmBy.toISOString() }
    await tellOfStatement(trx, making, 'shopStatementMade', said)
  })
}
