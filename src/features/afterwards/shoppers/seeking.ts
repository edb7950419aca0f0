// What somebody typed to find a person: a number, a phone, a whole e-mail, or part of a nickname. Pure.
export type Sought =
  | { by: 'email'; value: string }
  | { by: 'number'; id: number; phones: readonly string[] }
  | { by: 'words'; value: string }

const china = '+86'
/** Undefined of nothing. A row of digits is a person's number and a phone of the mainland at once. */
export function soughtBy(typed: string): Sought | undefined {
  const words = typed.normalize('NFC').trim()
  if (words === '') return undefined
  if (words.includes('@') && !words.startsWith('@')) return { by: 'email', value: words.toLowerCase() }
  const digits = words.replaceAll(/[\s()-]/g, '')
  if (/^\+?\d{1,15}$/.test(digits)) {
    const plain = digits.replace('+', '')
    const id = digits.startsWith('+') ? 0 : Number(plain)
    return { by: 'number', id, phones: digits.startsWith('+') ? [digits] : [`+${plain}`, china + plain] }
  }
  return { by: 'words', value: words }
}
