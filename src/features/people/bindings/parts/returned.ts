// What a provider's page gave to the browser, read from the address it came back to: WeChat says `code`,
// Alipay `auth_code`; who refused brings a state only.
import type { Kind } from '../kinds.ts'

export interface Returned {
  code: string
  state: string
}
export function returnedBy(address: string): Returned {
  const { searchParams } = new URL(address, 'http://shop')
  return {
    code: (searchParams.get('code') ?? searchParams.get('auth_code') ?? '').slice(0, 512),
    state: (searchParams.get('state') ?? '').slice(0, 128),
  }
}
export const isKind = (text: string | undefined): text is Kind => text === 'wechat' || text === 'alipay'

const handed = new Set<string>()
/** True once per state: a page that is drawn twice hands its code on once. */
export function isFirstTime(state: string): boolean {
  const first = !handed.has(state)
  handed.add(state)
  return first
}
/** A code in the address is of no more use, and nobody should copy it along. */
export const cleanAddress = (): void => history.replaceState(history.state, '', location.pathname)
