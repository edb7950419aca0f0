// The keys of both wallets and of the shop at them: making them takes a second, so a folder may keep them for the next
// start. WeChat's platform has a row of certificates, of which the last one signs.
import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { certificate } from './wallets-certificate.ts'

export interface Pair {
  privateKey: KeyObject
  publicKey: KeyObject
}
const names = ['shop', 'wechat', 'alipay', 'foreign'] as const
export interface WalletKeys extends Record<(typeof names)[number], Pair> {
  /** the APIv3 key */
  apiKey: string
}
const pairOf = (pem: string): Pair => {
  const privateKey = createPrivateKey(pem)
  return { privateKey, publicKey: createPublicKey(privateKey) }
}
export const newPair = (): Promise<Pair> => promisify(generateKeyPair)('rsa', { modulusLength: 2048 })

export async function walletKeys(folder: string | undefined): Promise<WalletKeys> {
  const file = folder === undefined ? undefined : join(folder, 'wallets.keys')
  const kept = file && existsSync(file) ? readKeys(readFileSync(file, 'utf8')) : undefined
  if (kept) return kept
  const [shop, wechat, alipay, foreign] = await Promise.all([newPair(), newPair(), newPair(), newPair()])
  const made = { shop, wechat, alipay, foreign, apiKey: randomBytes(16).toString('hex') }
  if (file) {
    const pems = names.map((name) => made[name].privateKey.export({ type: 'pkcs8', format: 'pem' }))
    writeFileSync(`${file}.new`, JSON.stringify([made.apiKey, ...pems]), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return made
}
/** Undefined where the file is none of ours. */
function readKeys(text: string): WalletKeys | undefined {
  try {
    const [apiKey, ...pems] = JSON.parse(text) as string[]
    const [shop, wechat, alipay, foreign] = pems.map(pairOf)
    if (!apiKey || !shop || !wechat || !alipay || !foreign) return undefined
    return { apiKey, shop, wechat, alipay, foreign }
  } catch {
    return undefined
  }
}

export interface PlatformCertificate extends Pair {
  serial: string
  pem: string
  from: number
  until: number
}
const years = 365 * 86_400_000
/** As the platform's are: in force for five years. */
export function platformCertificate(pair: Pair, now: number): PlatformCertificate {
  const serial = `5${randomBytes(20).toString('hex').slice(1)}`.toUpperCase()
  const [from, until] = [now - 60_000, now + 5 * years]
  const pem = certificate({ serial, name: 'Tenpay.com simulated CA', ...pair, from, until })
  return { ...pair, serial, pem, from, until }
}
