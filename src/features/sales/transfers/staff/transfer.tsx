// One bank transfer: what was asked for beside what the buyer says, the proofs, what came; and what can be decided.
import { useParams } from 'react-router'
import { transferDesk, TransferLeft, TransferState } from './transfers.tsx'
import { Acts, CameLate } from './acts.tsx'
import type { Full } from './full.ts'
import { CasePage, CaseView } from '#surfaces/console/desk/casework/case-page.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { PrivateFiles } from '#surfaces/console/desk/private-picture.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { grouped } from '#features/sales/orders/parts/order-number.ts'
import { useTexts } from '#web/texts.tsx'

export default function TransferPage() {
  const id = Number(useParams()['transferId']) || 0
  const asked = useAsked('/api/v2/admin/pay/transfer/detail', { id })
  return (
    <CasePage desk={transferDesk} id={id} asked={asked}>
      {(of) => <Transfer of={of} />}
    </CasePage>
  )
}
function Transfer({ of }: { of: Full }) {
  const { t } = useTexts('transfersstaff')
  const { money } = useFormat()
  const facts = (
    <>
      {!transferDesk.isOpen(of) && <TransferState of={of} />}
      <TransferLeft of={of} />
    </>
  )
  return (
    <CaseView
      title={t('of', { name: of.nickName, amount: money(of.amount) })}
      facts={facts}
      own={of.own}
      acts={<Acts of={of} />}
      later={of.status !== 'returned' && <CameLate of={of} />}
      beside={<PaysFor of={of} />}
    >
      <Says of={of} />
      <Compared of={of} />
      <section>
        <Sec title={t('proofs')} note={t('proofsNote')} />
        <div className="case-files">
          <PrivateFiles ids={of.uploadIds} large />
        </div>
      </section>
      <Credits of={of} />
      {of.reason && (
        <section>
          <Sec title={t('reason')} />
          <p className="breaks">{of.reason}</p>
        </section>
      )}
    </CaseView>
  )
}
/** What holds of it now, in a sentence or two. */
function Says({ of }: { of: Full }) {
  const { t } = useTexts('transfersstaff')
  const { money, when } = useFormat()
  if (!transferDesk.isOpen(of)) return null
  return (
    <>
      {of.checked && (
        <p className="note">
          {t('second', { name: of.checker ?? '', came: money(of.checked.came), ref: of.checked.bankRef })}
        </p>
      )}
      {!of.checked && of.needsSecond && <p className="note">{t('two')}</p>}
      <p className="small muted">
        {t('never')}{' '}
        {of.payment === 'open'
          ? t('waitsUntil', { time: when(of.expiresAt) })
          : t('endedPayment', { state: t(`paymentState.${of.payment}`) })}
      </p>
    </>
  )
}
/** Asked and told side by side; nothing is marked that a person has to see for themselves. */
function Compared({ of }: { of: Full }) {
  const { t } = useTexts('transfersstaff')
  const line = of.lines[0]
  const differs = line !== undefined && line.amount !== of.amount - of.came
  const to = of.recipient ? `${of.recipient.bank} •••• ${of.recipient.lastFour}` : '–'
  const rows = [
    ['reference', grouped(of.payNo), grouped(of.payNo), line?.words],
    [
      'sum',
      <Money key="a" fen={of.amount} strong />,
      <Money key="c" fen={of.amount - of.came} />,
      line && <BankSum key="b" fen={line.amount} differs={differs} />,
    ],
    ['payer', of.nickName, of.payer, line?.payer],
    ['to', to, '–', '–'],
    ['from', '–', `${of.bank} •••• ${of.lastFour}, ${of.country}`, '–'],
    ['day', <Time key="d" at={of.createdAt} />, <Time key="s" at={of.sentAt} />, line?.bookedOn],
  ] as const
  return (
    <section>
      <Sec title={t('compare')} />
      <table className="lines">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('asked')}</th>
            <th scope="col">{t('told')}</th>
            {line && <th scope="col">{t('bankSays')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, asked, told, bank]) => (
            <tr key={key}>
              <td className="muted">{t(`fact.${key}`)}</td>
              <td>{asked}</td>
              <td className="breaks">{told}</td>
              {line && <td className="breaks">{bank}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
/** What came by the bank's line; marked where it is not what was asked for. */
const BankSum = ({ fen, differs }: { fen: number; differs: boolean }) =>
  differs ? (
    <State kind="few">
      <Money fen={fen} strong />
    </State>
  ) : (
    <Money fen={fen} strong />
  )
function Credits({ of }: { of: Full }) {
  const { t } = useTexts('transfersstaff')
  if (of.credits.length === 0) return null
  return (
    <section>
      <Sec title={t('credits')} />
      <ul className="units">
        {of.credits.map((credit) => (
          <li key={credit.bankRef}>
            <Money fen={credit.amount} strong />
            <span className="breaks">{credit.bankRef}</span>
            <span className="muted">{t(`credit.${credit.state as 'used'}`)}</span>
            <Time at={credit.createdAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
function PaysFor({ of }: { of: Full }) {
  const { t } = useTexts('transfersstaff')
  return (
    <section>
      <Sec title={t('orders')} />
      {of.subject === 'topUp' && <p>{t('topUp')}</p>}
      <ul className="units">
        {of.orders.map((order) => (
          <li key={order.orderNo}>
            <span className="grow">
              {order.merchantName}
              <br />
              <span className="muted small">{grouped(order.orderNo)}</span>
            </span>
            <Money fen={order.payable} />
          </li>
        ))}
      </ul>
    </section>
  )
}
