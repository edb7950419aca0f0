// One withdrawal: whose, where to, what they earned; the decision, from a sum on by two people.
import { useParams } from 'react-router'
import { withdrawalDesk, WithdrawalState } from './withdrawals.tsx'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { CasePage, CaseView } from '#surfaces/console/desk/casework/case-page.tsx'
import { Decide, type Decision } from '#surfaces/console/desk/casework/decide.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Money } from '#surfaces/console/desk/money.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Full = Output<'/api/v2/admin/withdraw/detail'>

export default function WithdrawalPage() {
  const id = Number(useParams()['withdrawalId']) || 0
  const asked = useAsked('/api/v2/admin/withdraw/detail', { id })
  return (
    <CasePage desk={withdrawalDesk} id={id} asked={asked}>
      {(of) => <Withdrawal of={of} />}
    </CasePage>
  )
}
function Withdrawal({ of }: { of: Full }) {
  const { t } = useTexts('withdrawalsstaff')
  const { money } = useFormat()
  const open = withdrawalDesk.isOpen(of)
  const facts = (
    <>
      {!open && <WithdrawalState of={of} />}
      <Time at={of.createdAt} />
    </>
  )
  return (
    <CaseView
      title={t('of', { name: of.nickName, amount: money(of.amount) })}
      facts={facts}
      own={of.own}
      acts={<Acts of={of} />}
    >
      {of.needsSecond && open && <p className="note">{t(of.reviewer ? 'second' : 'two')}</p>}
      <Facts of={of} />
      {of.reason && (
        <section>
          <Sec title={t('reason')} />
          <p className="breaks">{of.reason}</p>
        </section>
      )}
    </CaseView>
  )
}
function Facts({ of }: { of: Full }) {
  const { t } = useTexts('withdrawalsstaff')
  const rows = [
    ['amount', <Money key="a" fen={of.amount} />],
    ['fee', <Money key="f" fen={of.fee} />],
    ['arrives', <Money key="r" fen={of.arrives} strong />],
    ['to', `${of.bank} •••• ${of.lastFour}`],
    ['holder', of.holder],
    ['reviewer', of.reviewer ?? '–'],
    ['earned', <Money key="e" fen={of.earned} />],
    ['withdrawn', <Money key="w" fen={of.withdrawn} />],
    ['left', <Money key="l" fen={of.earnings} />],
  ] as const
  return (
    <section>
      <Sec title={t('facts')} note={t('nameMatches')} />
      <dl className="case-facts">
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`fact.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
function Acts({ of }: { of: Full }) {
  const { t } = useTexts('withdrawalsstaff')
  const decide = async (decision: Decision, reason: string, requestId: string) => {
    const input = { id: of.id, decision, ...(reason && { reason }), requestId }
    const { status } = await call('/api/v2/admin/withdraw/audit', input)
    if (status === 'underReview') say(t('toSecond'))
  }
  return (
    <Decide suggested="approve" titles={{ approve: t('approveTitle'), reject: t('rejectTitle') }} decide={decide}>
      {(decision) => <p>{t(`text.${decision}`)}</p>}
    </Decide>
  )
}
