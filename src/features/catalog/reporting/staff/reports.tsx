// Products and merchants that shoppers reported: urgent ones first, then the oldest.
import { Link } from 'react-router'
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
import { reportPath, reportsPath, reviewsPath } from '#surfaces/console/desk/ways.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useTexts } from '#web/texts.tsx'

export type Reported = Output<'/api/v2/admin/report/page'>['records'][number]
export type FullReported = Output<'/api/v2/admin/report/detail'>
const tabs = ['open', 'urgent', 'product', 'merchant', 'decided'] as const
const tabOf = (text: string | undefined) => tabs.find((tab) => tab === text) ?? 'open'
const minute = 60_000

export const reportDesk: ReviewingDesk<'/api/v2/admin/report'> = {
  base: '/api/v2/admin/report',
  list: 'reports',
  menu: 'reports',
  listPath: reportsPath,
  pathOf: reportPath,
  writes: 'report.write',
  input: (query) => ({ ...queueInput(query), tab: tabOf(query.get('tab')) }),
  Card: ReportCard,
  isOpen: ({ state }) => state === 'open',
  version: ({ state, barred }) => `${state} ${String(barred)}`,
}
export default function Reports() {
  const { t } = useTexts('reportingstaff')
  const list = useDeskList(reportDesk, useListQuery())
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
      {...list}
      title={t('reports')}
      note={counts && t('note', { count: counts.open })}
      acts={
        readsReviews && (
          <Link className="link small" to={`${reviewsPath}?tab=reported`}>
            {t('toReviews')}
          </Link>
        )
      }
      tabs={ownTabs}
      columns={useColumns()}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
export function ReportState({ of }: { of: Reported }) {
  const { t } = useTexts('reportingstaff')
  if (of.state === 'open' && of.urgent && !of.taken) return <State kind="asked">{t('state.urgent')}</State>
  if (of.state === 'open') return <Holder taken={of.taken} />
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
