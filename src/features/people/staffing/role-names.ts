// What roles of the staff are called: those that come with the shop in each language, its own as they were named.
import { messages } from '#kernel/text/i18n.ts'
import { staffRoles } from '#kernel/security/roles.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { languages, type Language } from '#kernel/text/language.ts'

type Named = (typeof staffRoles)[number]
const isNamed = (role: string): role is Named => staffRoles.includes(role as Named)
export const roleIn = (lang: Language, role: string, name: string | null): string =>
  name ?? (isNamed(role) ? messages(lang)(`staffing:roles.${role}`) : role)

const longest = 30
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
// hides, or turns the direction of writing
const hidden = /(?!\u200d)[\p{Cf}\p{Cc}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u
/** As it is kept. Refuses roleNameInvalid: empty, too long, hidden characters, a name that comes with the shop. */
export function checkRoleName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  const length = [...graphemes.segment(name)].length
  if (length > longest || name.length > 80 || hidden.test(name) || !/[\p{L}\p{N}]/u.test(name))
    throw new Refusal('roleNameInvalid')
  const like = name.toLowerCase()
  const ours = staffRoles.flatMap((role) => [role, ...languages.map((lang) => roleIn(lang, role, null).toLowerCase())])
  if (ours.includes(like)) throw new Refusal('roleNameTaken')
  return name
}
