// The key pairs of the simulated Alipay: making them takes a second, so a folder may keep them for the next start.
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

interface Pair {
  privateKey: KeyObject
  publicKey: KeyObject
}
const names = ['shop', 'own', 'foreign'] as const
export type IdentityKeys = Record<(typeof names)[number], Pair>

export async function identityKeys(folder: string | undefined): Promise<IdentityKeys> {
  const file = folder === undefined ? undefined : join(folder, 'identity.keys')
  const kept = file && existsSync(file) ? readKeys(readFileSync(file, 'utf8')) : undefined
  if (kept) return kept
  const pair = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const [shop, own, foreign] = await Promise.all([pair(), pair(), pair()])
  const made = { shop, own, foreign }
  if (file) keep(file, made)
  return made
}
function keep(file: string, keys: IdentityKeys): void {
  const pems = names.map((name) => keys[name].privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(`${file}.new`, JSON.stringify(pems), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
/** Undefined where the file is none of ours. */
function readKeys(text: string): IdentityKeys | undefined {
  try {
    const [shop, own, foreign] = (JSON.parse(text) as string[]).map(pairOf)
    return shop && own && foreign && { shop, own, foreign }
  } catch {
    return undefined
  }
}
function pairOf(pem: string): Pair {
  const privateKey = createPrivateKey(pem)
  return { privateKey, publicKey: createPublicKey(privateKey) }
}
