// Handlers of addresses, places and pickup persons.
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { messages } from '#kernel/text/i18n.ts'
import { limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { addAddress, addressView, editAddress, makeDefault, removeAddress, undoRemove } from './addresses.ts'
import {
  addressAdd,
  addressDefault,
  addressDelete,
  addressDetail,
  addressEdit,
  addressLabelList,
  addressPage,
  addressParse,
  pickupPersonAdd,
  pickupPersonDelete,
  pickupPersonEdit,
  pickupPersonList,
  regionList,
} from './contract.ts'
import { parseAddress } from './parse/parse.ts'
import { addPerson, editPerson, removePerson, undoRemovePerson } from './pickup-persons.ts'
import { listPersons } from './pickup-queries.ts'
import { countAddresses, listAddresses, listLabels, readAddress } from './queries.ts'
import { placeCalls } from './place-api.ts'
import { listCountries, listPlaces } from './regions.ts'

export const calls = [
  handled(addressAdd, async ({ db, app, user }, input) => ({ id: await addAddress(db, app, user.userId, input) })),
  handled(addressEdit, async ({ db, user }, input) => {
    await editAddress(db, user.userId, input)
    return { id: input.id }
  }),
  handled(addressDetail, async ({ db, user }, { id }) => {
    const row = await readAddress(db, user.userId, id)
    if (!row) throw new Refusal('notFound')
    return addressView(row)
  }),
  handled(addressPage, async ({ db, user }, input) => {
    const limits = limitsOf(input, 20, ['flag', 'id'])
    const [rows, count] = await Promise.all([listAddresses(db, user.userId, limits), countAddresses(db, user.userId)])
    const page = pageOf(rows, limits, (a) => [a.isDefault, a.id], count)
    return { ...page, records: page.records.map(addressView) }
  }),
  handled(addressDelete, async ({ db, app, user }, { id, restore }) => {
    await (restore ? undoRemove(db, app, user.userId, id) : removeAddress(db, user.userId, id))
    return {}
  }),
  handled(addressDefault, async ({ db, user }, { id }) => {
    await makeDefault(db, user.userId, id)
    return {}
  }),
  handled(addressParse, (_, { text, country = 'CN' }) => Promise.resolve(parseAddress(text, country))),
  handled(addressLabelList, async ({ db, lang, user }) => {
    const t = messages(lang)
    return {
      offered: [t('addresses:labels.home'), t('addresses:labels.company')],
      taken: await listLabels(db, user.userId),
    }
  }),
  handled(regionList, ({ lang }, { country, parent }) =>
    Promise.resolve({
      records: [
        ...(country === undefined && parent === undefined
          ? listCountries(lang)
          : listPlaces(country ?? 'CN', parent, lang)),
      ],
    }),
  ),
  ...placeCalls,
  handled(pickupPersonList, async ({ db, user }) => ({ records: await listPersons(db, user.userId) })),
  handled(pickupPersonAdd, async ({ db, app, user }, input) => ({
    id: await addPerson(db, app, user.userId, input),
  })),
  handled(pickupPersonEdit, async ({ db, user }, input) => {
    await editPerson(db, user.userId, input)
    return { id: input.id }
  }),
  handled(pickupPersonDelete, async ({ db, app, user }, { id, restore }) => {
    await (restore ? undoRemovePerson(db, app, user.userId, id) : removePerson(db, user.userId, id))
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
