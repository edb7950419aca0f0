// What staff may give back of their own accord, before they do.
import { grantLines } from './grant-queries.ts'
import { sourcesOf } from './queries.ts'
import { lastMoment, takeLate } from './units.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

/** The lines of an order with the units that `grant` takes. Refuses notFound. */
export async function grantable(db: Db, app: AppContext, lang: Language, orderNo: string) {
  const lines = await grantLines(db, lang, orderNo)
  if (lines.length === 0) throw new Refusal('notFound')
  const all = await sourcesOf(
    db,
    lines.map(({ orderLineId }) => orderLineId),
  )
  const now = app.clock.now()
  return lines.map((line) => {
    const sources = all.filter((source) => source.line === line.orderLineId)
    const until = lastMoment(sources, now)
    return {
      ...line,
      late: takeLate(sources, 1, now).left,
      claimUntil: until === undefined ? null : new Date(until).toISOString(),
    }
  })
}
