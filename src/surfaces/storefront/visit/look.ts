// Tells the shop that goods or the front of a merchant are looked at, or put into a cart, and by which way somebody
// came to them: counted for the merchant, without names. Nobody waits for it, and nothing fails with it.
import { useEffect } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { call } from '#web/call.ts'
import { wayOf, type From } from './look-way.ts'

type Look = Calls['/api/v2/goods/look/add']['input']

let before: { pathname: string; search: string } | undefined
let here: typeof before
let block: string | undefined
/** The frame tells each address that is opened; the one before it is where somebody came from. */
export function notePage(pathname: string, search: string): void {
  if (here?.pathname !== pathname) before = here
  here = { pathname, search }
}
/** On the home page: which part was pressed. */
export function notePress(target: EventTarget | null): void {
  const part = target instanceof Element ? target.closest('[class*="home-of-"]') : null
  block = /home-of-([a-zA-Z]{1,20})/.exec(part?.className ?? '')?.[1]
}

function cameBy(): From {
  if (before) {
    const way = wayOf(before.pathname, before.search)
    return way.kind === 'home' && block ? { ...way, block } : way
  }
  const { referrer } = document
  if (referrer === '' || !URL.canParse(referrer)) return { kind: 'direct' }
  const { origin, pathname, search } = new URL(referrer)
  return origin === location.origin ? wayOf(pathname, search) : { kind: 'elsewhere' }
}
const tell = (look: Look): void =>
  void call('/api/v2/goods/look/add', look, { quiet: true, stay: true }).catch(() => undefined)

const seenAfter = 1000
/** These goods, or this merchant, are looked at: once they were in sight for a moment. */
export function useLook(of: 'productId' | 'merchantId', id: number): void {
  useEffect(() => {
    const from = cameBy()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.hidden) return
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', look)
        tell(of === 'productId' ? { productId: id, from } : { merchantId: id, from })
      }, seenAfter)
    }
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [of, id])
}
/** Pieces were put into a cart. */
export const tellCart = (skuId: number): void => tell({ skuId })
