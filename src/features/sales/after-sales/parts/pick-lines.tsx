// The lines of an order: those that may be claimed with a tick and how many, the others with why not and until when it
// was possible.
import { Wordings } from '#features/catalog/products/parts/wordings.tsx'
import { hrefWith } from '#web/href-with.ts'
import { Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { LineNote } from '#features/sales/cart/parts/line-note.tsx'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { ShopGroup } from '#features/sales/cart/parts/shop-group.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { Quantity } from '#ui/controls/quantity.tsx'
import { Price } from '#ui/goods/price.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'
import './claims.css'

export type Preview = Calls['/api/v2/order/refund/preview']['output']
export type PreviewLine = Preview['lines'][number]
/** How many of which line. */
export type Picked = ReadonlyMap<number, number>

interface PickLinesProps {
  merchant: Preview['merchant']
  lines: readonly PreviewLine[]
  picked: Picked
  onPick: (orderLineId: number, quantity: number) => void
}
export function PickLines({ merchant, lines, picked, onPick }: PickLinesProps) {
  return (
    <ShopGroup shop={merchant}>
      <ul>
        {lines.map((line) => (
          <PickLine
            key={line.orderLineId}
            line={line}
            quantity={picked.get(line.orderLineId) ?? 0}
            onPick={(quantity) => onPick(line.orderLineId, quantity)}
          />
        ))}
      </ul>
    </ShopGroup>
  )
}

interface PickLineProps {
  line: PreviewLine
  quantity: number
  onPick: (quantity: number) => void
}
function PickLine({ line, quantity, onPick }: PickLineProps) {
  const { t } = useTexts('aftersales')
  const off = line.claimable === 0
  return (
    <li className={off ? 'pick-line pick-line-off' : 'pick-line'}>
      <Tick
        name="line"
        label={t('choose.pick', { title: line.title })}
        hideLabel
        disabled={off}
        checked={quantity > 0}
        onChange={(event) => onPick(event.currentTarget.checked ? line.claimable : 0)}
      />
      <LinePicture file={line.picture} size={88} />
      <div className="min-w-0">
        <h3>{line.title}</h3>
        {line.spec && <p className="goods-line-spec">{line.spec}</p>}
        <Wordings wordings={line.wordings} />
        {off ? <WhyNot line={line} /> : <Window line={line} />}
      </div>
      <div className="pick-line-quantity">
        {quantity > 0 && line.claimable > 1 && (
          <Quantity
            size="sm"
            value={quantity}
            max={line.claimable}
            onCommit={onPick}
            label={t('choose.quantity', { title: line.title })}
            lessLabel={t('choose.less')}
            moreLabel={t('choose.more')}
          />
        )}
        {quantity > 0 && (
          <p className="mt-1 text-center text-12 text-ink-2 max-md:text-left">
            {t('choose.of', { count: line.bought })}
          </p>
        )}
      </div>
      <p className="pick-line-sum">
        <Price fen={line.price} size="sm" />
      </p>
    </li>
  )
}

/** Until when, with a reason and without. */
function Window({ line: { until, freeUntil, claimable, bought } }: { line: PreviewLine }) {
  const { t } = useTexts('aftersales')
  const moment = useMoment()
  if (!until) return null
  const words = { until: moment(until, 'day') }
  return (
    <p className="mt-1.5 text-13" suppressHydrationWarning>
      {freeUntil ? t('choose.windows', { ...words, free: moment(freeUntil, 'day') }) : t('choose.window', words)}
      {claimable < bought && (
        <span className="block text-ink-2">{t('choose.partly', { count: claimable, bought })}</span>
      )}
    </p>
  )
}

function WhyNot({ line: { blockedBy, until, afterSale } }: { line: PreviewLine }) {
  const { t } = useTexts('aftersales')
  const moment = useMoment()
  const why =
    blockedBy === 'windowOver' && until
      ? t('choose.blocked.windowOverSince', { until: moment(until, 'day') })
      : t(`choose.blocked.${blockedBy ?? 'claimed'}`)
  return (
    <>
      <LineNote tone="warn">{why}</LineNote>
      {afterSale && (
        <p className="mt-1.5 text-13">
          <TextLink render={<Link to={hrefWith('/user/user/orderRefund/details', { serviceNo: afterSale })} />}>
            {t('choose.see')}
          </TextLink>
        </p>
      )}
    </>
  )
}
