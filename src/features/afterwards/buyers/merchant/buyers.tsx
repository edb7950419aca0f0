// Who bought here: how often, for how much, when first and last; new ones and those who came back.
import { Link } from 'react-router'
import { Face } from './face.tsx'
import { sorts } from '../sorts.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column, Filter } from '#surfaces/console/desk/list/columns.ts'
import { ExportLink } from '#surfaces/console/desk/list/export-link.tsx'
import { spanOf } from '#surfaces/console/desk/list/days.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { buyerPath } from '#surfaces/console/desk/ways.ts'
import { parseFen } from '#kernel/data/money.ts'
import { useTexts } from '#web/texts.tsx'

type Buyer = Output<'/api/v2/mch/buyer/page'>['records'][number]
const kinds = ['new', 'returning'] as const

function askedOf(query: ListQuery) {
  const span = spanOf(query.get('last'))
  const kind = kinds.find((name) => name === query.get('tab'))
  const sort = sorts.find((name) => name === query.get('sort'))
  const follows = query.get('follows')
  const [least, most] = sumsOf(query.get('paid'))
  return {
    size: 50,
    ...(kind && { kind }),
    ...(sort && { sort }),
    ...((follows === 'yes' || follows === 'no') && { follows: follows === 'yes' }),
    ...(span && { from: span.from.toISOString(), until: span.until.toISOString() }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(query.after !== undefined && { after: query.after }),
  }
}
/** Two sums in yuan as the filter writes them, `100..500.50`, in fen; each may be missing. */
function sumsOf(value = ''): [least: number | undefined, most: number | undefined] {
  const [least = '', most = ''] = value.replaceAll(',', '.').split('..')
  return [parseFen(least), parseFen(most)]
}

export default function Buyers() {
  const { t } = useTexts('buyersmerchant')
  const query = useListQuery()
  const wanted = askedOf(query)
  const asked = useAsked('/api/v2/mch/buyer/page', wanted)
  const filters = useBuyerFilters()
  return (
    <ListPage
      name="buyers"
      title={t('title')}
      note={t('note')}
      acts={
        <ExportLink
          out="buyerExport"
          asked={wanted}
          query={query}
          filters={filters}
          beside={[wanted.kind && t(`tab.${wanted.kind}`)]}
          label={t('out')}
        />
      }
      query={query}
      asked={asked}
      tabs={[
        { key: 'all', label: t('tab.all'), search: '' },
        { key: 'new', label: t('tab.new'), search: 'tab=new' },
        { key: 'returning', label: t('tab.returning'), search: 'tab=returning' },
      ]}
      columns={useBuyerColumns()}
      filters={filters}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => buyerPath(id)}
      Card={BuyerCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
function useBuyerFilters(): Filter[] {
  const { t } = useTexts('buyersmerchant')
  return [
    { key: 'last', label: t('filter.last'), kind: 'days' },
    { key: 'paid', label: t('filter.paid'), kind: 'span' },
    {
      key: 'follows',
      label: t('filter.follows'),
      kind: 'choice',
      options: [
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ],
    },
    {
      key: 'sort',
      label: t('filter.sort'),
      kind: 'choice',
      options: sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
    },
  ]
}
function useBuyerColumns(): Column<Buyer>[] {
  const { t } = useTexts('buyersmerchant')
  const { number } = useFormat()
  return [
    {
      key: 'buyer',
      title: t('column.buyer'),
      fixed: true,
      cell: (buyer) => (
        <Link to={buyerPath(buyer.id)}>
          <Face buyer={buyer} />
        </Link>
      ),
    },
    { key: 'orders', title: t('column.orders'), width: 110, right: true, cell: ({ orders }) => number(orders) },
    {
      key: 'paid',
      title: t('column.paid'),
      width: 150,
      right: true,
      fixed: true,
      cell: ({ paid }) => <Money fen={paid} />,
    },
    { key: 'claims', title: t('column.claims'), width: 110, right: true, cell: ({ claims }) => claims || '' },
    { key: 'first', title: t('column.first'), width: 140, cell: ({ firstAt }) => <Time at={firstAt} /> },
    { key: 'last', title: t('column.last'), width: 140, cell: ({ lastAt }) => <Time at={lastAt} /> },
    {
      key: 'follows',
      title: t('column.follows'),
      width: 110,
      cell: ({ follows }) => follows && <span className="jade">{t('yes')}</span>,
    },
  ]
}
function BuyerCard({ row }: { row: Buyer }) {
  const { t } = useTexts('buyersmerchant')
  return (
    <span className="grow">
      <span className="row between">
        <Face buyer={row} />
        <Money fen={row.paid} strong />
      </span>
      <span className="small muted">
        {t('orders', { count: row.orders })}, {t('lastBought')} <Time at={row.lastAt} />
      </span>
    </span>
  )
}
