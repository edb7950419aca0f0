// What a merchant is writing of its front page, as its shoppers would see it: opened from the desk by a short-lived
// token, in a frame or by itself. Found by nobody, kept nowhere, and it leads nowhere.
import { useEffect } from 'react'
import { visitContext } from '#web/context.ts'
import { load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { nothingInside, OneShop, unsorted, type ShopData } from './one-shop.tsx'
import type { Route } from './+types/shop-preview.ts'
import { defaultLanguage } from '#kernel/text/language.ts'
import { fullName } from '#kernel/text/platform-name.ts'

export async function loader({ context, request }: Route.LoaderArgs): Promise<ShopData> {
  const visit = context.get(visitContext)
  const token = new URL(request.url).searchParams.get('t') ?? ''
  const { merchantId, blocks } = await load(visit, '/api/v2/page/shop/preview', { token: token || '-' })
  const [merchant, windows, best, newest] = await Promise.all([
    load(visit, '/api/v2/merchant/detail', { id: merchantId }),
    loadIfPossible(visit, '/api/v2/goods/goods/list/merchant', { merchantIds: [merchantId], size: 3 }),
    loadIfPossible(visit, '/api/v2/goods/goods/page', { merchantId, sort: 'sales', size: 10 }),
    loadIfPossible(visit, '/api/v2/goods/goods/page', { merchantId, sort: 'newest', size: 5 }),
  ])
  return {
    ...nothingInside,
    // as it will be once it is open
    merchant: { ...merchant, status: 'open' },
    tab: 'home',
    words: '',
    pictures: merchant.banner ? [] : (windows?.records[0]?.goods ?? []).flatMap((g) => g.picture ?? []),
    sorted: unsorted,
    collection: undefined,
    similar: [],
    blocks,
    best: best?.records ?? [],
    newest: newest?.records ?? [],
  }
}
export const handle: ShellHandle<ShopData> = { tab: 'discover', title: (_t, { merchant }) => merchant.name }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.merchant.name ?? fullName(defaultLanguage) },
  { name: 'robots', content: 'noindex' },
]

export default function ShopPreview({ loaderData: data }: Route.ComponentProps) {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('a')) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', stay, true)
    return () => document.removeEventListener('click', stay, true)
  }, [])
  return <OneShop data={data} />
}
