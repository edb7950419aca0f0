// The keys under which WeChat signs: a public key from a setting, and the platform's certificates, which change while
// the shop runs. They are fetched when a serial number is unknown, but a stranger who makes some up gets few fetches.
import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import { unsealed, type Secret } from './wechat-crypto.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { WechatPay } from '#kernel/data/env-wallets.ts'

interface Kept {
  keys: ReadonlyMap<string, KeyObject>
  /** ms; when they were asked for, with or without success, lately */
  askedAt: readonly number[]
  asking?: Promise<void> | undefined
}
/** of the keys that a shop has now: others begin anew */
const kept = new WeakMap<WechatPay, Kept>()
const [minuteMs, mostInMinute, oldMs] = [60_000, 6, 12 * 3_600_000]

interface Own {
  privateKey: KeyObject
  /** the platform's, by setting */
  publicKey: { id: string; key: KeyObject } | undefined
}
const own = new WeakMap<WechatPay, Own>()
/** The keys of the settings, read once: to read one from PEM costs as much as to sign with it. */
export function ownKeys(config: WechatPay): Own {
  const known = own.get(config)
  if (known) return known
  const { privateKey, publicKey } = config
  const read: Own = {
    privateKey: createPrivateKey(privateKey),
    publicKey: publicKey && { id: publicKey.id, key: createPublicKey(publicKey.pem) },
  }
  own.set(config, read)
  return read
}

/** What their list of certificates says. */
export interface CertificateList {
  data?: { serial_no?: string; encrypt_certificate?: Secret }[]
}
/** Certificates that are theirs, in force, and called as they say: those only open under the merchant's key. */
export function certificatesIn({ data = [] }: CertificateList, openKeys: readonly string[], now: number) {
  const keys = new Map<string, KeyObject>()
  for (const { serial_no: serial = '', encrypt_certificate: secret } of data) {
    const pem = secret && openKeys.map((key) => unsealed(key, secret)).find((text) => text !== undefined)
    if (pem === undefined) continue
    const certificate = new X509Certificate(pem)
    if (certificate.serialNumber.toUpperCase() !== serial.toUpperCase()) continue
    if (Date.parse(certificate.validTo) > now) keys.set(serial.toUpperCase(), certificate.publicKey)
  }
  return keys
}

/** The key of a serial number; undefined when nobody knows it. `fetchKeys` asks the provider. */
export async function keyOf(
  { log }: Pick<AppContext, 'log'>,
  config: WechatPay,
  serial: string,
  fetchKeys: () => Promise<ReadonlyMap<string, KeyObject>>,
): Promise<KeyObject | undefined> {
  const { publicKey } = ownKeys(config)
  if (publicKey?.id === serial) return publicKey.key
  const wanted = serial.toUpperCase()
  const known = kept.get(config)
  const found = known?.keys.get(wanted)
  const askedAt = known?.askedAt ?? []
  if (found && Date.now() - (askedAt.at(-1) ?? 0) < oldMs) return found
  const lately = askedAt.filter((at) => at > Date.now() - minuteMs)
  if (wanted === '' || (lately.length >= mostInMinute && !known?.asking)) return found
  await (known?.asking ?? refresh(config, fetchKeys, lately)).catch((e: unknown) => {
    log.warn({ error: String(e) }, 'the certificates of WeChat Pay could not be fetched')
  })
  return kept.get(config)?.keys.get(wanted)
}
function refresh(
  config: WechatPay,
  fetchKeys: () => Promise<ReadonlyMap<string, KeyObject>>,
  lately: readonly number[],
): Promise<void> {
  const now: Kept = { keys: kept.get(config)?.keys ?? new Map(), askedAt: [...lately, Date.now()] }
  now.asking = fetchKeys()
    .then((keys) => void (now.keys = keys))
    .finally(() => void (now.asking = undefined))
  kept.set(config, now)
  return now.asking
}
