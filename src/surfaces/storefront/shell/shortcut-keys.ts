// Single keys that act: what a key means after the one before it. Pure.
import { ownValue } from '#kernel/data/own.ts'
import { href } from 'react-router'

/** A page after `g` (go). */
export const goes: Readonly<Record<string, string>> = {
  h: href('/'),
  c: href('/shoppingCart'),
  o: href('/user/user/order'),
  a: href('/user/user'),
}

export type Meaning = { kind: 'wait' } | { kind: 'search' } | { kind: 'list' } | { kind: 'go'; to: string }
/** How long `g` waits for its second key, in ms. */
export const patience = 1500

/** What a key means; `after` is the key before it while it is still waited for. Undefined: nothing of ours. */
export function meaningOf(key: string, after: string | undefined): Meaning | undefined {
  const to = after === 'g' ? ownValue(goes, key) : undefined
  if (to) return { kind: 'go', to }
  if (key === 'g') return { kind: 'wait' }
  if (key === '/') return { kind: 'search' }
  return key === '?' ? { kind: 'list' } : undefined
}
