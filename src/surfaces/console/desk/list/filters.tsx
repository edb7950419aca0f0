// The line above a list: search, filters as chips that say their value, what else can be asked, columns.
import { Columns3, Plus, Search, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import type { Column, Filter } from './columns.ts'
import { Found, FoundWords } from './found.tsx'
import type { ListQuery } from './query.ts'
import { keepValue, lastValue } from './query.ts'
import { spanOf } from './days.ts'
import { SumRange } from './sum-range.tsx'
import { Floating } from '../floating.tsx'
import { useKeys } from '../use-keys.ts'
import { useLang, type Lang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

/** Calendars are large and seldom wanted. */
const DayRange = lazy(() => import('./day-range.tsx').then((m) => ({ default: m.DayRange })))

interface Props {
  query: ListQuery
  filters: readonly Filter[]
  /** missing where nothing is found by words */
  placeholder?: string | undefined
  columns: ReactNode
  save: ReactNode
}
export function Filters({ query, filters, placeholder, columns, save }: Props) {
  const { t } = useTexts('console')
  const [summons, setSummons] = useState(0)
  useKeys({
    f: () => setSummons(summons + 1),
    'shift+f': () => query.set(Object.fromEntries([...filters.map(({ key }) => [key, undefined]), ['q', undefined]])),
  })
  const on = filters.filter(({ key }) => query.get(key) !== undefined)
  return (
    <div className="chips">
      {placeholder !== undefined && <Words query={query} placeholder={placeholder} />}
      {on.map((filter) => (
        <Chip key={filter.key} filter={filter} query={query} />
      ))}
      {on.length < filters.length && (
        <Floating
          className="chip add"
          panelClass="choices"
          summons={summons}
          button={
            <>
              <Plus className="i" size={14} />
              {t('list.filter')}
            </>
          }
        >
          {(close) => <Choosing filters={filters.filter((f) => !on.includes(f))} query={query} onDone={close} />}
        </Floating>
      )}
      {save}
      <span className="chips-end">{columns}</span>
    </div>
  )
}

function Words({ query, placeholder }: { query: ListQuery; placeholder: string }) {
  const { t } = useTexts('console')
  const asked = query.get('q') ?? ''
  const [words, setWords] = useState(asked)
  const field = useRef<HTMLInputElement>(null)
  const [heard, hear] = useState(asked)
  if (asked !== heard) {
    hear(asked)
    setWords(asked)
  }
  useKeys({ '/': () => field.current?.focus() })
  return (
    <form
      className="find small"
      role="search"
      aria-label={placeholder}
      onSubmit={(event) => {
        event.preventDefault()
        query.set({ q: words.trim() })
      }}
    >
      <Search className="i" size={14} />
      <input
        ref={field}
        type="search"
        value={words}
        maxLength={60}
        placeholder={placeholder}
        aria-label={placeholder}
        onChange={(e) => setWords(e.target.value)}
        onBlur={() => words.trim() !== asked && query.set({ q: words.trim() })}
      />
      {asked ? (
        <button type="button" aria-label={t('list.clearWords')} onClick={() => query.set({ q: undefined })}>
          <X className="i" size={14} />
        </button>
      ) : (
        <kbd>/</kbd>
      )}
    </form>
  )
}

function Chip({ filter, query }: { filter: Filter; query: ListQuery }) {
  const { t } = useTexts('console')
  const value = query.get(filter.key)!
  return (
    <span className="chip-pair">
      <Floating
        className="chip"
        panelClass="choices"
        button={
          <>
            {filter.label}{' '}
            <b>
              <ValueWords filter={filter} value={value} />
            </b>
          </>
        }
      >
        {(close) => <Values filter={filter} query={query} onDone={close} />}
      </Floating>
      <button
        type="button"
        className="chip-off"
        aria-label={t('list.without', { filter: filter.label })}
        onClick={() => query.set({ [filter.key]: undefined })}
      >
        <X className="i" size={13} />
      </button>
    </span>
  )
}
export function useValueWords(): (filter: Filter, value: string) => string {
  const { t } = useTexts('console')
  const lang = useLang()
  return (filter, value) => {
    if (filter.kind === 'span') return value.replace('..', ' – ')
    if (filter.kind === 'days') return spanWords(lang, value) ?? t('list.lastDays', { count: Number(value) || 0 })
    return filter.kind === 'choice' ? (filter.options.find((o) => o.value === value)?.label ?? value) : value
  }
}
function ValueWords({ filter, value }: { filter: Filter; value: string }) {
  const words = useValueWords()
  return filter.kind === 'found' ? <FoundWords find={filter.find} value={value} /> : words(filter, value)
}
/** Of two dates; undefined for a number of days. */
function spanWords(lang: Lang, value: string): string | undefined {
  const span = value.includes('..') ? spanOf(value) : undefined
  if (!span) return undefined
  const format = new Intl.DateTimeFormat(lang === 'en-US' ? 'en-GB' : lang, { day: 'numeric', month: 'short' })
  return format.formatRange(span.from, new Date(span.until.getTime() - 1))
}

/** First which filter, then its value; the value it had last is one press away. */
function Choosing({ filters, query, onDone }: { filters: readonly Filter[]; query: ListQuery; onDone: () => void }) {
  const { t } = useTexts('console')
  const words = useValueWords()
  const [of, choose] = useState<Filter>()
  if (of) return <Values filter={of} query={query} onDone={onDone} />
  return (
    <ul>
      {filters.map((filter) => {
        const last = filter.kind === 'found' ? undefined : lastValue(filter.key)
        return (
          <li key={filter.key} className="row">
            <button type="button" className="grow" onClick={() => choose(filter)}>
              {filter.label}
            </button>
            {last !== undefined && (
              <button
                type="button"
                className="faint"
                aria-label={t('list.again', { filter: filter.label, value: words(filter, last) })}
                onClick={() => {
                  query.set({ [filter.key]: last })
                  onDone()
                }}
              >
                {words(filter, last)}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
const usualDays = [1, 7, 14, 30, 90]
function Values({ filter, query, onDone }: { filter: Filter; query: ListQuery; onDone: () => void }) {
  const { t } = useTexts('console')
  const [dates, setDates] = useState(false)
  const take = (value: string) => {
    keepValue(filter.key, value)
    query.set({ [filter.key]: value })
    onDone()
  }
  if (dates)
    return (
      <Suspense>
        <DayRange onTake={take} />
      </Suspense>
    )
  const days = usualDays.map((n) => ({ value: String(n), label: t('list.lastDays', { count: n }) }))
  if (filter.kind === 'span') return <SumRange value={query.get(filter.key)} onTake={take} />
  if (filter.kind === 'found') return <Found label={filter.label} find={filter.find} onTake={take} />
  const options = filter.kind === 'days' ? days : filter.options
  return (
    <ul>
      {options.map(({ value, label }) => (
        <li key={value}>
          <button type="button" aria-pressed={query.get(filter.key) === value} onClick={() => take(value)}>
            {label}
          </button>
        </li>
      ))}
      {filter.kind === 'days' && (
        <li>
          <button type="button" onClick={() => setDates(true)}>
            {t('list.dates')}
          </button>
        </li>
      )}
    </ul>
  )
}
interface ColumnProps<Row> {
  columns: readonly Column<Row>[]
  isOn: (column: Column<Row>) => boolean
  onToggle: (column: Column<Row>) => void
}
export function ColumnChoice<Row>({ columns, isOn, onToggle }: ColumnProps<Row>) {
  const { t } = useTexts('console')
  return (
    <Floating
      className="plain-button only-wide"
      panelClass="choices"
      fromRight
      button={
        <>
          <Columns3 className="i" size={15} />
          {t('list.columns')}
        </>
      }
    >
      {() =>
        columns
          .filter(({ fixed }) => !fixed)
          .map((column) => (
            <label key={column.key} className="row">
              <input type="checkbox" checked={isOn(column)} onChange={() => onToggle(column)} />
              {column.title}
            </label>
          ))
      }
    </Floating>
  )
}
