// Login passwords: their rule, their hash, and a comparison that takes as long for nobody as for somebody.
import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { Refusal } from '#kernel/call/refusal.ts'

const rule = /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{6,12}$/
/** Refuses passwordInvalid: 6 to 12 printable ASCII characters with a letter and a digit. */
export function checkPassword(password: string): string {
  if (!rule.test(password)) throw new Refusal('passwordInvalid')
  return password
}

/** Argon2id. Takes some ms: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password)

// made at once, so that the first stranger does not wait for it
const nobodys = hash(randomBytes(12).toString('base64url'))
/**
 * Whether it is the password of the hash; where there is none, the same work is done for nothing.
 * Never inside a transaction.
 */
export async function isPassword(known: string | null, typed: string): Promise<boolean> {
  const against = known ?? (await nobodys)
  return (await verify(against, typed)) && known !== null
}
