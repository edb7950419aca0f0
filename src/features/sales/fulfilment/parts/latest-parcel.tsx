// The parcel that moved last, on the account's front page: its day, where it is, what is in it. The day leads on.
import { Link } from 'react-router'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { ParcelState } from '#features/sales/orders/parts/parcel-state.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { News, useDay } from './parcel-day.tsx'
import '#features/sales/orders/parts/latest-order.css'
import './latest-parcel.css'

type Latest = NonNullable<Calls['/api/v2/order/sell/parcel/latest']['output']['latest']>
const shown = 4

/** `now`: the shop's clock when the page was made, ms. */
export function LatestParcel({ latest, now }: { latest: Latest; now: number }) {
  const { t } = useTexts('fulfilment')
  const { orderNo, merchant, parcel, more } = latest
  const { before, day } = useDay(parcel, now)
  return (
    <article className="latest-order latest-parcel" aria-label={t('tracking.latest')}>
      <div>
        <p>
          {t('tracking.latest')}
          {before && <> · {before}</>}
        </p>
        <h3>
          <Link to={hrefWith('/user/user/order/logistics', { orderNo, parcel: parcel.parcelId })}>
            <span suppressHydrationWarning>{day}</span>
          </Link>
        </h3>
      </div>
      <p className="latest-order-state">
        <ParcelState parcel={parcel} />
      </p>
      <div className="latest-order-goods">
        {parcel.lines.slice(0, shown).map((line) => (
          <LinePicture key={line.orderLineId} file={line.picture} size={56} />
        ))}
        <p>
          <span className="block">
            <News parcel={parcel} />
          </span>
          <small>{[merchant, ...(more > 0 ? [t('tracking.more', { count: more })] : [])].join(' · ')}</small>
        </p>
      </div>
    </article>
  )
}
