// What stands on an invoice of the platform, as both sides read it: who, when, what for, its PDF.
import { Button } from 'antd'
import { Download } from 'lucide-react'
import '#surfaces/console/desk/case-facts.css'
import { usePeriod } from '#features/afterwards/statements/merchant/parts/period.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { savePrivate } from '#surfaces/console/desk/save-file.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export type Paper = Output<'/api/v2/mch/feeInvoice/detail'>
type Party = Paper['to']

export function PaperFacts({ of, by }: { of: Paper; by?: string | null }) {
  const { t } = useTexts('feeinvoicesmerchant')
  const period = usePeriod()
  const rows = [
    ['from', <PartyOf key="from" of={of.issuer} />],
    ['to', <PartyOf key="to" of={of.to} />],
    ['period', period(of.fromDay, of.toDay)],
    ['issued', <Time key="issued" at={of.issuedAt} />],
    ['place', of.issuer.place],
    ['of', of.of?.number ?? ''],
    ['reason', of.reason],
    ['by', by === undefined ? '' : (by ?? t('fact.clock'))],
  ] as const
  return (
    <section>
      <Sec title={t('facts')} />
      <dl className="case-facts">
        {rows
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(`fact.${key}`)}</dt>
              <dd className="breaks">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
function PartyOf({ of }: { of: Party }) {
  const { t } = useTexts('feeinvoicesmerchant')
  const rest = [
    of.taxNo && t('taxNo', { no: of.taxNo }),
    of.address,
    of.phone,
    [of.bank, of.account].filter(Boolean).join(' '),
  ]
  return (
    <>
      <b className="strong">{of.name}</b>
      {rest.filter(Boolean).map((text) => (
        <p key={text} className="small muted">
          {text}
        </p>
      ))}
    </>
  )
}
export function PaperLines({ of }: { of: Paper }) {
  const { t } = useTexts('feeinvoicesmerchant')
  const lang = useLang()
  const rate = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(of.taxBp / 10_000)
  return (
    <section>
      <Sec title={t('lines')} />
      <ul className="sum">
        {of.lines.map(({ line, orders, amount }) => (
          <li key={line}>
            <span>
              {t(`line.${line}`)}
              {orders > 0 && <span className="muted"> {t('orders', { count: orders })}</span>}
            </span>
            <Money fen={amount} />
          </li>
        ))}
        {of.taxBp > 0 && (
          <>
            <li>
              <span className="muted">{t('net')}</span>
              <Money fen={of.amount - of.tax} />
            </li>
            <li>
              <span className="muted">{t('taxOf', { rate })}</span>
              <Money fen={of.tax} />
            </li>
          </>
        )}
        <li>
          <b className="strong">{t('total')}</b>
          <Money fen={of.amount} strong />
        </li>
      </ul>
    </section>
  )
}
const fileNames = { invoice: 'invoice', creditNote: 'credit-note' } as const
export function TakePaper({ of: { kind, number, url } }: { of: Pick<Paper, 'kind' | 'number' | 'url'> }) {
  const { t } = useTexts('feeinvoicesmerchant')
  const saving = useDoing(() => savePrivate({ name: `${fileNames[kind]}-${number}.pdf`, url }))
  return (
    <>
      {saving.fault && <Fault fault={saving.fault} />}
      <Button icon={<Download className="i" size={16} />} aria-busy={saving.busy} onClick={() => void saving.run()}>
        {t('download')}
      </Button>
    </>
  )
}
