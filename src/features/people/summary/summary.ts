// What waits for those who work a merchant's orders, told each morning, of what their role may read: nothing waits,
// nothing is told. Of a day and a merchant everybody hears once.
import { membersAt, merchantsAfter, nextMorning, today, type Member } from './queries.ts'
import { tellAll, type AnyTelling } from '#features/platform/messages/messages.ts'
import { wantedMornings } from '#features/people/shop-notices/shop-notices.ts'
import { whoWantMail } from '#features/people/profile/profile.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { addJobs, type Job } from '#kernel/jobs/jobs.ts'
import type { Item } from '#kernel/messages.ts'

/** The merchants after `after`, by their ids, on a day of the shop's calendar. */
export interface Round {
  day: string
  after: number
}
const job = (round: Round, runAt?: Date): Job => ({
  name: 'summary.write',
  payload: round,
  key: `summary.write:${round.day}:${round.after}`,
  ...(runAt && { runAt }),
})

/** The next morning has its job; planned again, it stays one. */
export async function planMorning(db: Db, app: AppContext): Promise<void> {
  const { day, at } = await nextMorning(db, app.settings.get('summaryHour'))
  await addJobs(db, [job({ day, after: 0 }, at)])
}

/** Tells the people of so many merchants, and goes on with the next. A morning that was slept through is over. */
export async function writeSummaries(db: Db, app: AppContext, { day, after }: Round): Promise<void> {
  if (day !== (await today(db))) return
  const most = app.settings.get('summaryAtOnce')
  const merchantIds = await merchantsAfter(db, after, most)
  const told = await tellings(db, app, merchantIds, day)
  await transact(db, async (trx) => {
    await tellAll(trx, told)
    if (merchantIds.length === most) await addJobs(trx, [job({ day, after: merchantIds.at(-1)! })])
  })
}

async function tellings(db: Db, app: AppContext, merchantIds: readonly number[], day: string): Promise<AnyTelling[]> {
  const members = await wishing(db, merchantIds)
  const theirs = [...new Set(members.map(({ merchantId }) => merchantId))]
  if (theirs.length === 0) return []
  const waits = await Promise.all(
    app.waiting.map(async ({ needs, of }) => ({ needs, by: await of(db, app.settings, theirs) })),
  )
  const isWanted = await wantedMornings(db, theirs)
  return members.flatMap(({ userId, merchantId, merchant, permissions }): AnyTelling[] => {
    const items: Item[] = waits
      .flatMap(({ needs, by }) => (permissions.includes(needs) ? (by.get(merchantId) ?? []) : []))
      .filter(({ notice }) => isWanted(userId, merchantId, notice))
      .map(({ text, link }) => ({ text, link }))
    const link = items[0]?.link
    if (link === undefined) return []
    return [{ userId, key: 'shopMorning', params: { merchant, items }, link, once: `${merchantId} ${day}` }]
  })
}
/** Who may work the orders of these merchants and wants to hear of it. */
async function wishing(db: Db, merchantIds: readonly number[]): Promise<Member[]> {
  const members = await membersAt(db, merchantIds)
  const wanting = await whoWantMail(
    db,
    members.map(({ userId }) => userId),
    'summary',
  )
  return members.filter(({ userId }) => wanting.has(userId))
}
