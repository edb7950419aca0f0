// The phone's bar: the first screens of the menu, the rest behind the last tab.
import {
  BadgeCheck,
  Activity,
  Bell,
  Boxes,
  Cable,
  ChartLine,
  CircleAlert,
  CreditCard,
  FileCheck,
  FileSpreadsheet,
  Flag,
  HeartHandshake,
  History,
  House,
  Landmark,
  IdCard,
  LayoutTemplate,
  ListTree,
  PanelsTopLeft,
  MapPin,
  MessageSquareText,
  Menu as MenuIcon,
  Newspaper,
  Package,
  Plug,
  PackageSearch,
  PencilLine,
  ReceiptText,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Stamp,
  Star,
  Store,
  Tag,
  Truck,
  Undo2,
  UsersRound,
  Search,
  UserX,
  Wallet,
} from 'lucide-react'
import { NavLink } from 'react-router'
import { useMenu, useWaiting } from './menu.tsx'
import { screenPath } from '../desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const icons = {
  today: House,
  figures: ChartLine,
  orders: Package,
  claims: Undo2,
  invoices: ReceiptText,
  pickupPoints: MapPin,
  members: UsersRound,
  notices: Bell,
  staff: UsersRound,
  settings: SlidersHorizontal,
  connections: Plug,
  followers: HeartHandshake,
  buyers: UsersRound,
  shoppers: UsersRound,
  systems: Cable,
  log: ScrollText,
  operation: Activity,
  books: Scale,
  money: Wallet,
  statements: ReceiptText,
  feeInvoices: ReceiptText,
  payouts: Landmark,
  ledger: Scale,
  staffFiles: FileSpreadsheet,
  payments: CreditCard,
  providerFiles: FileCheck,
  transfers: Landmark,
  withdrawals: Wallet,
  refundTrouble: CircleAlert,
  chargebacks: Undo2,
  shopLog: History,
  reviews: Star,
  pickup: Store,
  reports: Flag,
  goods: Tag,
  freight: Truck,
  carriers: Truck,
  places: MapPin,
  shop: LayoutTemplate,
  platform: LayoutTemplate,
  stock: Boxes,
  files: FileSpreadsheet,
  merchants: Stamp,
  identities: IdCard,
  closings: UserX,
  categories: ListTree,
  pages: PanelsTopLeft,
  content: Newspaper,
  brands: BadgeCheck,
  feedback: MessageSquareText,
  search: Search,
  drafts: PencilLine,
  goodsReviews: PackageSearch,
} as const
const most = 4

export function TabBar({ onMore }: { onMore: () => void }) {
  const { t } = useTexts('console')
  const waiting = useWaiting()
  const tabs = useMenu().flat().slice(0, most)
  return (
    <nav className="tabbar" aria-label={t('shell.menu')}>
      {tabs.map((screen) => {
        const Icon = icons[screen.menu.icon]
        const { n } = waiting(screen)
        return (
          <NavLink key={screen.path} to={screenPath(screen.path)}>
            <Icon className="i" size={21} />
            {t(`menu.${screen.menu.name}`)}
            {n > 0 && <em className="count">{n > 99 ? '99+' : n}</em>}
          </NavLink>
        )
      })}
      <button type="button" onClick={onMore}>
        <MenuIcon className="i" size={21} />
        {t('shell.more')}
      </button>
    </nav>
  )
}
