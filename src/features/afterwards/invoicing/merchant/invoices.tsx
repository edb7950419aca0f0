// A merchant's invoices: those that are asked, the oldest first; what was issued; what ended without one.
import { Link } from 'react-router'
import { creditedOf, type InvoiceHead } from './invoice-desk.ts'
import { InvoiceState } from './invoice-state.tsx'
import type { Column, Filter, Tab } from '#surfaces/console/desk/list/columns.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { invoicePath, issuerPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const tabs = ['requested', 'issued', 'ended', 'all'] as const
const types = ['individual', 'enterprise'] as const

/** Numbers are copied in fours; titles keep their spaces. */
const wordsOf = (text = ''): string => (/^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text).slice(0, 60)
function askedOf(query: ListQuery) {
  const type = types.find((one) => one === query.get('type'))
  const keyword = wordsOf(query.get('q'))
  return {
    size: 20,
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'requested',
    ...(type && { type }),
    ...(keyword && { keyword }),
    ...(query.after !== undefined && { after: query.after }),
  }
}

export default function Invoices() {
  const { t } = useTexts('invoicingmerchant')
  const query = useListQuery()
  const asked = useAsked('/api/v2/mch/invoice/page', askedOf(query))
  const requested = useTodo().todo?.invoices
  const ownTabs: Tab[] = tabs.map((tab) => ({
    key: tab,
    label: t(`tab.${tab}`),
    search: tab === 'requested' ? '' : `tab=${tab}`,
    ...(tab === 'requested' && requested !== undefined && { n: requested }),
  }))
  const options = types.map((value) => ({ value, label: t(`type.${value}`) }))
  const filters: Filter[] = [{ key: 'type', label: t('column.type'), kind: 'choice', options }]
  return (
    <ListPage
      name="invoices"
      title={t('invoices')}
      note={t('note')}
      acts={
        <Link className="link small" to={issuerPath}>
          {t('issuer.title')}
        </Link>
      }
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useColumnsOfInvoices()}
      filters={filters}
      placeholder={t('search')}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => invoicePath(id)}
      Card={InvoiceCard}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}

function useColumnsOfInvoices(): Column<InvoiceHead>[] {
  const { t } = useTexts('invoicingmerchant')
  return [
    {
      key: 'order',
      title: t('column.order'),
      width: 204,
      fixed: true,
      cell: ({ id, orderNo }) => (
        <Link className="strong" to={invoicePath(id)}>
          <No no={orderNo} />
        </Link>
      ),
    },
    { key: 'title', title: t('column.title'), fixed: true, cell: ({ title }) => <span title={title}>{title}</span> },
    { key: 'type', title: t('column.type'), width: 104, cell: ({ type }) => t(`type.${type}`) },
    { key: 'state', title: t('column.state'), width: 150, cell: (row) => <InvoiceState {...row} /> },
    { key: 'number', title: t('column.number'), width: 210, cell: (row) => <PaperNumber row={row} /> },
    { key: 'asked', title: t('column.asked'), width: 128, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { key: 'amount', title: t('column.amount'), width: 112, right: true, cell: ({ amount }) => <Money fen={amount} /> },
  ]
}
function PaperNumber({ row: { papers } }: { row: InvoiceHead }) {
  const { t } = useTexts('invoicingmerchant')
  const [invoice] = papers
  if (!invoice) return null
  return (
    <>
      {invoice.number} {creditedOf(papers) > 0 && <span className="muted">{t('credited')}</span>}
    </>
  )
}
function InvoiceCard({ row }: { row: InvoiceHead }) {
  const { t } = useTexts('invoicingmerchant')
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong cut">{row.title}</b>
        <Money fen={row.amount} />
      </span>
      <span className="row between small muted">
        <No no={row.orderNo} />
        <span>{t(`type.${row.type}`)}</span>
      </span>
      <span className="row between small">
        <InvoiceState {...row} />
        <span className="muted">{row.papers.length > 0 ? <PaperNumber row={row} /> : <Time at={row.createdAt} />}</span>
      </span>
    </span>
  )
}
