// The settings of a process, from the environment or a .env file: parsed and checked once, before anything starts.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export interface Env {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  replicaUrl: string | undefined
  publicUrl: string | undefined
  /** Addresses of proxies in front whose word on the visitor's address is believed. */
  trustProxy: string | undefined
  worker: 'in-process' | 'external'
  /** undefined: decided at first start (embedded database, empty, loopback host), then remembered in the database. */
  demo: boolean | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Key of one-time codes and of what is sealed; processes that share a database but no data folder must share it. undefined: a file in the data folder. */
  secretKey: string | undefined
  /** Keys it replaced, the newest first: they still open what they sealed. */
  oldSecretKeys: string[]
  stripe: { secretKey: string; webhookSecret: string; host: string | undefined } | undefined
  production: boolean
  logLevel: string
}
export class EnvError extends Error {}

type Source = Record<string, string | undefined>

/** KEY=value lines; the real environment beats the file. */
export function readDotEnv(path = '.env'): Source {
  if (!existsSync(path)) return {}
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  return Object.fromEntries(
    lines
      .map((l) => /^\s*([A-Z0-9_]+)\s*=\s*(.*?)\s*$/.exec(l))
      .filter((m) => m !== null && m[2] !== '')
      .map((m) => [m![1]!, m![2]!.replace(/^(['"])(.*)\1$/, '$2')]),
  )
}

const oneOf = <T extends string>(source: Source, name: string, allowed: readonly T[]): T | undefined => {
  const value = source[name]
  if (value === undefined || value === '') return undefined
  if (!allowed.includes(value as T)) throw new EnvError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
  return value as T
}
function address(source: Source, name: string, protocols: readonly string[]): string | undefined {
  const value = source[name]
  if (!value) return undefined
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new EnvError(`${name} must be an address starting with ${protocols.map((p) => p + '//').join(' or ')}`)
  return value
}
function port(source: Source): number {
  const value = source['PORT'] ?? '3000'
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new EnvError(`PORT must be a number from 0 to 65535, not "${value}"`)
  return Number(value)
}
function secrets(source: Source): Pick<Env, 'secretKey' | 'oldSecretKeys'> {
  const secretKey = source['SECRET_KEY'] || undefined
  const oldSecretKeys = (source['SECRET_KEYS_OLD'] ?? '').split(/[\s,]+/).filter((k) => k !== '')
  if ([secretKey ?? '', ...oldSecretKeys].some((k) => k !== '' && k.length < 32)) throw new EnvError('SECRET_KEY and SECRET_KEYS_OLD must be at least 32 random characters each')
  return { secretKey, oldSecretKeys }
}
/** Both keys or none: a webhook secret must never be empty, or anybody could sign notices. */
function stripe(source: Source): Env['stripe'] {
  const [secretKey, webhookSecret] = [source['STRIPE_SECRET_KEY'], source['STRIPE_WEBHOOK_SECRET']]
  if (!secretKey && !webhookSecret) return undefined
  if (!secretKey || !webhookSecret) throw new EnvError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together')
  return { secretKey, webhookSecret, host: address(source, 'STRIPE_HOST', ['http:', 'https:']) }
}

/** Reads every setting or throws an EnvError with one clear line. */
export function readEnv(source: Source = { ...readDotEnv(), ...process.env }): Env {
  const host = source['HOST'] ?? '127.0.0.1'
  const demo = oneOf(source, 'DEMO', ['0', '1'])
  const production = source['NODE_ENV'] === 'production'
  const env: Env = {
    port: port(source),
    host,
    dataDir: resolve(source['DATA_DIR'] ?? '.data'),
    databaseUrl: address(source, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    replicaUrl: address(source, 'DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    publicUrl: address(source, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    trustProxy: source['TRUST_PROXY'],
    worker: oneOf(source, 'WORKER', ['in-process', 'external']) ?? 'in-process',
    demo: demo === undefined ? undefined : demo === '1',
    smtpUrl: address(source, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: source['MAIL_FROM'] ?? 'Miralo <no-reply@miralo.example>',
    ...secrets(source),
    stripe: stripe(source),
    production,
    logLevel: oneOf(source, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']) ?? 'info',
  }
  if (env.demo && !isLoopback(host)) throw new EnvError(`DEMO=1 opens the development inbox and the simulators: it needs a loopback HOST, not "${host}"`)
  return env
}
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')
