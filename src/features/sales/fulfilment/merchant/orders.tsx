// A merchant's orders: what waits by the time that is left, the rest newest first.
import { FileUp, MessageSquareMore, Store } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { own } from '../carriers.ts'
import { useCarriers } from './parts/use-carriers.ts'
import { OrdersBulk } from './orders-bulk.tsx'
import { OrderDue, OrderState, useGoodsWords, type OrderRow } from './order-words.tsx'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import type { Column, Filter, Tab } from '#surfaces/console/desk/list/columns.ts'
import { spanOf } from '#surfaces/console/desk/list/days.ts'
import { ListPage } from '#surfaces/console/desk/list/list-page.tsx'
import { useListQuery, type ListQuery } from '#surfaces/console/desk/list/query.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { Pic, Pics } from '#surfaces/console/desk/pic.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked, useStirred } from '#surfaces/console/desk/use-call.ts'
import { batchesPath, orderPath, pickupPath } from '#surfaces/console/desk/ways.ts'
import type { Input } from '#surfaces/console/desk/call.ts'
import { useTexts } from '#web/texts.tsx'

type Asked = Input<'/api/v2/mch/order/page'>
const tabs = ['all', 'toPay', 'toShip', 'cancelAsked', 'toReceive', 'missing', 'trouble', 'ended', 'toCollect'] as const
/** in the order of what presses */
const shownTabs = [
  'toShip',
  'toCollect',
  'cancelAsked',
  'missing',
  'trouble',
  'toPay',
  'toReceive',
  'ended',
  'all',
] as const
type TabName = (typeof tabs)[number]
/** In these something waits for its time: what is due first comes first. */
const waiting: readonly TabName[] = ['toPay', 'toShip', 'cancelAsked', 'toReceive', 'missing']
const isTab = (text: string | undefined): text is TabName => tabs.includes(text as TabName)

/** What an address asks of the list. */
export function askedOf(query: ListQuery, usual: TabName = 'toShip'): Asked {
  const tab = query.get('tab')
  const named: TabName = isTab(tab) ? tab : usual
  const paid = spanOf(query.get('paid'))
  const left = query.get('with')
  return {
    tab: named,
    sort: waiting.includes(named) ? 'due' : 'new',
    size: 20,
    ...(query.get('q') !== undefined && { keyword: query.get('q')!.slice(0, 60) }),
    ...(query.get('carrier') !== undefined && { carrier: query.get('carrier')!.slice(0, 20) }),
    ...(paid && { paidFrom: paid.from.toISOString(), paidUntil: paid.until.toISOString() }),
    ...((left === 'remark' || left === 'reminder') && { with: left }),
    ...(query.after !== undefined && { after: query.after }),
  }
}

/** The tabs of a desk with what each asks of the address; the usual one asks nothing. */
export function deskTabs(usual: TabName): { tab: TabName; search: string }[] {
  const rest = shownTabs.filter((tab) => tab !== usual)
  return [usual, ...rest].map((tab) => ({ tab, search: tab === usual ? '' : `tab=${tab}` }))
}

const bulk = (picked: readonly OrderRow[], clear: () => void) => <OrdersBulk picked={picked} onClear={clear} />

export default function Orders() {
  const { t } = useTexts('fulfilmentmerchant')
  const query = useListQuery()
  const { todo } = useTodo()
  const writes = useMember().may('order.write')
  const asked = useAsked('/api/v2/mch/order/page', askedOf(query))
  const n: Partial<Record<TabName, number>> = { ...todo }
  const ownTabs: Tab[] = deskTabs('toShip').map(({ tab, search }) => ({
    key: tab,
    label: t(`tab.${tab}`),
    search,
    ...(n[tab] !== undefined && { n: n[tab] }),
    late: tab === 'toShip' && (todo?.late ?? 0) > 0,
  }))
  return (
    <ListPage
      name="orders"
      title={t('orders')}
      note={todo?.toShip !== undefined && t('note', { count: todo.toShip })}
      acts={
        <>
          {writes && (
            <Link className="plain-button" to={pickupPath}>
              <Store className="i" size={15} />
              {t('pickup.open')}
            </Link>
          )}
          <Link className="plain-button" to={batchesPath()}>
            <FileUp className="i" size={15} />
            {t('batch.open')}
          </Link>
        </>
      }
      query={query}
      asked={asked}
      tabs={ownTabs}
      columns={useOrderColumns()}
      filters={useOrderFilters()}
      placeholder={t('search')}
      keyOf={(row) => row.orderNo}
      hrefOf={(row) => orderPath(row.orderNo)}
      Card={OrderCard}
      {...(writes && { bulk })}
      first={{ title: t('first.title'), text: t('first.text') }}
      fresh={<Fresh onShow={asked.again} at={asked.at} />}
    />
  )
}

