// What a person did here: a kind at a time, the newest first, read on in pieces.
import { Button } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { trails, type Trail } from '../trails.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { fours } from '#surfaces/console/desk/format.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { claimPath, orderPath, reportPath } from '#surfaces/console/desk/ways.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/user/trail/page'>['records'][number]

export function PersonTrail({ userId }: { userId: number }) {
  const { t } = useTexts('shoppersstaff')
  const [params, setParams] = useSearchParams()
  const kind = trails.find((name) => name === params.get('of')) ?? 'orders'
  const after = params.get('after') ?? undefined
  const { data, fault, again } = useAsked('/api/v2/admin/user/trail/page', {
    userId,
    kind,
    ...(after !== undefined && { after }),
  })
  return (
    <section className="person-past">
      <nav className="views" aria-label={t('trails')}>
        {trails.map((name) => (
          <span key={name} className="view">
            <Link to={{ search: `of=${name}` }} replace aria-current={name === kind ? 'page' : undefined}>
              {t(`trail.${name}`)}
            </Link>
          </span>
        ))}
      </nav>
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={4} />)}
      {data?.records.length === 0 && <p className="muted person-none">{t(`none.${kind}`)}</p>}
      {data && data.records.length > 0 && (
        <ul className="person-trail">
          {data.records.map((row) => (
            <li key={row.id}>
              <Line kind={kind} row={row} />
            </li>
          ))}
        </ul>
      )}
      {data?.next && (
        <Button size="small" onClick={() => setParams({ of: kind, after: data.next! })}>
          {t('older')}
        </Button>
      )}
    </section>
  )
}
function Line({ kind, row }: { kind: Trail; row: Row }) {
  const stateWord = useStateWord(kind)
  const textOf = useTextOf(kind)
  return (
    <>
      <span className="row between">
        <b className="strong">
          <Named kind={kind} row={row} />
        </b>
        <span className="nowrap">
          {row.state !== null && <span className="small muted">{stateWord(row.state)} </span>}
          {row.fen !== null && <Money fen={row.fen} />}
        </span>
      </span>
      <span className="row between small">
        <span className="muted breaks person-words">{textOf(row)}</span>
        <span className="muted nowrap">
          {row.by !== null && `${row.by}, `}
          <Time at={row.at} />
        </span>
      </span>
    </>
  )
}
const needs = { orders: 'order.read', claims: 'aftersale.read', reports: 'report.read' } as const
/** What it is called by, leading to it for who may see it. */
function Named({ kind, row: { no, title } }: { kind: Trail; row: Row }) {
  const { t, has } = useTexts('shoppersstaff')
  const { may } = useMember()
  const opens = kind in needs && may(needs[kind as keyof typeof needs])
  const worded = (key: string) => (has(key) ? t(key as 'note.note') : title)
  if (kind === 'orders' || kind === 'claims') {
    const to = kind === 'orders' ? orderPath(no!) : claimPath(no!)
    return opens ? <Link to={to}>{fours(no!)}</Link> : fours(no!)
  }
  if (kind === 'reports') {
    const word = worded(`reported.${title}`)
    return opens && no !== null ? <Link to={reportPath(Number(no))}>{word}</Link> : word
  }
  if (kind === 'balance') return worded(`money.${title}`)
  if (kind === 'notes') return worded(`note.${title}`)
  return title
}
function useTextOf(kind: Trail): (row: Row) => string {
  const { t } = useTexts('shoppersstaff')
  const { t: claim, has } = useTexts('aftersales')
  return ({ no, title, text }) => {
    if (kind === 'orders') return title
    if (kind === 'claims')
      return has(`kinds.${text}.name`) ? `${title} · ${claim(`kinds.${text}.name` as 'kinds.exchange.name')}` : title
    if (kind === 'balance') return no ?? ''
    if (kind === 'reviews') return [t('stars', { count: Number(no) }), text].filter(Boolean).join(' · ')
    return text
  }
}
function useStateWord(kind: Trail): (state: string) => string {
  const { t, has } = useTexts('shoppersstaff')
  const { t: order, has: hasOrder } = useTexts('fulfilmentmerchant')
  const { t: claim, has: hasClaim } = useTexts('aftersales')
  return (state) => {
    if (kind === 'orders') return hasOrder(`state.${state}`) ? order(`state.${state}` as 'state.completed') : state
    if (kind === 'claims') return hasClaim(`status.${state}`) ? claim(`status.${state}` as 'status.closed') : state
    const key = `stands.${state}`
    return has(key) ? t(key as 'stands.read') : state
  }
}
