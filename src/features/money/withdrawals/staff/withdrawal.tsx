// One withdrawal: whose, where to, what they earned; the decision, from a sum on by two people.
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { WithdrawalState } from './withdrawals.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { CaseFile } from '#surfaces/console/desk/casework/case-file.tsx'
import { holding } from '#surfaces/console/desk/casework/calls.ts'
import { Decide, type Decision } from '#surfaces/console/desk/casework/decide.tsx'
import { Hold } from '#surfaces/console/desk/casework/hold.tsx'
import { useNextCase } from '#surfaces/console/desk/casework/next-case.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Money } from '#surfaces/console/desk/money.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { withdrawalPath, withdrawalsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

type Full = Output<'/api/v2/admin/withdraw/detail'>
const base = '/api/v2/admin/withdraw'
const pathOf = (key: string): string => withdrawalPath(Number(key))
const isOpen = ({ status }: Full): boolean => status === 'applied' || status === 'underReview'

export default function WithdrawalPage() {
  const id = Number(useParams()['withdrawalId']) || 0
  const { t } = useTexts('withdrawalsstaff')
  const { money } = useFormat()
  const { data, fault, again } = useAsked('/api/v2/admin/withdraw/detail', { id })
  const todo = useTodo()
  const writes = useMember().may('withdraw.write')
  const of = data?.id === id ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case" key={of.id}>
      <BackToList list="withdrawals" listPath={withdrawalsPath} pathOf={pathOf} at={String(id)}>
        {t('title')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t('of', { name: of.nickName, amount: money(of.amount) })}</h1>
          <p>
            <WithdrawalState of={of} />
            <Time at={of.createdAt} />
          </p>
        </div>
        <div className="acts">{writes && isOpen(of) && !of.own && <Acts of={of} onDone={done} />}</div>
      </header>
      {fault && <Fault fault={fault} />}
      {of.own && isOpen(of) && <p className="note">{t('own')}</p>}
      {of.needsSecond && isOpen(of) && <p className="note">{t(of.reviewer ? 'second' : 'two')}</p>}
      <div className="two">
        <div>
          <Facts of={of} />
          {of.reason && (
            <section>
              <Sec title={t('reason')} />
              <p>{of.reason}</p>
            </section>
          )}
        </div>
        <aside aria-label={t('beside')}>
          <CaseFile base={base} id={of.id} version={of.status} mayNote={writes} />
        </aside>
      </div>
    </div>
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
function Acts({ of, onDone }: { of: Full; onDone: () => void }) {
  const { t } = useTexts(['withdrawalsstaff', 'console'])
  const next = useNextCase('withdrawals', String(of.id), pathOf)
  const decide = async (decision: Decision, reason: string) => {
    const input = { id: of.id, decision, ...(reason && { reason }), requestId: newRequestId() }
    const { status } = await call('/api/v2/admin/withdraw/audit', input)
    say(t(status === 'underReview' ? 'toSecond' : 'console:casework.done'))
    onDone()
    next()
  }
  return (
    <>
      <Hold hold={holding(base, of.id)} taken={of.taken} onDone={onDone} />
      {(!of.taken || of.taken.mine) && (
        <Decide suggested="approve" titles={{ approve: t('approveTitle'), reject: t('rejectTitle') }} decide={decide}>
          {(decision) => <p>{t(`text.${decision}`)}</p>}
        </Decide>
      )}
    </>
  )
}
