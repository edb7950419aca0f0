// Who is signed in at the consoles, as this browser knows it: a token in a storage of its own, never in a cookie, and
// for which merchant somebody of several works in this tab.
import type { Calls } from '#kernel/call/contract.ts'
import { keep, useKept } from '#web/kept.ts'

interface Signed {
  token: string
}
/** Why nobody is signed in any more. */
type Ended = 'no' | 'ended'

const signed = keep<Signed | null>('console', (stored) => {
  const { token } = (stored ?? {}) as Partial<Signed>
  return typeof token === 'string' && token !== '' ? { token } : null
})
let ended: Ended = 'no'

export const token = (): string | undefined => signed.get()?.token
export const useSigned = (): boolean => useKept(signed, null) !== null
/** Keeps what a sign-in answered. */
export function keepSession({ user_token }: Calls['/api/v2/console/session/confirm']['output']): void {
  ended = 'no'
  signed.set({ token: user_token })
}
export function dropSession(why: Ended = 'no'): void {
  ended = why
  signed.set(null)
}
/** Whether the last session ended without its person. */
export const wasEnded = (): boolean => ended === 'ended'

const tabKey = 'console-merchant'
const merchant = keep<number | null>(tabKey, (stored) => (typeof stored === 'number' ? stored : null))
const ofTab = (): number | undefined => Number(sessionStorage.getItem(tabKey)) || undefined
/** A message leads to a case of the merchant that its address names: this tab is theirs. */
const named = Number(new URLSearchParams(location.search).get('shop'))
if (Number.isSafeInteger(named) && named > 0) sessionStorage.setItem(tabKey, String(named))
/** The merchant of this tab; a new tab begins with the one that was chosen last. */
export const merchantId = (): number | undefined => ofTab() ?? merchant.get() ?? undefined
export function chooseMerchant(id: number): void {
  sessionStorage.setItem(tabKey, String(id))
  merchant.set(id)
}
