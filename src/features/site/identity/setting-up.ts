// The first setup of a shop, in one transaction: whatever is refused or fails leaves it as it was, and the address
// open. Who comes second waits for the staff's lock and finds it done.
import type { Static } from 'typebox'
import {
  accountOfCalled,
  checkEmail,
  checkNickname,
  checkPassword,
  findOrCreateByEmail,
  grantMembership,
  hashPassword,
  lacksPassword,
} from '#features/people/accounts/accounts.ts'
import { deliverOnlyTo } from '#features/people/addresses/addresses.ts'
import { addMerchant } from '#features/catalog/merchants/merchants.ts'
import { lockStaff } from '#features/people/staffing/staffing.ts'
import { offerOnly } from '#features/sales/fulfilment/fulfilment.ts'
import { saveChannel } from '#features/site/content/content.ts'
import { Refusal, type Reason } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'
import { plantTree, writeAgreements } from './beginnings.ts'
import type { setupFinish } from './contract.ts'
import { firstLetter, mustBeOpen, saveName, setupOf, tidyName, tidyNames } from './identity.ts'
import { offeredBy, saveOffered } from './offering.ts'
import { readIdentity, useSetup } from './queries.ts'

type Wish = Static<typeof setupFinish.input>
interface Acting {
  db: Db
  lang: Language
  ip: string
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}
/** The shop shows the contacts of this channel. */
const shopChannel = 2421

/** Answers the administrator's address. Refuses as the call lists. */
export async function finishSetup({ db, lang, ip, transaction }: Acting, wish: Wish): Promise<{ account: string }> {
  const answered = await answeredBefore(db, wish)
  if (answered) return answered
  await mustBeOpen(db, wish.token)
  const told = checked(wish)
  const hash = await hashPassword(checkPassword(wish.admin.password))
  return transaction(async (trx) => {
    await lockStaff(trx)
    const meanwhile = await answeredBefore(trx, wish)
    if (meanwhile) return meanwhile
    await mustBeOpen(trx, wish.token)
    if (!(await lacksPassword(trx, told.account))) throw new Refusal('accountExists')
    const { account, nickname } = told
    const userId = await accountOfCalled(trx, account, { nickname, hash, language: lang })
    await grantMembership(trx, { userId, audience: 'staff', role: 'admin' })
    await open(trx, told, userId)
    await useSetup(trx, wish.once)
    const after = { ...told.name, trade: wish.trade, shop: told.shop?.name ?? null }
    await audit(trx, { staffId: userId, action: 'identity.setup', subject: 'identity', subjectId: 1, after, ip })
    return { account }
  })
}
/** The same request again: its answer was lost on the way. */
async function answeredBefore(db: Db, { token, once, admin }: Wish): Promise<{ account: string } | undefined> {
  const { usedAt, requestId } = await setupOf(db, token)
  return usedAt !== null && requestId === once ? { account: checkEmail(admin.email) } : undefined
}

interface Told extends Pick<Wish, 'trade' | 'languages' | 'countries' | 'carriers'> {
  name: Texts
  account: string
  nickname: string
  contacts: { email: string; telephone: string; address: string }
  shop: { name: string; owner: string | null } | null
}
/** All that can be judged without the database, before anything is written. */
function checked({ name, admin, contacts, merchant, trade, ...wish }: Wish): Told {
  const shopName = merchant && tidyName(merchant.name)
  const told = {
    name: tidyNames(name),
    languages: wish.languages,
    countries: wish.countries,
    carriers: wish.carriers,
    contacts: {
      email: mailOr('contactMailInvalid', contacts.email),
      telephone: plainWords(contacts.telephone),
      address: plainWords(contacts.address),
    },
    account: checkEmail(admin.email),
    nickname: checkNickname(admin.nickName),
  }
  checkPassword(admin.password)
  if (merchant === null) return { ...told, trade, shop: null }
  if (!shopName) throw new Refusal('setupShopNameInvalid')
  const owner = merchant.owner === null ? null : mailOr('ownerMailInvalid', merchant.owner)
  return { ...told, trade, shop: { name: shopName, owner } }
}
function mailOr(reason: Reason & ('contactMailInvalid' | 'ownerMailInvalid'), typed: string): string {
  try {
    return checkEmail(typed)
  } catch (e) {
    throw e instanceof Refusal ? new Refusal(reason) : e
  }
}

async function open(db: Db, told: Told, adminId: number): Promise<void> {
  const { name, languages, countries, carriers, contacts, shop, trade } = told
  await saveName(db, name, (await readIdentity(db))?.version ?? 0)
  if (languages) await saveOffered(db, languages, (await offeredBy(db)).version)
  if (countries) await deliverOnlyTo(db, countries)
  if (carriers) await offerOnly(db, carriers)
  const { email, telephone, address } = contacts
  await saveChannel(db, shopChannel, {
    telephone,
    phone: '',
    email,
    addressChinese: address,
    addressEnglish: address,
  })
  await writeAgreements(db, name, email)
  if (trade) await plantTree(db, trade)
  if (!shop) return
  const owner = shop.owner === null ? adminId : (await findOrCreateByEmail(db, shop.owner)).userId
  const merchantId = await addMerchant(db, {
    code: codeFrom(shop.name),
    name: { 'zh-CN': shop.name, 'en-US': shop.name, 'es-ES': shop.name },
    seal: { char: firstLetter(shop.name), shape: 'square', ink: '#3f6f62' },
  })
  await grantMembership(db, { userId: owner, audience: 'merchant', merchantId, role: 'owner' })
}
const codeFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32) || 'shop'
