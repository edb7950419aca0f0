// The head of the shop on a wide screen: utility line, main line (it stays and shrinks while scrolling),
// ways into the store. On the phone's home page only the main line shows.
import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLocation } from 'react-router'
import './header.css'
import './nav.css'
import './panels.css'
import { Icon } from '#ui/layout/icon.tsx'
import { ShopMark } from '#web/shop-mark.tsx'
import { AccountMenu } from '#surfaces/storefront/shell/account-menu.tsx'
import { CartMenu } from '#surfaces/storefront/shell/cart-menu.tsx'
import { useSiteLinks } from '#surfaces/storefront/visit/site-links.ts'
import { DeliverTo } from '#surfaces/storefront/visit/deliver-to.tsx'
import { LanguageLinks } from '#surfaces/storefront/shell/language-links.tsx'
import { MegaMenu } from '#surfaces/storefront/shell/mega-menu.tsx'
import { MessagesLink } from '#surfaces/storefront/shell/messages-link.tsx'
import { PhoneHome } from '#surfaces/storefront/shell/phone.tsx'
import { SearchBox } from '#surfaces/storefront/shell/search-box.tsx'
import { SiteLink } from '#surfaces/storefront/shell/site-link.tsx'
import { ThemeLinks } from '#surfaces/storefront/shell/theme-links.tsx'

/** `top`: the phone's top of inner pages. */
export function Header({ top }: { top: ReactNode }) {
  return (
    <header className="shell-head">
      <Utility />
      <MainLine home={top === null} />
      <Ways />
      {top}
    </header>
  )
}

function Utility() {
  const { t } = useTexts()
  return (
    <div className="shell-utility">
      <div className="wrap">
        <DeliverTo />
        <nav aria-label={t('utilityNav')}>
          <LanguageLinks />
          <ThemeLinks />
          <MessagesLink />
          <Link to={href('/user/user/help')} prefetch="intent">
            {t('help')}
          </Link>
        </nav>
      </div>
    </div>
  )
}

function MainLine({ home }: { home: boolean }) {
  const { t } = useTexts()
  return (
    <div className="shell-main">
      <div className="wrap">
        <Link to={href('/')} className="shell-logo">
          <ShopMark lean />
          <span className="vh"> {t('homeLink')}</span>
        </Link>
        <SearchBox />
        {home && <PhoneHome />}
        <nav className="shell-tools" aria-label={t('shopNav')}>
          <AccountMenu />
          <Link to={href('/user/user/order')} className="shell-tool">
            <Icon of={Package} size={22} />
            <span>{t('orders')}</span>
          </Link>
          <CartMenu />
        </nav>
      </div>
    </div>
  )
}

const ways = [
  ['new', hrefWith('/goods/list', { sort: 'newest' })],
  ['brands', href('/home/ppg')],
  ['ranks', href('/home/rank')],
  ['merchants', href('/home/cataShopList')],
  ['used', hrefWith('/goods/list', { cond: 'used' })],
  ['articles', href('/home/articalList')],
] as const

function Ways() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const composed = useSiteLinks()?.header
  const shown = composed ?? ways.map(([key, to]) => ({ label: t(`nav.${key}`), to }))
  return (
    <nav className="shell-nav" aria-label={t('mainNav')}>
      <div className="wrap">
        <MegaMenu />
        <ul className="shell-ways">
          {shown.map(({ label, to }) => (
            <li key={`${label} ${to}`}>
              <SiteLink
                to={to}
                className="shell-way"
                aria-current={pathname + (to.includes('?') ? search : '') === to ? 'page' : undefined}
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
