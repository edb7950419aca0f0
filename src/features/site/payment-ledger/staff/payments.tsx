// Payments at the staff's desk, the newest first, found by any number of theirs.
import { Link } from 'react-router'
import { LedgerActs, useLedgerFilters, useMethodWord, type Row } from './ledger-list.tsx'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { spanOf } from '#surfaces/console/desk/list/days.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { payRefundsPath, paymentPath, providerFilesPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Payment = Row<'/api/v2/admin/pay/page'>
const states = ['paid', 'open', 'closed', 'void'] as const
const statusOf = (query: ListQuery) => states.find((one) => one === query.get('tab'))

/** What a list of the ledger asks, but for its state. */
export function spanIn(query: ListQuery) {
  const span = spanOf(query.get('days'))
  const [method, number, user] = [query.get('method'), query.get('q'), Number(query.get('user'))]
  return {
    ...(span && { from: span.from.toISOString(), until: span.until.toISOString() }),
    ...(method !== undefined && { method }),
    ...(number !== undefined && { number: number.replaceAll(' ', '') }),
    ...(Number.isSafeInteger(user) && user > 0 && { userId: user }),
  }
}
export default function Payments() {
  const { t } = useTexts('paymentledgerstaff')
  const query = useListQuery()
  const status = statusOf(query)
  const input = { ...spanIn(query), ...(status && { status }) }
  const asked = useAsked('/api/v2/admin/pay/page', {
    ...input,
    size: 20,
    ...(query.after !== undefined && { after: query.after }),
  })
  const tabs: Tab[] = [
    { key: 'all', label: t('tab.all'), search: '' },
    ...states.map((key) => ({ key, label: t(`tab.${key}`), search: `tab=${key}` })),
  ]
  const { filters, ways } = useLedgerFilters(query)
  return (
    <ListPage
      name="payments"
      title={t('title')}
      note={t('note')}
      acts={<LedgerActs of="payments" input={input} />}
      rooms={
        <p className="row wrap small">
          <Link className="link" to={payRefundsPath()}>
            {t('toRefunds')}
          </Link>
          <Link className="link" to={providerFilesPath}>
            {t('toFiles')}
          </Link>
          {ways && ways.trouble > 0 && (
            <Link className="link" to={payRefundsPath('trouble')}>
              {t('waits.trouble')} {ways.trouble}
            </Link>
          )}
        </p>
      }
      query={query}
      asked={asked}
      tabs={tabs}
      columns={useColumns()}
      filters={filters}
      placeholder={t('search')}
      keyOf={({ payNo }) => payNo}
      hrefOf={({ payNo }) => paymentPath(payNo)}
      Card={PaymentCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
const looks = { open: 'pay', paid: 'done', closed: 'off', void: 'off' } as const
export function PaymentState({ status }: { status: Payment['status'] }) {
  const { t } = useTexts('paymentledgerstaff')
  return <State kind={looks[status]}>{t(`state.${status}`)}</State>
}
function useSubjectWord(): (of: Payment) => string {
  const { t } = useTexts('paymentledgerstaff')
  return ({ subject, orders }) =>
    subject === 'orders' ? t('of.orders', { count: orders }) : subject === 'topUp' ? t('of.topUp') : subject
}
function useColumns(): Column<Payment>[] {
  const { t } = useTexts('paymentledgerstaff')
  const methodWord = useMethodWord()
  const subjectWord = useSubjectWord()
  return [
    {
      key: 'payNo',
      title: t('column.payNo'),
      fixed: true,
      width: 190,
      cell: ({ payNo }) => (
        <Link className="strong" to={paymentPath(payNo)}>
          <No no={payNo} />
        </Link>
      ),
    },
    { key: 'state', title: t('column.state'), width: 170, cell: ({ status }) => <PaymentState status={status} /> },
    { key: 'method', title: t('column.method'), width: 120, cell: ({ method }) => methodWord(method) },
    { key: 'buyer', title: t('column.buyer'), cell: ({ buyer }) => <span className="cut">{buyer}</span> },
    { key: 'orders', title: t('column.orders'), width: 110, cell: subjectWord },
    { key: 'made', title: t('column.made'), width: 110, cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      key: 'refunded',
      title: t('column.refunded'),
      width: 110,
      right: true,
      cell: ({ refunded }) => refunded > 0 && <Money fen={refunded} />,
    },
    { key: 'amount', title: t('column.amount'), width: 120, right: true, cell: ({ amount }) => <Money fen={amount} /> },
  ]
}
function PaymentCard({ row }: { row: Payment }) {
  const methodWord = useMethodWord()
  const subjectWord = useSubjectWord()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong">
          <No no={row.payNo} />
        </b>
        <Money fen={row.amount} />
      </span>
      <span className="small muted cut">
        {[row.buyer, subjectWord(row), methodWord(row.method)].filter(Boolean).join(' · ')}
      </span>
      <span className="row between small">
        <PaymentState status={row.status} />
        <Time at={row.createdAt} />
      </span>
    </span>
  )
}
