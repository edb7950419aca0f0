// Codes of an authenticator app: RFC 6238 with SHA-1, six digits, half a minute each, as every app makes them. Pure.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { titleName } from '#kernel/text/platform-name.ts'

const issuer = (): string => titleName('en-US').replaceAll(':', ' ')

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepSeconds = 30
const digits = 6
/** Clocks of phones are a step off at most. */
const drift = 1

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let [text, buffer, bits] = ['', 0, 0]
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += letters[(buffer >>> (bits - 5)) & 31]
    buffer &= (1 << bits) - 1
  }
  return bits > 0 ? text + letters[(buffer << (5 - bits)) & 31] : text
}
export const stepAt = (ms: number): number => Math.floor(ms / 1000 / stepSeconds)

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const at = hash.at(-1)! & 15
  return String((hash.readUInt32BE(at) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0')
}
/** The step whose code this is, at this moment or next to it. */
export function stepOf(secret: Uint8Array, typed: string, ms: number): number | undefined {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return undefined
  const now = stepAt(ms)
  for (let step = now - drift; step <= now + drift; step++)
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) return step
  return undefined
}
/** What an app reads from the drawn code. */
export const appAddress = (secret: Uint8Array, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer()}:${account}`)}?secret=${base32(secret)}` +
  `&issuer=${encodeURIComponent(issuer())}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
