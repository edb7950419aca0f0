// The person in the head of the shop: a visitor's way to sign-in, or the account with its panel.
import { User } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useLocation } from 'react-router'
import { HoverPanel } from '#ui/overlays/hover-panel.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useRoot } from '#web/root-data.ts'
import { useSession, useSignedIn } from '#web/session.ts'
import { PanelWait } from '#surfaces/storefront/shell/panel-wait.tsx'

const load = () => import('#surfaces/storefront/shell/account-panel.tsx')
const AccountPanel = lazy(async () => ({ default: (await load()).AccountPanel }))

export function AccountMenu() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn(useRoot()?.signedIn ?? false)
  const name = useSession().person?.nickName
  if (!signedIn)
    return (
      <Link to={hrefWith('/login/login', { from: pathname + search })} prefetch="intent" className="shell-tool">
        <Icon of={User} size={22} />
        <span>{t('signIn')}</span>
      </Link>
    )
  const link = (
    <Link to={href('/user/user')} prefetch="intent" className="shell-tool">
      {name ? <Initial of={name} /> : <Icon of={User} size={22} />}
      <span className="shell-who">{name ?? t('account')}</span>
    </Link>
  )
  return (
    <HoverPanel
      trigger={link}
      label={t('account')}
      press="follow"
      onFocus
      align="end"
      warm={() => void load()}
      boxClassName="shell-pop"
    >
      <Suspense fallback={<PanelWait />}>
        <AccountPanel />
      </Suspense>
    </HoverPanel>
  )
}

/** A person without a picture: the first sign of the name. */
function Initial({ of: name }: { of: string }) {
  return (
    <span className="shell-initial" aria-hidden="true">
      {Array.from(name.trim())[0]?.toLocaleUpperCase()}
    </span>
  )
}
