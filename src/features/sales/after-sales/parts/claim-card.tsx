// One claim in the list: shop, number, state, what it is about, what happens next and until when.
import { hrefWith } from '#web/href-with.ts'
import { Link } from 'react-router'
import { useUnitsText } from './units-text.ts'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { ShopSeal } from '#features/sales/cart/parts/shop-group.tsx'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { Button } from '#ui/controls/button.tsx'
import { Price } from '#ui/goods/price.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'
import { kindOf } from '../states.ts'
import { ClaimStatusChip } from './claim-status.tsx'
import { situationOf, type ClaimHead } from './situation.ts'
import { TimeLeft } from './time-left.tsx'
import '#features/sales/orders/parts/orders.css'
import './claims.css'

const detailOf = ({ serviceNo }: ClaimHead) => hrefWith('/user/user/orderRefund/details', { serviceNo })

export function ClaimCard({ claim, now }: { claim: ClaimHead; now: number }) {
  const { t } = useTexts('aftersales')
  const units = useUnitsText()
  const { line, quantity } = claim
  return (
    <li className="order-card">
      <CardHead claim={claim} />
      <div className="claim-line">
        <LinePicture file={line.picture} size={72} />
        <div className="min-w-0">
          <h3 className="text-15 leading-tight font-medium">{line.title}</h3>
          <p className="mt-1 text-13 text-ink-2">
            {line.spec && `${line.spec} · `}
            {units(quantity, line)}
          </p>
          <p className="mt-1 text-13">
            {t(`kinds.${kindOf(claim)}.name`)} · {claim.reason.text}
          </p>
        </div>
        <Sum claim={claim} />
      </div>
      <CardFoot claim={claim} now={now} />
    </li>
  )
}

/** Money, where the claim is about money that comes or came back. */
function Sum({ claim: { type, status, amount } }: { claim: ClaimHead }) {
  if (status === 'closed' || status === 'cancelledByUser') return <span />
  const refunding = status === 'pendingRefund' || status === 'merchantRefunded' || status === 'refundComplete'
  return type === 'exchange' && !refunding ? <span /> : <Price fen={amount} />
}

function CardHead({ claim }: { claim: ClaimHead }) {
  const { t } = useTexts('aftersales')
  return (
    <div className="order-card-head">
      <h2 className="order-card-shop">
        <ShopSeal shop={claim.merchant} />
        <Link to={detailOf(claim)}>
          {claim.merchant.name}
          <span className="vh">, {t('list.number', { no: claim.serviceNo })}</span>
        </Link>
      </h2>
      <span className="order-card-no" aria-hidden="true">
        {t('list.number', { no: grouped(claim.serviceNo) })}
      </span>
      <span className="order-card-no">
        <Moment iso={claim.createdAt} look="short" />
      </span>
      <ClaimStatusChip claim={claim} />
    </div>
  )
}

function CardFoot({ claim, now }: { claim: ClaimHead; now: number }) {
  const { t } = useTexts('aftersales')
  const mine = claim.waitsFor === 'buyer'
  const { serviceNo, actions } = claim
  return (
    <div className="order-card-foot">
      <p className="claim-next">
        <b className="font-semibold">{t(`turn.${situationOf(claim)}.title`, { shop: claim.merchant.name })}</b>
        <TimeLeft claim={claim} now={now} />
      </p>
      <div className="order-acts">
        <TextLink
          className="self-center"
          render={
            <Link to={detailOf(claim)} aria-label={`${t('list.details')}, ${t('list.number', { no: serviceNo })}`} />
          }
        >
          {t('list.details')}
        </TextLink>
        {mine && actions.includes('logistics') && (
          <Button
            kind="second"
            size="sm"
            render={<Link to={hrefWith('/user/user/orderRefund/logistics', { serviceNo })} />}
          >
            {t('actions.logistics')}
          </Button>
        )}
      </div>
    </div>
  )
}
