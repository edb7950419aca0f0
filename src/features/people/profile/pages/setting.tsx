// Settings, /user/setting. Works for visitors: what belongs to this browser is kept by it;
// what follows a person is kept by the shop.
import { useEffect } from 'react'
import { href, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import '../parts/setting.css'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { visitContext } from '#web/context.ts'
import { hrefWith } from '#web/href-with.ts'
import { load, loadIfPossible } from '#web/load.ts'
import { choosePersonal, heedPersonal } from '#surfaces/storefront/visit/personal.ts'
import type { ShellHandle } from '#web/root-data.ts'
import { useLogOut } from '#surfaces/storefront/visit/log-out.ts'
import { ShortcutRows } from '#surfaces/storefront/shell/shortcut-list.tsx'
import { useTexts } from '#web/texts.tsx'
import { chooseComfort, useComfort } from '#web/use-comfort.ts'
import { SettingLook } from '../parts/setting-look.tsx'
import { SettingNotices } from '../parts/setting-notices.tsx'
import { SettingPart } from '../parts/setting-part.tsx'
import { SettingPermissions } from '../parts/setting-permissions.tsx'
import { SettingStorage } from '../parts/setting-storage.tsx'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('profile:setting.title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const [settings, agreements] = await Promise.all([
    visit.signedIn ? load(visit, '/api/v2/user/setting/detail', {}) : null,
    loadIfPossible(visit, '/api/v2/article/page', { kind: 'agreement', size: 20 }),
  ])
  return { settings, agreements: (agreements?.records ?? []).map(({ code, title }) => ({ code, title })) }
}

export default function SettingPage() {
  const { settings, agreements } = useLoaderData<typeof loader>()
  const { t } = useTexts(['profile', 'account'])
  const { personal, keys } = useComfort()
  const logOut = useLogOut()
  useEffect(() => heedPersonal(settings?.personalised ?? true), [settings])
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('setting.title')} />
      <h1 className="display pt-9 text-48 max-md:sr-only">{t('setting.title')}</h1>
      <div className="setting">
        <SettingLook />
        <SettingPart id="personal" title={t('setting.personal.title')}>
          <Switch
            label={t('setting.personal.label')}
            sub={t('setting.personal.text')}
            checked={personal !== 'off'}
            onChange={(event) => choosePersonal(event.currentTarget.checked)}
          />
        </SettingPart>
        {settings && <SettingNotices notices={settings.notices} />}
        <SettingPart id="keys" title={t('setting.keys.title')}>
          <Switch
            label={t('setting.keys.label')}
            sub={t('setting.keys.text')}
            checked={keys !== 'off'}
            onChange={(event) => chooseComfort('keys', event.currentTarget.checked ? undefined : 'off')}
          />
          {keys !== 'off' && <ShortcutRows />}
        </SettingPart>
        <SettingPermissions />
        <SettingStorage />
        <Agreements agreements={agreements} />
        {settings && (
          <Button className="justify-self-start" onClick={() => void logOut()}>
            {t('account:hub.logOut')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Agreements({ agreements }: { agreements: readonly { code: string; title: string }[] }) {
  const { t } = useTexts(['profile', 'account'])
  return (
    <SettingPart id="agreements" title={t('setting.agreements')}>
      <ul className="setting-links">
        {agreements.map(({ code, title }) => (
          <li key={code}>
            <Link to={hrefWith('/home/article', { code })} prefetch="intent">
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link to={href('/user/user/about')} prefetch="intent">
            {t('account:way.about')}
          </Link>
        </li>
      </ul>
    </SettingPart>
  )
}
