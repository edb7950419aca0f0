// Recovery codes: ten letters of fifty bits, in two halves to be written down; kept as keyed hashes.
import { createHmac, randomBytes } from 'node:crypto'
import { base32 } from './totp.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { keysFor } from '#kernel/security/secret.ts'

const many = 10
const make = (): string => base32(randomBytes(7)).slice(0, 10)
export const newCodes = (): string[] => Array.from({ length: many }, make)
export const shown = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
/** With the shop's oldest key, so that it outlives a change of keys. */
export const codeHash = (app: AppContext, userId: number, typed: string): Buffer =>
  createHmac('sha256', keysFor(app, 'recoveryCodes').at(-1)!)
    .update(JSON.stringify([userId, typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')]))
    .digest()
export const looksLikeOne = (typed: string): boolean =>
  /^[A-Z2-7]{10}$/.test(typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, ''))
