// Without a net: a banner says so, what was saved can be read on, a press on what was not says why it leads nowhere.
import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import './offline.css'
import { toast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { keepPages, keptAs } from '#web/offline/keeping.ts'
import { useTexts } from '#web/texts.tsx'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/** The link of a press that would leave this page in this tab; undefined of all other presses. */
function leaving(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return undefined
  return link.pathname + link.search === location.pathname + location.search ? undefined : link
}

export function Offline() {
  const { t } = useTexts()
  const lang = useLang()
  const offline = useOffline()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  useEffect(() => keepPages(lang), [lang])
  const press = useEffectEvent(async (to: string) => {
    const kept = await keptAs(to)
    if (kept === 'data') await navigate(to)
    else if (kept === 'document') location.assign(to)
    else toast(t('offline.notKept'), { kind: 'error' })
  })
  const back = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (!offline) return undefined
    const hold = (event: MouseEvent) => {
      const link = leaving(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      void press(link.pathname + link.search)
    }
    addEventListener('click', hold, true)
    return () => {
      removeEventListener('click', hold, true)
      back() // what is shown is as it was when the net went
    }
  }, [offline])
  return (
    <div role="status">
      {offline && (
        <p className="shell-offline">
          <Icon of={WifiOff} size={18} />
          <span>
            <b>{t('offline.banner')}</b> {t('offline.bannerText')}
          </span>
        </p>
      )}
    </div>
  )
}
