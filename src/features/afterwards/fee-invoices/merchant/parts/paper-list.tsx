// The columns of lists of the platform's invoices, and a row of them on a phone.
import { Link } from 'react-router'
import { usePeriod } from '#features/afterwards/statements/merchant/parts/period.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import type { Column, Tab } from '#surfaces/console/desk/list/columns.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

export type PaperHead = Output<'/api/v2/mch/feeInvoice/page'>['records'][number]
export const paperTabs = ['all', 'invoice', 'creditNote'] as const
export function usePaperTabs(): Tab[] {
  const { t } = useTexts('feeinvoicesmerchant')
  return paperTabs.map((key) => ({ key, label: t(`tab.${key}`), search: key === 'all' ? '' : `tab=${key}` }))
}
/** What a credit note gives back stands below zero. */
export const signed = ({ kind, amount }: Pick<PaperHead, 'kind' | 'amount'>): number =>
  kind === 'invoice' ? amount : -amount

export function usePaperColumns<Row extends PaperHead>(pathOf: (id: number) => string): Column<Row>[] {
  const { t } = useTexts('feeinvoicesmerchant')
  const period = usePeriod()
  return [
    {
      key: 'number',
      title: t('column.number'),
      fixed: true,
      width: 190,
      cell: ({ id, number }) => (
        <Link className="strong" to={pathOf(id)}>
          {number}
        </Link>
      ),
    },
    { key: 'kind', title: t('column.kind'), width: 170, cell: (row) => <Kind row={row} /> },
    { key: 'period', title: t('column.period'), cell: (row) => period(row.fromDay, row.toDay) },
    { key: 'issued', title: t('column.issued'), width: 130, cell: ({ issuedAt }) => <Time at={issuedAt} /> },
    { key: 'tax', title: t('column.tax'), width: 130, right: true, cell: ({ tax }) => <Money fen={tax} /> },
    { key: 'amount', title: t('column.amount'), width: 130, right: true, cell: (row) => <Money fen={signed(row)} /> },
  ]
}
function Kind({ row: { kind, credited } }: { row: PaperHead }) {
  const { t } = useTexts('feeinvoicesmerchant')
  return (
    <>
      {t(`kind.${kind}`)} {credited > 0 && <span className="muted">{t('credited')}</span>}
    </>
  )
}
export function PaperCard({ row, merchant }: { row: PaperHead; merchant?: string }) {
  const period = usePeriod()
  return (
    <span className="grow">
      <span className="row between">
        <b className="strong">{row.number}</b>
        <Money fen={signed(row)} />
      </span>
      {merchant !== undefined && <span className="small cut">{merchant}</span>}
      <span className="row between small muted">
        <span>{period(row.fromDay, row.toDay)}</span>
        <Kind row={row} />
      </span>
    </span>
  )
}
