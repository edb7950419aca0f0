// Goods that wait for staff, the oldest first; those that were decided, the newest first.
import { Link } from 'react-router'
import { ReviewsBulk } from './decide-many.tsx'
import type { WaitingGoods } from './shape.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import type { Column, Option, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { goodsReviewPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const tabs = ['waiting', 'decided'] as const
const minute = 60_000

export default function GoodsReviews() {
  const { t } = useTexts('editingstaff')
  const query = useListQuery()
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'waiting'
  const shop = Number(query.get('merchant'))
  const decides = useMember().may('goods.write') && tab === 'waiting'
  const asked = useAsked('/api/v2/admin/goods/page', {
    size: 50,
    tab,
    ...(Number.isSafeInteger(shop) && shop > 0 && { merchantId: shop }),
    ...(query.after !== undefined && { after: query.after }),
  })
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
        asked.again()
        again()
      }}
    />
  )
  return (
    <ListPage
      name="goods-reviews"
      title={t('title')}
      note={t('note')}
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumns()}
      filters={[{ key: 'merchant', label: t('column.shop'), kind: 'choice', options: shopsIn(asked.data) }]}
      {...(decides && { bulk })}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => goodsReviewPath(id)}
      Card={ReviewCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
/** Those that are shown: one more press shows the goods of one alone. */
function shopsIn(page: Output<'/api/v2/admin/goods/page'> | undefined): Option[] {
  const names = new Map((page?.records ?? []).map(({ merchant }) => [merchant.merchantId, merchant.name]))
  return [...names].map(([id, name]) => ({ value: String(id), label: name }))
}
const looks: Record<WaitingGoods['state'], StateKind> = {
  inReview: 'asked',
  returned: 'bad',
  published: 'done',
  draft: 'few',
  discarded: 'off',
}
export function ReviewState({ of }: { of: Pick<WaitingGoods, 'state' | 'taken'> }) {
  const { t } = useTexts('editingstaff')
  if (of.state === 'inReview' && of.taken) return <State kind="pay">{t('takenBy', { by: of.taken.by })}</State>
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
