// Handlers of pickup points.
import { mchPointAdd, mchPointEdit, mchPointEnable, mchPointList, mchPointRemove, pointList } from './contract.ts'
import { add, edit, enable, most, remove } from './keeping.ts'
import { nearestPoints } from './pickup-points.ts'
import { listPoints, type PointRow } from './queries.ts'
import { addressLine, mapLine } from '#features/people/addresses/address-text.ts'
import { handled, type CallTable, type Session } from '#kernel/call/contract.ts'
import type { Language } from '#kernel/text/language.ts'

const shown = ({ address, ...point }: PointRow, lang: Language) => ({
  ...point,
  ...address,
  text: addressLine(address, lang),
  mapText: mapLine(address),
})
interface Acting {
  user: Session
  merchantId: number
  ip: string
}
const keeper = ({ user, merchantId, ip }: Acting) => ({ userId: user.userId, merchantId, ip })

export const calls = [
  handled(pointList, async ({ db, lang }, { merchantIds, ...from }) => {
    const found = await nearestPoints(db, merchantIds, from)
    return { records: found.map(({ distance, nearness, ...row }) => ({ ...shown(row, lang), distance, nearness })) }
  }),
  handled(mchPointList, async ({ db, lang, merchantId }) => ({
    records: (await listPoints(db, merchantId)).map((row) => shown(row, lang)),
    max: most,
  })),
  handled(mchPointAdd, async (ctx, { requestId: _, ...input }) => ({ id: await add(ctx.db, keeper(ctx), input) })),
  handled(mchPointEdit, async (ctx, { id, requestId: _, ...input }) => {
    await edit(ctx.db, keeper(ctx), id, input)
    return { id }
  }),
  handled(mchPointEnable, async (ctx, { id, enabled }) => {
    await enable(ctx.db, keeper(ctx), id, enabled)
    return {}
  }),
  handled(mchPointRemove, async (ctx, { id }) => {
    await remove(ctx.db, keeper(ctx), id)
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
