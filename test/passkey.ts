// A passkey in software, for tests: makes itself and signs as a security key does (CBOR, ES256, no attestation), and
// lies where it is told to.
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

type Cbor = number | string | Uint8Array | Map<Cbor, Cbor>
function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n])
  if (n < 256) return Buffer.from([(kind << 5) | 24, n])
  return Buffer.from([(kind << 5) | 25, n >> 8, n & 255])
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([k, v]) => [cbor(k), cbor(v)])])
  return Buffer.concat([head(2, value.length), value])
}
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  /** without fingerprint or PIN */
  unverified?: boolean
  counter?: number
  /** signs with another key */
  forged?: boolean
}
export class Passkey {
  readonly id = randomBytes(16)
  #key: KeyObject
  #point: { x: string; y: string }
  #count = 0
  #url: URL
  constructor(url: string) {
    this.#url = new URL(url)
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#point = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  }
  #client(type: string, challenge: string, lies: Lies): Buffer {
    const origin = lies.origin ?? this.#url.origin
    return Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false }))
  }
  #data(lies: Lies, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(lies.counter ?? ++this.#count)
    const flags = 1 | (lies.unverified ? 0 : 4) | (more.length > 0 ? 64 : 0)
    return Buffer.concat([sha256(lies.rpId ?? this.#url.hostname), Buffer.from([flags]), counter, more])
  }
  /** The answer to `proof/passkey/begin`. */
  make(options: string, lies: Lies = {}): string {
    const { challenge } = JSON.parse(options) as { challenge: string }
    const cose = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(this.#point.x, 'base64url')],
      [-3, Buffer.from(this.#point.y, 'base64url')],
    ])
    const length = Buffer.from([0, this.id.length])
    const authData = this.#data(lies, Buffer.concat([Buffer.alloc(16), length, this.id, cbor(cose)]))
    const attested = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, lies).toString('base64url'),
      attestationObject: cbor(attested).toString('base64url'),
      transports: ['internal'],
    })
  }
  /** The answer to `session/passkey`. */
  sign(options: string, lies: Lies = {}): string {
    const { challenge } = JSON.parse(options) as { challenge: string }
    const client = this.#client('webauthn.get', challenge, lies)
    const data = this.#data(lies)
    const key = lies.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.#key
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(key)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }
  #answer(response: object): string {
    const id = this.id.toString('base64url')
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }
}
