// The frame of the account's pages: on a wide screen a menu of the whole account beside the page,
// on smaller ones the page alone. Loaded with these pages only; it asks nothing.
import { href, Link, Outlet, useLocation } from 'react-router'
import './account-area.css'
import { useRoot, useShellHandle } from '#web/root-data.ts'
import { useSignedIn } from '#web/session.ts'
import { areaGroups, presentWay } from '#surfaces/storefront/account/account-entries.ts'
import { useTexts } from '#web/texts.tsx'

export default function AccountArea() {
  const { area } = useShellHandle().handle
  if (area === 'wide') return <Outlet />
  return (
    <div className="area">
      <AreaMenu />
      <div className="area-page">
        <Outlet />
      </div>
    </div>
  )
}

function AreaMenu() {
  const { t } = useTexts('account')
  const { pathname } = useLocation()
  const root = useRoot()
  const shown = areaGroups(useSignedIn(root?.signedIn ?? false), root?.off)
  const present = presentWay(shown, pathname)
  return (
    <nav className="area-menu" aria-label={t('title')}>
      <Link
        to={href('/user/user')}
        className="area-hub display"
        aria-current={pathname === href('/user/user') ? 'page' : undefined}
      >
        {t('title')}
      </Link>
      {shown.map(({ name, ways }) => (
        <div key={name}>
          <p id={`area-${name}`}>{t(`group.${name}`)}</p>
          <ul aria-labelledby={`area-${name}`}>
            {ways.map((way) => (
              <li key={way.name}>
                <Link
                  to={way.to}
                  prefetch="intent"
                  aria-current={way.name === present ? (way.to === pathname ? 'page' : 'true') : undefined}
                >
                  {t(`way.${way.name as 'orders'}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
