// The whole story of a payment number: what it is for, what happened, what moved in the books.
import { Link, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './payment.css'
import { useMethodWord } from './ledger-list.tsx'
import { PaymentState } from './payments.tsx'
import { StoryThread, type Story } from './story.tsx'
import { useEventWord } from './words.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Figures } from '#surfaces/console/desk/figures.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { CopyButton, No } from '#surfaces/console/desk/no.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { orderPath, paymentPath, paymentsPath, personPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function PaymentPage() {
  const payNo = useParams()['payNo']!
  const { t } = useTexts('paymentledgerstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/pay/detail', { payNo })
  const of = data?.payNo === payNo ? data : undefined
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />}</div>
  return (
    <div className="page case" key={of.payNo}>
      <BackToList list="payments" listPath={paymentsPath()} pathOf={paymentPath} at={payNo}>
        {t('back')}
      </BackToList>
      <Head of={of} />
      {fault && <Fault fault={fault} />}
      <Sums of={of} />
      <div className="two">
        <div>
          <StoryThread of={of} />
          <Books of={of} />
        </div>
        <aside aria-label={t('parts')}>
          <Parts of={of} />
          <Payers of={of} />
        </aside>
      </div>
    </div>
  )
}
const sumOf = (refunds: Story['refunds'], done: boolean): number =>
  refunds.filter(({ status }) => (status === 'done') === done).reduce((sum, { amount }) => sum + amount, 0)

function Head({ of }: { of: Story }) {
  const { t } = useTexts('paymentledgerstaff')
  const { money } = useFormat()
  const methodWord = useMethodWord()
  const refunded = sumOf(of.refunds, true)
  return (
    <header className="head">
      <div>
        <h1>
          <Money fen={of.amount} big />
        </h1>
        <p>
          <PaymentState status={of.status} />
          {of.method && <span>{methodWord(of.method)}</span>}
          {refunded > 0 && <span className="muted">{t('partly', { amount: money(refunded) })}</span>}
          <span>
            <No no={of.payNo} /> <CopyButton text={of.payNo} label={t('copy')} />
          </span>
          <Time at={of.createdAt} />
        </p>
      </div>
    </header>
  )
}
function Sums({ of }: { of: Story }) {
  const { t } = useTexts('paymentledgerstaff')
  const held = of.orders.reduce((sum, order) => sum + order.held, 0)
  const onWay = sumOf(of.refunds, false)
  const apart = of.transfers.flatMap(({ legs }) => legs).reduce((sum, { amount }) => sum + amount, 0)
  const figures = [
    ...(of.subject === 'orders' ? [{ of: t('figure.held'), value: <Money fen={held} /> }] : []),
    { of: t('figure.refunded'), value: <Money fen={sumOf(of.refunds, true)} /> },
    ...(onWay > 0 ? [{ of: t('figure.onWay'), value: <Money fen={onWay} />, tone: 'deal' as const }] : []),
    { of: t('figure.attempts'), value: String(of.attempts.length) },
    {
      of: t('figure.sum'),
      value: <Money fen={apart} />,
      tone: apart === 0 ? ('jade' as const) : ('deal' as const),
    },
  ]
  return <Figures figures={figures} />
}
function Part({ of }: { of: Story['orders'][number] }) {
  const { t } = useTexts('paymentledgerstaff')
  const may = useMember().may('order.read')
  const { orderNo, merchant, amount, refunded } = of
  return (
    <li className="pay-part">
      <span>
        {merchant}
        <br />
        {may ? (
          <Link className="link small" to={orderPath(orderNo)}>
            <No no={orderNo} />
          </Link>
        ) : (
          <No no={orderNo} />
        )}
        {refunded > 0 && (
          <>
            <br />
            {t('column.refunded')} <Money fen={-refunded} />
          </>
        )}
      </span>
      <Money fen={amount} strong />
    </li>
  )
}
function Parts({ of }: { of: Story }) {
  const { t } = useTexts('paymentledgerstaff')
  return (
    <section>
      <Sec title={t('parts')} />
      <ul className="sum">
        {of.orders.map((order) => (
          <Part key={order.orderNo} of={order} />
        ))}
        {of.subject === 'topUp' && (
          <li>
            <span>{t('of.topUp')}</span>
            <Money fen={of.amount} strong />
          </li>
        )}
        {of.forPayNo !== null && (
          <li>
            <span>{t('gap')}</span>
            <Link className="link" to={paymentPath(of.forPayNo)}>
              <No no={of.forPayNo} />
            </Link>
          </li>
        )}
        <li className="tot">
          <span>{t('column.amount')}</span>
          <Money fen={of.amount} />
        </li>
      </ul>
    </section>
  )
}
function Payers({ of }: { of: Story }) {
  const { t } = useTexts('paymentledgerstaff')
  const may = useMember().may('user.read')
  const others = of.attempts.flatMap(({ payer }) => (payer && payer.userId !== of.buyer.userId ? [payer] : []))
  const people = [...new Map([of.buyer, ...others].map((person) => [person.userId, person])).values()]
  const guest = of.attempts.some(({ payer }) => payer === null)
  return (
    <section>
      <Sec title={t('people')} />
      <ul className="sum">
        {people.map(({ userId, name }) => (
          <li key={userId}>
            <span>{userId === of.buyer.userId ? t('column.buyer') : t('byLink')}</span>
            {may ? (
              <Link className="link cut" to={personPath(userId)}>
                {name}
              </Link>
            ) : (
              <span className="cut">{name}</span>
            )}
          </li>
        ))}
        {guest && (
          <li>
            <span>{t('byLink')}</span>
            <span>{t('guest')}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
function Books({ of }: { of: Story }) {
  const { t } = useTexts('paymentledgerstaff')
  const eventWord = useEventWord()
  return (
    <section>
      <Sec
        title={t('books')}
        note={of.transfers.length > 0 ? t('booksNote', { count: of.transfers.length }) : t('noBooks')}
      />
      {of.transfers.length > 0 && (
        <table className="lines pay-books">
          <thead>
            <tr>
              <th scope="col">{t('account')}</th>
              <th scope="col" className="n">
                {t('debit')}
              </th>
              <th scope="col" className="n">
                {t('credit')}
              </th>
            </tr>
          </thead>
          {of.transfers.map(({ id, key, event, at, legs }) => (
            <tbody key={id}>
              <tr className="pay-transfer">
                <th scope="rowgroup" colSpan={3}>
                  <b className="strong">{eventWord(event)}</b> <span className="muted breaks">{key}</span>{' '}
                  <Time at={at} />
                </th>
              </tr>
              {legs.map((leg, i) => (
                <tr key={i}>
                  <td className="breaks">
                    {leg.owner}:{leg.kind} <span className="muted">{leg.name}</span>
                  </td>
                  <td className="n">{leg.amount < 0 && <Money fen={-leg.amount} />}</td>
                  <td className="n">{leg.amount > 0 && <Money fen={leg.amount} />}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  )
}
