// The head of the shop on a wide screen: utility line, main line (it stays and shrinks while scrolling), floors. On the phone's home page only the main line shows.
import { Menu, Package, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import './header.css'
import { Icon } from '#ui/icon.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { useRoot } from '#web/root-data.ts'
import { useSession } from '#web/session.ts'
import { CartLink } from '#web/shell/cart-link.tsx'
import { DeliverTo } from '#web/shell/deliver-to.tsx'
import { LanguageLinks } from '#web/shell/language-links.tsx'
import { SearchForm } from '#web/shell/search-form.tsx'
import { ThemeLinks } from '#web/shell/theme-links.tsx'

/** `top`: the phone's top of inner pages. */
export function Header({ top }: { top: ReactNode }) {
  return (
    <header className="shell-head">
      <Utility />
      <MainLine />
      <Floors />
      {top}
    </header>
  )
}

function Utility() {
  const { t } = useTranslation()
  return (
    <div className="shell-utility">
      <div className="wrap">
        <DeliverTo />
        <nav aria-label={t('utilityNav')}>
          <LanguageLinks />
          <ThemeLinks />
          <Link to="/home/announcement" prefetch="intent">
            {t('footer.announcements')}
          </Link>
          <Link to="/home/articalList" prefetch="intent">
            {t('footer.guide')}
          </Link>
        </nav>
      </div>
    </div>
  )
}

function MainLine() {
  const { t } = useTranslation()
  const { signedIn, person } = useSession()
  const served = useRoot()?.signedIn ?? false
  return (
    <div className="shell-main">
      <div className="wrap">
        <Link to="/" className="shell-logo">
          <Wordmark lean />
          <span className="vh"> {t('homeLink')}</span>
        </Link>
        <SearchForm />
        <nav className="shell-tools" aria-label={t('shopNav')}>
          <Link to={signedIn || served ? '/user/user' : '/login/login'} prefetch="intent">
            <Icon of={User} size={22} />
            <span className="shell-who">{signedIn || served ? (person?.nickName ?? t('account')) : t('signIn')}</span>
          </Link>
          <Link to="/user/user/order">
            <Icon of={Package} size={22} />
            <span>{t('orders')}</span>
          </Link>
          <CartLink />
        </nav>
      </div>
    </div>
  )
}

function Floors() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const floors = useRoot()?.frame.floors ?? []
  const category = pathname === '/goods/list' ? Number(new URLSearchParams(search).get('categoryId')) : 0
  return (
    <nav className="shell-nav" aria-label={t('mainNav')}>
      <div className="wrap">
        <Link className="shell-nav-all" to="/home/category" prefetch="intent" aria-current={pathname === '/home/category' ? 'page' : undefined}>
          <Icon of={Menu} size={18} />
          {t('allFloors')}
        </Link>
        <ul>
          {floors.map((f) => (
            <li key={f.id}>
              <Link to={`/goods/list?categoryId=${f.id}`} prefetch="intent" aria-current={f.id === category ? 'page' : undefined}>
                {f.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
