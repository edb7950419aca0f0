// What one looks up of a claim: what goes back and why so much, the order, the buyer, where goods come back to.
import { Link } from 'react-router'
import { Wordings } from '#features/catalog/products/parts/wordings.tsx'
import { movesMoney, type Claim } from './claim-desk.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { CopyButton, No } from '#surfaces/console/desk/no.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export function ClaimFacts({ claim }: { claim: Claim }) {
  const { t } = useTexts('aftersalesmerchant')
  const { returnAddress: to } = claim
  return (
    <aside aria-label={t('facts')}>
      <Sums claim={claim} />
      <OfOrder claim={claim} />
      <Buyer claim={claim} />
      {to && (
        <section>
          <Sec title={t('backTo')} />
          <div>
            {to.consignee}, <span className="nowrap">{to.phone}</span>
            <p className="muted">{to.text}</p>
          </div>
        </section>
      )}
    </aside>
  )
}

function OfOrder({ claim: { line, orderNo } }: { claim: Claim }) {
  const { t } = useTexts('aftersalesmerchant')
  const seesOrder = useMember().may('order.read')
  return (
    <section>
      <Sec
        title={t('order')}
        end={
          seesOrder ? (
            <Link className="link" to={orderPath(orderNo)}>
              <No no={orderNo} />
            </Link>
          ) : (
            <No no={orderNo} />
          )
        }
      />
      <div className="row">
        <Pic of={line.picture} size={40} />
        <span className="grow">
          <b className="strong">{line.title}</b>
          <span className="muted"> {line.spec}</span>
          <br />
          <Money fen={line.price} /> × {line.bought}
          <Wordings wordings={line.wordings} />
        </span>
      </div>
    </section>
  )
}
function Buyer({ claim }: { claim: Claim }) {
  const { t } = useTexts('aftersalesmerchant')
  return (
    <section>
      <Sec title={t('column.buyer')} />
      <div>
        <b className="strong">{claim.buyer}</b>
        {claim.contactPhone && (
          <p>
            {claim.contactPhone}
            <CopyButton text={claim.contactPhone} label={t('copyPhone')} />
          </p>
        )}
        {claim.status === 'merchantRejected' && (
          <p className="muted">{t('again', { count: claim.resubmissionsLeft })}</p>
        )}
      </div>
    </section>
  )
}

/** The sum written out: of their price these pieces bear their share of what was taken off. */
function Sums({ claim }: { claim: Claim }) {
  const { t } = useTexts('aftersalesmerchant')
  const { amounts, line, quantity } = claim
  const price = line.price * quantity
  const lines = [
    ['goods', price],
    ['share', amounts.goods - price],
    ['freight', amounts.freight],
  ] as const
  return (
    <section>
      <Sec title={t(amounts.estimated ? (movesMoney(claim) ? 'money.would' : 'money.instead') : 'money.went')} />
      <ul className="sum">
        {lines
          .filter(([name, fen]) => fen !== 0 || name === 'goods')
          .map(([name, fen]) => (
            <li key={name}>
              <span>{name === 'goods' ? t('money.goods', { count: quantity }) : t(`money.${name}`)}</span>
              <Money fen={fen} />
            </li>
          ))}
        <li className="tot">
          <span>{t('money.total')}</span>
          <Money fen={amounts.goods + amounts.freight} />
        </li>
        {amounts.returnFreight > 0 && (
          <li>
            <span>{t('money.returnFreight')}</span>
            <Money fen={amounts.returnFreightRepaid} />
          </li>
        )}
        <Note claim={claim} />
      </ul>
    </section>
  )
}
function Note({ claim: { amounts, refund } }: { claim: Claim }) {
  const { t } = useTexts('aftersalesmerchant')
  const { when } = useFormat()
  if (refund)
    return (
      <li className="tiny faint">
        {refund.doneAt ? (
          t('money.arrived', { when: when(refund.doneAt) })
        ) : (
          <>
            {t(`money.refund.${refund.status}`)} <Time at={refund.createdAt} />
          </>
        )}
      </li>
    )
  return amounts.freight === 0 ? <li className="tiny faint">{t('money.noFreight')}</li> : null
}
