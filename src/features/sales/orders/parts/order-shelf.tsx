// The four places an order can wait, as things on a shelf, with how many wait there.
import { Package, Star, Truck, Wallet } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
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

export function OrderShelf({ counts }: { counts: Counts }) {
  const { t } = useTexts(['orders', 'account'])
  return (
    <ul className="order-shelf">
      {places.map(({ tab, icon }) => (
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
    </ul>
  )
}
