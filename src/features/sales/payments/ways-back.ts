// Where a provider leads back to when somebody has paid, or not. The link that a buyer shared is kept sealed: the way
// back is made anew whenever it is asked for, the same every time.
import type { Attempt } from './attempt-queries.ts'
import type { Start } from './methods/method.ts'
import { sealedOf } from './share-queries.ts'
import { linkOf } from './shares.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { hrefWith } from '#web/href-with.ts'

type Leading = Pick<Attempt, 'paymentId' | 'payNo' | 'attemptNo' | 'shareId'>

export async function waysBack(
  db: Db,
  app: AppContext,
  { paymentId, payNo, attemptNo, shareId }: Leading,
): Promise<Start['back']> {
  if (shareId === null)
    return {
      paid: hrefWith('/shoppingCart/paySuccess', { payNo }),
      unpaid: hrefWith('/shoppingCart/payOrder', { payNo, back: 'unpaid' }),
    }
  const unpaid = linkOf(app, paymentId, await sealedOf(db, shareId))
  return { paid: `${unpaid}?attempt=${attemptNo}`, unpaid }
}
