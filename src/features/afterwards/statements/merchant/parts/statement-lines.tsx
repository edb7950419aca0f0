// What a statement is made of, line by line, to the fen; every count opens its orders.
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Fragment, useState } from 'react'
import './statement.css'
import { LineOrders } from './line-orders.tsx'
import type { StatementLine } from '../../states.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

export type Statement = Output<'/api/v2/mch/bill/detail'>
const groups = [
  { name: 'borne', lines: ['discounts'] },
  { name: 'within', lines: ['platform'] },
  {
    name: 'rest',
    lines: ['freight', 'tax', 'commission', 'refunds', 'commissionBack', 'returnFreight', 'adjustments'],
  },
] as const satisfies readonly { name: string; lines: readonly StatementLine[] }[]

export function StatementLines({ of }: { of: Statement }) {
  const { t } = useTexts('statementsmerchant')
  const [open, setOpen] = useState<StatementLine>()
  const sums = new Map(of.lines.map((line) => [line.line, line]))
  const sumOf = (line: StatementLine): number => sums.get(line)?.amount ?? 0
  const row = (line: StatementLine) => {
    const told = sums.get(line)
    if (!told || (told.amount === 0 && told.orders === 0)) return null
    const toggle = () => setOpen((now) => (now === line ? undefined : line))
    return <LineRow key={line} id={of.id} {...told} isOpen={open === line} onToggle={toggle} />
  }
  const rowsOf = (lines: readonly StatementLine[]) => lines.map(row).filter((one) => one !== null)
  return (
    <section>
      <Sec title={t('lines.title')} note={t('lines.note')} />
      <table className="statement-lines">
        <tbody>
          {row('sales')}
          {groups.map(({ name, lines }) => {
            const rows = rowsOf(lines)
            return (
              <Fragment key={name}>
                {rows.length > 0 && (
                  <tr className="group">
                    <th colSpan={3} scope="colgroup">
                      {t(`group.${name}`)}
                      {name === 'within' && <span>{t('group.withinNote')}</span>}
                    </th>
                  </tr>
                )}
                {rows}
                {name === 'borne' && rows.length > 0 && (
                  <SumRow label={t('sum.goods')} fen={sumOf('sales') + sumOf('discounts')} />
                )}
              </Fragment>
            )
          })}
          <SumRow label={t('sum.period')} fen={of.amount} />
          {of.carried !== 0 && <SumRow plain label={t('sum.carried')} fen={of.carried} />}
          {of.held !== 0 && <SumRow plain label={t('sum.held')} fen={-of.held} />}
          {of.paid !== 0 && <SumRow plain label={t('sum.paid')} fen={-of.paid} />}
          <SumRow total label={t('sum.payable')} fen={of.amount + of.carried - of.held - of.paid} />
        </tbody>
      </table>
    </section>
  )
}
interface SumProps {
  label: string
  fen: number
  plain?: boolean
  total?: boolean
}
const SumRow = ({ label, fen, plain, total }: SumProps) => (
  <tr className={total ? 'total' : plain ? '' : 'sum'}>
    <th scope="row" colSpan={2}>
      {label}
    </th>
    <td className="n">
      <Money fen={fen} />
    </td>
  </tr>
)
interface RowProps {
  id: number
  line: StatementLine
  amount: number
  orders: number
  isOpen: boolean
  onToggle: () => void
}
function LineRow({ id, line, amount, orders, isOpen, onToggle }: RowProps) {
  const { t } = useTexts('statementsmerchant')
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <>
      <tr className={line === 'platform' ? 'within' : ''}>
        <th scope="row">{t(`line.${line}`)}</th>
        <td className="n">
          {orders > 0 && (
            <button type="button" className="link" aria-expanded={isOpen} onClick={onToggle}>
              {t(line === 'adjustments' ? 'times' : 'orders', { count: orders })}
              <Icon className="i" size={14} />
            </button>
          )}
        </td>
        <td className="n">
          <Money fen={amount} />
        </td>
      </tr>
      {isOpen && (
        <tr className="opened">
          <td colSpan={3}>
            <LineOrders id={id} line={line} />
          </td>
        </tr>
      )}
    </>
  )
}
