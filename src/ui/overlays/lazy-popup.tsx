// A popup that comes by itself: once a day per name, after the first scroll or 8 seconds,
// never over something that is open. Kept in the browser.
// Its code is loaded only when its turn has come.
import { lazy, Suspense, useEffect, useState } from 'react'
import type { PopupProps } from './popup.tsx'

const Popup = lazy(async () => ({ default: (await import('./popup.tsx')).Popup }))
const patience = 8000

/** The device's own day: what was shown before midnight may come again after it. */
const today = (): string => new Date().toLocaleDateString('sv')
const seen = (key: string): boolean => {
  try {
    return localStorage.getItem(key) === today()
  } catch {
    return true // nothing can be kept: better never than on every page
  }
}
const busy = (): boolean => document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null

export type LazyPopupProps = Omit<PopupProps, 'open' | 'onClose'> & {
  /** Names it in the browser's store. */
  name: string
  onShown?: () => void
}

export function LazyPopup({ name, onShown, ...popup }: LazyPopupProps) {
  const { turn, shut } = usePopupTurn(name, onShown)
  if (turn === 'none') return null
  return (
    <Suspense fallback={null}>
      <Popup {...popup} open={turn === 'open'} onClose={shut} />
    </Suspense>
  )
}

function usePopupTurn(name: string, onShown?: () => void) {
  const [turn, setTurn] = useState<'none' | 'open' | 'shut'>('none')
  useEffect(() => {
    const key = `popup-${name}`
    if (seen(key)) return undefined
    let timer: ReturnType<typeof setTimeout>
    const leave = () => {
      clearTimeout(timer)
      removeEventListener('scroll', come)
    }
    const come = () => {
      clearTimeout(timer)
      if (busy()) return void (timer = setTimeout(come, patience))
      leave()
      if (seen(key)) return undefined // another tab was first
      localStorage.setItem(key, today())
      setTurn('open')
      return onShown?.()
    }
    timer = setTimeout(come, patience)
    addEventListener('scroll', come, { passive: true })
    return leave
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one turn per name
  }, [name])
  return { turn, shut: () => setTurn('shut') }
}
