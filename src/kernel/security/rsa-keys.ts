// RSA keys as people paste them into a setting: PEM, or the bare base64 that consoles hand out,
// in either of two wrappings. They come out as PEM.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

const opened = (...ways: (() => KeyObject)[]): KeyObject | undefined => {
  for (const way of ways)
    try {
      const key = way()
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // the next wrapping, then
    }
  return undefined
}
/** A setting holds one line: `\n` written out is a line break. */
const lines = (text: string): string => text.trim().replaceAll('\\n', '\n')
const bytes = (text: string): Buffer => Buffer.from(text.replaceAll(/\s/g, ''), 'base64')

/** PKCS#8 in PEM; undefined when it is no RSA key. */
export function privatePem(text: string): string | undefined {
  const key = lines(text)
  const bare = (type: 'pkcs8' | 'pkcs1') => () => createPrivateKey({ key: bytes(key), format: 'der', type })
  return opened(() => createPrivateKey(key), bare('pkcs8'), bare('pkcs1'))
    ?.export({ format: 'pem', type: 'pkcs8' })
    .toString()
}
/** SPKI in PEM; undefined when it is no RSA key. */
export function publicPem(text: string): string | undefined {
  const key = lines(text)
  const bare = (type: 'spki' | 'pkcs1') => () => createPublicKey({ key: bytes(key), format: 'der', type })
  return opened(() => createPublicKey(key), bare('spki'), bare('pkcs1'))
    ?.export({ format: 'pem', type: 'spki' })
    .toString()
}
