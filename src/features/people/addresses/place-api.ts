// Handlers of staff about the list of places.
import { adminPlaceAdd, adminPlaceEdit, adminPlaceEffect, adminPlaceList } from './place-contract.ts'
import { addPlace, editPlace, effectOf, placesForDesk } from './place-desk.ts'
import { handled } from '#kernel/call/contract.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })
export const placeCalls = [
  handled(adminPlaceList, ({ db, lang }, { below }) => placesForDesk(db, lang, below)),
  handled(adminPlaceEffect, ({ db }, { code }) => effectOf(db, code)),
  handled(adminPlaceEdit, (ctx, { requestId: _, ...wish }) => editPlace(ctx.db, by(ctx), wish)),
  handled(adminPlaceAdd, (ctx, { requestId: _, ...wish }) => addPlace(ctx.db, by(ctx), wish)),
] as const
