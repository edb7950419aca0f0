// By which way an address of this shop leads to goods. Pure.
import { href } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'

export type From = NonNullable<Calls['/api/v2/goods/look/add']['input']['from']>

const wordsMost = 200
const kinds: ReadonlyMap<string, From['kind']> = new Map([
  [href('/'), 'home'],
  [href('/home/serchlist'), 'search'],
  [href('/goods/list'), 'category'],
  [href('/home/category'), 'category'],
  [href('/home/rank'), 'rank'],
  [href('/home/ppg'), 'brand'],
  [href('/home/brand'), 'brand'],
  [href('/home/shopIndex'), 'shop'],
])
const cart = href('/shoppingCart')
function kindOf(pathname: string): From['kind'] {
  if (pathname.startsWith('/user/') || pathname.startsWith(cart)) return 'own'
  return kinds.get(pathname) ?? (pathname.startsWith('/goods/') ? 'product' : 'direct')
}
/** The way by which an address of this shop leads to goods. */
export function wayOf(pathname: string, search: string): From {
  const kind = kindOf(pathname)
  const query = new URLSearchParams(search)
  const word = query.get('q')?.slice(0, wordsMost)
  const categoryId = Number(query.get('categoryId'))
  if (kind === 'search' && word) return { kind, word }
  if (kind === 'category' && Number.isSafeInteger(categoryId) && categoryId > 0) return { kind, categoryId }
  return { kind }
}
