// Identity and bank numbers at rest: AES-256-GCM, bound to the row they belong to, with the mark of their key;
// and a blind index to find equal ones without opening any.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { keyFor, keysFor } from './secret.ts'
import type { AppContext } from '../call/app-context.ts'

type Holder = Pick<AppContext, 'env' | 'log'>
const markLength = 4
const ivLength = 12
const tagLength = 16
const markOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, markLength)
const bound = (use: string, row: string | number): Buffer => Buffer.from(JSON.stringify([use, String(row)]))

/**
 * Seals a text for one row: `use` names the column (`realname.number`),
 * `row` what never changes about it (the user's id). Laid in another row or column it does not open.
 */
export const seal = (app: Holder, use: string, row: string | number, text: string): Buffer =>
  sealBytes(app, use, row, Buffer.from(text, 'utf8'))
/** The same for a file. */
export function sealBytes(app: Holder, use: string, row: string | number, plain: Uint8Array): Buffer {
  const key = keyFor(app, `sealed:${use}`)
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound(use, row))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([markOf(key), iv, body, cipher.getAuthTag()])
}

/**
 * Opens what `seal` made, also under a key that was replaced since.
 * Throws when it was tampered with, moved, or its key is gone.
 */
export const unseal = (app: Holder, use: string, row: string | number, sealed: Buffer): string =>
  unsealBytes(app, use, row, sealed).toString('utf8')
export function unsealBytes(app: Holder, use: string, row: string | number, sealed: Buffer): Buffer {
  const mark = sealed.subarray(0, markLength)
  const key = keysFor(app, `sealed:${use}`).find((k) => markOf(k).equals(mark))
  if (!key) throw new Error(`no key opens ${use}: SECRET_KEY or SECRET_KEYS_OLD lacks the one it was sealed with`)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(markLength, markLength + ivLength)).setAAD(
    bound(use, row),
  )
  decipher.setAuthTag(sealed.subarray(-tagLength))
  return Buffer.concat([decipher.update(sealed.subarray(markLength + ivLength, -tagLength)), decipher.final()])
}

/**
 * Equal for equal texts of one use, and nothing else can be learned from it.
 * Made with the shop's oldest key, so that it outlives a change of keys.
 */
export const blindIndex = (app: Holder, use: string, text: string): Buffer =>
  createHmac('sha256', keysFor(app, `blind:${use}`).at(-1)!)
    .update(text.normalize('NFKC'))
    .digest()
