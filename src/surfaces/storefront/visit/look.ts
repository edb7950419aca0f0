// Tells the shop that goods or the front of a merchant are looked at, or put into a cart, and by which way somebody
// came to them: counted for the merchant, without names. Nobody waits for it, and nothing fails with it.
import { useEffect } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { call } from '#web/call.ts'

type Look = Calls['/api/v2/goods/look/add']['input']
type From = NonNullable<Look['from']>

const wordsMost = 200
/** The way by which an address of this shop leads to goods. */
export function wayOf(pathname: string, search: string): From {
  const query = new URLSearchParams(search)
  const words = query.get('q')?.slice(0, wordsMost)
  const categoryId = Number(query.get('categoryId'))
  if (pathname === '/') return { kind: 'home' }
  if (pathname === '/home/serchlist') return { kind: 'search', ...(words && { word: words }) }
  if (pathname === '/goods/list' || pathname === '/home/category')
    return { kind: 'category', ...(Number.isSafeInteger(categoryId) && categoryId > 0 && { categoryId }) }
  if (pathname === '/home/rank') return { kind: 'rank' }
  if (pathname === '/home/ppg' || pathname === '/home/brand') return { kind: 'brand' }
  if (pathname === '/home/shopIndex') return { kind: 'shop' }
  if (pathname.startsWith('/goods/')) return { kind: 'product' }
  if (pathname.startsWith('/user/') || pathname.startsWith('/shoppingCart')) return { kind: 'own' }
  return { kind: 'direct' }
}

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
