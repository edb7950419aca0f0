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
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { say } from '#surfaces/console/desk/said.tsx'
import { saveFile } from '#surfaces/console/desk/save-file.ts'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { feeIssuerPath, staffFeeInvoicePath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/feeInvoice/page'>['records'][number]
type Asked = Omit<Input<'/api/v2/admin/feeInvoice/export'>, 'part'>

export default function FeeInvoices() {
  const { t } = useTexts(['feeinvoicesstaff', 'feeinvoicesmerchant'])
  const query = useListQuery()
  const span = spanOf(query.get('days'))
  const number = query.get('q')?.trim().slice(0, 24)
  const merchantId = Number(query.get('merchant')) || undefined
  const input: Asked = {
    tab: paperTabs.find((tab) => tab === query.get('tab')) ?? 'all',
    ...(span && { from: span.from.toISOString(), until: span.until.toISOString() }),
    ...(number && { number }),
    ...(merchantId && { merchantId }),
  }
  const asked = useAsked('/api/v2/admin/feeInvoice/page', {
    ...input,
    size: 20,
    ...(query.after !== undefined && { after: query.after }),
  })
  const { data: counts } = useAsked('/api/v2/admin/feeInvoice/count', {})
  const [first, ...rest] = usePaperColumns<Row>(staffFeeInvoicePath)
  const merchant: Column<Row> = {
    key: 'merchant',
    title: t('feeinvoicesmerchant:column.merchant'),
    cell: (row) => row.merchantName,
  }
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
      rooms={
        counts &&
        counts.waiting > 0 && (
          <p className="note">{t(counts.hasIssuer ? 'soon' : 'waiting', { count: counts.waiting })}</p>
        )
      }
      query={query}
      asked={asked}
      tabs={usePaperTabs()}
      columns={[first!, merchant, ...rest]}
      filters={filters}
      placeholder={t('search')}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => staffFeeInvoicePath(id)}
      Card={Card}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  )
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
