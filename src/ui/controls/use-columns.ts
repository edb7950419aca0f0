// The columns of a cascader as one walks them: what the filter leaves of the present list, where the cursor stands,
// and where a key leads.
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { optionsFor } from './cascade.ts'
import type { CascaderOption, CascaderSource } from './cascade.ts'
import { useCascade } from './use-cascade.ts'

export type ColumnsAsked = {
  value: readonly CascaderOption[]
  source: CascaderSource
  levels: readonly string[]
  onDone: (path: readonly CascaderOption[]) => void
}
export type Columns = ReturnType<typeof useColumns>

export function useColumns({ value, source, levels, onDone }: ColumnsAsked) {
  const id = useId()
  const cascade = useCascade({ source, depth: levels.length, value, onDone })
  const { path, level, lists } = cascade
  const [text, setText] = useState('')
  const [place, setPlace] = useState<number>()
  const list = lists[level]
  const shown = Array.isArray(list) ? optionsFor(list, text) : []
  const chosen = shown.findIndex((option) => option.key === path[level]?.key)
  const cursor = Math.min(place ?? Math.max(0, text ? 0 : chosen), shown.length - 1)
  const optionId = (at: number, key: string) => `${id}-${at}-${key}`
  const active = shown[cursor] && optionId(level, shown[cursor].key)
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const seek = (next: string) => {
    setText(next)
    setPlace(undefined)
  }
  return {
    id,
    path,
    level,
    lists,
    list,
    levels,
    shown,
    cursor,
    active,
    optionId,
    text,
    seek,
    retry: cascade.retry,
    moveTo: setPlace,
    goesOn: (at: number, option: CascaderOption) => at < levels.length - 1 && !option.last,
    goTo: (to: number) => {
      seek('')
      cascade.goTo(to)
    },
    choose: (at: number, option: CascaderOption) => {
      seek('')
      cascade.choose(at, option)
    },
  }
}

/** Keys of the filter and of the lists: arrows walk and go deeper or back, letters lead to the filter. */
export function keysOf(columns: Columns, findRef: RefObject<HTMLInputElement | null>) {
  const { level, shown, cursor, text, goesOn, moveTo, goTo, choose } = columns
  return (event: KeyboardEvent<HTMLElement>) => {
    const typing = event.target === findRef.current
    const free = !typing || text === ''
    const { key } = event
    if (key === 'ArrowDown') moveTo(Math.min(shown.length - 1, cursor + 1))
    else if (key === 'ArrowUp') moveTo(Math.max(0, cursor - 1))
    else if (key === 'Home' && !typing) moveTo(0)
    else if (key === 'End' && !typing) moveTo(shown.length - 1)
    else if (shown[cursor] && (key === 'Enter' || (key === 'ArrowRight' && free && goesOn(level, shown[cursor]))))
      choose(level, shown[cursor])
    else if ((key === 'ArrowLeft' || key === 'Backspace') && free && level > 0) goTo(level - 1)
    else if (!typing && key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
      return findRef.current?.focus()
    else return undefined
    return event.preventDefault()
  }
}
