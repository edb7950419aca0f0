// Numbers of bank cards and accounts: what can be checked without asking a bank. Pure, for the form and the shop.

/** Cards: 13 to 19 digits whose last is a check (Luhn). */
function isCard(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = Array.from(number)
    .toReversed()
    .reduce((all, d, i) => {
      const doubled = Number(d) * (i % 2 === 1 ? 2 : 1)
      return all + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
/** IBAN (ISO 13616): moved by four, letters as numbers, modulo 97 is 1. */
function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false
  const digits = (number.slice(4) + number.slice(0, 4)).replace(/[A-Z]/g, (c) => String(c.charCodeAt(0) - 55))
  return Array.from(digits).reduce((rest, d) => (rest * 10 + Number(d)) % 97, 0) === 1
}
/** As people write them: groups of four, hyphens, small letters. */
export const plainAccount = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
export const isAccount = (plain: string): boolean => isCard(plain) || isIban(plain)
