// The newest payout of a statement: how much, where to, by which numbers, and what the bank did with it.
import { Link } from 'react-router'
import type { Statement } from './statement-lines.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { No } from '#surfaces/console/desk/no.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

const looks = { ready: 'pay', batched: 'pay', sent: 'way', paid: 'done', failed: 'bad' } as const
interface Props {
  of: Statement
  /** where its batch is, for those who may see it */
  batchPath?: string | undefined
}
export function StatementPayout({ of: { payout }, batchPath }: Props) {
  const { t } = useTexts('statementsmerchant')
  if (!payout) return null
  const number = <No no={payout.payoutNo} />
  return (
    <section>
      <Sec title={t('payout.title')} note={<Time at={payout.at} />} />
      <ul className="sum">
        <li>
          <State kind={looks[payout.status]}>{t(`payout.state.${payout.status}`)}</State>
          <Money fen={payout.amount} />
        </li>
        {payout.reason !== '' && <li className="breaks">{payout.reason}</li>}
        <li>
          <span>{t('payout.to')}</span>
          <span>
            {payout.bank} •••• {payout.lastFour}
          </span>
        </li>
        <li>
          <span>{t('payout.number')}</span>
          {batchPath === undefined ? (
            number
          ) : (
            <Link className="link" to={batchPath}>
              {number}
            </Link>
          )}
        </li>
        {payout.bankRef !== '' && (
          <li>
            <span>{t('payout.bankRef')}</span>
            <span className="breaks">{payout.bankRef}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
