// Everything the shop keeps of a person, gathered from the features that keep it.
// Numbers that are sealed at rest are opened: they are the person's own.
import { personalDataOf as account } from '../accounts/accounts.ts'
import { personalDataOf as addresses } from '../addresses/addresses.ts'
import { personalDataOf as bindings } from '../bindings/bindings.ts'
import { personalDataOf as cart } from '../cart/cart.ts'
import { personalDataOf as invoices } from '../invoices/invoices.ts'
import { personalDataOf as likes } from '../likes/likes.ts'
import { personalDataOf as orders } from '../orders/orders.ts'
import { personalDataOf as settings } from '../profile/profile.ts'
import { personalDataOf as identity } from '../realname/realname.ts'
import { personalDataOf as reviews } from '../reviews/reviews.ts'
import { personalDataOf as searches } from '../search/search.ts'
import { personalDataOf as team } from '../team/team.ts'
import { personalDataOf as uploads } from '../uploads/uploads.ts'
import { personalDataOf as money } from '../wallet/wallet.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Shop } from '#kernel/shop.ts'

/** One object, a key per subject. Amounts are fen, times ISO 8601 UTC. */
export async function allDataOf(db: Db, shop: Shop, userId: number, lang: Language): Promise<Record<string, unknown>> {
  return {
    madeAt: new Date(shop.clock.now()).toISOString(),
    account: await account(db, userId),
    settings: await settings(db, userId),
    bindings: await bindings(db, userId),
    addresses: await addresses(db, userId),
    identity: await identity(db, shop, userId),
    money: await money(db, shop, userId),
    invoices: await invoices(db, shop, userId),
    team: await team(db, userId),
    orders: await orders(db, shop, userId),
    cart: await cart(db, userId),
    reviews: await reviews(db, userId),
    likes: await likes(db, userId, lang),
    searches: await searches(db, userId),
    uploads: await uploads(db, userId),
  }
}
