// Listens to a search box that stands elsewhere (the header's, the search page's) and makes it a combobox:
// typing asks, arrows move, Enter goes, Esc shuts. Nothing acts while an input method composes.
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#web/call.ts'
import { useOffered } from '#web/root-data.ts'
import type { Calls } from '#kernel/call/contract.ts'
import type { Entry, Group } from './suggestion-groups.ts'

type Suggested = Calls['/api/v2/goods/search/suggest']['output']
const pause = 120

/** What is typed in the box, not while composing, and what it may mean: answers that come late are thrown away. */
export function useTyped(
  input: HTMLInputElement,
  merchantId?: number,
): { typed: string; suggested: Suggested | undefined } {
  const [typed, setTyped] = useState(input.value.trim())
  const [suggested, setSuggested] = useState<Suggested>()
  const offered = useOffered('suggestions')
  useEffect(() => {
    const read = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return
      setTyped(input.value.trim())
    }
    input.addEventListener('input', read)
    input.addEventListener('compositionend', read)
    // letters that came after the first drawing and before anybody listened
    queueMicrotask(() => setTyped(input.value.trim()))
    return () => {
      input.removeEventListener('input', read)
      input.removeEventListener('compositionend', read)
    }
  }, [input])
  useEffect(() => {
    const stop = new AbortController()
    const ask = () => {
      if (typed === '' || !offered) return setSuggested(undefined)
      call(
        '/api/v2/goods/search/suggest',
        { keyword: typed.slice(0, 80), ...(merchantId === undefined ? {} : { merchantId }) },
        { quiet: true, signal: stop.signal },
      ).then(setSuggested, () => undefined)
    }
    const timer = setTimeout(ask, typed === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, merchantId, offered])
  return { typed, suggested: typed === '' ? undefined : suggested }
}

interface Listened {
  input: HTMLInputElement
  /** id of the list; entries are `${listId}-${place}` */
  listId: string
  groups: readonly Group[]
  onGo: (entry: Entry) => void
  onClose: () => void
}
/** The marked place among all entries, −1 for the box itself. */
export function useMarked({ input, listId, groups, onGo, onClose }: Listened): [number, (place: number) => void] {
  const entries = groups.flatMap((g) => g.entries)
  const key = entries.map((e) => e.key).join('\n')
  const [mark, setMark] = useState({ key, place: -1 })
  const place = mark.key === key ? mark.place : -1
  const to = (next: number) => setMark({ key, place: next })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && entries.length > 0) {
      event.preventDefault()
      to(((place + 1 + step + entries.length + 1) % (entries.length + 1)) - 1)
    } else if (event.key === 'Enter' && place >= 0) {
      event.preventDefault()
      onGo(entries[place]!)
    } else if (event.key === 'Escape') {
      if (place >= 0) to(-1)
      else onClose()
      event.preventDefault()
    }
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event)
    input.addEventListener('keydown', heard)
    return () => input.removeEventListener('keydown', heard)
  }, [input])
  const open = entries.length > 0
  useEffect(() => {
    const set = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(open),
      ...(open ? { 'aria-controls': listId } : {}),
    }
    for (const [name, value] of Object.entries(set)) input.setAttribute(name, value)
    return () =>
      ['role', 'aria-autocomplete', 'aria-haspopup', 'aria-expanded', 'aria-controls', 'aria-activedescendant'].forEach(
        (name) => input.removeAttribute(name),
      )
  }, [input, listId, open])
  useEffect(() => {
    if (place < 0) return input.removeAttribute('aria-activedescendant')
    const id = `${listId}-${place}`
    input.setAttribute('aria-activedescendant', id)
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, place])
  return [place, to]
}
