// The door of after-sales: what others must know of claims, and what carriers tell of their parcels.
export { lockedClaimWaybill, noteClaimTracked, noteClaimUnheard, takeClaimScans } from './claim-parcels.ts'
export { addReason, claimReasons } from './reason-queries.ts'
import { openClaims } from './job-queries.ts'
import { ended } from './states.ts'
import type { Db } from '#kernel/data/db.ts'

/** Claims that are not over: their buyer's account cannot be closed meanwhile. */
export const openClaimsOf = (db: Db, userId: number) => openClaims(db, userId, ended)
