// What the providers have given out: codes that serve once for some minutes, tokens that open a person's name;
// the faults a tester switched on; all that was asked.
import { randomBytes, type KeyObject } from 'node:crypto'
import type { Fake } from './identity-people.ts'

export type Kind = 'wechat' | 'alipay'
export interface Grant {
  kind: Kind
  app: string
  person: Fake
  until: number
  used: boolean
}
export interface Mode {
  /** Answers of the API come this many milliseconds late. */
  slowMs: number
  /** The API takes calls and never answers. */
  silent: boolean
  /** Alipay signs with a key that is not its own. */
  wrongSignature: boolean
  /** The API answers with a page instead of JSON. */
  garbled: boolean
  /** The code is taken, but the person's name is refused. */
  noUserinfo: boolean
}
export const calm = (): Mode => ({ slowMs: 0, silent: false, wrongSignature: false, garbled: false, noUserinfo: false })

export interface Providers {
  /** by application id: the secret of a WeChat application */
  wechatApps: ReadonlyMap<string, string>
  alipay: { app: string; appKey: KeyObject; ownKey: KeyObject; foreignKey: KeyObject }
  codes: Map<string, Grant>
  tokens: Map<string, Grant>
  mode: Mode
  seen: { at: string; path: string; params: Record<string, string>; answer: unknown }[]
  /** Whether this address may get a code. */
  mayReturnTo: (address: string) => boolean
  now: () => number
}
const minutes = 60_000
export function giveCode(p: Providers, kind: Kind, app: string, person: Fake): string {
  const code = randomBytes(16).toString('hex')
  p.codes.set(code, { kind, app, person, until: p.now() + 5 * minutes, used: false })
  return code
}
/** Takes a code once; says why not. */
export function takeCode(p: Providers, kind: Kind, app: string, code: string): Grant | 'invalid' | 'used' | 'expired' {
  const grant = p.codes.get(code)
  if (grant?.kind !== kind || grant.app !== app) return 'invalid'
  if (grant.used) return 'used'
  if (grant.until <= p.now()) return 'expired'
  grant.used = true
  return grant
}
export function giveToken(p: Providers, grant: Grant): string {
  const token = randomBytes(32).toString('base64url')
  p.tokens.set(token, { ...grant, until: p.now() + 120 * minutes })
  return token
}
export function holder(p: Providers, kind: Kind, token: string): Grant | undefined {
  const grant = p.tokens.get(token)
  return grant?.kind === kind && grant.until > p.now() ? grant : undefined
}
