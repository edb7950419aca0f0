// The shop's secret: from the environment, else from a file in the data folder.
// Never in the database, or a dump of it could be used to find codes and open what is sealed.
import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppContext } from '../call/app-context.ts'

type Holder = Pick<AppContext, 'env' | 'log'>
const opened = new WeakMap<Holder, Buffer[]>()
/** The secrets of the shop, the one in use first, then those it replaced; the same for every process. */
function secrets(app: Holder): Buffer[] {
  const known = opened.get(app) ?? [openSecret(app), ...app.env.oldSecretKeys.map(secretOf)]
  opened.set(app, known)
  return known
}
/**
 * 43 letters of base64url are a secret as secret.key holds it, so that its content may be given as SECRET_KEY;
 * any other text is digested.
 */
const secretOf = (text: string): Buffer =>
  /^[\w-]{43}$/.test(text) ? Buffer.from(text, 'base64url') : createHash('sha256').update(text).digest()
const derived = new WeakMap<Buffer, Map<string, Buffer>>()
/** Uses are few and written in code: each key is made once. */
function derive(secret: Buffer, use: string): Buffer {
  const keys = derived.get(secret) ?? new Map<string, Buffer>()
  derived.set(secret, keys)
  const key = keys.get(use) ?? Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  keys.set(use, key)
  return key
}

/** A 256-bit key for one use. */
export const keyFor = (app: Holder, use: string): Buffer => derive(secrets(app)[0]!, use)
/** The key for a use under every secret the shop has had, the present one first. */
export const keysFor = (app: Holder, use: string): Buffer[] => secrets(app).map((s) => derive(s, use))

function openSecret({ env, log }: Holder): Buffer {
  if (env.secretKey) return secretOf(env.secretKey)
  const file = join(env.dataDir, 'secret.key')
  if (!existsSync(file)) {
    if (env.databaseUrl)
      log.warn(
        { setting: 'SECRET_KEY' },
        'made a key of its own in DATA_DIR: processes on one DATABASE_URL from other folders need one SECRET_KEY',
      )
    makeSecret(env.dataDir, file)
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (secret.length !== 32)
    throw new Error(
      'secret.key in DATA_DIR is damaged: bring it back from a backup ' +
        '(without it identity and bank numbers cannot be read), or set SECRET_KEY',
    )
  return secret
}

/** Written aside and linked, so that of two processes starting at once one wins and none reads half a key. */
function makeSecret(dir: string, file: string): void {
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
