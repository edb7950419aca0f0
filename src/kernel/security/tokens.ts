// Secrets that are made here, seen once and kept as their SHA-256: sign-ins, tickets, states.
// With 256 random bits a fast hash gives nothing away.
import { createHash, randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
