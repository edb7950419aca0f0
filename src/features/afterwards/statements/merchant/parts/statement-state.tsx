// How a statement stands, in an icon and a word.
import type { StatementStatus } from '../../states.ts'
import { looks } from './period.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { useTexts } from '#web/texts.tsx'

export function StatementState({ status }: { status: StatementStatus }) {
  const { t } = useTexts('statementsmerchant')
  return <State kind={looks[status]}>{t(`state.${status}`)}</State>
}