/** New ones never move what is under the hand: a line says so, a press shows them. */
function Fresh({ onShow, at }: { onShow: () => void; at: number | undefined }) {
  const { t } = useTexts('fulfilmentmerchant')
  const { again } = useTodo()
  const [since, setSince] = useState<string>()
  if (at !== undefined && (since === undefined || Date.parse(since) < at)) setSince(new Date(at).toISOString())
  const { data, again: look } = useAsked('/api/v2/mch/order/todo', since === undefined ? null : { since })
  useStirred(look, 'orders')
  if (!data || data.fresh === 0) return null
  return (
    <button
      type="button"
      className="fresh"
      onClick={() => {
        setSince(new Date(serverNow()).toISOString())
        onShow()
        again()
      }}
    >
      {t('fresh', { count: data.fresh })}
    </button>
  )
}

export function useOrderColumns(): Column<OrderRow>[] {
  const { t } = useTexts('fulfilmentmerchant')
  const goods = useGoodsWords()
  return [
    {
      key: 'order',
      title: t('column.order'),
      width: 212,
      fixed: true,
      cell: ({ orderNo }) => (
        <Link className="strong" to={orderPath(orderNo)}>
          <No no={orderNo} />
        </Link>
      ),
    },
    { key: 'paid', title: t('column.paid'), width: 112, cell: (row) => row.paidAt && <Time at={row.paidAt} /> },
    { key: 'placed', title: t('column.placed'), width: 116, off: true, cell: (row) => <Time at={row.createdAt} /> },
    { key: 'buyer', title: t('column.buyer'), width: 112, cell: ({ buyer }) => <span className="cut">{buyer}</span> },
    {
      key: 'goods',
      title: t('column.goods'),
      cell: ({ lines }) => (
        <span className="row">
          <Pics of={lines.map(({ picture }) => picture)} />
          <span className="cut">{goods(lines)}</span>
        </span>
      ),
    },
    { key: 'state', title: t('column.state'), width: 168, cell: (row) => <OrderState order={row} /> },
    { key: 'left', title: t('column.left'), width: 172, cell: ({ due }) => <OrderDue due={due} /> },
    { key: 'marks', title: '', width: 30, cell: (row) => <Marks row={row} /> },
    { key: 'total', title: t('column.total'), width: 96, right: true, cell: ({ payable }) => <Money fen={payable} /> },
  ]
}
function Marks({ row: { remark, reminders } }: { row: OrderRow }) {
  const { t } = useTexts('fulfilmentmerchant')
  const said = [
    ...(remark ? [t('mark.remark', { remark })] : []),
    ...(reminders > 0 ? [t('mark.reminders', { count: reminders })] : []),
  ]
  if (said.length === 0) return null
  return (
    <span title={said.join('\n')}>
      <MessageSquareMore className={`i ${reminders > 0 ? 'deal' : 'muted'}`} size={15} />
      <span className="vh">{said.join('. ')}</span>
    </span>
  )
}
export function useOrderFilters(): Filter[] {
  const { t } = useTexts('fulfilmentmerchant')
  const carriers = useCarriers(true) ?? []
  return [
    { key: 'paid', label: t('filter.paid'), kind: 'days' },
    {
      key: 'carrier',
      label: t('filter.carrier'),
      kind: 'choice',
      options: [
        ...carriers.map(({ code, name }) => ({ value: code, label: name })),
        { value: own, label: t('ship.own') },
      ],
    },
    {
      key: 'with',
      label: t('filter.with'),
      kind: 'choice',
      options: [
        { value: 'remark', label: t('filter.remark') },
        { value: 'reminder', label: t('filter.reminder') },
      ],
    },
  ]
}
export function OrderCard({ row }: { row: OrderRow }) {
  const goods = useGoodsWords()
  return (
    <>
      <Pic of={row.lines[0]!.picture} size={44} />
      <span className="grow">
        <span className="row between">
          <b className="strong cut">{row.buyer}</b>
          <Money fen={row.payable} />
        </span>
        <span className="small muted cut">{goods(row.lines)}</span>
        <span className="row between small">
          <OrderState order={row} />
          {row.due && <OrderDue due={row.due} />}
        </span>
      </span>
    </>
  )
}
