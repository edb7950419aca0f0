// The keys of payment by WeChat and by Alipay, read from the environment.
import { EnvError, type Reader } from './env-reading.ts'
import { privatePem, publicPem } from '../security/rsa-keys.ts'

/** The merchant, its key and certificate, the keys that open what is secret, the newest first. */
export interface WechatPay {
  merchant: string
  appId: string
  serial: string
  privateKey: string
  openKeys: readonly string[]
  /** the platform's own, where the merchant was given one instead of certificates */
  publicKey: { id: string; pem: string } | undefined
  host: string
}
/** Our key and theirs, the newest first; how it goes on at a desk. */
export interface AlipayPay {
  appId: string
  privateKey: string
  publicKeys: readonly string[]
  desktop: 'page' | 'code'
  host: string
}
const web = ['http:', 'https:'] as const

/** All that signs and opens, or none of it: a shop that cannot check a notice must not take money by it. */
export function wechatPay({ text, together, address }: Reader): WechatPay | undefined {
  const own = together(
    'WECHAT_PAY_MERCHANT',
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_KEY',
  )
  const platform = together('WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_PUBLIC_KEY')
  const host = address('WECHAT_PAY_HOST', web) ?? 'https://api.mch.weixin.qq.com'
  const before = text('WECHAT_PAY_API_KEY_OLD')
  if (!own) {
    if (platform || before)
      throw new EnvError('WECHAT_PAY_PUBLIC_KEY and WECHAT_PAY_API_KEY_OLD need WECHAT_PAY_MERCHANT')
    return undefined
  }
  const [merchant, appId, serial, key, openKey] = own
  const openKeys = [openKey, ...(before === undefined ? [] : [before])]
  if (openKeys.some((one) => Buffer.byteLength(one) !== 32))
    throw new EnvError('WECHAT_PAY_API_KEY and WECHAT_PAY_API_KEY_OLD must have 32 characters')
  const privateKey = privatePem(key)
  if (!privateKey) throw new EnvError('WECHAT_PAY_PRIVATE_KEY is no RSA key')
  const pem = platform && publicPem(platform[1])
  if (platform && !pem) throw new EnvError('WECHAT_PAY_PUBLIC_KEY is no RSA key')
  const publicKey = platform && pem ? { id: platform[0], pem } : undefined
  return { merchant, appId, serial: serial.toUpperCase(), privateKey, openKeys, publicKey, host }
}
/** The same of Alipay. */
export function alipayPay({ text, together, oneOf, address }: Reader): AlipayPay | undefined {
  const own = together('ALIPAY_PAY_APP_ID', 'ALIPAY_PAY_PRIVATE_KEY', 'ALIPAY_PAY_PUBLIC_KEY')
  const host = address('ALIPAY_PAY_HOST', web) ?? 'https://openapi.alipay.com'
  const desktop = oneOf('ALIPAY_PAY_DESKTOP', ['page', 'code']) ?? 'page'
  const before = text('ALIPAY_PAY_PUBLIC_KEY_OLD')
  if (!own) {
    if (before) throw new EnvError('ALIPAY_PAY_PUBLIC_KEY_OLD needs ALIPAY_PAY_APP_ID')
    return undefined
  }
  const privateKey = privatePem(own[1])
  if (!privateKey) throw new EnvError('ALIPAY_PAY_PRIVATE_KEY is no RSA key')
  const publicKeys = [own[2], ...(before === undefined ? [] : [before])].map((key) => publicPem(key) ?? '')
  if (publicKeys.includes(''))
    throw new EnvError('ALIPAY_PAY_PUBLIC_KEY and ALIPAY_PAY_PUBLIC_KEY_OLD must be RSA keys')
  return { appId: own[0], privateKey, publicKeys, desktop, host }
}
