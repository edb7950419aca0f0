// A list as all desks have them: its tabs, filters as chips, rows as lines of a plain table (on a phone three lines
// each), keys, what is picked, and every state a list can be in.
import { Button } from 'antd'
import { CloudOff, RotateCw } from 'lucide-react'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import './list.css'
import { Bones } from '../bones.tsx'
import type { CallFault } from '../call.ts'
import { Empty } from '../empty.tsx'
import { Failed } from '../failed.tsx'
import { useFaultWords } from '../fault.tsx'
import { useFormat } from '../format.ts'
import { KeyHints } from '../key-hints.tsx'
import { useKeys } from '../use-keys.ts'
import type { Asked } from '../use-call.ts'
import { useColumns, type Column, type Filter, type Tab } from './columns.ts'
import { ColumnChoice, Filters } from './filters.tsx'
import { noteShown, type ListQuery } from './query.ts'
import { ReadOn } from './read-on.tsx'
import { tabAmong, tabAt } from './tab-at.ts'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { SaveView, useViews } from './views.tsx'
import { usePhone } from '../../dress/dress.tsx'
import { useTexts } from '#web/texts.tsx'

export interface PageOfRows<Row> {
  records: Row[]
  total: number
  totalIsExact: boolean
  next: string | null
}
export interface ListProps<Row> {
  /** its name in what is kept of it: columns, views, the way back; the server takes no capitals */
  name: Lowercase<string>
  title: string
  note?: ReactNode
  acts?: ReactNode
  /** the way to lists that belong beside it */
  rooms?: ReactNode
  query: ListQuery
  asked: Asked<PageOfRows<Row>>
  tabs: readonly Tab[]
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  /** of the search by words, where there is one */
  placeholder?: string
  keyOf: (row: Row) => string
  /** missing where a row is all there is */
  hrefOf?: (row: Row) => string
  /** three lines on a phone */
  Card: ComponentType<{ row: Row }>
  bulk?: (picked: readonly Row[], clear: () => void) => ReactNode
  /** when there is nothing at all, whatever is asked */
  first: { title: string; text: string }
  fresh?: ReactNode
}

export function ListPage<Row>(props: ListProps<Row>) {
  const { t } = useTexts('console')
  const { name, query, asked, columns, filters, tabs } = props
  const choice = useColumns(name, columns)
  const views = useViews(name)
  const all = [...tabs, ...views.tabs]
  const at = tabAt(all, query.search)
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{props.title}</h1>
        {props.note && <p>{props.note}</p>}
        <div className="acts">{props.acts}</div>
      </header>
      {props.rooms}
      <Tabs tabs={all} at={at ?? tabAmong(tabs, query.search)} query={query} onDrop={views.drop} />
      <Filters
        query={query}
        filters={filters}
        placeholder={props.placeholder}
        columns={<ColumnChoice columns={columns} isOn={choice.isOn} onToggle={choice.toggle} />}
        save={!at && query.search !== '' && <SaveView views={views} search={query.search} />}
      />
      {props.fresh}
      {asked.fault && asked.data && <Stale fault={asked.fault} at={asked.at} onRetry={asked.again} />}
      <Body {...props} columns={choice.shown} />
      <span className="vh" role="status">
        {asked.data && !asked.busy ? t('list.found', { count: asked.data.total }) : ''}
      </span>
    </div>
  )
}

function Stale({ fault, at, onRetry }: { fault: CallFault; at: number | undefined; onRetry: () => void }) {
  const { t } = useTexts('console')
  const { when } = useFormat()
  const words = useFaultWords()
  return (
    <p className="note" role="alert">
      <CloudOff className="i" size={16} />
      <span className="grow">
        <b>{t('list.stale', { time: at ? when(at) : '' })}</b> {words(fault)}
      </span>
      <Button size="small" icon={<RotateCw size={14} />} onClick={onRetry}>
        {t('fault.retry')} <kbd>R</kbd>
      </Button>
    </p>
  )
}

