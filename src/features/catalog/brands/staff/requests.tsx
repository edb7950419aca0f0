// Brands that shops ask for: the oldest first; those that were decided, the newest first.
import { Link } from 'react-router'
import { pick } from '#kernel/text/language.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { brandRequestPath, brandsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export type BrandRequest = Output<'/api/v2/admin/brand/request/page'>['records'][number]

export default function BrandRequests() {
  const { t } = useTexts('brandsstaff')
  const query = useListQuery()
  const asked = useAsked('/api/v2/admin/brand/request/page', {
    size: 20,
    tab: query.get('tab') === 'decided' ? 'decided' : 'waiting',
    ...(query.after !== undefined && { after: query.after }),
  })
  const n = useTodo().todo?.brandRequests
  const tabs: Tab[] = [
    { key: 'waiting', label: t('tab.waiting'), search: '', ...(n !== undefined && { n }) },
    { key: 'decided', label: t('tab.decided'), search: 'tab=decided' },
    { key: 'brands', label: t('tab.all'), search: '', path: brandsPath },
  ]
  return (
    <ListPage
      name="brand-requests"
      title={t('requests.title')}
      note={t('requests.note')}
      query={query}
      asked={asked}
      tabs={tabs}
      columns={useColumns()}
      filters={[]}
      keyOf={(row) => String(row.id)}
      hrefOf={(row) => brandRequestPath(row.id)}
      Card={RequestCard}
      first={{ title: t('requests.none'), text: t('requests.noneText') }}
    />
  )
}
export function RequestState({ of }: { of: Pick<BrandRequest, 'state' | 'taken'> }) {
  const { t } = useTexts('brandsstaff')
  if (of.state === 'open' && of.taken) return <State kind="pay">{t('taken', { by: of.taken.by })}</State>
  const kind = { open: 'asked', approved: 'done', returned: 'off', withdrawn: 'off' } as const
  return <State kind={kind[of.state]}>{t(`state.${of.state}`)}</State>
}
function useColumns(): Column<BrandRequest>[] {
  const { t } = useTexts('brandsstaff')
  const { lang } = useFormat()
  return [
    {
      key: 'name',
      title: t('column.name'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={brandRequestPath(row.id)}>
          {pick(row.name, lang)}
        </Link>
      ),
    },
    { key: 'owner', title: t('column.owner'), width: 200, cell: ({ owner }) => <span className="cut">{owner}</span> },
    {
      key: 'shop',
      title: t('column.shop'),
      width: 160,
      cell: ({ merchant }) => <span className="cut">{merchant.name}</span>,
    },
    { key: 'state', title: t('column.state'), width: 168, cell: (row) => <RequestState of={row} /> },
    { key: 'at', title: t('column.since'), width: 118, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}
function RequestCard({ row }: { row: BrandRequest }) {
  const { lang } = useFormat()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{pick(row.name, lang)}</b>
        <Time at={row.createdAt} />
      </span>
      <span className="small cut">{row.merchant.name}</span>
      <span className="row between small">
        <span className="muted cut">{row.owner}</span>
        <RequestState of={row} />
      </span>
    </span>
  )
}
