// The reviews of a merchant's goods: what waits for an answer first.
import { Link } from 'react-router'
import { stars, type MchReview } from './review-desk.ts'
import { Stars, useName } from './review-words.tsx'
import type { Column, Filter, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { reviewPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const tabs = ['unanswered', 'appealed', 'all'] as const
const tabOf = (text: string | undefined) => tabs.find((tab) => tab === text) ?? 'unanswered'
const minute = 60_000

export default function Reviews() {
  const { t } = useTexts('reviewingmerchant')
  const query = useListQuery()
  const rating = stars.find((star) => String(star) === query.get('rating'))
  const asked = useAsked('/api/v2/mch/comment/page', {
    size: 20,
    tab: tabOf(query.get('tab')),
    ...(rating && { rating }),
    ...(query.get('photos') === 'true' && { withPhotos: true }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const { data: counts, again } = useAsked('/api/v2/mch/comment/count', {})
  usePolled(again, minute)
  const ownTabs: Tab[] = tabs.map((tab) => ({
    key: tab,
    label: t(`tab.${tab}`),
    search: tab === 'unanswered' ? '' : `tab=${tab}`,
    ...(counts && tab !== 'all' && { n: counts[tab] }),
  }))
  return (
    <ListPage
      name="reviews"
      title={t('reviews')}
      note={counts && t('note', { count: counts.unanswered })}
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumns()}
      filters={useFilters()}
      keyOf={(row) => String(row.id)}
      hrefOf={(row) => reviewPath(row.id)}
      Card={ReviewCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
function useFilters(): Filter[] {
  const { t } = useTexts('reviewingmerchant')
  return [
    {
      key: 'rating',
      label: t('column.rating'),
      kind: 'choice',
      options: stars.map((star) => ({ value: String(star), label: t(`word.${star}`) })),
    },
    { key: 'photos', label: t('photos'), kind: 'choice', options: [{ value: 'true', label: t('withPhotos') }] },
  ]
}
export function ReviewState({ review }: { review: MchReview }) {
  const { t } = useTexts('reviewingmerchant')
  if (review.status === 'hidden') return <State kind="off">{t('state.hidden')}</State>
  if (review.appeal?.state === 'open') return <State kind="pay">{t('state.appealed')}</State>
  if (review.heldReply?.state === 'open') return <State kind="pay">{t('state.held')}</State>
  if (review.reply) return <State kind="done">{t('state.answered')}</State>
  return <State kind="review">{t('state.open')}</State>
}
function useColumns(): Column<MchReview>[] {
  const { t } = useTexts('reviewingmerchant')
  const name = useName()
  return [
    { key: 'rating', title: t('column.rating'), width: 104, cell: ({ rating }) => <Stars of={rating} /> },
    {
      key: 'words',
      title: t('column.words'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={reviewPath(row.id)} lang={row.text ? row.lang : undefined}>
          {row.text || t('silent')}
        </Link>
      ),
    },
    {
      key: 'goods',
      title: t('column.goods'),
      width: 220,
      cell: ({ product }) => (
        <span className="row">
          <Pic of={product.picture} />
          <span className="cut">{product.title}</span>
        </span>
      ),
    },
    { key: 'by', title: t('by'), width: 120, cell: (row) => <span className="cut">{name(row)}</span> },
    {
      key: 'photos',
      title: t('photos'),
      width: 72,
      right: true,
      cell: ({ pictures }) => pictures.length || <span className="faint">–</span>,
    },
    { key: 'state', title: t('column.state'), width: 176, cell: (row) => <ReviewState review={row} /> },
    { key: 'at', title: t('column.at'), width: 118, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}
function ReviewCard({ row }: { row: MchReview }) {
  const { t } = useTexts('reviewingmerchant')
  const name = useName()
  return (
    <>
      <Pic of={row.product.picture} size={44} />
      <span className="grow">
        <span className="row between">
          <Stars of={row.rating} />
          <Time at={row.createdAt} />
        </span>
        <span className="strong cut" lang={row.text ? row.lang : undefined}>
          {row.text || t('silent')}
        </span>
        <span className="row between small">
          <span className="muted cut">{name(row)}</span>
          <ReviewState review={row} />
        </span>
      </span>
    </>
  )
}
