// Whether what is written is kept: when it was, that it could not be, or that it was changed elsewhere.
import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Hand } from './use-application.ts'
import { Button } from '#ui/controls/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { useTexts } from '#web/texts.tsx'

export function SavedLine({ saving, onReload }: { saving: Hand['saving']; onReload: () => void }) {
  const { t } = useTexts('applying')
  if (saving.state === 'changed' || saving.state === 'ended')
    return (
      <Banner tone="warning" live className="mb-4" end={<Button onClick={onReload}>{t('saved.load')}</Button>}>
        {t(`saved.${saving.state}`)}
      </Banner>
    )
  return (
    <p className="sell-saved" role="status">
      {saving.state === 'failed' ? (
        <>
          <Icon of={CloudOff} size={15} /> {t('saved.failed')}
        </>
      ) : saving.state === 'saving' ? (
        <>
          <Icon of={LoaderCircle} size={15} /> {t('saved.saving')}
        </>
      ) : (
        <>
          <Icon of={Check} size={15} /> <Ago at={saving.at} heardAt={saving.heardAt} />
        </>
      )}
    </p>
  )
}
const aMinute = 60_000
const often = 1000
function Ago({ at, heardAt }: { at: string; heardAt: number | undefined }) {
  const { t } = useTexts('applying')
  const moment = useMoment()
  const [now, setNow] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), often)
    return () => clearInterval(timer)
  }, [])
  const ago = heardAt === undefined ? aMinute : Math.max(0, now - heardAt)
  if (ago >= aMinute) return t('saved.at', { time: moment(at, 'short') })
  return t('saved.ago', { count: Math.max(1, Math.round(ago / often)) })
}
