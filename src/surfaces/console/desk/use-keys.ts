// Keys of a screen. Single letters never act while a field has the focus or a dialog is open, and can be switched off.
import { useEffect, useRef } from 'react'
import { keep, useKept } from '#web/kept.ts'

export type KeyActs = Readonly<Partial<Record<string, (event: KeyboardEvent) => void>>>
const letters = keep<boolean>('console-keys', (stored) => stored !== false)
export const useLetters = (): boolean => useKept(letters, true)
export const switchLetters = (on: boolean): void => letters.set(on)

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
const ticking = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)
const covered = (): boolean => document.querySelector('dialog[open], .ant-modal-wrap:not([style*="none"])') !== null
/** ⌘ of a Mac, Ctrl elsewhere. */
export const isCommand = (event: KeyboardEvent): boolean => event.metaKey || event.ctrlKey

const nameOf = (event: KeyboardEvent): string =>
  (isCommand(event) ? 'mod+' : '') + (event.key.length === 1 ? event.key.toLowerCase() : event.key)
const shifted = (event: KeyboardEvent): string => (event.shiftKey && /^[a-z]$/i.test(event.key) ? 'shift+' : '')

/** Acts by name of the key: `j`, `shift+f`, `mod+k`, `Enter`, `/`. */
export function useKeys(acts: KeyActs): void {
  const newest = useRef(acts)
  useEffect(() => void (newest.current = acts))
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      const act = new Map(Object.entries(newest.current)).get(shifted(event) + nameOf(event))
      if (!act || covered()) return
      const single = !isCommand(event) && event.key.length === 1
      if (single && !letters.get()) return
      if (!isCommand(event) && typing(event.target) && !ticking(event.target)) return
      // a button or link under the focus keeps its own Enter
      if (event.key === 'Enter' && event.target instanceof HTMLElement && event.target.closest('a, button')) return
      event.preventDefault()
      act(event)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
