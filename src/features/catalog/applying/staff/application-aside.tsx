// Beside an application: what the applicant will read, what approval makes, who applies, what happened so far.
import type { FullApplication, Notes } from './full-application.ts'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: FullApplication
  notes: Notes
}
export function ApplicationAside({ of, notes }: Props) {
  const open = of.status === 'inReview'
  return (
    <>
      {open && <WillRead of={of} notes={notes} />}
      {open && <OnApproval of={of} />}
      <Who of={of} />
      <History of={of} />
    </>
  )
}
function WillRead({ of, notes }: { of: FullApplication; notes: Notes }) {
  const { t } = useTexts(['applyingstaff', 'applying'])
  const said = [...notes].filter(([, text]) => text.trim() !== '')
  return (
    <section>
      <Sec title={t('read.title')} note={t(`read.in.${of.language}`)} />
      {said.length === 0 ? (
        <p className="muted">{t('read.none')}</p>
      ) : (
        <div>
          <ol className="apply-list">
            {said.map(([field, text], n) => (
              <li key={field}>
                <b>
                  {n + 1}. {t(`applying:field.${field}`)}
                </b>{' '}
                {text}
              </li>
            ))}
          </ol>
          <p className="muted">{t('read.mind')}</p>
        </div>
      )}
    </section>
  )
}
function OnApproval({ of }: { of: FullApplication }) {
  const { t } = useTexts('applyingstaff')
  const { percent: rate, money } = useFormat()
  const { firstFee, nextFee, freeFrom } = of.content
  const freight = [
    t('perItem', { first: money(firstFee ?? 0), next: money(nextFee ?? 0) }),
    ...(freeFrom === null ? [] : [t('freeFrom', { sum: money(freeFrom) })]),
  ].join(', ')
  const { commissionFrom: from, commissionTo: to } = of
  return (
    <section>
      <Sec title={t('on.title')} />
      <ul className="apply-list muted">
        <li>{t('on.shop', { name: of.who?.nickName ?? '' })}</li>
        <li>{t('on.freight', { text: freight })}</li>
        <li>{t('on.address')}</li>
        <li>
          {from === to
            ? t('on.commissionOne', { rate: rate(from) })
            : t('on.commissionSpan', { from: rate(from), to: rate(to) })}
        </li>
      </ul>
    </section>
  )
}
function Who({ of }: { of: FullApplication }) {
  const { t } = useTexts('applyingstaff')
  const { when } = useFormat()
  const { who } = of
  return (
    <section>
      <Sec title={t('who.title')} />
      {who ? (
        <p>
          <b className="strong">{who.nickName}</b>{' '}
          <span className="muted">
            {[
              t('who.since', { date: when(who.since) }),
              t('who.orders', { count: who.orders }),
              ...who.proven.map((proof) => t(`who.${proof}`)),
            ].join(', ')}
          </span>
        </p>
      ) : (
        <p className="muted">{t('who.gone')}</p>
      )}
    </section>
  )
}
function History({ of }: { of: FullApplication }) {
  const { t } = useTexts('applyingstaff')
  const words = ({ kind, by, notes, changed }: FullApplication['history'][number]): string => {
    if (kind === 'returned') return t('history.returned', { by: by ?? '', count: notes })
    if (kind === 'approved') return t('history.approved', { by: by ?? '' })
    return kind === 'sent' && changed > 0 ? t('history.sentChanged', { count: changed }) : t(`history.${kind}`)
  }
  return (
    <section>
      <Sec title={t('history.title')} />
      <ol className="thread">
        {of.history.map((step) => (
          <li key={`${step.kind} ${step.at}`}>
            {words(step)}
            <Time at={step.at} />
          </li>
        ))}
      </ol>
    </section>
  )
}
