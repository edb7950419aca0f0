// What a search finds by some rules: how it was read, and the best goods with the shares of their score.
import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Tried, Trying } from './shape.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Row = Tried['records'][number]
interface Props {
  asked: Trying
  title?: string
  /** beside others: the place where each stood there */
  before?: ReadonlyMap<number, number> | undefined
  most?: number
}
export function Results({ asked, title, before, most = 20 }: Props) {
  const { t } = useTexts('searchstaff')
  const { number } = useFormat()
  const { data, fault, again } = useAsked('/api/v2/admin/search/try', asked)
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />
  const total = data.total > 1000 ? t('many') : t('found', { count: data.total, n: number(data.total) })
  return (
    <section className="search-results" aria-live="polite">
      <Sec title={title ?? t('results')} note={total} />
      <Reading of={data} />
      {data.records.length === 0 && <Empty draw="lost" title={t('nothing')} text={t('nothingText')} />}
      <ol>
        {data.records.slice(0, most).map((row, at) => (
          <Result key={row.id} row={row} place={at + 1} before={before && (before.get(row.id) ?? null)} />
        ))}
      </ol>
    </section>
  )
}
function Reading({ of }: { of: Tried }) {
  const { t } = useTexts('searchstaff')
  const lines: ReactNode[] = []
  if (of.corrected) lines.push(t('corrected', { to: of.corrected }))
  if (of.dropped.length > 0) lines.push(t('dropped', { words: of.dropped.join(', ') }))
  if (of.shortcut) lines.push(t(`shortcut.${of.shortcut.kind}`, { name: of.shortcut.name }))
  if (of.bySales) lines.push(t('bySales'))
  return (
    <ul className="search-reading">
      {of.words.map(({ typed, exact, synonyms }) => (
        <li key={typed}>
          <b className="strong">{typed}</b> {exact.length > 0 && t('readAs', { words: exact.join(', ') })}{' '}
          {synonyms.length > 0 && <span className="muted">{t('alsoAs', { words: synonyms.join(', ') })}</span>}
        </li>
      ))}
      {lines.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  )
}
function Result({ row, place, before }: { row: Row; place: number; before: number | null | undefined }) {
  const { t } = useTexts('searchstaff')
  const { number, when } = useFormat()
  const facts = [
    row.shop,
    t('sold', { count: row.sales, n: number(row.sales) }),
    row.reviewCount > 0 ? t('rated', { rating: number(row.rating / 100), n: number(row.reviewCount) }) : t('unrated'),
    t(row.inStock ? 'inStock' : 'soldOut'),
    t('since', { at: when(row.listedAt) }),
  ]
  return (
    <li>
      <span className="search-place">
        {place}
        {before !== undefined && <Moved place={place} before={before} />}
      </span>
      <Pic of={row.picture} size={44} />
      <div>
        <a className="strong" href={href('/goods/:id', { id: String(row.id) })} target="_blank" rel="noreferrer">
          {row.title}
        </a>
        <p className="small muted">{facts.join(' · ')}</p>
        <ul className="search-found small">
          {row.found.map(({ word, synonym, places }) => (
            <li key={word}>
              <b>{word}</b> {synonym && <em>{t('synonym')} </em>}
              {places.map((at) => t(`place.${at}`)).join(', ')}
            </li>
          ))}
        </ul>
        <Shares row={row} />
      </div>
    </li>
  )
}
function Moved({ place, before }: { place: number; before: number | null }) {
  const { t } = useTexts('searchstaff')
  if (before === null) return <em className="up">{t('fresh')}</em>
  const by = before - place
  if (by === 0) return <em>=</em>
  return (
    <em className={by > 0 ? 'up' : 'down'} aria-label={t(by > 0 ? 'up' : 'down', { count: Math.abs(by) })}>
      {by > 0 ? '▲' : '▼'}
      {Math.abs(by)}
    </em>
  )
}
/** The score is what the words bring, and that again by how good the goods are. */
function Shares({ row: { score, text, quality, parts } }: { row: Row }) {
  const { t } = useTexts('searchstaff')
  const { number } = useFormat()
  const words = Math.round(text * 1_000_000)
  const share = score === 0 ? 1 : Math.min(1, words / score)
  const of = parts.filter(({ points }) => points > 0)
  return (
    <p className="search-shares small">
      <i aria-hidden="true">
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </i>
      {t('score', { score: number(Math.round(score / 1000)), words: number(Math.round(words / 1000)) })}{' '}
      {t('quality', { points: number(quality) })}
      {of.length > 0 && ` (${of.map(({ key, points }) => `${t(`part.${key}`)} ${number(points)}`).join(', ')})`}
    </p>
  )
}
