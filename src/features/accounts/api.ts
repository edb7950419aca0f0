// Handlers of accounts: the login family, the signed-in person, addresses, places.
import { handled, type Ctx } from '#kernel/contract.ts'
import { messages } from '#kernel/i18n.ts'
import { limitsOf, pageOf } from '#kernel/page.ts'
import { Refusal } from '#kernel/refusal.ts'
import { addressView } from './accounts.ts'
import { addAddress, editAddress, makeDefault, removeAddress, undoRemove } from './addresses.ts'
import { parseAddress } from './address-parse.ts'
import { issueCode } from './codes.ts'
import {
  addressAdd,
  addressDefault,
  addressDelete,
  addressDetail,
  addressEdit,
  addressLabelList,
  addressPage,
  addressParse,
  getEmailValidCode,
  getUserInfo,
  login,
  logout,
  regionList,
} from './contract.ts'
import { checkEmail, maskedName, maskEmail } from './identity.ts'
import { countAddresses, endSession, listAddresses, listLabels, readAddress, readEmail, readUser } from './queries.ts'
import { listCountries, listPlaces } from './regions.ts'
import { signIn } from './sign-in.ts'

/** There are no messages to count before the shop sends any. */
const messageCount = 0

/** A code that proves a signed-in person goes to their own address only; it may be named in full, masked as they see it, or left empty. */
async function ownEmail({ db, user }: Ctx<typeof getEmailValidCode>, named: string): Promise<string> {
  if (!user) throw new Refusal('sessionRequired')
  const email = await readEmail(db, user.userId)
  if (!email || !['', email, maskEmail(email)].includes(named.trim().toLowerCase())) throw new Refusal('emailInvalid')
  return email
}

export const accountsApi = [
  handled(getEmailValidCode, async (ctx, { user_email, purpose = 'login' }) => {
    await issueCode(ctx, purpose, purpose === 'login' ? checkEmail(user_email) : await ownEmail(ctx, user_email))
    return null
  }),
  handled(login, signIn),
  handled(logout, async ({ db, user }) => {
    await endSession(db, user.id)
    return {}
  }),
  handled(getUserInfo, async ({ db, lang, user }) => {
    const row = await readUser(db, user.userId, lang)
    if (!row) throw new Refusal('sessionRequired')
    const { email, phone, ...person } = row
    return { ...person, username: maskedName(email, phone), messageCount }
  }),
  handled(addressAdd, async ({ db, shop, user }, input) => ({ id: await addAddress(db, shop, user.userId, input) })),
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
  handled(addressDelete, async ({ db, shop, user }, { id, restore }) => {
    await (restore ? undoRemove(db, shop, user.userId, id) : removeAddress(db, user.userId, id))
    return {}
  }),
  handled(addressDefault, async ({ db, user }, { id }) => {
    await makeDefault(db, user.userId, id)
    return {}
  }),
  handled(addressParse, (_, { text, country = 'CN' }) => Promise.resolve(parseAddress(text, country))),
  handled(addressLabelList, async ({ db, lang, user }) => {
    const t = messages(lang)
    return { offered: [t('accounts:address.labels.home'), t('accounts:address.labels.company')], taken: await listLabels(db, user.userId) }
  }),
  handled(regionList, ({ lang }, { country, parent }) =>
    Promise.resolve({ records: country === undefined && parent === undefined ? listCountries(lang) : listPlaces(country ?? 'CN', parent, lang) }),
  ),
] as const
