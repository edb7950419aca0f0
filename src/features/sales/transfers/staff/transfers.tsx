// Bank transfers that wait for staff, the oldest first; those that wait for their buyers, and those that ended.
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import type { Output } from '#surfaces/console/desk/call.ts'
import { queueInput, useDeskList, type ReviewingDesk } from '#surfaces/console/desk/casework/desk.ts'
import { Holder } from '#surfaces/console/desk/casework/hold.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { bankLinesPath, recipientPath, transferPath, transfersPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/pay/transfer/page'>['records'][number]
const tabs = ['waiting', 'short', 'ended'] as const
const tabOf = (query: ListQuery) => tabs.find((one) => one === query.get('tab')) ?? 'waiting'
const open: readonly Row['status'][] = ['review', 'checked', 'short']

export const transferDesk: ReviewingDesk<'/api/v2/admin/pay/transfer'> = {
  base: '/api/v2/admin/pay/transfer',
  list: 'transfers',
  menu: 'transfers',
  listPath: transfersPath,
  pathOf: transferPath,
  writes: 'transfer.write',
  input: (query) => ({ ...queueInput(query), tab: tabOf(query) }),
  Card: TransferCard,
  isOpen: ({ status }) => open.includes(status),
  version: ({ status, came, sentAt }) => `${status} ${came} ${sentAt}`,
}
export default function Transfers() {
  const { t } = useTexts('transfersstaff')
  const navigate = useNavigate()
  const list = useDeskList(transferDesk, useListQuery())
  const { data: counts } = useAsked('/api/v2/admin/pay/transfer/count', {})
  const ownTabs: Tab[] = tabs.map((key) => ({
    key,
    label: t(`tab.${key}`),
    search: key === 'waiting' ? '' : `tab=${key}`,
    ...(key === 'waiting' && counts && { n: counts.waiting }),
  }))
  return (
    <ListPage
      {...list}
      title={t('title')}
      note={t('note')}
      acts={
        <>
          <Button onClick={() => void navigate(bankLinesPath)}>{t('lines.open')}</Button>
          <Button onClick={() => void navigate(recipientPath)}>{t('recipient.open')}</Button>
        </>
      }
      tabs={ownTabs}
      columns={useColumns()}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
const looks = {
  review: 'pay',
  checked: 'review',
  short: 'few',
  returned: 'few',
  approved: 'done',
  refunded: 'off',
  closed: 'off',
} as const
export function TransferState({ of }: { of: Pick<Row, 'status' | 'taken'> }) {
  const { t } = useTexts('transfersstaff')
  if (of.taken) return <Holder taken={of.taken} />
  return <State kind={looks[of.status]}>{t(`state.${of.status}`)}</State>
}
/** Until staff are late, or the buyer. */
export function TransferLeft({ of }: { of: Row }) {
  if (of.status === 'review' || of.status === 'checked') return <Left from={of.sentAt} at={of.dueAt} />
  if (of.status === 'short' || of.status === 'returned') return <Left from={of.sentAt} at={of.expiresAt} />
  return of.endedAt && <Time at={of.endedAt} />
}
function useColumns(): Column<Row>[] {
  const { t } = useTexts('transfersstaff')
  return [
    {
      key: 'person',
      title: t('column.person'),
      fixed: true,
      cell: (row) => (
        <Link className="strong cut" to={transferPath(row.id)}>
          {row.nickName}
        </Link>
      ),
    },
    {
      key: 'from',
      title: t('column.from'),
      width: 250,
      cell: (row) => (
        <span className="cut">
          {row.bank} •••• {row.lastFour}, {row.holder}
        </span>
      ),
    },
    { key: 'state', title: t('column.state'), width: 190, cell: (row) => <TransferState of={row} /> },
    { key: 'left', title: t('column.left'), width: 150, cell: (row) => <TransferLeft of={row} /> },
    { key: 'amount', title: t('column.amount'), width: 130, right: true, cell: (row) => <Money fen={row.amount} /> },
  ]
}
function TransferCard({ row }: { row: Row }) {
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.nickName}</b>
        <Money fen={row.amount} />
      </span>
      <span className="small muted cut">
        {row.bank} •••• {row.lastFour}
      </span>
      <span className="row between small">
        <TransferState of={row} />
        <TransferLeft of={row} />
      </span>
    </span>
  )
}
