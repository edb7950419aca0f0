// The open levels of a cascader as listboxes, with a field that filters the present one. Arrows walk a list,
// Right and Enter go deeper, Left and Backspace in the empty field go back. On a phone only the present level is seen;
// the way so far stands above it as buttons.
import { ChevronRight, Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import './cascader.css'
import { optionsFor } from './cascade.ts'
import type { CascaderOption, CascaderSource } from './cascade.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { TextLink } from './text-link.tsx'
import { useCascade } from './use-cascade.ts'
import type { CascadeList } from './use-cascade.ts'

export type CascaderWords = {
  /** Names the filter field, with the level that it filters: "Find: City". */
  find: (level: string) => string
  loading: string
  none: string
  failed: string
  retry: string
}
export type CascaderColumnsProps = {
  value: readonly CascaderOption[]
  source: CascaderSource
  levels: readonly string[]
  onDone: (path: readonly CascaderOption[]) => void
  words: CascaderWords
  findRef: RefObject<HTMLInputElement | null>
  /** The list of the present level. */
  listRef: RefObject<HTMLUListElement | null>
}

export function CascaderColumns({ value, source, levels, onDone, words, findRef, listRef }: CascaderColumnsProps) {
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

  const goesOn = (at: number, option: CascaderOption) => at < levels.length - 1 && !option.last
  const forget = () => {
    setText('')
    setPlace(undefined)
  }
  const goTo = (to: number) => {
    forget()
    cascade.goTo(to)
  }
  const choose = (at: number, option: CascaderOption) => {
    forget()
    cascade.choose(at, option)
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const typing = event.target === findRef.current
    const free = !typing || text === ''
    const { key } = event
    if (key === 'ArrowDown') setPlace(Math.min(shown.length - 1, cursor + 1))
    else if (key === 'ArrowUp') setPlace(Math.max(0, cursor - 1))
    else if (key === 'Home' && !typing) setPlace(0)
    else if (key === 'End' && !typing) setPlace(shown.length - 1)
    else if (shown[cursor] && (key === 'Enter' || (key === 'ArrowRight' && free && goesOn(level, shown[cursor]))))
      choose(level, shown[cursor])
    else if ((key === 'ArrowLeft' || key === 'Backspace') && free && level > 0) goTo(level - 1)
    else if (!typing && key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
      return findRef.current?.focus()
    else return undefined
    return event.preventDefault()
  }
  const told =
    list === undefined ? words.loading : list === 'failed' ? words.failed : shown.length === 0 ? words.none : ''
  return (
    <div className={classes('cascader', levels.length === 1 && 'cascader-one')}>
      <div className="cascader-find">
        <Icon of={Search} size={18} />
        <input
          ref={findRef}
          type="text"
          role="combobox"
          aria-label={words.find(levels[level] ?? '')}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list-${level}`}
          aria-activedescendant={active}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={words.find(levels[level] ?? '')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setPlace(undefined)
          }}
          onKeyDown={keys}
        />
      </div>
      {path.length > 0 && (
        <div className="cascader-way">
          {path.slice(0, lists.length).map((option, at) => (
            <button
              key={option.key}
              type="button"
              aria-current={at === level ? 'step' : undefined}
              onClick={() => goTo(at)}
            >
              <span className="vh">{levels[at]} </span>
              {option.name}
            </button>
          ))}
        </div>
      )}
      <div className="cascader-columns">
        {lists.map((each, at) => (
          <Column
            key={levels[at]}
            id={`${id}-list-${at}`}
            now={at === level}
            name={levels[at] ?? ''}
            options={at === level ? shown : each}
            chosen={path[at]?.key}
            active={at === level ? active : undefined}
            optionId={(key) => optionId(at, key)}
            listRef={at === level ? listRef : undefined}
            onFocus={() => at !== level && goTo(at)}
            onKeyDown={keys}
            onPick={(option) => choose(at, option)}
            goesOn={(option) => goesOn(at, option)}
          />
        ))}
      </div>
      <p className="cascader-told" role="status">
        {told}
        {list === 'failed' && (
          <TextLink className="ms-3" onClick={cascade.retry}>
            {words.retry}
          </TextLink>
        )}
      </p>
    </div>
  )
}

type ColumnProps = {
  id: string
  now: boolean
  name: string
  options: CascadeList
  chosen: string | undefined
  active: string | undefined
  optionId: (key: string) => string
  listRef: RefObject<HTMLUListElement | null> | undefined
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPick: (option: CascaderOption) => void
  goesOn: (option: CascaderOption) => boolean
}

function Column({
  id,
  now,
  name,
  options,
  chosen,
  active,
  optionId,
  listRef,
  onFocus,
  onKeyDown,
  onPick,
  goesOn,
}: ColumnProps) {
  return (
    <div className={classes('cascader-column', now && 'cascader-now')}>
      <p id={`${id}-name`}>{name}</p>
      <ul
        ref={listRef}
        id={id}
        role="listbox"
        tabIndex={0}
        aria-labelledby={`${id}-name`}
        aria-activedescendant={active}
        aria-busy={options === undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {Array.isArray(options) &&
          options.map((option: CascaderOption) => {
            const own = optionId(option.key)
            return (
              // keys reach an option through its list
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={option.key}
                id={own}
                role="option"
                aria-selected={option.key === chosen}
                className={own === active ? 'cascader-at' : undefined}
                onClick={() => onPick(option)}
              >
                <span>{option.name}</span>
                {goesOn(option) && <Icon of={ChevronRight} size={16} />}
              </li>
            )
          })}
      </ul>
    </div>
  )
}
