// The facts of a claim beside its story: what it is about, its numbers to copy, what goes back and where it is.
import { Wordings } from '#features/catalog/products/parts/wordings.tsx'
import { hrefWith } from '#web/href-with.ts'
import { Link } from 'react-router'
import { useUnit } from '#features/sales/cart/parts/unit.ts'
import { Row } from '#features/sales/orders/parts/order-data.tsx'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { useMethodName } from '#features/sales/orders/parts/use-method-name.ts'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Panel, Sums } from '#ui/layout/panel.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'
import { kindOf } from '../states.ts'
import { ClaimThumb } from './claim-thumb.tsx'
import type { Claim } from './situation.ts'
import '#features/sales/orders/parts/orders.css'

export function ClaimFacts({ claim }: { claim: Claim }) {
  const { t } = useTexts('aftersales')
  const { orderNo, serviceNo, exchange } = claim
  return (
    <Panel title={t('detail.yours')} className="buy-block">
      <ClaimThumb line={claim.line} quantity={claim.quantity} />
      <Wordings wordings={claim.line.wordings} />
      <dl className="order-data mt-5">
        <Row label={t('detail.kind')}>{t(`kinds.${kindOf(claim)}.name`)}</Row>
        {exchange && exchange.skuId !== claim.line.skuId && <Row label={t('detail.exchangeFor')}>{exchange.spec}</Row>}
        <Row label={t('detail.reason')}>{claim.reason.text}</Row>
        <Row label={t('detail.number')} copy={serviceNo}>
          {grouped(serviceNo)}
        </Row>
        <Row label={t('detail.order')}>
          <TextLink
            className="whitespace-normal"
            render={<Link to={hrefWith('/user/user/order/details', { orderNo })} />}
          >
            {grouped(orderNo)}
          </TextLink>
        </Row>
        <Row label={t('detail.filed')}>
          <Moment iso={claim.createdAt} look="full" />
        </Row>
      </dl>
    </Panel>
  )
}

/** What goes back, or what would: an exchange that ends well is about no money. */
export function ClaimMoney({ claim }: { claim: Claim }) {
  const { t } = useTexts('aftersales')
  const lang = useLang()
  const unit = useUnit()
  const { amounts, line, quantity, type, status } = claim
  const over = status === 'closed' || status === 'cancelledByUser'
  if (over && amounts.returnFreight === 0) return null
  const replaced = type === 'exchange' && amounts.estimated
  const listed = line.price * quantity
  const off = amounts.goods - listed
  const sum = amounts.goods + amounts.freight
  return (
    <Panel title={t('refund.title')} note={replaced ? undefined : t('refund.note')} className="buy-block">
      {replaced ? (
        <p className="text-ink-2">
          {t('refund.none')} {!over && t('refund.fallback', { amount: shortPrice(sum, lang) })}
        </p>
      ) : (
        <Sums
          rows={[
            { label: t('refund.goods', { count: quantity }), fen: listed },
            ...(off === 0 ? [] : [{ label: off < 0 ? t('refund.share') : t('refund.tax'), fen: off }]),
            { label: t('refund.freight'), fen: amounts.freight },
          ]}
          total={{ label: t('refund.total'), fen: sum, unit }}
        />
      )}
      {amounts.returnFreight > 0 && (
        <Sums
          className="mt-4"
          rows={[
            { label: t('refund.returnFreight'), fen: amounts.returnFreight },
            { label: t('refund.returnFreightRepaid'), fen: amounts.returnFreightRepaid },
          ]}
        />
      )}
      <Refund claim={claim} />
    </Panel>
  )
}

function Refund({ claim: { refund } }: { claim: Claim }) {
  const { t } = useTexts('aftersales')
  const methodName = useMethodName()
  if (!refund) return null
  return (
    <dl className="order-data mt-5">
      <Row label={t('refund.status')}>{t(`refund.statusOf.${refund.status}`)}</Row>
      <Row label={t('refund.account')}>{methodName(refund.method)}</Row>
      <Row label={t('refund.number')} copy={refund.refundNo}>
        {grouped(refund.refundNo)}
      </Row>
      <Row label={t('refund.since')}>
        <Moment iso={refund.createdAt} look="full" />
      </Row>
      {refund.doneAt && (
        <Row label={t('refund.done')}>
          <Moment iso={refund.doneAt} look="full" />
        </Row>
      )}
    </dl>
  )
}
