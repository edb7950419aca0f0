// Taking a case and letting it go: nobody else decides what somebody has.
import { Button } from 'antd'
import type { Taken } from './calls.ts'
import { Fault } from '../fault.tsx'
import { State } from '../state.tsx'
import { useDoing } from '../use-call.ts'
import { useKeys } from '../use-keys.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  taken: Taken
  hold: (verb: 'claim' | 'release') => Promise<unknown>
  onDone: () => void
}
export function Hold({ taken, hold, onDone }: Props) {
  const { t } = useTexts('console')
  const verb = taken ? 'release' : 'claim'
  const doing = useDoing(async () => {
    await hold(verb)
    onDone()
  })
  const others = taken !== null && !taken.mine
  useKeys(others ? {} : { u: () => void doing.run() })
  if (others) return null
  return (
    <>
      {doing.fault && <Fault fault={doing.fault} />}
      <Button aria-busy={doing.busy} onClick={() => void doing.run()}>
        {t(`casework.${verb}`)} <kbd>U</kbd>
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
