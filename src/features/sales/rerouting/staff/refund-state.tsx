// How a refund in trouble stands, in a word.
import type { Output } from '#surfaces/console/desk/call.ts'
import { State, type StateKind } from '#surfaces/console/desk/state.tsx'
import { useTexts } from '#web/texts.tsx'

type Row = Output<'/api/v2/admin/reroute/page'>['records'][number]
type Standing = Pick<Row, 'status' | 'rerouted' | 'cameAt' | 'againAt'>
const looks = {
  refused: 'few',
  dead: 'bad',
  stuck: 'few',
  silent: 'few',
  returned: 'bad',
  balance: 'done',
  bankWay: 'way',
  bank: 'done',
  twice: 'bad',
  chargeback: 'off',
  done: 'done',
} as const satisfies Record<string, StateKind>

function standing({ status, rerouted, cameAt, againAt }: Standing): keyof typeof looks {
  if (cameAt !== null) return 'twice'
  if (rerouted === 'chargeback') return 'chargeback'
  if (rerouted !== null)
    return status === 'failed'
      ? 'returned'
      : rerouted === 'balance'
        ? 'balance'
        : status === 'done'
          ? 'bank'
          : 'bankWay'
  if (status === 'failed') return againAt === null ? 'dead' : 'refused'
  return status === 'done' ? 'done' : status === 'processing' ? 'stuck' : 'silent'
}
export function RefundState({ of }: { of: Standing }) {
  const { t } = useTexts('reroutingstaff')
  const how = standing(of)
  return <State kind={looks[how]}>{t(`state.${how}`)}</State>
}
