// Numbers that states give to people and companies: what can be checked without asking anybody. Pure.

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const checkLetters = '10X98765432'
/** The first two digits of a number: the provinces, municipalities and regions that give them. */
const provinces = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)/

export type IdFault = 'invalid' | 'young'
const adult = 18

/**
 * A resident's number of China (GB 11643): place, birthday, check digit, and of age on `today` ('YYYY-MM-DD').
 * Undefined when right.
 */
export function chineseIdFault(number: string, today: string): IdFault | undefined {
  if (!/^\d{17}[\dX]$/.test(number) || !provinces.test(number)) return 'invalid'
  const sum = weights.reduce((all, weight, i) => all + weight * Number(number[i]), 0)
  if (checkLetters[sum % 11] !== number[17]) return 'invalid'
  const birthday = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  return birthdayFault(birthday, today)
}
/** A day that was, within a human life, so that the person is of age on `today`. */
export function birthdayFault(birthday: string, today: string): IdFault | undefined {
  const day = new Date(`${birthday}T00:00:00Z`)
  if (
    Number.isNaN(day.getTime()) ||
    day.toISOString().slice(0, 10) !== birthday ||
    birthday < '1900-01-01' ||
    birthday > today
  )
    return 'invalid'
  const grown = `${Number(birthday.slice(0, 4)) + adult}${birthday.slice(4)}`
  return grown > today ? 'young' : undefined
}

const nifLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
/** DNI of a citizen (8 digits and a letter), NIE of a foreigner (X, Y or Z before 7). */
export const isSpanishPerson = (number: string): boolean => /^[\dXYZ]/.test(number) && isPersonalNif(number)
/** A person's tax number in Spain: DNI, NIE, or K, L, M for those without either. */
export function isPersonalNif(number: string): boolean {
  const [, first = '', digits = '', letter] = /^([KLMXYZ]?)(\d{7,8})([A-Z])$/.exec(number) ?? []
  if (digits.length !== (first ? 7 : 8)) return false
  const lead = 'XYZ'.indexOf(first)
  return nifLetters[Number((first && lead >= 0 ? String(lead) : '') + digits) % 23] === letter
}
const cifLetters = 'JABCDEFGHI'
/** A company's number in Spain: its form as a letter, seven digits, a check digit or letter as the form demands. */
export function isCif(number: string): boolean {
  const [, form = '', digits = '', check = ''] = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(number) ?? []
  if (!form) return false
  const sum = Array.from(digits).reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return all + Math.floor(value / 10) + (value % 10)
  }, 0)
  const control = (10 - (sum % 10)) % 10
  const [byLetter, byDigit] = [check === cifLetters[control], check === String(control)]
  if ('NPQRSW'.includes(form)) return byLetter
  return 'ABEH'.includes(form) ? byDigit : byLetter || byDigit
}
/** Any number under which Spain knows a person or company. */
export const isSpanishNumber = (number: string): boolean => isPersonalNif(number) || isCif(number)

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/**
 * Unified social credit code of China, GB 32100: 18 characters without I, O, S, V and Z;
 * weights are the powers of 3 modulo 31.
 */
export function isCreditCode(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return false
  let [sum, weight] = [0, 1]
  for (const character of code.slice(0, 17)) {
    sum += creditAlphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return creditAlphabet[(31 - (sum % 31)) % 31] === code[17]
}

/** As people type numbers: spaces, dots, hyphens and small letters go. */
export const plainNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s.\-·]/g, '')
    .toUpperCase()

const countsOf = (text: string): string[] =>
  [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map((g) => g.segment)
/** 1****************X: the ends only. */
export const maskNumber = (number: string): string =>
  number.length < 4 ? '*'.repeat(number.length) : `${number[0]}${'*'.repeat(number.length - 2)}${number.at(-1)}`
/** *小明, A** M*****: Chinese names lose the surname, others all but the first letters. */
export function maskName(name: string): string {
  if (/^\p{Script=Han}/u.test(name)) return `*${countsOf(name).slice(1).join('')}`
  return name
    .split(/\s+/)
    .map((word) => (countsOf(word)[0] ?? '') + '*'.repeat(Math.max(1, countsOf(word).length - 1)))
    .join(' ')
}
/** Letters of any script with their marks, and what stands between them in names. */
export const isName = (name: string): boolean =>
  /^\p{L}[\p{L}\p{M}\s.'’·•-]*$/u.test(name) && countsOf(name).length >= 2 && countsOf(name).length <= 60
