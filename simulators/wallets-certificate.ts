// A certificate that signs itself, in DER by hand: WeChat's platform hands out its keys as X.509, and Node reads but
// does not write them.
import { createSign, type KeyObject } from 'node:crypto'

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const size = body.length
  const head = size < 0x80 ? [tag, size] : size < 0x100 ? [tag, 0x81, size] : [tag, 0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from(head), body])
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const integer = (hex: string): Buffer => der(0x02, Buffer.from(/^[0-7]/.test(hex) ? hex : `00${hex}`, 'hex'))
// sha256WithRSAEncryption and commonName
const algorithm = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
const commonName = der(0x06, Buffer.from('550403', 'hex'))
const named = (name: string): Buffer => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))))
/** YYMMDDhhmmssZ */
const utc = (ms: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

export interface CertificateWish {
  /** hex, an even number of digits */
  serial: string
  name: string
  privateKey: KeyObject
  publicKey: KeyObject
  /** ms */
  from: number
  until: number
}
export function certificate({ serial, name, privateKey, publicKey, from, until }: CertificateWish): string {
  const body = sequence(
    integer(serial),
    algorithm,
    named(name),
    sequence(utc(from), utc(until)),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey)
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature)).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${whole.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`
}
