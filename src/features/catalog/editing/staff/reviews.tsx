// Goods that wait for staff, the oldest first; those that were decided, the newest first.
import { Link } from 'react-router'
import { ReviewsBulk } from './decide-many.tsx'
import type { WaitingGoods } from './shape.ts'
import { queueInput, useDeskList, type ReviewingDesk } from '#surfaces/console/desk/casework/desk.ts'
import { Holder } from '#surfaces/console/desk/casework/hold.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import type { Column, Option, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage, type PageOfRows } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { goodsReviewPath, goodsReviewsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const tabs = ['waiting', 'decided'] as const
const minute = 60_000

const tabOf = (query: ListQuery) => tabs.find((one) => one === query.get('tab')) ?? 'waiting'

export const goodsDesk: ReviewingDesk<'/api/v2/admin/goods'> = {
  base: '/api/v2/admin/goods',
  list: 'goods-reviews',
  menu: 'goodsReviews',
  listPath: goodsReviewsPath,
  pathOf: goodsReviewPath,
  writes: 'goods.write',
  input: (query) => {
    const shop = Number(query.get('merchant'))
    const ofShop = Number.isSafeInteger(shop) && shop > 0 && { merchantId: shop }
    return { ...queueInput(query), size: 50, tab: tabOf(query), ...ofShop }
  },
  Card: ReviewCard,
  isOpen: ({ state }) => state === 'inReview',
  version: ({ state, version }) => `${state} ${version}`,
}
export default function GoodsReviews() {
  const { t } = useTexts('editingstaff')
  const query = useListQuery()
  const { filters, ...list } = useDeskList(goodsDesk, query)
  const decides = useMember().may('goods.write') && tabOf(query) === 'waiting'
  const { data: counts, again } = useAsked('/api/v2/admin/goods/count', {})
  usePolled(again, minute)
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'waiting' ? '' : `tab=${key}`,
    ...(counts && key === 'waiting' && { n: counts.waiting }),
  }))
  const bulk = (picked: readonly WaitingGoods[], clear: () => void) => (
    <ReviewsBulk
      picked={picked}
      onClear={clear}
      onDone={() => {
        list.asked.again()
        again()
      }}
    />
  )
  const ofShop = {
    key: 'merchant',
    label: t('column.shop'),
    kind: 'choice',
    options: shopsIn(list.asked.data),
  } as const
  return (
    <ListPage
      {...list}
      title={t('title')}
      note={t('note')}
      tabs={ownTabs}
      columns={useColumns()}
      filters={[...filters, ofShop]}
      {...(decides && { bulk })}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
/** Those that are shown: one more press shows the goods of one alone. */
function shopsIn(page: PageOfRows<WaitingGoods> | undefined): Option[] {
  const names = new Map((page?.records ?? []).map(({ merchant }) => [merchant.merchantId, merchant.name]))
  return [...names].map(([id, name]) => ({ value: String(id), label: name }))
}
const looks: Record<Exclude<WaitingGoods['state'], 'inReview'>, StateKind> = {
  returned: 'bad',
  published: 'done',
  draft: 'few',
  discarded: 'off',
}
export function ReviewState({ of }: { of: Pick<WaitingGoods, 'state' | 'taken'> }) {
  const { t } = useTexts('editingstaff')
  if (of.state === 'inReview') return <Holder taken={of.taken} />
  return <State kind={looks[of.state]}>{t(`state.${of.state}`)}</State>
}
const causes = ['first', 'title', 'texts', 'pictures', 'category', 'price', 'words'] as const
/** Why it waits: "new on sale", "title, pictures". */
export function useCauses(): (of: Pick<WaitingGoods, 'causes'>) => string {
  const { t } = useTexts('editingstaff')
  return (of) =>
    causes
      .filter((cause) => of.causes.includes(cause))
      .map((cause) => t(`cause.${cause}`))
      .join(', ')
}
export function Waits({ of }: { of: Pick<WaitingGoods, 'state' | 'submittedAt' | 'lateAt' | 'decidedAt'> }) {
  if (of.state !== 'inReview') return <Time at={of.decidedAt ?? of.submittedAt} />
  return <Left from={of.submittedAt} at={of.lateAt} />
}
function useColumns(): Column<WaitingGoods>[] {
  const { t } = useTexts('editingstaff')
  const why = useCauses()
  return [
    {
      key: 'goods',
      title: t('column.goods'),
      fixed: true,
      cell: (row) => (
        <span className="row">
          <Pic of={row.picture} />
          <Link className="strong cut" to={goodsReviewPath(row.id)}>
            {row.title || t('untitled')}
          </Link>
        </span>
      ),
    },
    { key: 'why', title: t('column.why'), width: 190, cell: (row) => <span className="cut">{why(row)}</span> },
    {
      key: 'shop',
      title: t('column.shop'),
      width: 150,
      cell: ({ merchant }) => (
        <Link to={{ search: `merchant=${merchant.merchantId}` }} className="cut">
          {merchant.name}
        </Link>
      ),
    },
    { key: 'state', title: t('column.state'), width: 176, cell: (row) => <ReviewState of={row} /> },
    { key: 'waits', title: t('column.waits'), width: 150, cell: (row) => <Waits of={row} /> },
  ]
}
function ReviewCard({ row }: { row: WaitingGoods }) {
  const { t } = useTexts('editingstaff')
  const why = useCauses()
  return (
    <>
      <Pic of={row.picture} size={44} />
      <span className="grow">
        <span className="row between">
          <b className="strong cut">{row.title || t('untitled')}</b>
          <Waits of={row} />
        </span>
        <span className="small cut">{why(row)}</span>
        <span className="row between small">
          <span className="muted cut">{row.merchant.name}</span>
          <ReviewState of={row} />
        </span>
      </span>
    </>
  )
}
