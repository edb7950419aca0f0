// What waits, by deadline, each row with the one thing to do. What has no deadline comes last.
import { Button } from 'antd'
import { ArrowRight } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked, usePolled, useStirred, type Asked } from '#surfaces/console/desk/use-call.ts'
import {
  claimsPath,
  draftsPath,
  goodsPath,
  invoicesPath,
  ordersPath,
  reviewsPath,
  stockPath,
} from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Todo = Output<'/api/v2/mch/home/todo'>
const ways = {
  toShip: ordersPath({ tab: 'toShip' }),
  cancelAsked: ordersPath({ tab: 'cancelAsked' }),
  missing: ordersPath({ tab: 'missing' }),
  trouble: ordersPath({ tab: 'trouble' }),
  claims: claimsPath,
  invoices: invoicesPath,
  comments: reviewsPath,
  lowStock: `${stockPath}?tab=low`,
  goodsReturned: `${draftsPath}?tab=returned`,
  goodsUnseen: `${goodsPath}?tab=unreviewed`,
} as const
type Kind = keyof typeof ways
interface Row {
  kind: Kind
  count: number
  late: number
  from: string | null
  at: string | null
}
const isKnown = (row: Todo['records'][number]): row is Row => row.kind in ways

/** How much waits, and how much of it is late. */
export function useWaitingList(): { asked: Asked<Todo>; rows: readonly Row[] } {
  const asked = useAsked('/api/v2/mch/home/todo', useMember().may('shop.read') ? {} : null)
  const { todo } = useTodo()
  useStirred(asked.again, 'orders')
  usePolled(asked.again, 60_000)
  const unseen = useUnseen()
  const undated = (kind: Kind, count = 0): Row[] => (count > 0 ? [{ kind, count, late: 0, from: null, at: null }] : [])
  const rows = [
    ...(asked.data?.records ?? []).filter(isKnown),
    ...undated('goodsReturned', todo?.goodsReturned),
    ...undated('goodsUnseen', unseen),
    ...undated('lowStock', todo?.lowStock),
  ]
  return { asked, rows }
}

/** Goods in store that nobody has seen and that nobody has sent to staff. */
function useUnseen(): number {
  const { data } = useAsked('/api/v2/mch/goods/review/state', useMember().may('goods.read') ? {} : null)
  return data ? data.unreviewed - data.waiting : 0
}

export function WaitingList({ asked, rows }: { asked: Asked<Todo>; rows: readonly Row[] }) {
  const { t } = useTexts('figuresmerchant')
  return (
    <section>
      <Sec title={t('waiting.title')} note={t('waiting.note')} />
      {!asked.data && asked.fault && <Failed fault={asked.fault} onRetry={asked.again} />}
      {!asked.data && !asked.fault && <Bones rows={5} />}
      {asked.data && (
        <ol className="todos rule">
          {rows.map((row, i) => (
            <Waits key={row.kind} row={row} first={i === 0} />
          ))}
          {rows.length === 0 && <li className="muted nothing">{t('waiting.nothing')}</li>}
        </ol>
      )}
    </section>
  )
}
const dayMs = 86_400_000
function Waits({ row: { kind, count, late, from, at }, first }: { row: Row; first: boolean }) {
  const { t } = useTexts('figuresmerchant')
  const navigate = useNavigate()
  const act = t(`waiting.${kind}.act`)
  const why = late > 0 ? t('waiting.late', { count: late }) : t(`waiting.${kind}.why`)
  return (
    <li>
      <span className="n display">{count > 999 ? '999+' : count}</span>
      <span className="grow">
        <b className="strong">{t(`waiting.${kind}.title`)}</b>
        <span className="small muted cut">{why}</span>
      </span>
      <span className="when">
        {at !== null && <Left from={from ?? new Date(Date.parse(at) - dayMs).toISOString()} at={at} />}
      </span>
      <Button
        href={useHref(ways[kind])}
        onClick={(press) => {
          if (press.metaKey || press.ctrlKey || press.shiftKey) return
          press.preventDefault()
          void navigate(ways[kind])
        }}
        aria-label={`${t(`waiting.${kind}.title`)}: ${act}`}
        size="small"
        {...(first ? { type: 'primary' } : { type: 'text', icon: <ArrowRight size={15} />, iconPlacement: 'end' })}
      >
        {act}
      </Button>
    </li>
  )
}
