// Handlers of invoices.
import { invoiceAdd, invoiceDefault, invoiceDelete, invoiceDetail, invoiceEdit, invoiceList } from './contract.ts'
import { addProfile, editProfile, makeDefault, profileOf, profilesOf, removeProfile, undoRemove } from './invoices.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'

export const calls = [
  handled(invoiceAdd, async ({ db, app, user }, input) => ({ id: await addProfile(db, app, user.userId, input) })),
  handled(invoiceEdit, async ({ db, app, user }, input) => {
    await editProfile(db, app, user.userId, input)
    return { id: input.id }
  }),
  handled(invoiceDetail, async ({ db, app, user }, { id }) => {
    const profile = await profileOf(db, app, user.userId, id)
    if (!profile) throw new Refusal('notFound')
    return profile
  }),
  handled(invoiceList, async ({ db, app, user }, { type }) => ({
    records: await profilesOf(db, app, user.userId, type),
    max: app.settings.get('invoiceMaxCount'),
  })),
  handled(invoiceDelete, async ({ db, app, user }, { id, restore }) => {
    await (restore ? undoRemove(db, app, user.userId, id) : removeProfile(db, user.userId, id))
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