function Body<Row>(props: ListProps<Row>) {
  const { query, asked, name, keyOf } = props
  const { data, fault } = asked
  const rows = data?.records ?? []
  useEffect(() => {
    if (data) noteShown(name, { search: location.search, keys: data.records.map(keyOf) })
    // what is shown, not how it is drawn
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data])
  useKeys({ r: asked.again })
  if (!data) return fault ? <Failed fault={fault} onRetry={asked.again} /> : <Bones />
  if (rows.length === 0) return <Nothing {...props} />
  return <Rows {...props} rows={rows} key={query.search + (query.after ?? '')} />
}

/** Nothing was found: what was asked goes in one press. Nothing at all: what will stand here. */
function Nothing<Row>({ query, filters, first, tabs }: ListProps<Row>) {
  const { t } = useTexts('console')
  const on = [...filters.map(({ key }) => key), 'q'].filter((key) => query.get(key) !== undefined)
  const clear = () => query.set(Object.fromEntries(on.map((key) => [key, undefined])))
  if (on.length > 0)
    return (
      <Empty draw="lost" title={t('list.nothing')} text={t('list.nothingText', { count: on.length })}>
        <Button onClick={clear}>
          {t('list.clear')} <kbd>Shift F</kbd>
        </Button>
      </Empty>
    )
  if (query.get('tab') !== undefined && tabs.length > 0)
    return <Empty draw="box" title={t('list.tabEmpty')} text={t('list.tabEmptyText')} />
  return <Empty draw="box" {...first} />
}

function Rows<Row>(props: ListProps<Row> & { rows: readonly Row[] }) {
  const { rows, keyOf, hrefOf, bulk, columns, Card } = props
  const navigate = useNavigate()
  const phone = usePhone()
  const [at, setAt] = useState(-1)
  const [picked, pick] = useState<ReadonlySet<string>>(new Set())
  const toggle = (keys: readonly string[], on: boolean) =>
    pick((now) => (on ? new Set([...now, ...keys]) : new Set([...now].filter((key) => !keys.includes(key)))))
  const here = rows[at]
  const move = (by: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, at + by))
    setAt(next)
    document.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const clear = () => pick(new Set())
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ...(hrefOf && { Enter: () => here && void navigate(hrefOf(here)) }),
    ...(bulk && { x: () => here && toggle([keyOf(here)], !picked.has(keyOf(here))) }),
    ...(picked.size > 0 && { Escape: clear }),
  })
  const chosen = rows.filter((row) => picked.has(keyOf(row)))
  return (
    <>
      {phone ? (
        <ol className="cards">
          {rows.map((row) => (
            <li key={keyOf(row)}>
              {hrefOf ? (
                <Link to={hrefOf(row)}>
                  <Card row={row} />
                </Link>
              ) : (
                <div>
                  <Card row={row} />
                </div>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <Table {...{ rows, columns, keyOf, at, picked }} onPick={bulk && toggle} busy={props.asked.busy} />
      )}
      <Foot {...props} />
      {chosen.length > 0 && bulk && bulk(chosen, clear)}
    </>
  )
}

function Foot<Row>({ query, asked, rows, bulk, hrefOf }: ListProps<Row> & { rows: readonly Row[] }) {
  const { t } = useTexts('console')
  const { counted } = useFormat()
  const { next, total, totalIsExact } = asked.data!
  const of = totalIsExact ? String(total) : counted(total + 1)
  return (
    <div className="list-foot">
      <KeyHints
        keys={[
          ['J K', t('keys.move')],
          ...(bulk ? [['X', t('keys.pick')] as const] : []),
          ...(hrefOf ? [['Enter', t('keys.open')] as const] : []),
          ['F', t('keys.filter')],
          ['?', t('keys.help')],
        ]}
      />
      <span className="row small muted">
        {t('list.of', { n: rows.length, of })}
        <ReadOn query={query} next={next} />
      </span>
    </div>
  )
}
