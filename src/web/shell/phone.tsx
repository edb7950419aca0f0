// The phone's frame: the top of inner pages (back, title, search) and the tab bar.
import { ChevronLeft, House, LayoutGrid, Search, User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import './phone.css'
import { Icon } from '#ui/icon.tsx'
import { useRoot, type ShellHandle } from '#web/root-data.ts'
import { useSession } from '#web/session.ts'
import { CartLink } from '#web/shell/cart-link.tsx'

export function PhoneTop({ title, cart }: { title: string; cart: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <div className="shell-phone-top">
      <Link
        to="/"
        aria-label={t('back')}
        onClick={(event) => {
          if (key === 'default') return // nothing behind it: home
          event.preventDefault()
          void navigate(-1)
        }}
      >
        <Icon of={ChevronLeft} size={24} />
      </Link>
      <b>{title}</b>
      <span>
        <Link to="/home/serchlist" aria-label={t('search')}>
          <Icon of={Search} size={22} />
        </Link>
        {cart && <CartLink words={false} />}
      </span>
    </div>
  )
}

export function TabBar({ tab }: { tab: ShellHandle['tab'] }) {
  const { t } = useTranslation()
  const { signedIn } = useSession()
  const served = useRoot()?.signedIn ?? false
  const on = (name: ShellHandle['tab']) => (name === tab ? ('page' as const) : undefined)
  return (
    <nav className="shell-tabs" aria-label={t('mainNav')}>
      <Link to="/" aria-current={on('home')}>
        <Icon of={House} size={22} />
        <span>{t('home')}</span>
      </Link>
      <Link to="/home/category" aria-current={on('categories')}>
        <Icon of={LayoutGrid} size={22} />
        <span>{t('categories')}</span>
      </Link>
      <CartLink current={tab === 'cart'} />
      <Link to={signedIn || served ? '/user/user' : '/login/login'} aria-current={on('me')}>
        <Icon of={User} size={22} />
        <span>{t('me')}</span>
      </Link>
    </nav>
  )
}
