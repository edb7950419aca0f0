// Refunds at the staff's desk, the newest first: on their way, in trouble, done.
import { Link } from 'react-router'
import { LedgerActs, useLedgerFilters, useMethodWord, type Row } from './ledger-list.tsx'
import { spanIn } from './payments.tsx'
import { useReasonWord } from './words.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { paymentPath, paymentsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Refund = Row<'/api/v2/admin/pay/refund/page'>
const states = ['open', 'trouble', 'done'] as const
const statusOf = (query: ListQuery) => states.find((one) => one === query.get('tab'))

export default function Refunds() {
  const { t } = useTexts('paymentledgerstaff')
  const query = useListQuery()
  const status = statusOf(query)
  const input = { ...spanIn(query), ...(status && { status }) }
  const asked = useAsked('/api/v2/admin/pay/refund/page', {
    ...input,
    size: 20,
    ...(query.after !== undefined && { after: query.after }),
  })
  const { filters, ways } = useLedgerFilters(query)
  const tabs: Tab[] = [
    { key: 'all', label: t('refunds.tab.all'), search: '' },
    ...states.map((key) => ({
      key,
      label: t(`refunds.tab.${key}`),
      search: `tab=${key}`,
      ...(ways && key !== 'done' && { n: ways[key] }),
      ...(key === 'trouble' && { late: true }),
    })),
  ]
  return (
    <ListPage
      name="pay-refunds"
      title={t('refunds.title')}
      note={t('refunds.note')}
      acts={<LedgerActs of="refunds" input={input} />}
      rooms={
        <p className="small">
          <Link className="link" to={paymentsPath()}>
            {t('toPayments')}
          </Link>
        </p>
      }
      query={query}
      asked={asked}
      tabs={tabs}
      columns={useColumns()}
      filters={filters}
      placeholder={t('search')}
      keyOf={({ id }) => String(id)}
      hrefOf={({ payNo }) => paymentPath(payNo)}
      Card={RefundCard}
      first={{ title: t('refunds.first.title'), text: t('refunds.first.text') }}
    />
  )
}
const looks = { pending: 'pay', processing: 'way', done: 'done', failed: 'bad' } as const
export function RefundState({ status }: { status: Refund['status'] }) {
  const { t } = useTexts('paymentledgerstaff')
  return <State kind={looks[status]}>{t(`refundState.${status}`)}</State>
}
function useTriesWord(): (of: Refund) => string {
  const { t } = useTexts('paymentledgerstaff')
  return ({ tries, refusals }) =>
    refusals > 0 ? t('refusalsOf', { count: refusals }) : tries > 1 ? t('triesOf', { count: tries }) : ''
}
function useColumns(): Column<Refund>[] {
  const { t } = useTexts('paymentledgerstaff')
  const methodWord = useMethodWord()
  const reasonWord = useReasonWord()
  const triesWord = useTriesWord()
  return [
    {
      key: 'refundNo',
      title: t('column.refundNo'),
      fixed: true,
      width: 190,
      cell: ({ refundNo, payNo }) => (
        <Link className="strong" to={paymentPath(payNo)}>
          <No no={refundNo} />
        </Link>
      ),
    },
    { key: 'state', title: t('column.state'), width: 150, cell: ({ status }) => <RefundState status={status} /> },
    { key: 'of', title: t('column.of'), cell: ({ orderNo }) => orderNo && <No no={orderNo} /> },
    { key: 'reason', title: t('column.reason'), width: 150, cell: ({ reason }) => reasonWord(reason) },
    { key: 'method', title: t('column.method'), width: 110, cell: ({ method }) => methodWord(method) },
    { key: 'tries', title: t('column.tries'), width: 100, cell: triesWord },
    { key: 'made', title: t('column.made'), width: 110, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { key: 'amount', title: t('column.amount'), width: 120, right: true, cell: ({ amount }) => <Money fen={amount} /> },
  ]
}
function RefundCard({ row }: { row: Refund }) {
  const methodWord = useMethodWord()
  const reasonWord = useReasonWord()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong">
          <No no={row.refundNo} />
        </b>
        <Money fen={row.amount} />
      </span>
      <span className="small muted cut">{[reasonWord(row.reason), methodWord(row.method)].join(' · ')}</span>
      <span className="row between small">
        <RefundState status={row.status} />
        <Time at={row.createdAt} />
      </span>
    </span>
  )
}
