// Single keys for people at a keyboard. Never while typing, in a dialog or with a modifier;
// the settings turn them off. The list of them is loaded when it is asked for.
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { useComfort } from '#web/use-comfort.ts'
import { meaningOf, patience } from '#surfaces/storefront/shell/shortcut-keys.ts'

const ShortcutList = lazy(async () => ({
  default: (await import('#surfaces/storefront/shell/shortcut-list.tsx')).ShortcutList,
}))

/** Where keys mean themselves: fields, and whatever lies over the page. */
const theirs =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], ' +
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="grid"]'

export function Shortcuts() {
  const navigate = useNavigate()
  const off = useComfort().keys === 'off'
  const before = useRef<{ key: string; at: number }>(undefined)
  const [list, setList] = useState<'never' | 'open' | 'shut'>('never')
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      target?.closest(theirs) ||
      document.querySelector('[role="dialog"], [role="alertdialog"]')
    )
      return
    const last = before.current
    before.current = undefined
    const means = meaningOf(event.key, last && event.timeStamp - last.at < patience ? last.key : undefined)
    if (!means) return
    event.preventDefault()
    if (means.kind === 'wait') before.current = { key: event.key, at: event.timeStamp }
    if (means.kind === 'go') void navigate(means.to)
    if (means.kind === 'list') setList('open')
    if (means.kind === 'search' && !focusSearch()) void navigate(href('/home/search'))
  })
  useEffect(() => {
    if (off) return undefined
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [off])
  return list === 'never' ? null : (
    <Suspense fallback={null}>
      <ShortcutList open={list === 'open'} onClose={() => setList('shut')} />
    </Suspense>
  )
}

/** The search box in sight, ready to be written over. */
function focusSearch(): boolean {
  const box = [...document.querySelectorAll<HTMLInputElement>('input[type="search"][name="q"]')].find(
    (each) => each.getClientRects().length > 0,
  )
  box?.select()
  box?.focus()
  return box !== undefined
}
