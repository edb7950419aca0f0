// One brand: its story, what is new and what sells, the merchants that carry it, then all its goods as any list.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link, redirect } from 'react-router'
import '../parts/brand-hall.css'
import '../parts/brand-front.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Cards } from '#ui/goods/product-card.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { visitContext, type Visit } from '#web/context.ts'
import { headOf, shopTitle } from '#web/head.ts'
import { idOf, load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { FollowButton, useFollow } from '#surfaces/storefront/likes/follow-button.tsx'
import { brandAddress } from '../parts/brand.ts'
import { BrandLogo } from '../parts/brand-logo.tsx'
import { GoodsCard, type CardGoods } from '#surfaces/storefront/goods/goods-card.tsx'
import { GoodsPictures } from '../parts/goods-pictures.tsx'
import { GoodsList } from '../parts/goods-list.tsx'
import { loadList } from '../parts/list-data.ts'
import { isPlain, readQuery, writeQuery, type ListQuery } from '../parts/list-query.ts'
import { useCountry } from '../parts/use-country.ts'
import type { Route } from './+types/brand.ts'

const shown = 5

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const id = idOf(params.get('id'))
  const query = { ...readQuery(params), keyword: '', brands: [], ofBrand: id }
  const some = (sort: 'newest' | 'sales') =>
    isPlain(query)
      ? loadIfPossible(visit, '/api/v2/goods/goods/page', { brandIds: [id], sort, size: shown })
      : undefined
  const [brand, list, newest, best] = await Promise.all([
    load(visit, '/api/v2/goods/brand/detail', { id }).catch(async (fault: unknown) => {
      throw (await movedOn(visit, id)) ?? fault
    }),
    loadList(visit, query),
    some('newest'),
    some('sales'),
  ])
  // a brand whose goods all fit into one row needs no row of them above
  const many = list.page.total > shown
  return { brand, list, newest: many ? (newest?.records ?? []) : [], best: many ? (best?.records ?? []) : [] }
}
/** A brand that went into another one leads there. */
async function movedOn(visit: Visit, id: number): Promise<Response | undefined> {
  const { brandId } = await load(visit, '/api/v2/goods/brand/moved', { id })
  return brandId === null ? undefined : redirect(brandAddress(brandId), 301)
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { tab: 'discover', title: (_t, { brand }) => brand.name }
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [shopTitle(matches)]
  const { id, name, story, pictures } = loaderData.brand
  return headOf(matches, { title: name, description: story, path: brandAddress(id), picture: pictures[0]?.file })
}

export default function BrandPage({ loaderData: { brand, list, newest, best } }: Route.ComponentProps) {
  const { t } = useTexts('listing')
  const addressOf = (query: ListQuery): string => {
    const params = writeQuery(query)
    params.set('id', String(brand.id))
    return hrefWith('/home/brand', params)
  }
  const home = { label: t('list.home'), link: <Link to={href('/')} /> }
  return (
    <div className="wrap">
      <Breadcrumb
        label={t('list.path')}
        crumbs={[home, { label: t('hall.title'), link: <Link to={href('/home/ppg')} prefetch="intent" /> }]}
        here={brand.name}
      />
      <Front brand={brand} />
      <Some id="newest" title={t('hall.new')} goods={newest} />
      <Some id="best" title={t('hall.best')} goods={best} />
      <section className="brand-part" aria-labelledby="all">
        <h2 id="all" className="display">
          {t('hall.allOf', { name: brand.name })}
        </h2>
        <GoodsList list={list} addressOf={addressOf} />
      </section>
    </div>
  )
}

function Front({
  brand: { id, name, story, country, logo, productCount, pictures, merchants, followed, followerCount },
}: {
  brand: Data['brand']
}) {
  const { t } = useTexts('listing')
  const lang = useLang()
  const follow = useFollow({ type: 'brand', id }, { on: followed, followers: followerCount })
  const countryOf = useCountry()
  return (
    <header className="brand-front">
      {pictures.length > 0 && <GoodsPictures pictures={pictures} eager />}
      <div>
        <h1 className="display named">
          {logo && <BrandLogo logo={logo} size={56} />}
          {name}
        </h1>
        <p className="brand-story">{story}</p>
        <p className="hall-facts">
          {[
            country && countryOf(country),
            t('hall.goods', { count: productCount }),
            follow.followers > 0 &&
              t('hall.followers', { count: follow.followers, n: numberText(follow.followers, lang) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="mt-5">
          <FollowButton name={name} follow={follow} />
        </div>
        <Sellers merchants={merchants} />
      </div>
    </header>
  )
}
function Sellers({ merchants }: Pick<Data['brand'], 'merchants'>) {
  const { t } = useTexts('listing')
  if (merchants.length === 0) return null
  return (
    <section className="brand-part-merchants" aria-labelledby="merchants">
      <h2 id="merchants">{t('hall.merchants')}</h2>
      <ul className="brand-merchants">
        {merchants.map((h) => (
          <li key={h.merchantId}>
            <Seal character={h.seal.char} ink={h.seal.ink} shape={h.seal.shape as SealShape} size="md" />
            <span>
              <Link to={hrefWith('/home/shopIndex', { id: h.merchantId })} prefetch="intent">
                {h.name}
              </Link>
              <small>{[h.place, t('hall.goods', { count: h.productCount })].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Some({ id, title, goods }: { id: string; title: string; goods: readonly CardGoods[] }) {
  if (goods.length === 0) return null
  return (
    <section className="brand-part brand-some" aria-labelledby={id}>
      <h2 id={id} className="display">
        {title}
      </h2>
      <Cards cols={5} label={title}>
        {goods.map((g) => (
          <GoodsCard key={g.id} goods={g} />
        ))}
      </Cards>
    </section>
  )
}
