// The phone's frame: the top of the home page and of inner pages, the tab bar.
import { ChevronLeft, Compass, Ellipsis, Globe, House, LayoutGrid, Search, User } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useStorefront } from '#surfaces/storefront/visit/root.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLocation, useNavigate } from 'react-router'
import './phone.css'
import { Icon } from '#ui/layout/icon.tsx'
import { useRoot, type ShellHandle } from '#web/root-data.ts'
import { useSignedIn } from '#web/session.ts'
import { MessagesLink } from '#surfaces/storefront/shell/messages-link.tsx'
import { CartLink } from '#surfaces/storefront/shell/cart-link.tsx'

const PhoneSheet = lazy(async () => ({
  default: (await import('#surfaces/storefront/shell/phone-sheet.tsx')).PhoneSheet,
}))

/** What opens the sheet, and the sheet once it was wanted. */
function useSheet(page: 'ways' | 'language') {
  const [state, setState] = useState<'never' | 'open' | 'shut'>('never')
  const sheet = state !== 'never' && (
    <Suspense fallback={null}>
      <PhoneSheet page={page} open={state === 'open'} onClose={() => setState('shut')} />
    </Suspense>
  )
  return { open: () => setState('open'), sheet }
}

/** Search and language on the home page. Without scripts the globe leads to the languages at the foot. */
export function PhoneHome() {
  const { t } = useTexts()
  const { open, sheet } = useSheet('language')
  const inBox = useStorefront()?.frame.inBox
  return (
    <div className="shell-phone-home">
      <Link to={href('/home/search')} className="shell-phone-search" prefetch="intent">
        <span>{inBox ?? t('searchHint')}</span>
        <Icon of={Search} size={20} />
        <span className="vh">{t('search')}</span>
      </Link>
      <a
        href="#languages"
        aria-label={t('language')}
        className="shell-phone-icon"
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Icon of={Globe} size={22} />
      </a>
      <MessagesLink words={false} />
      {sheet}
    </div>
  )
}

export function PhoneTop({ title, cart }: { title: string; cart: boolean }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { key } = useLocation()
  const { open, sheet } = useSheet('ways')
  return (
    <div className="shell-phone-top">
      <Link
        to={href('/')}
        aria-label={t('back')}
        className="shell-phone-icon"
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
        <Link to={href('/home/search')} aria-label={t('search')} className="shell-phone-icon">
          <Icon of={Search} size={22} />
        </Link>
        {cart && <CartLink words={false} className="shell-phone-icon" />}
        <button type="button" aria-label={t('moreWays')} className="shell-phone-icon shell-scripted" onClick={open}>
          <Icon of={Ellipsis} size={22} />
        </button>
      </span>
      {sheet}
    </div>
  )
}

/** Pages of discovery that do not name their tab. */
const discovery = [
  href('/home/rank'),
  href('/home/ppg'),
  href('/home/brand'),
  href('/home/cataShopList'),
  href('/home/articalList'),
  href('/home/article'),
]

export function TabBar({ tab }: { tab: ShellHandle['tab'] }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const signedIn = useSignedIn(useRoot()?.signedIn ?? false)
  const lit = tab ?? (discovery.includes(pathname) ? 'discover' : undefined)
  const on = (name: ShellHandle['tab']) => (name === lit ? ('page' as const) : undefined)
  return (
    <nav className="shell-tabs" aria-label={t('tabs')}>
      <Link to={href('/')} aria-current={on('home')}>
        <Icon of={House} size={22} />
        <span>{t('home')}</span>
      </Link>
      <Link to={href('/home/category')} aria-current={on('categories')}>
        <Icon of={LayoutGrid} size={22} />
        <span>{t('categories')}</span>
      </Link>
      <Link to={href('/home/rank')} aria-current={on('discover')}>
        <Icon of={Compass} size={22} />
        <span>{t('discover')}</span>
      </Link>
      <CartLink current={lit === 'cart'} />
      <Link to={href(signedIn ? '/user/user' : '/login/login')} aria-current={on('me')}>
        <Icon of={User} size={22} />
        <span>{t('me')}</span>
      </Link>
    </nav>
  )
}
