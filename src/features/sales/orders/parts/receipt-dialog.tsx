// Confirming that parcels arrived: asked once, for the time to miss something runs from here.
import { Button } from '#ui/controls/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { call, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import { useSending } from './use-sending.ts'

interface ReceiptDialogProps {
  orderNo: string | undefined
  /** one parcel of it only */
  parcelId?: number | undefined
  onClose: () => void
  onDone: () => Promise<void>
}
const tell = (orderNo: string, parcelId: number | undefined) =>
  parcelId === undefined
    ? call('/api/v2/order/sell/confirm', { orderNo, requestId: requestId() }, { quiet: true })
    : call('/api/v2/order/sell/parcel/confirm', { parcelId, requestId: requestId() }, { quiet: true })

export function ReceiptDialog({ orderNo, parcelId, onClose, onDone }: ReceiptDialogProps) {
  const { t } = useTexts(['orders', 'storefront'])
  const { busy, fault, send } = useSending({ onClose, onDone })
  const confirm = () => orderNo && send(() => tell(orderNo, parcelId), t('receipt.done'))
  return (
    <LazyDialog
      open={orderNo !== undefined}
      onClose={onClose}
      title={parcelId === undefined ? t('receipt.title') : t('receipt.titleOne')}
      text={t('receipt.text')}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={onClose}>{t('receipt.notYet')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void confirm()}>
            {t('receipt.yes')}
          </Button>
        </>
      }
    >
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
    </LazyDialog>
  )
}
