// How a statement stands, in an icon and a word. What the bank sent back is said before that it was confirmed once.
import type { StatementStatus } from '../../states.ts'
import { looks } from './period.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { useTexts } from '#web/texts.tsx'

export function StatementState({ of }: { of: { status: StatementStatus; sentBack: boolean } }) {
  const { t } = useTexts('statementsmerchant')
  if (of.sentBack) return <State kind="bad">{t('state.sentBack')}</State>
  return <State kind={looks[of.status]}>{t(`state.${of.status}`)}</State>
}
