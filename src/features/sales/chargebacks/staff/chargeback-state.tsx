// How a chargeback stands, in a word.
import type { Output } from '#surfaces/console/desk/call.ts'
import { State } from '#surfaces/console/desk/state.tsx'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/chargeback/page'>['records'][number]
const looks = { open: 'few', answered: 'pay', won: 'done', lost: 'bad' } as const

export function ChargebackState({ of }: { of: Pick<Row, 'status'> }) {
  const { t } = useTexts('chargebacksstaff')
  return <State kind={looks[of.status]}>{t(`state.${of.status}`)}</State>
}
