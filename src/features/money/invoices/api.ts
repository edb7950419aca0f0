// Handlers of invoices.
import { invoiceAdd, invoiceDefault, invoiceDelete, invoiceDetail, invoiceEdit, invoiceList } from './contract.ts'
import { addProfile, editProfile, makeDefault, profileOf, profilesOf, removeProfile, undoRemove } from './invoices.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'

export const calls = [
  handled(invoiceAdd, async ({ db, shop, user }, input) => ({ id: await addProfile(db, shop, user.userId, input) })),
  handled(invoiceEdit, async ({ db, shop, user }, input) => {
    await editProfile(db, shop, user.userId, input)
    return { id: input.id }
  }),
  handled(invoiceDetail, async ({ db, shop, user }, { id }) => {
    const profile = await profileOf(db, shop, user.userId, id)
    if (!profile) throw new Refusal('notFound')
    return profile
  }),
  handled(invoiceList, async ({ db, shop, user }, { type }) => ({
    records: await profilesOf(db, shop, user.userId, type),
    max: shop.settings.get('invoiceMaxCount'),
  })),
  handled(invoiceDelete, async ({ db, shop, user }, { id, restore }) => {
    await (restore ? undoRemove(db, shop, user.userId, id) : removeProfile(db, user.userId, id))
    return {}
  }),
  handled(invoiceDefault, async ({ db, user }, { id }) => {
    await makeDefault(db, user.userId, id)
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
