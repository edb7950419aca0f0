// What one looks up of an invoice: its sum, the order it is of, who issues it.
import { Link } from 'react-router'
import { creditedOf, type Invoice } from './invoice-desk.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { CopyButton, No } from '#surfaces/console/desk/no.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { issuerPath, orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { t } = useTexts('invoicingmerchant')
  return (
    <aside aria-label={t('facts')}>
      <Sums invoice={invoice} />
      <OfOrder invoice={invoice} />
      <IssuedBy invoice={invoice} />
    </aside>
  )
}

function Sums({ invoice: { billed, papers } }: { invoice: Invoice }) {
  const { t } = useTexts('invoicingmerchant')
  const sum = (name: 'amount' | 'tax') => billed.lines.reduce((all, line) => all + line[name], 0)
  const credited = creditedOf(papers)
  const lines = [
    ['goods', sum('amount')],
    ['freight', billed.freight],
    ['other', billed.other],
  ] as const
  return (
    <section>
      <Sec title={t('money.title')} />
      <ul className="sum">
        {lines
          .filter(([name, fen]) => fen !== 0 || name !== 'other')
          .map(([name, fen]) => (
            <li key={name}>
              <span>{t(`money.${name}`)}</span>
              <Money fen={fen} />
            </li>
          ))}
        <li className="tot">
          <span>{t('money.total')}</span>
          <Money fen={billed.total} />
        </li>
        {sum('tax') > 0 && (
          <li>
            <span>{t('money.tax')}</span>
            <Money fen={sum('tax')} />
          </li>
        )}
        {credited > 0 && (
          <>
            <li>
              <span>{t('money.credited')}</span>
              <Money fen={-credited} />
            </li>
            <li className="tot">
              <span>{t('money.left')}</span>
              <Money fen={billed.total - credited} />
            </li>
          </>
        )}
      </ul>
    </section>
  )
}
function OfOrder({ invoice: { orderNo, buyer, paidAt } }: { invoice: Invoice }) {
  const { t } = useTexts('invoicingmerchant')
  const seesOrder = useMember().may('order.read')
  return (
    <section>
      <Sec title={t('column.order')} end={<CopyButton text={orderNo} label={t('copyNo')} />} />
      <div>
        {seesOrder ? (
          <Link className="link" to={orderPath(orderNo)}>
            <No no={orderNo} />
          </Link>
        ) : (
          <No no={orderNo} />
        )}
        <p>{buyer ?? <span className="muted">{t('gone')}</span>}</p>
        <p className="muted">
          {t('paid')} <Time at={paidAt} />
        </p>
      </div>
    </section>
  )
}
/** Of what was issued as it was then; else as a paper drawn now would say. */
function IssuedBy({ invoice: { issuer, status } }: { invoice: Invoice }) {
  const { t } = useTexts('invoicingmerchant')
  const issued = status === 'issued'
  return (
    <section>
      <Sec
        title={t('issuer.by')}
        end={
          !issued && (
            <Link className="link" to={issuerPath}>
              {t(issuer ? 'issuer.change' : 'issuer.tell')}
            </Link>
          )
        }
      />
      {issuer ? (
        <div>
          <b className="strong">{issuer.name}</b>
          <p className="muted">{issuer.taxNo}</p>
        </div>
      ) : (
        <p className="muted">{t(issued ? 'issuer.ownPaper' : 'issuer.none')}</p>
      )}
    </section>
  )
}
