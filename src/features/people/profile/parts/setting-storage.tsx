// What this browser keeps of the shop, with a way to forget it; and whether a newer build is there.
import { useEffect, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'
import { newestVersion, ownVersion } from '#web/version.ts'
import { forgetKept, keptSize, sizeText } from './kept-size.ts'
import { SettingPart } from './setting-part.tsx'

export function SettingStorage() {
  const { t } = useTexts('profile')
  return (
    <SettingPart id="storage" title={t('setting.storage.title')}>
      <ul className="setting-list">
        <ClearRow />
        <UpdateRow />
      </ul>
    </SettingPart>
  )
}

function ClearRow() {
  const { t } = useTexts('profile')
  const lang = useLang()
  const [size, setSize] = useState<number>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    let left = false
    void keptSize().then(
      (bytes) => !left && setSize(bytes),
      () => undefined, // no size is shown
    )
    return () => void (left = true)
  }, [])
  const clear = async () => {
    await forgetKept()
    const rest = await keptSize()
    setSize(rest)
    setSaid(t('setting.storage.cleared', { size: sizeText(rest, lang) }))
  }
  return (
    <li>
      <div className="setting-row">
        <span>
          <b>{t('setting.storage.clear')}</b>
          <small>{t('setting.storage.clearText')}</small>
        </span>
        <span className="setting-state">
          <span className="tabular-nums">{size === undefined ? '' : sizeText(size, lang)}</span>
          <Button size="sm" aria-disabled={size === 0 || undefined} onClick={() => void clear()}>
            {t('setting.storage.clearNow')}
          </Button>
        </span>
      </div>
      <p role="status" className="setting-said">
        {said}
      </p>
    </li>
  )
}

function UpdateRow() {
  const { t } = useTexts(['profile', 'storefront'])
  const [state, setState] = useState<'busy' | 'newest' | 'newer' | 'unknown'>()
  const check = async () => {
    setState('busy')
    const newest = await newestVersion()
    setState(newest === undefined ? 'unknown' : newest === ownVersion() ? 'newest' : 'newer')
  }
  return (
    <li>
      <div className="setting-row">
        <span>
          <b>{t('setting.storage.update')}</b>
          <small>{t('setting.storage.updateText')}</small>
        </span>
        <span className="setting-state">
          {state === 'newer' ? (
            <Button size="sm" onClick={() => location.reload()}>
              {t('storefront:reload')}
            </Button>
          ) : (
            <Button size="sm" busy={state === 'busy'} onClick={() => void check()}>
              {t('setting.storage.check')}
            </Button>
          )}
        </span>
      </div>
      <p role="status" className="setting-said">
        {state && state !== 'busy' && t(`setting.storage.${state}`)}
      </p>
    </li>
  )
}
