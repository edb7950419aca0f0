// The platform's invoices to merchants at the staff's desk: the newest first, those of a time as a file.
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { PaperCard, paperTabs, usePaperColumns, usePaperTabs } from '../merchant/parts/paper-list.tsx'
import { call, type Input, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import type { Column, Filter } from '#surfaces/console/desk/list/columns.ts'
import { spanOf } from '#surfaces/console/desk/list/days.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { saveFile } from '#surfaces/console/desk/save-file.ts'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { feeIssuerPath, staffFeeInvoicePath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/feeInvoice/page'>['records'][number]
type Asked = Omit<Input<'/api/v2/admin/feeInvoice/export'>, 'part'>

function askedOf(query: ListQuery): Asked {
  const span = spanOf(query.get('days'))
  const number = query.get('q')?.trim().slice(0, 24)
  const merchantId = Number(query.get('merchant')) || undefined
  return {
    tab: paperTabs.find((tab) => tab === query.get('tab')) ?? 'all',
    ...(span && { from: span.from.toISOString(), until: span.until.toISOString() }),
    ...(number && { number }),
    ...(merchantId && { merchantId }),
  }
}
function useColumns(): Column<Row>[] {
  const { t } = useTexts('feeinvoicesmerchant')
  const [first, ...rest] = usePaperColumns<Row>(staffFeeInvoicePath)
  return [first!, { key: 'merchant', title: t('column.merchant'), cell: (row) => row.merchantName }, ...rest]
}
export default function FeeInvoices() {
  const { t } = useTexts('feeinvoicesstaff')
  const query = useListQuery()
  const input = askedOf(query)
  const asked = useAsked('/api/v2/admin/feeInvoice/page', {
    ...input,
    size: 20,
    ...(query.after !== undefined && { after: query.after }),
  })
  const filters: Filter[] = [{ key: 'days', label: t('days'), kind: 'days' }]
  return (
    <ListPage
      name="staff-fee-invoices"
      title={t('title')}
      note={t('note')}
      acts={
        <>
          <Link className="link small" to={feeIssuerPath}>
            {t('issuer')}
          </Link>
          <Export input={input} />
        </>
      }
      rooms={<Waiting />}
      query={query}
      asked={asked}
      tabs={usePaperTabs()}
      columns={useColumns()}
      filters={filters}
      placeholder={t('search')}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => staffFeeInvoicePath(id)}
      Card={Card}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
}
/** Statements that have no invoice yet, and what they wait for. */
function Waiting() {
  const { t } = useTexts('feeinvoicesstaff')
  const { data } = useAsked('/api/v2/admin/feeInvoice/count', {})
  if (!data || data.waiting === 0) return null
  return <p className="note">{t(data.hasIssuer ? 'soon' : 'waiting', { count: data.waiting })}</p>
}
const Card = ({ row }: { row: Row }) => <PaperCard row={row} merchant={row.merchantName} />

/** All parts of the file, put together here. */
function Export({ input }: { input: Asked }) {
  const { t } = useTexts('feeinvoicesstaff')
  const making = useDoing(async () => {
    const parts: string[] = []
    let name = ''
    let next: string | null = null
    do {
      const part: Output<'/api/v2/admin/feeInvoice/export'> = await call('/api/v2/admin/feeInvoice/export', {
        ...input,
        ...(next !== null && { part: next }),
      })
      parts.push(part.csv)
      ;({ name, more: next } = part)
    } while (next !== null)
    saveFile({ name, csv: parts.join('') })
    say(t('exported'))
  })
  return (
    <>
      {making.fault && <Fault fault={making.fault} />}
      <Button icon={<Download size={15} />} aria-busy={making.busy} onClick={() => void making.run()}>
        {t('export')}
      </Button>
    </>
  )
}
