// One sub-account or open invitation: who, which role, how much of the month's limit is used.
import type { ReactNode } from 'react'
import { useTexts } from '#web/texts.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Meter } from '#ui/feedback/meter.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { StatusChip } from '#ui/feedback/status-chip.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import type { Child } from './team-terms.ts'
import './team.css'

export function ChildRow({ child, children }: { child: Child; children: ReactNode }) {
  const { t } = useTexts('team')
  const moment = useMoment()
  return (
    <div className="child-row">
      <div className="min-w-0">
        <h3 className="child-name">{child.nickname}</h3>
        <p className="child-contact">{child.contact}</p>
      </div>
      <div>
        <p>{t(`roles.${child.role}`)}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-13 text-ink-2" suppressHydrationWarning>
          <StatusChip tone={child.state === 'active' ? 'success' : 'neutral'}>{t(`states.${child.state}`)}</StatusChip>
          {child.joinedAt
            ? t('since', { date: moment(child.joinedAt, 'day') })
            : t('invitedOn', { date: moment(child.createdAt, 'day') })}
        </p>
      </div>
      <Spending child={child} />
      <div className="child-acts">{children}</div>
    </div>
  )
}

function Spending({ child: { state, role, spent, pending, monthlyLimit } }: { child: Child }) {
  const { t } = useTexts('team')
  const lang = useLang()
  const money = (fen: number) => shortPrice(fen, lang)
  if (state === 'invited' || (role === 'viewer' && spent + pending === 0))
    return (
      <p className="text-13 text-ink-2">
        {role === 'viewer'
          ? t('roleNotes.viewer')
          : monthlyLimit === null
            ? t('noLimit')
            : t('limit', { limit: money(monthlyLimit) })}
      </p>
    )
  const words =
    monthlyLimit === null
      ? t('spentNoLimit', { spent: money(spent) })
      : t('spent', { spent: money(spent), limit: money(monthlyLimit) })
  return (
    <div>
      <p className="tabular-nums">{words}</p>
      {monthlyLimit !== null && monthlyLimit > 0 && (
        <Meter className="mt-2" value={spent + pending} of={monthlyLimit} text={words} />
      )}
      {pending > 0 && <p className="mt-1 text-13 text-ink-2">{t('pendingToo', { amount: money(pending) })}</p>}
    </div>
  )
}
