// Taking a case and letting it go: nobody else decides what somebody has.
import { Button } from 'antd'
import type { CaseBase, Taken } from './calls.ts'
import { call, newRequestId } from '../call.ts'
import { Fault } from '../fault.tsx'
import { State } from '../state.tsx'
import { useDoing } from '../use-call.ts'
import { useKeys } from '../use-keys.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  base: CaseBase
  id: number
  taken: Taken
  onDone: () => void
}
export function Hold({ base, id, taken, onDone }: Props) {
  const { t } = useTexts('console')
  const [verb, key] = taken ? (['release', 'u'] as const) : (['claim', 'c'] as const)
  const doing = useDoing(async () => {
    await call(`${base}/${verb}`, { id, requestId: newRequestId() })
    onDone()
  })
  const others = taken !== null && !taken.mine
  useKeys(others ? {} : { [key]: () => void doing.run() })
  if (others) return <p className="small muted">{t('casework.heldByOther', { by: taken.by })}</p>
  return (
    <>
      {doing.fault && <Fault fault={doing.fault} />}
      <Button type="text" aria-busy={doing.busy} onClick={() => void doing.run()}>
        {t(`casework.${verb}`)} <kbd>{key.toUpperCase()}</kbd>
      </Button>
    </>
  )
}
/** Who has it, in a queue and at the head of a case. */
export function Holder({ taken }: { taken: Taken }) {
  const { t } = useTexts('console')
  if (!taken) return <span className="muted">{t('casework.free')}</span>
  return <State kind="pay">{taken.mine ? t('casework.mine') : t('casework.takenBy', { by: taken.by })}</State>
}
