// P1: one product. Everything is in the first answer of the server; the choice of a SKU, freight and the cart are the browser's part.
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '../parts/goods.css'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Cards } from '#ui/product-card.tsx'
import { visitContext, type Visit } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { idOf, load, loadIfPossible } from '#web/load.ts'
import { placeFrom } from '#web/place.ts'
import type { ShellHandle } from '#web/root-data.ts'
import type { Route } from './+types/goods.ts'
import { listAddress } from '../parts/floor-tree.ts'
import { BuyBar } from '../parts/buy-bar.tsx'
import { GoodsBody } from '../parts/goods-body.tsx'
import { GoodsCard, type CardGoods } from '../parts/goods-card.tsx'
import { GoodsGallery } from '../parts/goods-gallery.tsx'
import { GoodsSections } from '../parts/goods-sections.tsx'
import { firstChoice, skuOf, type Goods } from '../parts/sku-choice.ts'
import { useChoice } from '../parts/use-choice.ts'

const similarShown = 5

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const id = idOf(params.id)
  const goods = await load(visit, '/api/v2/goods/goods/detail/normal', { id })
  const wanted = Number(new URL(request.url).searchParams.get('skuId')) || undefined
  const sku = skuOf(goods, firstChoice(goods, wanted))
  const [freight, similar] = await Promise.all([
    sku && goods.status === 'onSale' ? loadIfPossible(visit, '/api/v2/goods/goods/freight', { skuId: sku.id, quantity: 1, ...placeFrom(visit.place, visit.lang) }) : undefined,
    findSimilar(visit, goods),
  ])
  return { goods, wanted, freight, similar }
}
/** Others of its department, filled up from its floor. */
async function findSimilar(visit: Visit, goods: Goods): Promise<CardGoods[]> {
  const found: CardGoods[] = []
  for (const place of new Set([goods.categories.at(-2) ?? goods.categories.at(-1), goods.categories[0]])) {
    if (!place || found.length >= similarShown) break
    const more = await loadIfPossible(visit, '/api/v2/goods/goods/page', { categoryId: place.id, size: similarShown * 2 + 1, sort: 'sales' })
    found.push(...(more?.records ?? []).filter((g) => g.id !== goods.id && !found.some((f) => f.id === g.id)))
  }
  return found.slice(0, similarShown)
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { shell: 'product', title: (_t, { goods }) => goods.title }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Miralo · 觅乐' }]
  const { goods } = loaderData
  const picture = goods.pictures[0]
  return headOf(matches, {
    title: goods.title,
    description: goods.subtitle || goods.fact,
    path: `/goods/${goods.id}`,
    picture: picture && `/img/${picture.file}-960.webp`,
    hidden: goods.status === 'offShelf',
  })
}

export default function GoodsPage({ loaderData }: Route.ComponentProps) {
  return <OneProduct key={loaderData.goods.id} {...loaderData} />
}

function OneProduct({ goods, wanted, freight, similar }: Data) {
  const { t } = useTranslation('catalog')
  const choice = useChoice(goods, wanted)
  const home = { label: t('list.home'), link: <Link to="/" /> }
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('list.path')}
        crumbs={[home, ...goods.categories.map((c) => ({ label: c.name, link: <Link to={listAddress(c.id)} prefetch="intent" /> }))]}
        here={goods.title}
      />
      <div className="goods">
        <GoodsGallery goods={goods} values={choice.values} />
        <GoodsBody goods={goods} choice={choice} freight={freight} />
      </div>
      <GoodsSections goods={goods} choice={choice} similar={similar.length > 0} />
      <Similar similar={similar} />
      <BuyBar goods={goods} choice={choice} />
    </div>
  )
}

function Similar({ similar }: { similar: Data['similar'] }) {
  const { t } = useTranslation('catalog')
  if (similar.length === 0) return null
  return (
    <section id="similar" className="goods-section" aria-labelledby="similar-title">
      <h2 id="similar-title" className="display">
        {t('goods.similar')}
      </h2>
      <Cards cols={5}>
        {similar.map((goods) => (
          <GoodsCard key={goods.id} goods={goods} />
        ))}
      </Cards>
    </section>
  )
}
