// The rooms of a merchant and their addresses. Pure.
import { hrefWith } from '#web/href-with.ts'

export const tabs = ['home', 'goods', 'new', 'about'] as const
export type ShopTab = (typeof tabs)[number]

export const shopAddress = (id: number, tab: ShopTab = 'home', more: URLSearchParams = new URLSearchParams()): string =>
  hrefWith(
    '/home/shopIndex',
    new URLSearchParams([['id', String(id)], ...(tab === 'home' ? [] : [['tab', tab]]), ...more]),
  )

/** Which room an address asks for: words and filters mean the goods. */
export function tabOf(params: URLSearchParams): ShopTab {
  const named = tabs.find((t) => t === params.get('tab'))
  return (
    named ??
    (params.get('q') || params.has('categoryId') || params.has('own') || params.has('collection') || params.has('sort')
      ? 'goods'
      : 'home')
  )
}
