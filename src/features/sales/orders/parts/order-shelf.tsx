// The places an order can wait, and its after-sales, as things on a shelf, with how many wait there.
import { Package, RotateCcw, Star, Truck, Wallet } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Count } from '#ui/goods/badge.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import './order-shelf.css'

type Counts = Calls['/api/v2/order/sell/count']['output']
const places = [
  { tab: 'toPay', icon: Wallet },
  { tab: 'toShip', icon: Package },
  { tab: 'toReceive', icon: Truck },
  { tab: 'toReview', icon: Star },
] as const

/** `claims`: those that are not over; left out, only orders are shown. */
export function OrderShelf({ counts, claims }: { counts: Counts; claims?: number }) {
  const { t } = useTexts(['orders', 'account'])
  const reviews = useOffered('reviews')
  const shown = places.filter(({ tab }) => tab !== 'toReview' || reviews)
  return (
    <ul className="order-shelf">
      {shown.map(({ tab, icon }) => (
        <li key={tab}>
          <Link to={hrefWith('/user/user/order', { tab })}>
            <span className="order-shelf-icon">
              <Icon of={icon} size={28} stroke={1.4} />
              <Count of={counts[tab]} label={t('account:hub.waiting', { count: counts[tab] })} />
            </span>
            {t(`list.tabs.${tab}`)}
          </Link>
        </li>
      ))}
      {claims !== undefined && (
        <li>
          <Link to={href('/user/user/orderRefund')}>
            <span className="order-shelf-icon">
              <Icon of={RotateCcw} size={28} stroke={1.4} />
              <Count of={claims} label={t('account:hub.claims', { count: claims })} />
            </span>
            {t('list.afterSales')}
          </Link>
        </li>
      )}
    </ul>
  )
}
