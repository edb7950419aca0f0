// By which way an address of this shop leads to goods. Pure.
import type { Calls } from '#kernel/call/contract.ts'

export type From = NonNullable<Calls['/api/v2/goods/look/add']['input']['from']>

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
