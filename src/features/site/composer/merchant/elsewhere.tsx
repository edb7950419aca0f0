// Somebody else changed the page meanwhile: theirs is loaded, or mine is kept instead. Neither happens by itself.
import { Button } from 'antd'
import type { CallFault } from '#surfaces/console/desk/call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  fault: CallFault
  onLoad: () => void
  onInsist: () => void
}
export function Elsewhere({ fault, onLoad, onInsist }: Props) {
  const { t } = useTexts('composermerchant')
  const by = typeof fault.params['by'] === 'string' ? fault.params['by'] : ''
  return (
    <div className="page-elsewhere" role="alert">
      <p>{by ? t('elsewhere', { by }) : t('elsewhereNobody')}</p>
      <p className="row">
        <Button onClick={onLoad}>{t('loadTheirs')}</Button>
        <Button type="text" onClick={onInsist}>
          {t('keepMine')}
        </Button>
      </p>
    </div>
  )
}
