// The list under a search box: suggestions in groups while one types, own searches and hot words before.
// Load it by import(); hand it the box's element, it does the rest.
import { History, Search } from 'lucide-react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useNavigate } from 'react-router'
import './suggestions.css'
import type { Calls } from '#kernel/call/contract.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Price } from '#ui/goods/price.tsx'
import { Seal, type SealShape } from '#ui/goods/seal.tsx'
import { call } from '#web/call.ts'
import { shotOf } from '#web/pictures.ts'
import { useSearchHistory } from './search-history.ts'
import { idleGroups, suggestedGroups, type Entry, type Group } from './suggestion-groups.ts'
import { Trend } from './trend.tsx'
import { useMarked, useTyped } from './use-suggestions.ts'

type Hot = Calls['/api/v2/goods/search/hot']['output']['records']
export interface SuggestionsProps {
  /** the search box that it listens to */
  input: HTMLInputElement
  /** Suggests goods of this merchant only. */
  merchantId?: number
  /** panel: under the header's box, with history and hot words while nothing is typed · page: suggestions only */
  place: 'panel' | 'page'
  /** Esc was pressed, or an entry chosen. */
  onClose: () => void
}

export function Suggestions({ input, merchantId, place, onClose }: SuggestionsProps) {
  const { t } = useTexts('search')
  const navigate = useNavigate()
  const listId = useId()
  const { typed, suggested } = useTyped(input, merchantId)
  const idle = useIdle(place === 'panel' && typed === '')
  const groups = typed === '' ? idle : suggestedGroups(typed, suggested)
  const go = ({ to }: Entry) => {
    onClose()
    void navigate(to)
  }
  const [marked, mark] = useMarked({ input, listId, groups, onGo: go, onClose })
  if (groups.length === 0) return null
  const before = groups.map((_, i) => groups.slice(0, i).reduce((sum, g) => sum + g.entries.length, 0))
  return (
    <div className={`suggest suggest-${place}`}>
      <div role="listbox" id={listId} aria-label={t('suggestions')} className="suggest-groups">
        {groups.map((group, i) => (
          <OneGroup key={group.name} listId={listId} name={group.name}>
            {group.entries.map((entry, at) => {
              const own = before[i]! + at
              return (
                <Option
                  key={entry.key}
                  id={`${listId}-${own}`}
                  entry={entry}
                  typed={typed}
                  marked={own === marked}
                  onMark={() => mark(own)}
                  onGo={() => go(entry)}
                />
              )
            })}
          </OneGroup>
        ))}
      </div>
      <p className="vh" role="status">
        {typed !== '' && suggested ? t('found', { count: groups.reduce((sum, g) => sum + g.entries.length, 0) }) : ''}
      </p>
      {place === 'panel' && typed === '' && groups.some((g) => g.name === 'history') && (
        <Link to={href('/home/search')} className="suggest-edit" onClick={onClose}>
          {t('edit')}
        </Link>
      )}
    </div>
  )
}

function OneGroup({ listId, name, children }: { listId: string; name: Group['name']; children: ReactNode }) {
  const { t } = useTexts('search')
  const titleId = `${listId}-${name}`
  return (
    <div role="group" className={`suggest-group suggest-of-${name}`} aria-labelledby={titleId}>
      <span id={titleId} className="suggest-name" role="presentation">
        {t(name)}
      </span>
      {children}
    </div>
  )
}

/** History and hot words of the panel; asked for when it opens empty. */
function useIdle(wanted: boolean): Group[] {
  const { list } = useSearchHistory()
  const [hot, setHot] = useState<Hot>([])
  useEffect(() => {
    if (!wanted) return undefined
    const stop = new AbortController()
    call('/api/v2/goods/search/hot', {}, { quiet: true, signal: stop.signal }).then(
      ({ records }) => setHot(records),
      () => undefined,
    )
    return () => stop.abort()
  }, [wanted])
  return wanted ? idleGroups(list, hot) : []
}

interface OptionProps {
  id: string
  entry: Entry
  typed: string
  marked: boolean
  onMark: () => void
  onGo: () => void
}
/** The box keeps the focus: options are pointed at and clicked, never focused. */
function Option({ id, entry, typed, marked, onMark, onGo }: OptionProps) {
  return (
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={marked}
      className={`suggest-option suggest-${entry.kind}`}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => !marked && onMark()}
      onClick={onGo}
      onKeyDown={undefined}
    >
      <Look entry={entry} typed={typed} />
    </div>
  )
}
function Look({ entry, typed }: { entry: Entry; typed: string }): ReactNode {
  const { t } = useTexts('search')
  switch (entry.kind) {
    case 'all':
      return <WithIcon icon={Search}>{t('all', { q: entry.words })}</WithIcon>
    case 'query':
      return (
        <WithIcon icon={Search}>
          <Completed words={entry.words} typed={typed} />
        </WithIcon>
      )
    case 'history':
      return <WithIcon icon={History}>{entry.words}</WithIcon>
    case 'hot':
      return <HotLook entry={entry} />
    case 'merchant':
      return <MerchantLook entry={entry} />
    case 'goods':
      return <GoodsLook entry={entry} />
    default:
      return (
        <>
          <span className="suggest-words">{entry.words}</span>
          {entry.departmentNo ? <small>{t('department', { n: entry.departmentNo })}</small> : null}
        </>
      )
  }
}
type Of<K extends Entry['kind']> = { entry: Extract<Entry, { kind: K }> }
const HotLook = ({ entry: { rank, words, trend } }: Of<'hot'>) => (
  <>
    <span className="suggest-rank" aria-hidden="true">
      {rank}
    </span>
    <span className="suggest-words">{words}</span>
    <Trend trend={trend} />
  </>
)
const MerchantLook = ({ entry: { words, merchant } }: Of<'merchant'>) => (
  <>
    <Seal character={merchant.seal.char} ink={merchant.seal.ink} shape={merchant.seal.shape as SealShape} />
    <span className="suggest-words">{words}</span>
    <small>{merchant.place}</small>
  </>
)
const GoodsLook = ({ entry: { words, goods } }: Of<'goods'>) => (
  <>
    {goods.picture && (
      <Picture shot={shotOf(goods.picture.file, { ...goods.picture, largest: 240 })} alt="" ratio="1" sizes="48px" />
    )}
    <span className="suggest-words">{words}</span>
    <Price fen={goods.price} size="sm" />
  </>
)
const WithIcon = ({ icon, children }: { icon: typeof Search; children: ReactNode }) => (
  <>
    <Icon of={icon} size={16} />
    <span className="suggest-words">{children}</span>
  </>
)
/** What would be typed for the shopper stands out. */
function Completed({ words, typed }: { words: string; typed: string }) {
  const at = words.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return words
  return (
    <>
      <b>{words.slice(0, at)}</b>
      {words.slice(at, at + typed.length)}
      <b>{words.slice(at + typed.length)}</b>
    </>
  )
}
