// What a login password must be, rule by rule as a person types it, and how hard it is to guess.
// Pure; the shop checks the same as one pattern.

export const passwordRules = {
  length: (p: string) => p.length >= 6 && p.length <= 12,
  letter: (p: string) => /[A-Za-z]/.test(p),
  digit: (p: string) => /\d/.test(p),
  plain: (p: string) => /^[\x21-\x7e]*$/.test(p),
} as const
export type PasswordRule = keyof typeof passwordRules
export const ruleNames = Object.keys(passwordRules) as PasswordRule[]
export const isPassword = (p: string): boolean => ruleNames.every((name) => passwordRules[name](p))

export type Strength = 'weak' | 'fair' | 'good'
const common = /^(?:password|qwerty|abc123|123456|111111|woaini|iloveyou|admin|asd123|1q2w3e)/i
/** Kinds of characters and length; what everybody takes is weak however long. */
export function strengthOf(p: string): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((k) => k.test(p)).length
  const varied = new Set(p).size
  if (common.test(p) || varied < 5 || p.length < 8) return 'weak'
  return kinds >= 3 && p.length >= 10 && varied >= 8 ? 'good' : 'fair'
}
