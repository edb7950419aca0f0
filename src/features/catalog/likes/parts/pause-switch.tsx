// Whether what I look at is recorded: at once, and gone back when the shop says no.
import { useState } from 'react'
import { Switch } from '#ui/controls/switch.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import { setPaused } from '#surfaces/storefront/likes/mine.ts'

export function PauseSwitch({ paused: served }: { paused: boolean }) {
  const { t } = useTexts('likes')
  const [paused, setHere] = useState(served)
  const turn = async (next: boolean) => {
    setHere(next)
    try {
      setPaused((await call('/api/v2/goods/browse/pause', { paused: next, requestId: requestId() })).paused)
    } catch (fault) {
      setHere(!next)
      if (!(fault instanceof CallError)) throw fault // the client has told it
    }
  }
  return (
    <Switch
      label={t('footprint.record')}
      sub={t(paused ? 'footprint.recordOff' : 'footprint.recordOn')}
      checked={!paused}
      onChange={(event) => void turn(!event.target.checked)}
    />
  )
}
