// Everything that buyers say of one product. Filters and order stand in the address; the bars filter too.
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import '../parts/reviews.css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { numberText } from '#ui/text/number-text.ts'
import { Picture } from '#ui/goods/picture.tsx'
import { Price } from '#ui/goods/price.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { visitContext } from '#web/context.ts'
import { headOf } from '#web/head.ts'
import { idOf, load } from '#web/load.ts'
import { shotOf } from '#web/pictures.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { openTexts } from '#web/texts.tsx'
import { reviewSorts } from '../limits.ts'
import { ReviewEntry } from '../parts/review-entry.tsx'
import { ReviewFilters } from '../parts/review-filters.tsx'
import { isFiltered, pageInputOf, readReviewQuery, reviewsAddress } from '../parts/review-query.ts'
import { Score } from '../parts/score.tsx'
import { useMoreReviews } from '../parts/use-more-reviews.ts'
import type { Route } from './+types/reviews.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const params = new URL(request.url).searchParams
  const query = readReviewQuery(idOf(params.get('goodsId')), params)
  const [goods, summary, page] = await Promise.all([
    load(visit, '/api/v2/goods/goods/detail/normal', { id: query.productId }),
    load(visit, '/api/v2/goods/comment/summary', { productId: query.productId }),
    load(visit, '/api/v2/goods/comment/page', pageInputOf(query)),
  ])
  const { title, price, pictures, options, categories, merchant } = goods
  const t = await openTexts(visit.lang, 'reviews')
  return {
    query,
    summary,
    page,
    goods: { title, price, options, categories, merchant, picture: pictures[0] },
    title: t('reviews:of', { title }),
  }
}
type Data = Awaited<ReturnType<typeof loader>>
export const handle: ShellHandle<Data> = { title: (t) => t('reviews:title') }

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  headOf(matches, {
    title: loaderData?.title,
    path: loaderData ? reviewsAddress({ productId: loaderData.query.productId }) : href('/goods/pingjia'),
    hidden: loaderData?.summary.count === 0,
  })

export default function ReviewsPage({ loaderData: { query, summary, page, goods } }: Route.ComponentProps) {
  const { t } = useTexts('reviews')
  const home = { label: t('home'), link: <Link to={href('/')} /> }
  const here = href('/goods/:id', { id: String(query.productId) })
  return (
    <div className="wrap reviews-page">
      <Breadcrumb
        label={t('path')}
        crumbs={[
          home,
          ...goods.categories.map((c) => ({
            label: c.name,
            link: <Link to={hrefWith('/goods/list', { categoryId: c.id })} prefetch="intent" />,
          })),
          { label: goods.title, link: <Link to={here} prefetch="intent" /> },
        ]}
        here={t('title')}
      />
      <div className="reviews-body">
        <aside className="reviews-side" aria-label={t('numbers')}>
          <GoodsLink to={here} goods={goods} />
          {summary.count > 0 && <Score summary={summary} query={query} />}
        </aside>
        <div className="min-w-0">
          <h1 className="display">{t('title')}</h1>
          {summary.count > 0 ? (
            <>
              <ReviewFilters summary={summary} query={query} options={goods.options} />
              <Sorts query={query} />
              <Found query={query} page={page} merchant={goods.merchant} />
            </>
          ) : (
            <Empty
              drawing="star"
              title={t('none')}
              text={t('noneText')}
              action={<Button render={<Link to={here} />}>{t('toGoods')}</Button>}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** What the reviews are of. */
const GoodsLink = ({ to, goods: { picture, title, price } }: { to: string; goods: Data['goods'] }) => (
  <Link to={to} className="reviews-goods" prefetch="intent">
    {picture && (
      <Picture
        shot={shotOf(picture.file, { ...picture, largest: 480 })}
        alt=""
        ratio="1"
        sizes="76px"
        rounded="control"
      />
    )}
    <span>
      <b>{title}</b>
      <Price fen={price} size="sm" />
    </span>
  </Link>
)

function Sorts({ query }: { query: Data['query'] }) {
  const { t } = useTexts('reviews')
  const tabs = reviewSorts.map((sort) => ({
    key: sort,
    label: t(`sort.${sort}`),
    current: sort === query.sort,
    link: <Link to={reviewsAddress({ ...query, sort, after: undefined })} preventScrollReset replace />,
  }))
  return (
    <div className="reviews-sort">
      <TabsNav label={t('sort.label')} tabs={tabs} plain />
    </div>
  )
}

function Found({ query, page, merchant }: Pick<Data, 'query' | 'page'> & { merchant: Data['goods']['merchant'] }) {
  const { t } = useTexts('reviews')
  const lang = useLang()
  const { records, next, busy, more } = useMoreReviews(query, page)
  const plain = reviewsAddress({ productId: query.productId })
  if (records.length === 0)
    return (
      <Empty
        drawing="search"
        title={t('nothing')}
        action={
          <Button kind="second" render={<Link to={plain} replace preventScrollReset />}>
            {t('showAll')}
          </Button>
        }
      />
    )
  const shown = numberText(records.length, lang)
  const status =
    page.totalIsExact && !query.after
      ? t('status', { shown, total: numberText(page.total, lang) })
      : t('shownMany', { shown })
  return (
    <>
      {(isFiltered(query) || query.after) && (
        <p className="reviews-applied">
          <span role="status">{t('reviews', { count: page.total, n: numberText(page.total, lang) })}</span>{' '}
          <Link className="more" to={plain} replace preventScrollReset>
            {t('showAll')}
          </Link>
        </p>
      )}
      <div className="reviews-list">
        {records.map((review) => (
          <ReviewEntry key={review.id} review={review} merchant={merchant} />
        ))}
      </div>
      <LoadMore
        label={t('more')}
        status={status}
        more={next !== null}
        busy={busy}
        onLoad={more}
        {...(next === null
          ? {}
          : { render: <MoreLink to={reviewsAddress({ ...query, after: next })} onMore={more} /> })}
      />
    </>
  )
}
/** Without scripts a link to the next page; with them it adds to this one. */
function MoreLink({
  to,
  onMore,
  ...look
}: {
  to: string
  onMore: () => void
  className?: string
  children?: React.ReactNode
}) {
  return (
    <a
      href={to}
      rel="next"
      {...look}
      onClick={(event) => {
        event.preventDefault()
        onMore()
      }}
    >
      {look.children}
    </a>
  )
}
