// To whom an invoice is made out, in full; what is typed elsewhere is copied with one press.
import type { Invoice } from './invoice-desk.ts'
import { CopyButton } from '#surfaces/console/desk/no.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const copied = ['title', 'taxNo', 'bank', 'account', 'address', 'phone', 'email'] as const

export function MadeOutTo({ invoice }: { invoice: Invoice }) {
  const { t } = useTexts('invoicingmerchant')
  const lang = useLang()
  const { country, type } = invoice
  const told = copied.filter((name) => invoice[name] !== '')
  const whole = told.map((name) => `${t(`to.${name}`)}: ${invoice[name]}`).join('\n')
  return (
    <section>
      <Sec
        title={t('column.title')}
        note={t(`type.${type}`)}
        end={told.length > 1 && <CopyButton text={whole} label={t('copyAll')} />}
      />
      <dl className="kv">
        {told.map((name) => (
          <div key={name} className="told">
            <dt>{t(`to.${name}`)}</dt>
            <dd>
              {name === 'title' ? <b className="strong">{invoice.title}</b> : invoice[name]}
              <CopyButton text={invoice[name]} label={t('copy', { what: t(`to.${name}`) })} />
            </dd>
          </div>
        ))}
        {country !== 'CN' && (
          <div className="told">
            <dt>{t('to.country')}</dt>
            <dd>{new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
