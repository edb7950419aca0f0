// Handlers of letters.
import { wantsMail } from '#features/people/profile/profile.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { letterDetail } from './contract.ts'
import { readWayOut } from './way-out.ts'

export const calls = [
  handled(letterDetail, async ({ db, app }, { link }) => {
    const way = await readWayOut(db, app, link)
    if (!way) throw new Refusal('notFound')
    return { kind: way.kind, on: await wantsMail(db, way.userId, way.kind) }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
