// The shelf of channels on the phone: icons stand on the thread.
import {
  BadgePercent,
  BookOpen,
  Building2,
  Crown,
  Gift,
  History,
  Megaphone,
  Package,
  Sparkles,
  Store,
  Trophy,
  type LucideIcon,
} from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import './channels.css'
import { Icon } from '#ui/layout/icon.tsx'
import type { Block } from '../contract.ts'

const drawings: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries({
    departments: Building2,
    brands: Store,
    ranks: Trophy,
    new: Sparkles,
    offers: BadgePercent,
    merchants: Package,
    articles: BookOpen,
    secondHand: History,
    gifts: Gift,
    members: Crown,
    notices: Megaphone,
  }),
)

export function ChannelsBlock({ block: { data } }: { block: Block<'channels'> }) {
  const { t } = useTexts('composer')
  return (
    <nav className="wrap home-channels" aria-label={t('channels')}>
      <ul>
        {data.entries.map(({ icon, label, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent">
              <Icon of={drawings.get(icon) ?? Building2} size={26} stroke={1.4} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
