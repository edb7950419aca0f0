// The open levels of a cascader as listboxes, with a field that filters the present one. Arrows walk a list,
// Right and Enter go deeper, Left and Backspace in the empty field go back. On a phone only the present level is seen;
// the way so far stands above it as buttons.
import { ChevronRight, Search } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import './cascader.css'
import type { CascaderOption } from './cascade.ts'
import { classes } from '../layout/classes.ts'
import { Icon } from '../layout/icon.tsx'
import { TextLink } from '../text/text-link.tsx'
import type { CascadeList } from './use-cascade.ts'
import { keysOf, useColumns } from './use-columns.ts'
import type { Columns, ColumnsAsked } from './use-columns.ts'

export type CascaderWords = {
  /** Names the filter field, with the level that it filters: "Find: City". */
  find: (level: string) => string
  loading: string
  none: string
  failed: string
  retry: string
}
export type CascaderColumnsProps = ColumnsAsked & {
  words: CascaderWords
  findRef: RefObject<HTMLInputElement | null>
  /** The list of the present level. */
  listRef: RefObject<HTMLUListElement | null>
}

export function CascaderColumns({ words, findRef, listRef, ...asked }: CascaderColumnsProps) {
  const columns = useColumns(asked)
  const { id, path, level, lists, levels, shown, active, optionId, goesOn, goTo, choose } = columns
  const keys = keysOf(columns, findRef)
  return (
    <div className={classes('cascader', levels.length === 1 && 'cascader-one')}>
      <Find columns={columns} label={words.find(levels[level] ?? '')} inputRef={findRef} onKeyDown={keys} />
      {path.length > 0 && <Way columns={columns} />}
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
      <Told columns={columns} words={words} />
    </div>
  )
}

type FindProps = {
  columns: Columns
  label: string
  inputRef: RefObject<HTMLInputElement | null>
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}
function Find({ columns: { id, level, active, text, seek }, label, inputRef, onKeyDown }: FindProps) {
  return (
    <div className="cascader-find">
      <Icon of={Search} size={18} />
      <input
        ref={inputRef}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list-${level}`}
        aria-activedescendant={active}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={label}
        value={text}
        onChange={(event) => seek(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

/** The way so far. */
const Way = ({ columns: { path, level, lists, levels, goTo } }: { columns: Columns }) => (
  <div className="cascader-way">
    {path.slice(0, lists.length).map((option, at) => (
      <button key={option.key} type="button" aria-current={at === level ? 'step' : undefined} onClick={() => goTo(at)}>
        <span className="vh">{levels[at]} </span>
        {option.name}
      </button>
    ))}
  </div>
)

function Told({ columns: { list, shown, retry }, words }: { columns: Columns; words: CascaderWords }) {
  const told =
    list === undefined ? words.loading : list === 'failed' ? words.failed : shown.length === 0 ? words.none : ''
  return (
    <p className="cascader-told" role="status">
      {told}
      {list === 'failed' && (
        <TextLink className="ms-3" onClick={retry}>
          {words.retry}
        </TextLink>
      )}
    </p>
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
