// How a batch stands, in an icon and a word.
import type { BatchStatus } from '../states.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { useTexts } from '#web/texts.tsx'

const looks = { made: 'pay', approved: 'review', sent: 'way', answered: 'done', cancelled: 'off' } as const
export function BatchState({ of }: { of: { status: BatchStatus; failed: number } }) {
  const { t } = useTexts('payoutsstaff')
  if (of.status === 'answered' && of.failed > 0)
    return <State kind="few">{t('state.returned', { count: of.failed })}</State>
  return <State kind={looks[of.status]}>{t(`state.${of.status}`)}</State>
}
