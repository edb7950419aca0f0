// What one shop sends: its lines with what stands in their way, freight, a note to the shop.
import { PreorderNote } from './preorder-note.tsx'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLocation } from 'react-router'
import { TextLink } from '#ui/text/text-link.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { useLang } from '#ui/text/lang.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { useArrival } from './arrives.tsx'
import { ConfirmPickup, type PickupChoices } from './confirm-pickup.tsx'
import type { PickupWish } from './pickup-wish.ts'
import { GoodsLine } from '#features/sales/cart/parts/goods-line.tsx'
import { LineNote } from '#features/sales/cart/parts/line-note.tsx'
import { TierNotes } from '#features/sales/cart/parts/tier-notes.tsx'
import { ShopGroup } from '#features/sales/cart/parts/shop-group.tsx'

export type Preview = Calls['/api/v2/order/sell/normal/preview']['output']
type Group = Preview['groups'][number]
const remarkMax = 100

interface RemarkProps {
  merchant: Group['merchant']
  remark: string
  onRemark: (text: string) => void
}

interface GroupProps extends Omit<RemarkProps, 'merchant'> {
  group: Group
  hasAddress: boolean
  /** where it can be collected, if it can */
  choices: PickupChoices | null
  wish: PickupWish | undefined
  onWish: (wish: PickupWish | undefined) => void
}
export function ConfirmGroup({ group, hasAddress, choices, wish, onWish, ...remark }: GroupProps) {
  const { t } = useTexts('orders')
  return (
    <ShopGroup shop={group.merchant}>
      <ul aria-label={t('confirm.lines', { shop: group.merchant.name })}>
        {group.lines.map((line) => (
          <GoodsLine
            key={line.skuId}
            line={line}
            sum={line.goodsAmount}
            notes={
              line.problem ? (
                <LineNote tone="bad">
                  {t(`confirm.problems.${line.problem}`, { count: line.available })}{' '}
                  {(line.problem === 'unanswered' || line.problem === 'misanswered') && <FillIn line={line} />}
                </LineNote>
              ) : (
                <>
                  <TierNotes line={line} />
                  <PreorderNote line={line} />
                  {line.madeToOrder && <LineNote tone="warn">{t('confirm.noReturn')}</LineNote>}
                </>
              )
            }
          />
        ))}
      </ul>
      {group.collectable && choices && <ConfirmPickup {...{ group, choices, wish, onWish }} />}
      {!group.pickup && <Freight group={group} hasAddress={hasAddress} />}
      <Remark merchant={group.merchant} {...remark} />
    </ShopGroup>
  )
}

/** Back to where its custom options are asked. */
function FillIn({ line: { productId, skuId } }: { line: Group['lines'][number] }) {
  const { t } = useTexts('orders')
  const isCart = useLocation().pathname === href('/shoppingCart/confirm')
  const product = `${href('/goods/:id', { id: String(productId) })}?${new URLSearchParams({ skuId: String(skuId) })}`
  return <TextLink render={<Link to={isCart ? href('/shoppingCart') : product} />}>{t('confirm.fillIn')}</TextLink>
}

function Freight({ group, hasAddress }: { group: Group; hasAddress: boolean }) {
  const { t } = useTexts('orders')
  const lang = useLang()
  const arrival = useArrival()
  const freight = group.freight - group.discount.freight
  return (
    <div className="label-row">
      <span>{t('confirm.freight')}</span>
      <span className="label-row-mid">
        {hasAddress && !group.deliverable ? (
          <span className="text-primary-ink">{t('confirm.outside')}</span>
        ) : group.arrives ? (
          t('confirm.standardOn', { days: arrival(group.arrives) })
        ) : (
          t('confirm.standard')
        )}
      </span>
      <span className="label-row-end">
        {!hasAddress || !group.deliverable ? '–' : freight === 0 ? t('confirm.free') : shortPrice(freight, lang)}
      </span>
    </div>
  )
}

function Remark({ merchant, remark, onRemark }: RemarkProps) {
  const { t } = useTexts('orders')
  const field = `remark-${merchant.merchantId}`
  return (
    <div className="label-row">
      <label htmlFor={field}>{t('confirm.remark')}</label>
      <span className="label-row-wide">
        <input
          id={field}
          className="bare-input"
          maxLength={remarkMax}
          placeholder={t('confirm.remarkHint')}
          aria-label={t('confirm.remarkOf', { shop: merchant.name })}
          value={remark}
          onChange={(event) => onRemark(event.currentTarget.value)}
        />
        {remark.length > remarkMax / 2 && (
          <small className="mt-1 block text-right text-12 text-ink-3 tabular-nums">
            {t('confirm.remarkCount', { count: remark.length })}
          </small>
        )}
      </span>
    </div>
  )
}
