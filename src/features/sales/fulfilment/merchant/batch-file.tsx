// Where a file of parcels is dropped or chosen, how it looks, and the file to fill in.
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { shipFileBytes } from '../limits.ts'
import { call, type CallFault } from '#surfaces/console/desk/call.ts'
import { FileDrop } from '#surfaces/console/desk/file-drop.tsx'
import type { Unfit } from '#surfaces/console/desk/read-file.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { saveFile } from '#surfaces/console/desk/save-file.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  busy: boolean
  wrong: Unfit | undefined
  fault: CallFault | undefined
  onFile: (file: File) => void
}
export function BatchFile({ busy, wrong, fault, onFile }: Props) {
  const { t } = useTexts('fulfilmentmerchant')
  return (
    <section className="batch-file">
      <FileDrop busy={busy} onFile={onFile} drop={t('batch.drop')} choose={t('batch.choose')} describedBy="batch-how" />
      {wrong && (
        <p className="note bad" role="alert">
          {t(`batch.unfit.${wrong}`, { kb: Math.floor(shipFileBytes / 1000) })}
        </p>
      )}
      {fault && <Fault fault={fault} />}
      <p id="batch-how" className="small muted">
        {t('batch.how')}
      </p>
    </section>
  )
}

/** The file to fill in: with the orders that were picked in the list, or with all that wait. */
export function BatchTemplate({ orderNos }: { orderNos: readonly string[] }) {
  const { t } = useTexts('fulfilmentmerchant')
  const named = orderNos.length > 0
  const fetching = useDoing(async () =>
    saveFile(await call('/api/v2/mch/order/ship/batch/template', named ? { orderNos: [...orderNos] } : {})),
  )
  return (
    <section>
      <Sec title={t('batch.fill')} />
      <p className="batch-how muted">
        {named ? t('batch.fillPicked', { count: orderNos.length }) : t('batch.fillAll')}
      </p>
      <p className="batch-fill">
        <Button icon={<Download size={15} />} aria-busy={fetching.busy} onClick={() => void fetching.run()}>
          {t('batch.template')}
        </Button>
      </p>
      {fetching.fault && <Fault fault={fetching.fault} />}
    </section>
  )
}
