// Every page of the account as tiles, in the groups of the menu: for screens that have no room for the menu.
// And the way out.
import {
  BadgeCheck,
  Bell,
  BellRing,
  BriefcaseBusiness,
  Building2,
  ChevronRight,
  CreditCard,
  FileText,
  Heart,
  History,
  Info,
  LogOut,
  MapPin,
  Megaphone,
  Package,
  RotateCcw,
  Settings,
  ShieldCheck,
  Smartphone,
  Stamp,
  Star,
  Store,
  UserRound,
  UserRoundCheck,
  UsersRound,
  Wallet,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useRoot } from '#web/root-data.ts'
import { useSignedIn } from '#web/session.ts'
import { areaGroups } from '#surfaces/storefront/account/account-entries.ts'
import { useLogOut } from '#surfaces/storefront/visit/log-out.ts'
import { useTexts } from '#web/texts.tsx'

const icons: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries({
    orders: Package,
    afterSales: RotateCcw,
    reviews: Star,
    invoices: FileText,
    money: Wallet,
    wallet: Wallet,
    bankCards: CreditCard,
    collection: Heart,
    follows: Store,
    footprint: History,
    team: UsersRound,
    shops: BriefcaseBusiness,
    sell: Stamp,
    profile: UserRound,
    security: ShieldCheck,
    addresses: MapPin,
    pickupPersons: UserRoundCheck,
    realName: BadgeCheck,
    realNameCompany: Building2,
    devices: Smartphone,
    messages: Bell,
    notices: BellRing,
    announcements: Megaphone,
    settings: Settings,
    about: Info,
    aboutUs: Info,
  }),
)

export function Tools() {
  const { t } = useTexts('account')
  const root = useRoot()
  const signedIn = useSignedIn(root?.signedIn ?? false)
  const logOut = useLogOut()
  return (
    <section className="hub-tools" aria-label={t('hub.tools')}>
      {areaGroups(signedIn, root?.off).map(({ name, ways }) => (
        <div key={name} className="hub-group">
          <h2>{t(`group.${name}`)}</h2>
          <ul>
            {ways.map((way) => (
              <li key={way.name}>
                <Link to={way.to} prefetch="intent">
                  <Icon of={icons.get(way.name) ?? ChevronRight} size={24} stroke={1.4} />
                  {t(`way.${way.name as 'orders'}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {signedIn && (
        <Button className="w-full" onClick={() => void logOut()}>
          <Icon of={LogOut} size={18} />
          {t('hub.logOut')}
        </Button>
      )}
    </section>
  )
}
