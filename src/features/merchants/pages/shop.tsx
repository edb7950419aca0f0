// P4: the front of a house: seal, name, motto, scores, story, and its goods in its own shelves.
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '../parts/shop.css'
import { Banner } from '#ui/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Chip } from '#ui/chip.tsx'
import { useLang } from '#ui/lang.tsx'
import { Seal, type SealShape } from '#ui/seal.tsx'
import { numberText } from '#ui/number-text.ts'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { idOf, load, loadIfPossible } from '#web/load.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { GoodsList } from '#features/catalog/parts/goods-list.tsx'
import { loadList } from '#features/catalog/parts/list-data.ts'
import { readQuery, writeQuery, type ListQuery } from '#features/catalog/parts/list-query.ts'
import type { Route } from './+types/shop.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const id = idOf(params.get('id'))
  const [house, shelves, list] = await Promise.all([
    load(visit, '/api/v2/merchant/detail', { id }),
    loadIfPossible(visit, '/api/v2/goods/category/list/merchant', { merchantId: id }),
    loadList(visit, { ...readQuery(params), keyword: '' }, id),
  ])
  return { house, shelves: (shelves?.records ?? []).filter((c) => c.level === 2), list }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { title: (_t, { house }) => house.name }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? headOf(matches, { title: loaderData.house.name, description: loaderData.house.motto, path: `/home/shopIndex?id=${loaderData.house.id}` })
    : [{ title: 'Miralo · 觅乐' }]

export default function Shop({ loaderData: { house, shelves, list } }: Route.ComponentProps) {
  const { t } = useTranslation('merchants')
  const addressOf = (query: ListQuery): string => {
    const params = writeQuery(query)
    params.set('id', String(house.id))
    return `/home/shopIndex?${params}`
  }
  const shelf = (id: number | undefined, name: string, count?: number) => (
    <Chip
      key={id ?? 'all'}
      count={count}
      render={<Link to={addressOf({ ...list.query, categoryId: id, after: undefined })} preventScrollReset aria-current={list.query.categoryId === id ? 'page' : undefined} />}
    >
      {name}
    </Chip>
  )
  return (
    <div className="wrap">
      <Breadcrumb label={t('shop.path')} crumbs={[{ label: t('shop.home'), link: <Link to="/" /> }]} here={house.name} />
      <Front house={house} />
      {house.status !== 'open' && (
        <Banner tone="warning" className="mt-6">
          <b className="font-semibold">{t('shop.closed')}</b> {t('shop.closedText')}
        </Banner>
      )}
      {shelves.length > 1 && (
        <nav className="list-shelves mt-8" aria-label={t('shop.shelves')}>
          {shelf(undefined, t('shop.all'), house.productCount)}
          {shelves.map((c) => shelf(c.id, c.name, c.productCount))}
        </nav>
      )}
      <h2 className="vh">{t('shop.itsGoods')}</h2>
      <GoodsList list={list} addressOf={addressOf} merchantId={house.id} narrow />
    </div>
  )
}

function Front({ house }: { house: Data['house'] }) {
  const { t } = useTranslation('merchants')
  const lang = useLang()
  const scores = [
    [t('shop.goods'), house.scores.goods],
    [t('shop.service'), house.scores.service],
    [t('shop.delivery'), house.scores.delivery],
  ] as const
  return (
    <header className="shop-front">
      <Seal className="shop-seal" character={house.seal.char} ink={house.seal.ink} shape={house.seal.shape as SealShape} size="lg" />
      <div className="min-w-0">
        <h1 className="display">{house.name}</h1>
        <p className="shop-place">{[house.place, house.founded && t('shop.since', { year: house.founded })].filter(Boolean).join(' · ')}</p>
        <p className="shop-motto">{house.motto}</p>
      </div>
      <dl className="shop-scores" aria-label={t('shop.scores')}>
        {scores.map(([name, value]) =>
          value > 0 ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{numberText(value / 100, lang, 'exactScore')}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {house.followerCount > 0 && <p className="shop-followers">{t('shop.followers', { count: house.followerCount, n: numberText(house.followerCount, lang) })}</p>}
      {house.story && (
        <section className="shop-story" aria-label={t('shop.story')}>
          {house.story.split(/\n+/).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
    </header>
  )
}
