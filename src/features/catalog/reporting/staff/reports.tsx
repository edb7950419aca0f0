// Products and merchants that shoppers reported: urgent ones first, then the oldest.
import { Link } from 'react-router'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { reportPath, reviewsPath } from '#surfaces/console/desk/ways.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useTexts } from '#web/texts.tsx'

export type Reported = Output<'/api/v2/admin/report/page'>['records'][number]
export type FullReported = Output<'/api/v2/admin/report/detail'>
const tabs = ['open', 'urgent', 'product', 'merchant', 'decided'] as const
const tabOf = (text: string | undefined) => tabs.find((tab) => tab === text) ?? 'open'
const minute = 60_000

export default function Reports() {
  const { t } = useTexts('reportingstaff')
  const query = useListQuery()
  const asked = useAsked('/api/v2/admin/report/page', {
    size: 20,
    tab: tabOf(query.get('tab')),
    ...(query.after !== undefined && { after: query.after }),
  })
  const { data: counts, again } = useAsked('/api/v2/admin/report/count', {})
  usePolled(again, minute)
  const readsReviews = useMember().may('comment.read')
  const ownTabs: Tab[] = tabs.map((tab) => ({
    key: tab,
    label: t(`tab.${tab}`),
    search: tab === 'open' ? '' : `tab=${tab}`,
    ...(counts && tab !== 'decided' && { n: counts[tab] }),
  }))
  return (
    <ListPage
      name="reports"
      title={t('reports')}
      note={counts && t('note', { count: counts.open })}
      acts={
        readsReviews && (
          <Link className="link small" to={`${reviewsPath}?tab=reported`}>
            {t('toReviews')}
          </Link>
        )
      }
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumns()}
      filters={[]}
      keyOf={(row) => String(row.id)}
      hrefOf={(row) => reportPath(row.id)}
      Card={ReportCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
export function ReportState({ of }: { of: Reported }) {
  const { t } = useTexts('reportingstaff')
  if (of.state === 'open' && of.taken) return <State kind="pay">{t('taken', { by: of.taken.by })}</State>
  if (of.state === 'open' && of.urgent) return <State kind="asked">{t('state.urgent')}</State>
  if (of.state === 'open') return <State kind="asked">{t('state.open')}</State>
  return <State kind={of.state === 'upheld' ? 'done' : 'off'}>{t(`state.${of.state}.${of.kind}`)}</State>
}
function useColumns(): Column<Reported>[] {
  const { t } = useTexts('reportingstaff')
  return [
    {
      key: 'title',
      title: t('column.what'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={reportPath(row.id)}>
          {row.title}
        </Link>
      ),
    },
    { key: 'kind', title: t('column.kind'), width: 104, cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'reasons',
      title: t('column.reasons'),
      width: 220,
      cell: ({ reasons }) => <span className="cut">{reasons.join(' · ')}</span>,
    },
    { key: 'count', title: t('column.count'), width: 88, right: true, cell: ({ count }) => count },
    {
      key: 'shop',
      title: t('column.shop'),
      width: 132,
      cell: ({ merchant }) => <span className="cut">{merchant.name}</span>,
    },
    { key: 'state', title: t('column.state'), width: 168, cell: (row) => <ReportState of={row} /> },
    { key: 'at', title: t('column.since'), width: 118, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}
function ReportCard({ row }: { row: Reported }) {
  const { t } = useTexts('reportingstaff')
  return (
    <>
      <Pic of={row.picture} size={44} />
      <span className="grow">
        <span className="row between">
          <b className="strong cut">{row.title}</b>
          <Time at={row.createdAt} />
        </span>
        <span className="small cut">{row.reasons.join(' · ')}</span>
        <span className="row between small">
          <span className="muted cut">{t('count', { count: row.count })}</span>
          <ReportState of={row} />
        </span>
      </span>
    </>
  )
}
