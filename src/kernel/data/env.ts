// The settings of a process, from the environment or a .env file: parsed and checked once, before anything starts.
import { resolve } from 'node:path'
import { EnvError, readDotEnv, readerOf, type Reader, type Source } from './env-reading.ts'
import { isLoopback } from './loopback.ts'
import { privatePem, publicPem } from '../security/rsa-keys.ts'
import { alipayPay, wechatPay, type AlipayPay, type WechatPay } from './env-wallets.ts'

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
  /** given at the desk: it must lie outside of our network */
  smtpByDesk: boolean
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
  /** Payment by WeChat and by Alipay. */
  wechatPay: WechatPay | undefined
  alipayPay: AlipayPay | undefined
  /** Binding of Alipay accounts; keys as PEM. */
  alipay: { appId: string; privateKey: string; publicKey: string; host: string | undefined } | undefined
  /** Who follows parcels at their carriers. */
  kuaidi100: { key: string; customer: string; host: string } | undefined
  /** Whoever shows it may read /metrics; undefined: this machine alone. */
  metricsToken: string | undefined
  production: boolean
  logLevel: string
  /** what the environment itself says of providers */
  given: Source
}
/** What keys of providers make; those that the desk may give are made the same way. */
type Providers = Pick<Env, 'smtpUrl' | 'mailFrom' | 'sms' | 'stripe' | 's3' | 'wechat' | 'alipay' | 'kuaidi100'>
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

function port({ text }: Reader): number {
  const value = text('PORT') ?? '3000'
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new EnvError(`PORT must be a number from 0 to 65535, not "${value}"`)
  return Number(value)
}
function secrets({ text }: Reader): Pick<Env, 'secretKey' | 'oldSecretKeys'> {
  const secretKey = text('SECRET_KEY')
  const oldSecretKeys = (text('SECRET_KEYS_OLD') ?? '').split(/[\s,]+/).filter((k) => k !== '')
  if ([...(secretKey === undefined ? [] : [secretKey]), ...oldSecretKeys].some((k) => k.length < 32))
    throw new EnvError('SECRET_KEY and SECRET_KEYS_OLD must be at least 32 random characters each')
  return { secretKey, oldSecretKeys }
}
/** Long enough that nobody guesses it. */
function metricsToken({ text }: Reader): string | undefined {
  const token = text('METRICS_TOKEN')
  if (token !== undefined && token.length < 16) throw new EnvError('METRICS_TOKEN must be at least 16 characters')
  return token
}
/** Both keys or none: a webhook secret must never be empty, or anybody could sign notices. */
function stripe({ together, address }: Reader): Env['stripe'] {
  const keys = together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  return keys && { secretKey: keys[0], webhookSecret: keys[1], host: address('STRIPE_HOST', web) }
}

/** All of it or nothing: half a store would be found out at the first file. */
function s3({ text, together, address, oneOf }: Reader): Env['s3'] {
  const own = together('S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY')
  const endpoint = address('S3_ENDPOINT', web)
  const forcePathStyle = oneOf('S3_FORCE_PATH_STYLE', ['0', '1']) === '1'
  if (!own) return undefined
  const [bucket, accessKey, secretKey] = own
  return { bucket, region: text('S3_REGION') ?? 'us-east-1', endpoint, accessKey, secretKey, forcePathStyle }
}

/** All that the provider needs, or none of it. */
function sms({ text, oneOf, address }: Reader): Env['sms'] {
  const provider = oneOf('SMS_PROVIDER', ['aliyun', 'tencent', 'twilio'])
  const ofAll = ['SMS_KEY', 'SMS_SECRET', 'SMS_SENDER'] as const
  if (!provider) {
    const stray = ([...ofAll, 'SMS_TEMPLATES', 'SMS_APP', 'SMS_HOST'] as const).find(text)
    if (stray) throw new EnvError(`${stray} needs SMS_PROVIDER`)
    return undefined
  }
  const needed = [
    ...ofAll,
    ...(provider === 'twilio' ? [] : (['SMS_TEMPLATES'] as const)),
    ...(provider === 'tencent' ? (['SMS_APP'] as const) : []),
  ]
  const missing = needed.find((name) => text(name) === undefined)
  if (missing) throw new EnvError(`SMS_PROVIDER=${provider} needs ${missing}`)
  const templates = smsTemplates(text('SMS_TEMPLATES') ?? '')
  if (provider !== 'twilio' && !templates['code'])
    throw new EnvError('SMS_TEMPLATES needs a template for codes: code=ID')
  return {
    provider,
    key: text('SMS_KEY') ?? '',
    secret: text('SMS_SECRET') ?? '',
    sender: text('SMS_SENDER') ?? '',
    app: text('SMS_APP') ?? '',
    templates,
    host: address('SMS_HOST', web),
  }
}
function smsTemplates(list: string): Record<string, string> {
  const parts = list.split(',').filter((p) => p.trim() !== '')
  const templates = parts.map((p) => /^\s*([A-Za-z]+(?:\.[A-Za-z-]+)?)=(\S+)\s*$/.exec(p)?.slice(1) ?? [])
  if (templates.some((t) => t.length !== 2)) throw new EnvError('SMS_TEMPLATES must read code=ID,code.en-US=ID,…')
  return Object.fromEntries(templates as [string, string][])
}

