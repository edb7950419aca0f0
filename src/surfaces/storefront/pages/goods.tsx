// One product. Everything is in the first answer of the server; the choice of a SKU,
// freight and the cart are the browser's part.
import { href, redirect } from 'react-router'
import { visitContext, type Visit } from '#web/context.ts'
import { headOf, shopTitle } from '#web/head.ts'
import { idOf, load, loadIfPossible } from '#web/load.ts'
import { useLook } from '#surfaces/storefront/visit/look.ts'
import { placeOf } from '#surfaces/storefront/visit/visit-place.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { breadcrumbFacts } from '#web/structured.ts'
import { productFacts } from '#web/structured-goods.ts'
import type { Route } from './+types/goods.ts'
import { listAddress } from '#features/catalog/products/parts/category-tree.ts'
import { OneProduct } from './one-product.tsx'
import { firstChoice, leadingSku, skuOf } from '../goods/sku-choice.ts'

const similarShown = 5

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const id = idOf(params.id)
  const goods = await load(visit, '/api/v2/goods/goods/detail/normal', { id }).catch(async (fault: unknown) => {
    throw (await movedOn(visit, id, request)) ?? fault
  })
  const wanted = Number(new URL(request.url).searchParams.get('skuId')) || undefined
  const sku = skuOf(goods, firstChoice(goods, wanted)) ?? leadingSku(goods)
  const place = await placeOf(visit)
  const [freight, similar, reviews] = await Promise.all([
    sku && goods.status === 'onSale'
      ? loadIfPossible(visit, '/api/v2/goods/goods/freight', { skuId: sku.id, quantity: 1, ...place })
      : undefined,
    loadIfPossible(visit, '/api/v2/goods/goods/recommend', { scene: 'product', productId: id, size: similarShown }),
    loadIfPossible(visit, '/api/v2/goods/comment/summary', { productId: id, best: 3 }),
  ])
  const sent = sku && freight?.deliverable && { skuId: sku.id, country: place.country, freight: freight.freight }
  return { goods, wanted, freight, sent: sent || undefined, similar: similar?.records ?? [], reviews }
}
/** One that was merged into another one leads there. */
async function movedOn(visit: Visit, id: number, { url }: Request): Promise<Response | undefined> {
  const moved = await loadIfPossible(visit, '/api/v2/goods/goods/moved', { id })
  if (!moved?.productId) return undefined
  return redirect(href('/goods/:id', { id: String(moved.productId) }) + new URL(url).search, 301)
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { shell: 'product', title: (_t, { goods }) => goods.title }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [shopTitle(matches)]
  const { goods, sent, reviews } = loaderData
  const picture = goods.pictures[0]
  return headOf(matches, {
    title: goods.seoTitle || goods.title,
    description: goods.seoDescription || goods.subtitle || goods.fact,
    path: href('/goods/:id', { id: String(goods.id) }),
    kind: 'product',
    picture: picture?.file,
    facts: (origin) => [
      productFacts(origin, goods, { freight: sent, reviews: reviews?.best ?? [] }),
      breadcrumbFacts(origin, [
        ...goods.categories.map((c) => ({ name: c.name, path: listAddress(c.id) })),
        { name: goods.title, path: href('/goods/:id', { id: String(goods.id) }) },
      ]),
    ],
    hidden: goods.status === 'offShelf',
  })
}

export default function GoodsPage({ loaderData }: Route.ComponentProps) {
  useLook('productId', loaderData.goods.id)
  return <OneProduct key={loaderData.goods.id} {...loaderData} />
}
