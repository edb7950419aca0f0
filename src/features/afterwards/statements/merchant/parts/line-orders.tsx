// The orders that a line of a statement is made of, twenty at a time.
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { StatementLine } from '../../states.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, type CallFault, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { side } from '#surfaces/console/desk/side.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { orderPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

const path = side === 'merchant' ? '/api/v2/mch/bill/order/page' : '/api/v2/admin/bill/order/page'
type Page = Output<typeof path>
export function LineOrders({ id, line }: { id: number; line: StatementLine }) {
  const { t } = useTexts('statementsmerchant')
  const input = { id, line, size: 20 }
  const { data, fault, again } = useAsked(path, input)
  const [more, setMore] = useState<Page[]>([])
  const last = more.at(-1) ?? data
  const reading = useDoing(async () => {
    if (!last?.next) return
    const next = await call(path, { ...input, after: last.next })
    setMore((pages) => [...pages, next])
  })
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={2} />
  const rows = [data, ...more].flatMap(({ records }) => records)
  return (
    <>
      <ul className="statement-orders">
        {rows.map((row) => (
          <OrderRow key={row.id} row={row} />
        ))}
      </ul>
      {reading.fault && <Told fault={reading.fault} />}
      {last?.next && (
        <Button type="link" size="small" aria-busy={reading.busy} onClick={() => void reading.run()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
const Told = ({ fault }: { fault: CallFault }) => <Fault fault={fault} />
function OrderRow({ row }: { row: Page['records'][number] }) {
  const { t } = useTexts('statementsmerchant')
  return (
    <li>
      {row.orderNo === null ? (
        <span className="muted">{t('noOrder')}</span>
      ) : (
        <Link className="link" to={orderPath(row.orderNo)}>
          <No no={row.orderNo} />
        </Link>
      )}
      {row.title !== null && <Pic of={row.picture} size={20} />}
      <span className="title">{row.title}</span>
      <span className="muted">
        <Time at={row.at} />
      </span>
      <Money fen={row.amount} />
    </li>
  )
}
