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
import { countAddresses, listAddresses, listLabels, readAddress, type AddressRow } from './queries.ts'
import { placeCalls } from './place-api.ts'
import { isOutside, marked, reachOf, type Reach } from './reaching.ts'
import { listCountries, listPlaces } from './regions.ts'

/** As its owner sees it. */
const seen = (reach: Reach, row: AddressRow) => ({
  ...addressView(row),
  ...(isOutside(reach, row) && { outside: true as const }),
})
export const calls = [
  handled(addressAdd, async ({ db, app, user }, input) => ({ id: await addAddress(db, app, user.userId, input) })),
  handled(addressEdit, async ({ db, user }, input) => {
    await editAddress(db, user.userId, input)
    return { id: input.id }
  }),
  handled(addressDetail, async ({ db, app, user }, { id }) => {
    const row = await readAddress(db, user.userId, id)
    if (!row) throw new Refusal('notFound')
    return seen(await reachOf(db, app), row)
  }),
  handled(addressPage, async ({ db, app, user }, input) => {
    const limits = limitsOf(input, 20, ['flag', 'id'])
    const [rows, count, reach] = await Promise.all([
      listAddresses(db, user.userId, limits),
      countAddresses(db, user.userId),
      reachOf(db, app),
    ])
    const page = pageOf(rows, limits, (a) => [a.isDefault, a.id], count)
    return { ...page, records: page.records.map((row) => seen(reach, row)) }
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
  handled(regionList, async ({ db, app, lang }, { country, parent }) => {
    const below = country === undefined && parent === undefined ? undefined : (country ?? 'CN')
    const places = below === undefined ? listCountries(lang) : listPlaces(below, parent, lang)
    return { records: marked(await reachOf(db, app), places, below) }
  }),
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
