// Brands that shops ask for: the oldest first; those that were decided, the newest first.
import { Link } from 'react-router'
import { pick } from '#kernel/text/language.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { queueInput, useDeskList, type ReviewingDesk } from '#surfaces/console/desk/casework/desk.ts'
import { Holder } from '#surfaces/console/desk/casework/hold.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { brandRequestPath, brandRequestsPath, brandsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export type BrandRequest = Output<'/api/v2/admin/brand/request/page'>['records'][number]

export const brandDesk: ReviewingDesk<'/api/v2/admin/brand/request'> = {
  base: '/api/v2/admin/brand/request',
  list: 'brand-requests',
  menu: 'brands',
  listPath: brandRequestsPath,
  pathOf: brandRequestPath,
  writes: 'brand.write',
  input: (query) => ({ ...queueInput(query), tab: query.get('tab') === 'decided' ? 'decided' : 'waiting' }),
  Card: RequestCard,
  isOpen: ({ state }) => state === 'open',
  version: ({ state }) => state,
}
export default function BrandRequests() {
  const { t } = useTexts('brandsstaff')
  const list = useDeskList(brandDesk, useListQuery())
  const n = useTodo().todo?.brandRequests
  const tabs: Tab[] = [
    { key: 'waiting', label: t('tab.waiting'), search: '', ...(n !== undefined && { n }) },
    { key: 'decided', label: t('tab.decided'), search: 'tab=decided' },
    { key: 'brands', label: t('tab.all'), search: '', path: brandsPath },
  ]
  return (
    <ListPage
      {...list}
      title={t('requests.title')}
      note={t('requests.note')}
      tabs={tabs}
      columns={useColumns()}
      first={{ title: t('requests.none'), text: t('requests.noneText') }}
    />
  )
}
export function RequestState({ of }: { of: Pick<BrandRequest, 'state' | 'taken'> }) {
  const { t } = useTexts('brandsstaff')
  if (of.state === 'open') return <Holder taken={of.taken} />
  const kind = { approved: 'done', returned: 'off', withdrawn: 'off' } as const
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
