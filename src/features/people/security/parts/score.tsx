// How safe the account is, in words and on a thread, and the steps that would make it safer, each a link.
import { href, Link } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import { Meter } from '#ui/feedback/meter.tsx'
import { useTexts } from '#web/texts.tsx'

export type Security = Calls['/api/v2/user/security']['output']
const whole = 100
/** What is still missing, worth most first; the points are the shop's. */
const steps = [
  { name: 'password', to: href('/user/user/changePassword'), points: 30, lacks: (s: Security) => !s.hasPassword },
  {
    name: 'payPassword',
    to: href('/user/user/changePayPassword'),
    points: 30,
    lacks: (s: Security) => !s.hasPayPassword,
  },
  { name: 'phone', to: href('/user/user/changePhone'), points: 20, lacks: (s: Security) => s.phone === null },
  { name: 'email', to: href('/user/user/changeEmail'), points: 20, lacks: (s: Security) => s.email === null },
] as const
const levelOf = (score: number) => (score >= whole ? 'good' : score >= whole / 2 ? 'fair' : 'weak')

export function Score({ security }: { security: Security }) {
  const { t } = useTexts('security')
  const { score } = security
  const level = levelOf(score)
  const missing = steps.filter(({ lacks }) => lacks(security))
  const text = t('score.text', { score })
  return (
    <div className="score">
      <div className="score-head">
        <p className="display text-28">{t(`score.${level}`)}</p>
        <Meter value={score} of={whole} text={text} />
        <p className="text-13 text-ink-2 tabular-nums" aria-hidden="true">
          {text}
        </p>
        <p className="max-w-[44ch] text-ink-2">{t(`score.${level}Text`)}</p>
      </div>
      {missing.length > 0 && (
        <ul className="score-steps" aria-label={t('score.raise')}>
          {missing.map(({ name, to, points }) => (
            <li key={name}>
              <Link to={to} prefetch="intent">
                <b>{t(`score.${name}`)}</b>
                <span>{t('score.points', { points })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
