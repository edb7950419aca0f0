// Without a net, or with a shop that does not answer: a banner says so, what was saved can be read on, a press on what
// was not says why it leads nowhere.
import { CloudOff, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import './offline.css'
import { toast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { keepPages, keptAs } from '#web/offline/keeping.ts'
import { askShop, awaitShop, followShop, useShopLine } from '#web/offline/shop-line.ts'
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

/** What is kept of an address is shown, in the way it was kept. */
function useWayTo(): (to: string, notKept: string) => Promise<void> {
  const navigate = useNavigate()
  return async (to, notKept) => {
    const kept = await keptAs(to)
    if (kept === 'data') await navigate(to)
    else if (kept === 'document') location.assign(to)
    else toast(notKept, { kind: 'error' })
  }
}

/** While something is amiss presses are looked after; when it is over, what is shown is asked for anew. */
function useHeldPresses(held: boolean, press: (to: string) => Promise<void>): void {
  const { revalidate } = useRevalidator()
  const go = useEffectEvent(press)
  const back = useEffectEvent(async () => void ((await askShop()) && (await revalidate())))
  useEffect(() => {
    if (!held) return undefined
    const hold = (event: MouseEvent) => {
      const link = leaving(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      void go(link.pathname + link.search)
    }
    addEventListener('click', hold, true)
    return () => {
      removeEventListener('click', hold, true)
      void back() // what is shown is as it was when it began
    }
  }, [held])
}

export function Offline() {
  const { t } = useTexts()
  const lang = useLang()
  const offline = useOffline()
  const silent = !useShopLine().answers && !offline
  const navigate = useNavigate()
  const wayTo = useWayTo()
  useEffect(() => keepPages(lang), [lang])
  useEffect(followShop, [])
  useEffect(() => (silent ? awaitShop() : undefined), [silent])
  useHeldPresses(offline || silent, async (to) => {
    if (offline) return wayTo(to, t('offline.notKept'))
    if (await askShop()) await navigate(to)
    else await wayTo(to, t('offline.silentNotKept'))
  })
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
      {silent && <Silent />}
    </div>
  )
}

/** There is a net, but no answer from the shop. */
function Silent() {
  const { t } = useTexts()
  const { kept } = useShopLine()
  const { pathname, search } = useLocation()
  const moment = useMoment()
  const at = kept.get(pathname + search)
  return (
    <p className="shell-offline">
      <Icon of={CloudOff} size={18} />
      <span>
        <b>{t('offline.silent')}</b>{' '}
        {at ? t('offline.silentKept', { at: moment(at, 'full') }) : t('offline.silentText')}
      </span>
    </p>
  )
}
