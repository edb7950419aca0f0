// The bar below a list in which one chooses: all or none, how many, what to do with them.
import { Button } from '#ui/controls/button.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { useTexts } from '#web/texts.tsx'
import type { Picking } from './use-picking.ts'

export function PickingBar({ picking, remove, onRemove }: { picking: Picking; remove: string; onRemove: () => void }) {
  const { t } = useTexts('likes')
  const { chosen, state, turnAll } = picking
  return (
    <div className="likes-bar" role="group" aria-label={t('picking')}>
      <Tick label={t('all')} checked={state === 'all'} mixed={state === 'some'} onChange={turnAll} />
      <p role="status">{t('chosen', { count: chosen.length })}</p>
      <Button kind="primary" aria-disabled={chosen.length === 0 || undefined} onClick={onRemove}>
        {remove}
      </Button>
    </div>
  )
}
