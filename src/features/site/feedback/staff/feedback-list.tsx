// Feedback at the staff's desk: what waits, the longest first.
import { Link } from 'react-router'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Left } from '#surfaces/console/desk/left.tsx'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { feedbackPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/feedback/page'>['records'][number]
const tabs = ['open', 'mine', 'answered', 'closed'] as const
const minute = 60_000

export default function FeedbackList() {
  const { t } = useTexts('feedbackstaff')
  const query = useListQuery()
  const tab = tabs.find((one) => one === query.get('tab')) ?? 'open'
  const type = query.get('type')
  const keyword = query.get('q')?.trim().slice(0, 80)
  const asked = useAsked('/api/v2/admin/feedback/page', {
    size: 20,
    tab,
    ...(type && { type }),
    ...(keyword && { keyword }),
    ...(query.after !== undefined && { after: query.after }),
  })
  const { data: counts, again } = useAsked('/api/v2/admin/feedback/count', {})
  const { data: config } = useAsked('/api/v2/config/feedback', {})
  usePolled(again, minute)
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'open' ? '' : `tab=${key}`,
    ...(counts && (key === 'open' || key === 'mine') && { n: counts[key] }),
    ...(key === 'open' && { late: (counts?.late ?? 0) > 0 }),
  }))
  const options = (config?.types ?? []).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <ListPage
      name="feedback"
      title={t('title')}
      note={counts && t('note', { count: counts.open })}
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumns()}
      filters={[{ key: 'type', label: t('column.type'), kind: 'choice', options }]}
      placeholder={t('find')}
      keyOf={(row) => String(row.id)}
      hrefOf={(row) => feedbackPath(row.id)}
      Card={Card}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
export function FeedbackState({ of }: { of: Pick<Row, 'status' | 'assigned'> }) {
  const { t } = useTexts('feedbackstaff')
  if (of.status === 'answered') return <State kind="done">{t('tab.answered')}</State>
  if (of.status === 'closed') return <State kind="off">{t('tab.closed')}</State>
  if (of.assigned) return <State kind="pay">{t('with', { name: of.assigned.name })}</State>
  return <State kind="asked">{t('tab.open')}</State>
}
function useColumns(): Column<Row>[] {
  const { t } = useTexts('feedbackstaff')
  return [
    {
      key: 'content',
      title: t('column.content'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={feedbackPath(row.id)}>
          {row.content}
        </Link>
      ),
    },
    { key: 'type', title: t('column.type'), width: 170, cell: ({ type }) => <span className="cut">{type}</span> },
    { key: 'by', title: t('column.by'), width: 130, cell: ({ by }) => <span className="cut">{by}</span> },
    { key: 'state', title: t('column.state'), width: 170, cell: (row) => <FeedbackState of={row} /> },
    {
      key: 'left',
      title: t('column.left'),
      width: 150,
      cell: (row) => row.status === 'open' && <Left from={row.waitsSince} at={row.lateAt} />,
    },
    { key: 'at', title: t('column.at'), width: 118, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ]
}
function Card({ row }: { row: Row }) {
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.type}</b>
        <Time at={row.createdAt} />
      </span>
      <span className="small cut">{row.content}</span>
      <span className="row between small">
        <span className="muted cut">{row.by}</span>
        <FeedbackState of={row} />
      </span>
    </span>
  )
}
