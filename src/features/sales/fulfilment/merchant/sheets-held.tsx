// Sheets that are ready and whose window the browser did not open.
import { Printer } from 'lucide-react'
import type { Sheets } from './print.ts'
import { useTexts } from '#web/texts.tsx'

export function SheetsHeld({ held: { url, sheets }, onOpen }: { held: Sheets; onOpen: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <p className="row" role="status">
      <Printer className="i" size={15} />
      <a className="link" href={url} target="_blank" rel="noreferrer" onClick={onOpen}>
        {t('print.held', { count: sheets })}
      </a>
    </p>
  )
}
