// What the shop may write about, and by which ways. A tick is kept at once; one that could not be kept goes back.
import { useState } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { Tick } from '#ui/controls/checkbox.tsx'
import { call } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import { noticeChannels } from '../limits.ts'
import { SettingPart } from './setting-part.tsx'

type Notices = Calls['/api/v2/user/setting/detail']['output']['notices']
type Notice = Notices[number]

export function SettingNotices({ notices: given }: { notices: Notices }) {
  const { t } = useTexts('profile')
  const [notices, setNotices] = useState(given)
  const lay = (kind: Notice['kind'], channel: 'email' | 'sms', on: boolean) =>
    setNotices((all) => all.map((notice) => (notice.kind === kind ? { ...notice, [channel]: on } : notice)))
  const change = async (kind: Notice['kind'], channel: 'email' | 'sms', on: boolean) => {
    lay(kind, channel, on)
    await call('/api/v2/user/setting/edit', { notices: [{ kind, channel, on }] }).catch(() => lay(kind, channel, !on))
  }
  const waysOf = (notice: Notice) => noticeChannels.filter((channel) => notice[channel] !== null)
  return (
    <SettingPart id="notices" title={t('setting.notices.title')} text={t('setting.notices.text')}>
      <div className="setting-notices">
        {notices
          .filter((notice) => waysOf(notice).length > 0)
          .map((notice) => (
            <fieldset key={notice.kind}>
              <legend>{t(`setting.notices.${notice.kind}`)}</legend>
              <p>{t(`setting.notices.${notice.kind}Text`)}</p>
              <div>
                {waysOf(notice).map((channel) => (
                  <Tick
                    key={channel}
                    label={t(`setting.notices.${channel}`)}
                    checked={notice[channel] ?? false}
                    onChange={(event) => void change(notice.kind, channel, event.currentTarget.checked)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
      </div>
    </SettingPart>
  )
}
