// The papers that were issued: the invoice, then its credit notes, each to be saved as a file.
import { Button } from 'antd'
import { Download } from 'lucide-react'
import type { Paper } from './invoice-desk.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { savePrivate } from '#surfaces/console/desk/save-file.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

const fileNames = { invoice: 'invoice', creditNote: 'credit-note' } as const

export function InvoicePapers({ papers }: { papers: readonly Paper[] }) {
  const { t } = useTexts('invoicingmerchant')
  if (papers.length === 0) return null
  return (
    <section>
      <Sec title={t('papers')} />
      <ul className="units">
        {papers.map((paper) => (
          <Row key={paper.id} paper={paper} />
        ))}
      </ul>
    </section>
  )
}
function Row({ paper: { kind, number, reference, amount, issuedAt, url } }: { paper: Paper }) {
  const { t } = useTexts('invoicingmerchant')
  const saving = useDoing(() => savePrivate({ name: `${fileNames[kind]}-${number}.pdf`, url }))
  const name = t(`kind.${kind}`, { number })
  return (
    <li className="paper">
      <span className="grow">
        <b className="strong">{name}</b>
        {reference && <span className="muted"> {t('reference', { number: reference })}</span>}
        <p className="small muted">
          <Time at={issuedAt} />
        </p>
        {saving.fault && <Fault fault={saving.fault} />}
      </span>
      <Money fen={kind === 'creditNote' ? -amount : amount} strong />
      <Button
        icon={<Download size={15} />}
        aria-label={t('downloadOf', { paper: name })}
        aria-busy={saving.busy}
        onClick={() => void saving.run()}
      >
        <span className="only-wide">{t('download')}</span>
      </Button>
    </li>
  )
}
