// What happens to a claim by itself when the time of its state is over. Runs early, late or twice without harm.
import { lockedClaim, moveClaim } from './moving.ts'
import { takeBack } from './receiving.ts'
import { returnAddressFor } from '#features/catalog/merchants/merchants.ts'
import { silence } from './states.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'

const hand = { actor: 'system' } as const
export async function atDeadline(db: Db, app: AppContext, claimId: number): Promise<void> {
  const { claim } = await lockedClaim(db, { id: claimId }, { anybody: true })
  const event = claim.due ? silence(claim) : undefined
  if (!event) return
  if (event === 'receive') return void (await takeBack(db, app, claim, event, { hand }))
  if (event === 'notArrived')
    return void (await moveClaim(db, app, claim, event, { hand, changes: { not_arrived: true } }))
  if (event !== 'approveReturn') return void (await moveClaim(db, app, claim, event, { hand }))
  const address = await returnAddressFor(db, claim.merchantId)
  if (!address)
    return app.log.error({ serviceNo: claim.serviceNo }, 'nobody knows where the goods of a claim go back to')
  await moveClaim(db, app, claim, event, { hand, changes: { return_address: JSON.stringify(address) } })
}
