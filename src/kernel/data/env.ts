// The settings of a process, from the environment or a .env file: parsed and checked once, before anything starts.
import { ownValue } from '#kernel/data/own.ts'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isLoopback } from './loopback.ts'
import { privatePem, publicPem } from '../security/rsa-keys.ts'

/** Of letters of a shop that was told no other. */
export const noSender = 'Miralo <no-reply@miralo.example>'

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
  /** undefined: decided at each start by the other settings (demo/decide.ts) */
  demo: boolean | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /**
   * Key of one-time codes and of what is sealed; processes that share a database but no data folder must share it.
   * undefined: a file in the data folder.
   */
  secretKey: string | undefined
  /** Keys it replaced, the newest first: they still open what they sealed. */
  oldSecretKeys: string[]
  /**
   * Who sends texts to phones. `sender` is the approved signature (Aliyun,
   * Tencent) or the number or service (Twilio); `templates` are ids by `name` or `name.language`.
   */
  sms: Sms | undefined
  /** ISO 3166-1 alpha-2: only mobile numbers of these get texts. */
  smsCountries: readonly string[]
  stripe: { secretKey: string; webhookSecret: string; host: string | undefined } | undefined
  /** Where sent files lie; undefined: in the data folder. */
  s3:
    | {
        bucket: string
        region: string
        endpoint: string | undefined
        accessKey: string
        secretKey: string
        forcePathStyle: boolean
      }
    | undefined
  /** Sign-in by WeChat: the website's application, and the service account that is asked inside of WeChat. */
  wechat:
    | {
        appId: string
        appSecret: string
        inside: { appId: string; appSecret: string } | undefined
        host: string
        apiHost: string
      }
    | undefined
  /** Binding of Alipay accounts; keys as PEM. */
  alipay: { appId: string; privateKey: string; publicKey: string; host: string | undefined } | undefined
  /** Who follows parcels at their carriers. */
  kuaidi100: { key: string; customer: string; host: string } | undefined
  production: boolean
  logLevel: string
}
export interface Sms {
  provider: 'aliyun' | 'tencent' | 'twilio'
  key: string
  secret: string
  sender: string
  /** Tencent's id of the application */
  app: string
  templates: Readonly<Record<string, string>>
  host: string | undefined
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
  const value = ownValue(source, name)
  if (value === undefined || value === '') return undefined
  if (!allowed.includes(value as T)) throw new EnvError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`)
  return value as T
}
function address(source: Source, name: string, protocols: readonly string[]): string | undefined {
  const value = ownValue(source, name)
  if (!value) return undefined
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new EnvError(`${name} must be an address starting with ${protocols.map((p) => p + '//').join(' or ')}`)
  return value
}
function port(source: Source): number {
  const value = source['PORT'] ?? '3000'
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new EnvError(`PORT must be a number from 0 to 65535, not "${value}"`)
  return Number(value)
}
function secrets(source: Source): Pick<Env, 'secretKey' | 'oldSecretKeys'> {
  const secretKey = source['SECRET_KEY'] || undefined
  const oldSecretKeys = (source['SECRET_KEYS_OLD'] ?? '').split(/[\s,]+/).filter((k) => k !== '')
  if ([secretKey ?? '', ...oldSecretKeys].some((k) => k !== '' && k.length < 32))
    throw new EnvError('SECRET_KEY and SECRET_KEYS_OLD must be at least 32 random characters each')
  return { secretKey, oldSecretKeys }
}
/** Both keys or none: a webhook secret must never be empty, or anybody could sign notices. */
function stripe(source: Source): Env['stripe'] {
  const [secretKey, webhookSecret] = [source['STRIPE_SECRET_KEY'], source['STRIPE_WEBHOOK_SECRET']]
  if (!secretKey && !webhookSecret) return undefined
  if (!secretKey || !webhookSecret)
    throw new EnvError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together')
  return { secretKey, webhookSecret, host: address(source, 'STRIPE_HOST', ['http:', 'https:']) }
}

/** All of it or nothing: half a store would be found out at the first file. */
function s3(source: Source): Env['s3'] {
  const [bucket, accessKey, secretKey] = [source['S3_BUCKET'], source['S3_ACCESS_KEY'], source['S3_SECRET_KEY']]
  if (!bucket && !accessKey && !secretKey) return undefined
  if (!bucket || !accessKey || !secretKey)
    throw new EnvError('S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together')
  const endpoint = address(source, 'S3_ENDPOINT', ['http:', 'https:'])
  return {
    bucket,
    region: source['S3_REGION'] || 'us-east-1',
    endpoint,
    accessKey,
    secretKey,
    forcePathStyle: oneOf(source, 'S3_FORCE_PATH_STYLE', ['0', '1']) === '1',
  }
}

/** All that the provider needs, or none of it. */
function sms(source: Source): Env['sms'] {
  const provider = oneOf(source, 'SMS_PROVIDER', ['aliyun', 'tencent', 'twilio'])
  const names = [
    'SMS_KEY',
    'SMS_SECRET',
    'SMS_SENDER',
    ...(provider === 'twilio' ? [] : ['SMS_TEMPLATES']),
    ...(provider === 'tencent' ? ['SMS_APP'] : []),
  ]
  if (!provider) {
    const stray = [...names, 'SMS_APP', 'SMS_HOST'].find((n) => ownValue(source, n))
    if (stray) throw new EnvError(`${stray} needs SMS_PROVIDER`)
    return undefined
  }
  const missing = names.find((n) => !ownValue(source, n))
  if (missing) throw new EnvError(`SMS_PROVIDER=${provider} needs ${missing}`)
  const parts = (source['SMS_TEMPLATES'] ?? '').split(',').filter((p) => p.trim() !== '')
  const templates = parts.map((p) => /^\s*([A-Za-z]+(?:\.[A-Za-z-]+)?)=(\S+)\s*$/.exec(p)?.slice(1) ?? [])
  if (templates.some((t) => t.length !== 2)) throw new EnvError('SMS_TEMPLATES must read code=ID,code.en-US=ID,…')
  const byName = Object.fromEntries(templates as [string, string][])
  if (provider !== 'twilio' && !byName['code']) throw new EnvError('SMS_TEMPLATES needs a template for codes: code=ID')
  const { SMS_KEY = '', SMS_SECRET = '', SMS_SENDER = '', SMS_APP = '' } = source
  return {
    provider,
    key: SMS_KEY,
    secret: SMS_SECRET,
    sender: SMS_SENDER,
    app: SMS_APP,
    templates: byName,
    host: address(source, 'SMS_HOST', ['http:', 'https:']),
  }
}

/** Where this shop's three languages are at home; texts to the rest of the world are what fraud asks for. */
const homeCountries = 'CN HK MO TW SG MY US CA GB IE AU NZ ES MX AR CL CO PE UY EC CR PA DO GT DE FR IT PT NL BE AT CH'
function smsCountries(source: Source): string[] {
  const countries = (source['SMS_COUNTRIES'] || homeCountries).toUpperCase().split(/[\s,]+/)
  const wrong = countries.find((c) => !/^[A-Z]{2}$/.test(c))
  if (wrong !== undefined) throw new EnvError(`SMS_COUNTRIES must read CN,ES,…, not "${wrong}"`)
  return countries
}

/** A pair that only works whole. */
function pair(source: Source, first: string, second: string): [string, string] | undefined {
  const [a, b] = [ownValue(source, first), ownValue(source, second)]
  if (!a && !b) return undefined
  if (!a || !b) throw new EnvError(`${first} and ${second} must be set together`)
  return [a, b]
}
function wechat(source: Source): Env['wechat'] {
  const [own, inside] = [
    pair(source, 'WECHAT_APP_ID', 'WECHAT_APP_SECRET'),
    pair(source, 'WECHAT_MP_APP_ID', 'WECHAT_MP_APP_SECRET'),
  ]
  const host = address(source, 'WECHAT_HOST', ['http:', 'https:']) ?? 'https://open.weixin.qq.com'
  const apiHost = address(source, 'WECHAT_API_HOST', ['http:', 'https:']) ?? 'https://api.weixin.qq.com'
  if (!own && inside) throw new EnvError('WECHAT_MP_APP_ID needs WECHAT_APP_ID')
  return (
    own && {
      appId: own[0],
      appSecret: own[1],
      inside: inside && { appId: inside[0], appSecret: inside[1] },
      host,
      apiHost,
    }
  )
}
function alipay(source: Source): Env['alipay'] {
  const names = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const
  const [appId, ours, theirs] = names.map((n) => ownValue(source, n))
  if (!appId && !ours && !theirs) return undefined
  if (!appId || !ours || !theirs) throw new EnvError(`${names.join(', ')} must be set together`)
  const [privateKey, publicKey] = [privatePem(ours), publicPem(theirs)]
  if (!privateKey || !publicKey) throw new EnvError(`${privateKey ? names[2] : names[1]} is no RSA key`)
  return { appId, privateKey, publicKey, host: address(source, 'ALIPAY_HOST', ['http:', 'https:']) }
}

function kuaidi100(source: Source): Env['kuaidi100'] {
  const own = pair(source, 'KUAIDI100_KEY', 'KUAIDI100_CUSTOMER')
  const host = address(source, 'KUAIDI100_HOST', ['http:', 'https:']) ?? 'https://poll.kuaidi100.com'
  return own && { key: own[0], customer: own[1], host }
}

/** Reads every setting or throws an EnvError with one clear line. */
export function readEnv(source: Source = { ...readDotEnv(), ...process.env }): Env {
  const host = source['HOST'] || '127.0.0.1'
  const demo = oneOf(source, 'DEMO', ['0', '1'])
  const production = source['NODE_ENV'] === 'production'
  const env: Env = {
    port: port(source),
    host,
    dataDir: resolve(source['DATA_DIR'] ?? '.data'),
    databaseUrl: address(source, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    replicaUrl: address(source, 'DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    publicUrl: address(source, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, ''),
    trustProxy: source['TRUST_PROXY'] || undefined,
    worker: oneOf(source, 'WORKER', ['in-process', 'external']) ?? 'in-process',
    demo: demo === undefined ? undefined : demo === '1',
    smtpUrl: address(source, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: source['MAIL_FROM'] ?? noSender,
    ...secrets(source),
    sms: sms(source),
    smsCountries: smsCountries(source),
    stripe: stripe(source),
    s3: s3(source),
    wechat: wechat(source),
    alipay: alipay(source),
    kuaidi100: kuaidi100(source),
    production,
    logLevel: oneOf(source, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']) ?? 'info',
  }
  if (env.demo && !isLoopback(host))
    throw new EnvError(`DEMO=1 opens the development inbox and the simulators: it needs a loopback HOST, not "${host}"`)
  return env
}
