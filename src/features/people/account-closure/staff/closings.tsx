// People who want their account closed, the oldest first; those that were answered, the newest first.
import { Link } from 'react-router'
import type { Output } from '#surfaces/console/desk/call.ts'
import { queueInput, useDeskList, type ReviewingDesk } from '#surfaces/console/desk/casework/desk.ts'
import { Holder } from '#surfaces/console/desk/casework/hold.tsx'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { closingPath, closingsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export type Closing = Output<'/api/v2/admin/cancel/page'>['records'][number]
const tabs = ['submitted', 'rejected', 'cancelled', 'revoked'] as const
const minute = 60_000

const tabOf = (query: ListQuery) => tabs.find((one) => one === query.get('tab')) ?? 'submitted'

export const closingDesk: ReviewingDesk<'/api/v2/admin/cancel'> = {
  base: '/api/v2/admin/cancel',
  list: 'closings',
  menu: 'closings',
  listPath: closingsPath,
  pathOf: closingPath,
  writes: 'review.write',
  input: (query) => {
    const status = tabOf(query)
    return { ...queueInput(query), status, ...(status !== 'submitted' && { newest: true }) }
  },
  Card: ClosingCard,
  isOpen: ({ status }) => status === 'submitted',
  version: ({ status }) => status,
}
export default function Closings() {
  const { t } = useTexts('accountclosurestaff')
  const list = useDeskList(closingDesk, useListQuery())
  const { data: counts, again } = useAsked('/api/v2/admin/cancel/count', {})
  usePolled(again, minute)
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'submitted' ? '' : `tab=${key}`,
    ...(counts && key === 'submitted' && { n: counts.submitted }),
  }))
  return (
    <ListPage
      {...list}
      title={t('title')}
      note={t('note')}
      tabs={ownTabs}
      columns={useColumns()}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
const looks: Record<Exclude<Closing['status'], 'submitted'>, StateKind> = {
  reviewed: 'done',
  cancelled: 'done',
  rejected: 'off',
  revoked: 'off',
}
export function ClosingState({ of: { status, taken } }: { of: Pick<Closing, 'status' | 'taken'> }) {
  const { t } = useTexts('accountclosurestaff')
  if (status === 'submitted') return <Holder taken={taken} />
  return <State kind={looks[status]}>{t(`state.${status}`)}</State>
}
function useColumns(): Column<Closing>[] {
  const { t } = useTexts('accountclosurestaff')
  return [
    {
      key: 'who',
      title: t('column.who'),
      fixed: true,
      width: 200,
      cell: (row) => (
        <Link className="strong cut" to={closingPath(row.id)}>
          {row.nickName || t('gone')}
        </Link>
      ),
    },
    { key: 'reason', title: t('column.reason'), cell: ({ reason }) => <span className="cut">{reason}</span> },
    { key: 'since', title: t('column.since'), width: 132, cell: (row) => <Time at={row.memberSince} /> },
    { key: 'state', title: t('column.state'), width: 168, cell: (row) => <ClosingState of={row} /> },
    { key: 'at', title: t('column.at'), width: 118, cell: (row) => <Time at={row.createdAt} /> },
  ]
}
function ClosingCard({ row }: { row: Closing }) {
  const { t } = useTexts('accountclosurestaff')
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.nickName || t('gone')}</b>
        <Time at={row.createdAt} />
      </span>
      <span className="small cut">{row.reason}</span>
      <span className="small">
        <ClosingState of={row} />
      </span>
    </span>
  )
}
