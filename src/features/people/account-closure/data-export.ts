// Everything the shop keeps of a person, gathered from the features that keep it. Numbers that are sealed at rest are opened: they are the person's own.
import { personalDataOf as account } from '#features/people/accounts/accounts.ts'
import { personalDataOf as addresses } from '#features/people/addresses/addresses.ts'
import { personalDataOf as bindings } from '#features/people/bindings/bindings.ts'
import { personalDataOf as cart } from '#features/sales/cart/cart.ts'
import { personalDataOf as invoices } from '#features/money/invoices/invoices.ts'
import { personalDataOf as likes } from '#features/catalog/likes/likes.ts'
import { personalDataOf as orders } from '#features/sales/orders/orders.ts'
import { personalDataOf as settings } from '#features/people/profile/profile.ts'
import { personalDataOf as identity } from '#features/people/realname/realname.ts'
import { personalDataOf as reviews } from '#features/catalog/reviews/reviews.ts'
import { personalDataOf as searches } from '#features/catalog/search/search.ts'
import { personalDataOf as team } from '#features/people/team/team.ts'
import { personalDataOf as uploads } from '#features/platform/uploads/uploads.ts'
import { personalDataOf as money } from '#features/money/wallet/wallet.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import type { Shop } from '#kernel/call/app-context.ts'

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
