// Shops at the staff's desk: applications that wait, the oldest first; those returned; all shops, by name.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FullApplication } from './full-application.ts'
import { ShopState } from './merchant.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { queueInput, useDeskList, type ReviewingDesk } from '#surfaces/console/desk/casework/desk.ts'
import { Holder } from '#surfaces/console/desk/casework/hold.tsx'
import { useCountry } from '#surfaces/console/desk/country.ts'
import { Left } from '#surfaces/console/desk/left.tsx'
import type { Column, Filter, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { MerchantSeal } from '#surfaces/console/desk/merchant-seal.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { applicationPath, merchantPath, merchantsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Queued = Output<'/api/v2/admin/merchant/apply/page'>['records'][number]
type Shop = Output<'/api/v2/admin/merchant/page'>['records'][number]
const minute = 60_000

/** `closing`: shops that are to close, above all shops. */
export function Merchants({ closing }: { closing: ReactNode }) {
  const query = useListQuery()
  const tab = query.get('tab')
  if (tab === 'shops') return <Shops query={query} closing={closing} />
  return <Applications query={query} />
}
const applicationTab = (query: ListQuery) => (query.get('tab') === 'returned' ? 'returned' : 'waiting')

export const applicationDesk: ReviewingDesk<
  '/api/v2/admin/merchant/apply',
  Pick<FullApplication, 'id' | 'taken' | 'status' | 'version'>
> = {
  base: '/api/v2/admin/merchant/apply',
  list: 'applications',
  menu: 'merchants',
  listPath: merchantsPath,
  pathOf: applicationPath,
  writes: 'merchant.write',
  input: (query) => ({ ...queueInput(query), tab: applicationTab(query) }),
  Card: ApplicationCard,
  isOpen: ({ status }) => status === 'inReview',
  version: ({ status, version }) => `${status} ${version}`,
}

function useTabs(): { tabs: Tab[]; waiting: number | undefined } {
  const { t } = useTexts('applyingstaff')
  const { data: counts, again } = useAsked('/api/v2/admin/merchant/apply/count', {})
  usePolled(again, minute)
  return {
    waiting: counts?.waiting,
    tabs: [
      { key: 'waiting', label: t('tab.waiting'), search: '', ...(counts && { n: counts.waiting }) },
      { key: 'returned', label: t('tab.returned'), search: 'tab=returned', ...(counts && { n: counts.returned }) },
      { key: 'shops', label: t('tab.shops'), search: 'tab=shops' },
    ],
  }
}

function Applications({ query }: { query: ListQuery }) {
  const { t } = useTexts('applyingstaff')
  const { tabs, waiting } = useTabs()
  return (
    <ListPage
      {...useDeskList(applicationDesk, query)}
      title={t('title')}
      note={waiting !== undefined && t('note', { count: waiting })}
      tabs={tabs}
      columns={useColumns(applicationTab(query))}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
const sellsOf = ({ departments }: Queued): string => departments.join(' · ')
function useColumns(tab: 'waiting' | 'returned'): Column<Queued>[] {
  const { t } = useTexts('applyingstaff')
  const countryOf = useCountry()
  return [
    {
      key: 'shop',
      title: t('column.shop'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={applicationPath(row.id)}>
          {row.name}
        </Link>
      ),
    },
    { key: 'company', title: t('column.company'), width: 220, cell: (row) => <Cut>{row.companyName}</Cut> },
    { key: 'sells', title: t('column.sells'), width: 220, cell: (row) => <Cut>{sellsOf(row)}</Cut> },
    { key: 'country', title: t('column.country'), width: 104, cell: ({ country }) => <Cut>{countryOf(country)}</Cut> },
    { key: 'round', title: t('column.round'), width: 96, cell: ({ round }) => t('round', { count: round }) },
    ...(tab === 'waiting'
      ? [
          {
            key: 'holder',
            title: t('column.state'),
            width: 132,
            cell: (row: Queued) => <Holder taken={row.taken} />,
          },
        ]
      : []),
    tab === 'waiting'
      ? {
          key: 'left',
          title: t('column.left'),
          width: 132,
          cell: ({ sentAt, dueAt }) => <Left from={sentAt} at={dueAt} />,
        }
      : {
          key: 'returned',
          title: t('column.returned'),
          width: 132,
          cell: ({ decidedAt }) => decidedAt && <Time at={decidedAt} />,
        },
  ]
}
const Cut = ({ children }: { children: string }) => (
  <span className="cut" title={children}>
    {children}
  </span>
)
function ApplicationCard({ row }: { row: Queued }) {
  const { t } = useTexts('applyingstaff')
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.name}</b>
        {row.status === 'inReview' ? (
          <Left from={row.sentAt} at={row.dueAt} />
        ) : (
          row.decidedAt && <Time at={row.decidedAt} />
        )}
      </span>
      <span className="small cut">{row.companyName}</span>
      <span className="row between small">
        <span className="muted cut">
          {sellsOf(row)}, {t('round', { count: row.round })}
        </span>
        {row.status === 'inReview' && <Holder taken={row.taken} />}
      </span>
    </span>
  )
}

const states = ['open', 'suspended', 'closed'] as const
function Shops({ query, closing }: { query: ListQuery; closing: ReactNode }) {
  const { t } = useTexts('applyingstaff')
  const { tabs } = useTabs()
  const keyword = query.get('q')?.trim().slice(0, 80)
  const status = states.find((state) => state === query.get('status'))
  const asked = useAsked('/api/v2/admin/merchant/page', {
    size: 20,
    ...(keyword && { keyword }),
    ...(status && { status }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const filters: Filter[] = [
    {
      key: 'status',
      label: t('status'),
      kind: 'choice',
      options: states.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]
  return (
    <ListPage
      name="shops"
      fresh={closing}
      title={t('title')}
      query={query}
      asked={asked}
      tabs={tabs}
      columns={useShopColumns()}
      filters={filters}
      placeholder={t('find')}
      keyOf={(row) => String(row.id)}
      hrefOf={(row) => merchantPath(row.id)}
      Card={ShopCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
function useShopColumns(): Column<Shop>[] {
  const { t } = useTexts('applyingstaff')
  return [
    {
      key: 'shop',
      title: t('column.shop'),
      fixed: true,
      cell: (row) => (
        <span className="row">
          <MerchantSeal seal={row.seal} />
          <Link className="strong cut" to={merchantPath(row.id)}>
            {row.name}
          </Link>
        </span>
      ),
    },
    { key: 'place', title: t('column.place'), width: 200, cell: (row) => <Cut>{row.place}</Cut> },
    { key: 'goods', title: t('column.goods'), width: 96, right: true, cell: (row) => row.productCount },
    { key: 'state', title: t('column.state'), width: 140, cell: (row) => <ShopState status={row.status} /> },
    { key: 'since', title: t('column.since'), width: 132, cell: (row) => <Time at={row.createdAt} /> },
  ]
}
function ShopCard({ row }: { row: Shop }) {
  return (
    <>
      <MerchantSeal seal={row.seal} size="md" />
      <span className="grow">
        <span className="row between">
          <b className="strong cut">{row.name}</b>
          <ShopState status={row.status} />
        </span>
        <span className="small muted cut">{row.place}</span>
      </span>
    </>
  )
}
