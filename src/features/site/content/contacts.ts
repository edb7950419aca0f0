// How the shop is reached, as staff write it: each way is judged before it is kept, what is empty is told nowhere.
import type { Static } from 'typebox'
import { tidy, type Staffer } from './announcing.ts'
import type { adminChannelSave } from './channel-contract.ts'
import { readChannel, writeChannel, type Contact } from './channel-queries.ts'
import { isOutside } from '#kernel/text/outside.ts'
import { checkEmail } from '#features/people/accounts/accounts.ts'
import { isRefusal, Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit } from '#kernel/security/audit.ts'
import { pick, type Language } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

/** The shop shows the contacts of this channel. */
export const shopChannel = 2421
const nothing: Contact = {
  telephone: '',
  phone: '',
  email: '',
  addressChinese: '',
  addressEnglish: '',
  hours: {},
  chat: '',
  social: [],
}
export const wholeContact = (kept: Partial<Contact>): Contact => ({ ...nothing, ...kept })
/** As readers of a language are told. */
export function contactIn(kept: Partial<Contact>, lang: Language) {
  const { hours, social, ...rest } = wholeContact(kept)
  const isTheirs = ({ languages }: Contact['social'][number]) => languages.length === 0 || languages.includes(lang)
  return {
    ...rest,
    hours: Object.keys(hours).length > 0 ? pick(hours, lang) : '',
    social: social.filter(isTheirs).map(({ name, to }) => ({ name, to })),
  }
}

/** With an extension, as people write it. */
const callable = /^[+(]?[\d(][\d\s()./-]*(?:(?:转|ext\.?|x)\s*\d{1,6})?$/i
function phone(typed: string, field: 'telephone' | 'phone'): string {
  const number = plainWords(typed)
  if (number !== '' && (!callable.test(number) || number.replaceAll(/\D/g, '').length < 3))
    throw new Refusal('contactPhoneUnfit', { field })
  return number
}
function mail(typed: string): string {
  if (plainWords(typed) === '') return ''
  try {
    return checkEmail(typed)
  } catch (e) {
    throw isRefusal(e) ? new Refusal('contactMailUnfit', { field: 'email' }) : e
  }
}
function place(typed: string, field: string): string {
  const address = plainWords(typed)
  if (address !== '' && !isOutside(address)) throw new Refusal('contactLinkUnfit', { field })
  return address
}
type Wish = Omit<Static<typeof adminChannelSave.input>, 'requestId' | 'version'>
/** Refuses contactPhoneUnfit, contactMailUnfit, contactLinkUnfit with the field. */
const checked = (wish: Wish): Contact => ({
  telephone: phone(wish.telephone, 'telephone'),
  phone: phone(wish.phone, 'phone'),
  email: mail(wish.email),
  addressChinese: plainWords(wish.addressChinese),
  addressEnglish: plainWords(wish.addressEnglish),
  hours: tidy(wish.hours),
  chat: place(wish.chat, 'chat'),
  social: wish.social.map(({ name, to, languages }, at) => {
    const [called, where] = [plainWords(name), place(to, `social/${at}/to`)]
    if (called === '' || where === '') throw new Refusal('contactLinkUnfit', { field: `social/${at}/to` })
    return { name: called, to: where, languages }
  }),
})
/** Refuses what the contract lists. In the caller's transaction; every process and the next letter tell it. */
export async function saveContacts(db: Db, { userId, ip }: Staffer, version: number, wish: Wish) {
  const contact = checked(wish)
  const before = await readChannel(db, shopChannel)
  const next = await writeChannel(db, shopChannel, contact, version)
  if (next === undefined) throw new Refusal('contentChanged')
  for (const topic of ['content', 'name'] as const) await dropPublic(db, topic)
  await audit(db, {
    staffId: userId,
    action: 'channel.save',
    subject: 'channel',
    subjectId: shopChannel,
    before: { ...before?.contact },
    after: { ...contact },
    ip,
  })
  return { version: next }
}
