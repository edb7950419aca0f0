// Withdrawals of a person: how much, where to, how it stands, and why where it came back.
import type { Calls } from '#kernel/call/contract.ts'
import { StatusChip } from '#ui/feedback/status-chip.tsx'
import { Price } from '#ui/goods/price.tsx'
import { useDate } from '#ui/text/use-date.ts'
import { useTexts } from '#web/texts.tsx'

type Withdrawal = Calls['/api/v2/user/withdraw/apply/page']['output']['records'][number]
const tones = {
  applied: 'info',
  underReview: 'info',
  approved: 'info',
  paid: 'success',
  rejected: 'error',
  failed: 'error',
} as const
export function WithdrawalList({ of }: { of: readonly Withdrawal[] }) {
  const { t } = useTexts('withdrawals')
  return (
    <ul aria-label={t('list.title')}>
      {of.map((one) => (
        <Row key={one.id} of={one} />
      ))}
    </ul>
  )
}
function Row({ of }: { of: Withdrawal }) {
  const { t } = useTexts('withdrawals')
  const date = useDate()
  return (
    <li className="grid gap-1 border-t border-hairline py-4">
      <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Price fen={of.amount} />
        <StatusChip tone={tones[of.status]}>{t(`status.${of.status}`)}</StatusChip>
      </span>
      <span className="flex flex-wrap justify-between gap-x-6 text-13 text-ink-2">
        <span>{t('list.to', { bank: of.bank, lastFour: of.lastFour })}</span>
        <time dateTime={of.createdAt}>{date(of.createdAt)}</time>
      </span>
      {of.reason && <span className="text-13 text-ink-2">{t('list.reason', { reason: of.reason })}</span>}
    </li>
  )
}
