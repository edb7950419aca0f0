// What the browser lets the shop do, as it stands now; and where to change it, for a page can ask
// but never open a permission that was refused.
import { useEffect, useState } from 'react'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'
import { SettingPart } from './setting-part.tsx'

type State = 'granted' | 'prompt' | 'denied' | 'unknown'
const permissions = ['notifications', 'clipboard'] as const
type Permission = (typeof permissions)[number]
const asked: Record<Permission, string> = { notifications: 'notifications', clipboard: 'clipboard-write' }

export function SettingPermissions() {
  const { t } = useTexts('profile')
  return (
    <SettingPart id="permissions" title={t('setting.permissions.title')} text={t('setting.permissions.text')}>
      <ul className="setting-list">
        {permissions.map((each) => (
          <PermissionRow key={each} of={each} />
        ))}
      </ul>
    </SettingPart>
  )
}

function PermissionRow({ of }: { of: Permission }) {
  const { t } = useTexts('profile')
  const state = usePermission(of)
  const [failed, setFailed] = useState(false)
  const open = async () => {
    const answer = await Notification.requestPermission().catch(() => 'denied')
    setFailed(answer !== 'granted')
  }
  const askable = of === 'notifications' && state !== 'granted' && state !== undefined && 'Notification' in window
  return (
    <li>
      <div className="setting-row">
        <span>
          <b>{t(`setting.permissions.${of}`)}</b>
          <small>{t(`setting.permissions.${of}Text`)}</small>
        </span>
        <span className="setting-state">
          <span>{state ? t(`setting.permissions.state.${state}`) : ''}</span>
          {askable && <TextLink onClick={() => void open()}>{t('setting.permissions.open')}</TextLink>}
        </span>
      </div>
      {(failed || state === 'denied') && (
        <Banner tone="info" live={failed}>
          {failed && <b>{t('setting.permissions.failed')} </b>}
          {t('setting.permissions.how')}
        </Banner>
      )}
    </li>
  )
}

/** The permission as it stands; undefined until the browser has said so. */
function usePermission(of: Permission): State | undefined {
  const [state, setState] = useState<State>()
  useEffect(() => {
    let status: PermissionStatus | undefined
    let left = false
    const tell = () => !left && setState(status?.state ?? 'unknown')
    const ask = async () => {
      // not every browser knows every name
      status = await navigator.permissions.query({ name: asked[of] as PermissionName }).catch(() => undefined)
      if (!left) status?.addEventListener('change', tell)
      tell()
    }
    void ask().catch(tell)
    return () => {
      left = true
      status?.removeEventListener('change', tell)
    }
  }, [of])
  return state
}
