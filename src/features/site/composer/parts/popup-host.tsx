// Lays at most one popup a day over what somebody reads: after the first scroll or eight seconds, never while they type
// or something else is open. That it was seen is noted in this browser, as the flag of the shopping state.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { popupPlaceOf } from './popup-place.ts'
import { PopupInside } from './popup-inside.tsx'
import type { Popup } from '../around-contract.ts'
import type { PopupPlace } from '../limits.ts'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { call } from '#web/call.ts'
import { keep } from '#web/kept.ts'
import { useTexts } from '#web/texts.tsx'

/** The day of the shop on which one was seen last. */
const flag = keep<string>('coupon-popup', (stored) => (typeof stored === 'string' ? stored : ''))
const waitMs = 8000
const againMs = 2000
/** Where nothing was to be shown, it is not asked again so soon. */
const restMs = 300_000
const restsUntil = new Map<PopupPlace, number>()

/** By this device's clock; the shop's own day is in its answer. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
const isBusy = (): boolean =>
  document.visibilityState !== 'visible' ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null

async function ask(place: PopupPlace): Promise<Popup | undefined> {
  restsUntil.set(place, Date.now() + restMs)
  const { popup, day } = await call('/api/v2/page/popup', { place }, { quiet: true, stay: true })
  if (!popup || flag.get() === day || isBusy()) {
    if (popup && flag.get() !== day) restsUntil.delete(place)
    return undefined
  }
  flag.set(day)
  return popup
}

export function PopupHost() {
  const { t } = useTexts('composer')
  const { pathname } = useLocation()
  const [popup, show] = useState<Popup>()
  useEffect(() => {
    const place = popupPlaceOf(pathname)
    if (!place) return undefined
    let over = false
    let timer: ReturnType<typeof setTimeout>
    const tryOnce = () => {
      clearTimeout(timer)
      removeEventListener('scroll', tryOnce)
      if (over || flag.get() === today() || (restsUntil.get(place) ?? 0) > Date.now()) return
      if (isBusy()) {
        timer = setTimeout(tryOnce, againMs)
        return
      }
      ask(place).then(
        (found) => !over && found && show(found),
        () => undefined, // one sees it another time
      )
    }
    timer = setTimeout(tryOnce, waitMs)
    addEventListener('scroll', tryOnce, { passive: true })
    return () => {
      over = true
      clearTimeout(timer)
      removeEventListener('scroll', tryOnce)
      show(undefined)
    }
  }, [pathname])
  if (!popup) return null
  const close = () => show(undefined)
  return (
    <LazyDialog open onClose={close} title={popup.title} closeLabel={t('popup.close')}>
      <PopupInside popup={popup} onLeave={close} />
    </LazyDialog>
  )
}
