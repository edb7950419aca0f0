// Who paid for the goods of a statement: buyers, and the platform for its discounts.
import type { Statement } from './statement-lines.tsx'
import type { StatementLine } from '../../states.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTexts } from '#web/texts.tsx'

export function WhoPaid({ of }: { of: Statement }) {
  const { t } = useTexts('statementsmerchant')
  const { money } = useFormat()
  const sumOf = (line: StatementLine): number => of.lines.find((one) => one.line === line)?.amount ?? 0
  const goods = sumOf('sales') + sumOf('discounts')
  if (goods === 0) return null
  const platform = sumOf('platform')
  return (
    <section>
      <Sec title={t('whoPaid.title', { amount: money(goods) })} />
      <ul className="sum">
        <li>
          <span>{t('whoPaid.buyers')}</span>
          <Money fen={goods - platform} />
        </li>
        <li>
          <span>{t('whoPaid.platform')}</span>
          <Money fen={platform} />
        </li>
      </ul>
    </section>
  )
}
/** What the ledger says: before, moved, after. */
export function InTheLedger({ of }: { of: Statement }) {
  const { t } = useTexts('statementsmerchant')
  const rows = [
    ['opening', of.opening],
    ['moved', of.amount],
    ['payouts', of.payouts],
  ] as const
  return (
    <section>
      <Sec title={t('ledger.title')} />
      <ul className="sum">
        {rows.map(([name, fen]) => (
          <li key={name}>
            <span>{t(`ledger.${name}`)}</span>
            <Money fen={fen} />
          </li>
        ))}
        <li className="tot">
          <span>{t('ledger.closing')}</span>
          <Money fen={of.closing} />
        </li>
      </ul>
    </section>
  )
}
