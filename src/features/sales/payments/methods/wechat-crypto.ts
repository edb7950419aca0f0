// How WeChat Pay's APIv3 signs, checks and opens: SHA-256 with RSA over lines, AES-256-GCM around what is secret. Pure,
// but for the chance in a number used once.
import { createDecipheriv, createSign, createVerify, randomBytes, type KeyObject } from 'node:crypto'

const scheme = 'WECHATPAY2-SHA256-RSA2048'
const tagBytes = 16
/** each line ends, the last one too */
const linesOf = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('')

export interface Signer {
  merchant: string
  /** of the certificate that belongs to the key */
  serial: string
  privateKey: KeyObject
}
export interface Asked {
  method: 'GET' | 'POST'
  /** path and query, as they are sent */
  target: string
  body: string
}
export const freshNonce = (): string => randomBytes(16).toString('hex').toUpperCase()
export const signed = (privateKey: KeyObject, ...lines: string[]): string =>
  createSign('RSA-SHA256')
    .update(linesOf(...lines))
    .sign(privateKey, 'base64')

/** The header that a request goes out with. */
export function authorization(
  { merchant, serial, privateKey }: Signer,
  { method, target, body }: Asked,
  seconds: number,
  nonce: string,
): string {
  const signature = signed(privateKey, method, target, String(seconds), nonce, body)
  const fields = { mchid: merchant, nonce_str: nonce, signature, timestamp: String(seconds), serial_no: serial }
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `${scheme} ${list.join(',')}`
}

/** What WeChat signs its answers and notices with. */
export interface Seal {
  serial: string
  timestamp: string
  nonce: string
  signature: string
}
export const sealOf = (header: (name: string) => string): Seal => ({
  serial: header('wechatpay-serial'),
  timestamp: header('wechatpay-timestamp'),
  nonce: header('wechatpay-nonce'),
  signature: header('wechatpay-signature'),
})
/** Whether these bytes went out under this seal. */
export function isSealed(key: KeyObject, { timestamp, nonce, signature }: Seal, body: string): boolean {
  try {
    return createVerify('RSA-SHA256')
      .update(linesOf(timestamp, nonce, body))
      .verify(key, signature, 'base64')
  } catch {
    return false
  }
}
const oldestSeconds = 300
/** A seal of another hour is a repetition. */
export const isFresh = ({ timestamp }: Seal, seconds: number): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(seconds - Number(timestamp)) <= oldestSeconds

export interface Secret {
  nonce: string
  associated_data?: string
  ciphertext: string
}
/** The text inside; undefined under another key, or when one letter was changed. The key of a merchant has 32 bytes. */
export function unsealed(key: string, { nonce, associated_data: around = '', ciphertext }: Secret): string | undefined {
  try {
    const bytes = Buffer.from(ciphertext, 'base64')
    const secret = Buffer.from(key, 'utf8')
    const decipher = createDecipheriv(secret.length === tagBytes ? 'aes-128-gcm' : 'aes-256-gcm', secret, nonce, {
      authTagLength: tagBytes,
    })
    decipher.setAAD(Buffer.from(around, 'utf8'))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