/** Where this shop's three languages are at home; texts to the rest of the world are what fraud asks for. */
const homeCountries = 'CN HK MO TW SG MY US CA GB IE AU NZ ES MX AR CL CO PE UY EC CR PA DO GT DE FR IT PT NL BE AT CH'
function smsCountries({ text }: Reader): string[] {
  const countries = (text('SMS_COUNTRIES') ?? homeCountries).toUpperCase().split(/[\s,]+/)
  const wrong = countries.find((c) => !/^[A-Z]{2}$/.test(c))
  if (wrong !== undefined) throw new EnvError(`SMS_COUNTRIES must read CN,ES,…, not "${wrong}"`)
  return countries
}

function wechat({ together, address }: Reader): Env['wechat'] {
  const own = together('WECHAT_APP_ID', 'WECHAT_APP_SECRET')
  const inside = together('WECHAT_MP_APP_ID', 'WECHAT_MP_APP_SECRET')
  const host = address('WECHAT_HOST', web) ?? 'https://open.weixin.qq.com'
  const apiHost = address('WECHAT_API_HOST', web) ?? 'https://api.weixin.qq.com'
  if (!own && inside) throw new EnvError('WECHAT_MP_APP_ID needs WECHAT_APP_ID')
  if (!own) return undefined
  const insideOf = inside && { appId: inside[0], appSecret: inside[1] }
  return { appId: own[0], appSecret: own[1], inside: insideOf, host, apiHost }
}
function alipay({ together, address }: Reader): Env['alipay'] {
  const own = together('ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY')
  const host = address('ALIPAY_HOST', web)
  if (!own) return undefined
  const [privateKey, publicKey] = [privatePem(own[1]), publicPem(own[2])]
  if (!privateKey) throw new EnvError('ALIPAY_PRIVATE_KEY is no RSA key')
  if (!publicKey) throw new EnvError('ALIPAY_PUBLIC_KEY is no RSA key')
  return { appId: own[0], privateKey, publicKey, host }
}

function kuaidi100({ together, address }: Reader): Env['kuaidi100'] {
  const own = together('KUAIDI100_KEY', 'KUAIDI100_CUSTOMER')
  const host = address('KUAIDI100_HOST', web) ?? 'https://poll.kuaidi100.com'
  return own && { key: own[0], customer: own[1], host }
}

const web = ['http:', 'https:'] as const
const postgres = ['postgres:', 'postgresql:'] as const
/** Throws EnvError. */
export const providersOf = (reader: Reader): Providers => ({
  smtpUrl: reader.address('SMTP_URL', ['smtp:', 'smtps:']),
  mailFrom: reader.text('MAIL_FROM') ?? noSender,
  sms: sms(reader),
  stripe: stripe(reader),
  s3: s3(reader),
  wechat: wechat(reader),
  alipay: alipay(reader),
  kuaidi100: kuaidi100(reader),
})
const ofProviders = /^(SMTP|MAIL|SMS|STRIPE|WECHAT|ALIPAY|KUAIDI100|S3)_/
/** Reads every setting or throws an EnvError with one clear line. */
export function readEnv(source: Source = { ...readDotEnv(), ...process.env }): Env {
  const reader = readerOf(source)
  const { text, oneOf, address } = reader
  const demo = oneOf('DEMO', ['0', '1'])
  const env: Env = {
    port: port(reader),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: address('DATABASE_URL', postgres),
    replicaUrl: address('DATABASE_REPLICA_URL', postgres),
    publicUrl: address('PUBLIC_URL', web)?.replace(/\/+$/, ''),
    trustProxy: text('TRUST_PROXY'),
    worker: oneOf('WORKER', ['in-process', 'external']) ?? 'in-process',
    demo: demo === undefined ? undefined : demo === '1',
    ...providersOf(reader),
    smtpByDesk: false,
    ...secrets(reader),
    smsCountries: smsCountries(reader),
    wechatPay: wechatPay(reader),
    alipayPay: alipayPay(reader),
    metricsToken: metricsToken(reader),
    production: text('NODE_ENV') === 'production',
    logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']) ?? 'info',
    given: Object.fromEntries(Object.entries(source).filter(([name, value]) => value && ofProviders.test(name))),
  }
  if (env.demo && !isLoopback(env.host))
    throw new EnvError(
      `DEMO=1 opens the development inbox and the simulators: it needs a loopback HOST, not "${env.host}"`,
    )
  return env
}
