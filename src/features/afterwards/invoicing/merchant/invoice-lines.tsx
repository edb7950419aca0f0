// The goods that stand on an invoice, or would stand on it now: what was paid for the pieces that are kept.
import type { Invoice } from './invoice-desk.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export function InvoiceLines({ invoice: { status, billed } }: { invoice: Invoice }) {
  const { t } = useTexts('invoicingmerchant')
  const lang = useLang()
  const rate = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <section>
      {status === 'issued' ? (
        <Sec title={t('lines.stands')} />
      ) : (
        <Sec title={t('lines.would')} note={t('lines.note')} />
      )}
      {billed.lines.length === 0 ? (
        <p className="remark muted">{t('lines.none')}</p>
      ) : (
        <table className="lines">
          <thead>
            <tr>
              <th>{t('lines.goods')}</th>
              <th className="n">{t('lines.pieces')}</th>
              <th className="wide n">{t('lines.rate')}</th>
              <th className="n">{t('lines.tax')}</th>
              <th className="n">{t('lines.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {billed.lines.map(({ orderLineId, title, spec, quantity, taxBp, tax, amount }) => (
              <tr key={orderLineId}>
                <td>
                  <b className="strong">{title}</b> <span className="muted">{spec}</span>
                </td>
                <td className="n">{quantity}</td>
                <td className="wide n">{taxBp > 0 ? rate.format(taxBp / 10_000) : '–'}</td>
                <td className="n">{tax > 0 ? <Money fen={tax} /> : '–'}</td>
                <td className="n">
                  <Money fen={amount} strong />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
