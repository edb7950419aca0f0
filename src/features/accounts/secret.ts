// The key of one-time codes: from the environment, else from a file in the data folder. Never in the database, or a dump of it could be used to find codes.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shop } from '#kernel/shop.ts'

const keys = new WeakMap<Shop, Buffer>()
/** 256 bits, the same for every process of the shop. */
function keyOf(shop: Shop): Buffer {
  const key = keys.get(shop) ?? openKey(shop)
  keys.set(shop, key)
  return key
}

function openKey({ env, log }: Shop): Buffer {
  if (env.secretKey) return createHash('sha256').update(env.secretKey).digest()
  const file = join(env.dataDir, 'secret.key')
  if (!existsSync(file)) {
    if (env.databaseUrl) log.warn({ setting: 'SECRET_KEY' }, 'made a key of its own in DATA_DIR: processes that share DATABASE_URL from other folders need one SECRET_KEY for all')
    makeKey(env.dataDir, file)
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length !== 32) throw new Error('secret.key in DATA_DIR is damaged: delete it (codes on their way are lost) or set SECRET_KEY')
  return key
}

/** Written aside and linked, so that of two processes starting at once one wins and none reads half a key. */
function makeKey(dir: string, file: string): void {
  mkdirSync(dir, { recursive: true })
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(aside, randomBytes(32).toString('base64url') + '\n', { mode: 0o600, flag: 'wx' })
  chmodSync(aside, 0o600)
  try {
    linkSync(aside, file)
  } catch (e) {
    if (!existsSync(file)) throw e
  } finally {
    unlinkSync(aside)
  }
}

/** What is stored of a code: bound to its purpose and target, worthless without the key. */
export const codeHmac = (shop: Shop, purpose: string, target: string, code: string): Buffer =>
  createHmac('sha256', keyOf(shop))
    .update(JSON.stringify([purpose, target, code]))
    .digest()
