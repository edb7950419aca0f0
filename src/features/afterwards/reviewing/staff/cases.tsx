// What waits for staff about reviews: held for their words, appealed against, reported; the oldest first.
import { Link } from 'react-router'
import type { DeskReview } from '../merchant/review-desk.ts'
import { Stars } from '../merchant/review-words.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { queueInput, useDeskList, type ReviewingDesk } from '#surfaces/console/desk/casework/desk.ts'
import { Holder } from '#surfaces/console/desk/casework/hold.tsx'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { reviewCasePath, reviewsPath, reviewWordsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export type Case = Output<'/api/v2/admin/comment/page'>['records'][number]
export type FullCase = Output<'/api/v2/admin/comment/detail'>
const tabs = ['open', 'held', 'appealed', 'reported', 'decided'] as const
const tabOf = (text: string | undefined) => tabs.find((tab) => tab === text) ?? 'open'
const minute = 60_000

export const commentDesk: ReviewingDesk<'/api/v2/admin/comment'> = {
  base: '/api/v2/admin/comment',
  list: 'review-cases',
  menu: 'reviews',
  listPath: reviewsPath,
  pathOf: reviewCasePath,
  writes: 'comment.write',
  input: (query) => ({ ...queueInput(query), tab: tabOf(query.get('tab')) }),
  Card: CaseCard,
  isOpen: ({ state }) => state === 'open',
  version: ({ state }) => state,
}
export default function Cases() {
  const { t } = useTexts(['reviewingstaff', 'reviewingmerchant'])
  const list = useDeskList(commentDesk, useListQuery())
  const { data: counts, again } = useAsked('/api/v2/admin/comment/count', {})
  usePolled(again, minute)
  const ownTabs: Tab[] = tabs.map((tab) => ({
    key: tab,
    label: t(`tab.${tab}`),
    search: tab === 'open' ? '' : `tab=${tab}`,
    ...(counts && tab !== 'decided' && { n: counts[tab] }),
  }))
  return (
    <ListPage
      {...list}
      title={t('reviewingmerchant:reviews')}
      note={counts && t('note', { count: counts.open })}
      acts={
        <Link className="link small" to={reviewWordsPath}>
          {t('words.title')}
        </Link>
      }
      tabs={ownTabs}
      columns={useColumns()}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
/** What of it one has to read. */
const wordsOf = ({ kind, text, review }: { kind: Case['kind']; text: string; review: DeskReview }): string =>
  kind === 'review' || kind === 'reported' ? review.text : text

export function CaseState({ of }: { of: Case }) {
  const { t } = useTexts('reviewingstaff')
  if (of.state === 'open') return <Holder taken={of.taken} />
  if (of.state === 'shown') return <State kind="done">{t('state.shown')}</State>
  return <State kind="off">{t(`state.${of.state}`)}</State>
}
function useColumns(): Column<Case>[] {
  const { t } = useTexts(['reviewingstaff', 'reviewingmerchant'])
  return [
    {
      key: 'words',
      title: t('reviewingmerchant:column.words'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={reviewCasePath(row.id)}>
          {wordsOf(row) || t('reviewingmerchant:silent')}
        </Link>
      ),
    },
    { key: 'kind', title: t('column.kind'), width: 168, cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'rating',
      title: t('reviewingmerchant:column.rating'),
      width: 104,
      cell: ({ review }) => <Stars of={review.rating} />,
    },
    {
      key: 'shop',
      title: t('column.shop'),
      width: 132,
      cell: ({ review }) => <span className="cut">{review.merchant.name}</span>,
    },
    { key: 'state', title: t('reviewingmerchant:column.state'), width: 176, cell: (row) => <CaseState of={row} /> },
    { key: 'at', title: t('column.since'), width: 118, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}
function CaseCard({ row }: { row: Case }) {
  const { t } = useTexts(['reviewingstaff', 'reviewingmerchant'])
  return (
    <>
      <Pic of={row.review.product.picture} size={44} />
      <span className="grow">
        <span className="row between">
          <b className="strong cut">{t(`kind.${row.kind}`)}</b>
          <Time at={row.createdAt} />
        </span>
        <span className="small cut">{wordsOf(row) || t('reviewingmerchant:silent')}</span>
        <span className="row between small">
          <span className="muted cut">{row.review.merchant.name}</span>
          <CaseState of={row} />
        </span>
      </span>
    </>
  )
}
