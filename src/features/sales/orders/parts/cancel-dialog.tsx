// Cancelling an unpaid order: a reason, then a firm yes. It cannot be undone.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { Radio } from '#ui/controls/radio.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { call, CallError, requestId } from '#web/call.ts'

const reasons = ['changedMind', 'wrongItem', 'wrongAddress', 'payLater', 'other'] as const
type CancelReason = (typeof reasons)[number]
const isReason = (text: string): text is CancelReason => (reasons as readonly string[]).includes(text)

/** The reason in the reader's words: ours are kept by name, others are shown as written. */
export function useCancelReason(): (kept: string) => string {
  const { t } = useTexts('orders')
  return (kept) => (isReason(kept) ? t(`cancel.reasons.${kept}`) : kept)
}

interface CancelDialogProps {
  orderNo: string | undefined
  onClose: () => void
  onDone: () => Promise<void>
}

function useCancelling({ orderNo, onClose, onDone }: CancelDialogProps) {
  const { t } = useTexts('orders')
  const [reason, setReason] = useState<CancelReason>('changedMind')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const cancel = async () => {
    if (!orderNo || busy) return
    setBusy(true)
    setFault(undefined)
    try {
      await call('/api/v2/order/sell/cancel', { orderNo, reason, requestId: requestId() }, { quiet: true })
      toast(t('actions.cancelled'))
      await onDone()
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      await onDone()
    } finally {
      setBusy(false)
    }
  }
  return { reason, setReason, busy, fault, cancel }
}

export function CancelDialog(props: CancelDialogProps) {
  const { t } = useTexts(['orders', 'storefront'])
  const { reason, setReason, busy, fault, cancel } = useCancelling(props)
  return (
    <LazyDialog
      open={props.orderNo !== undefined}
      onClose={props.onClose}
      firm
      title={t('cancel.title')}
      text={t('cancel.text')}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={props.onClose}>{t('cancel.keep')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void cancel()}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      {fault && (
        <Banner tone="error" live className="mb-4">
          {fault}
        </Banner>
      )}
      <Reasons chosen={reason} onChoose={setReason} />
    </LazyDialog>
  )
}

function Reasons({ chosen, onChoose }: { chosen: CancelReason; onChoose: (reason: CancelReason) => void }) {
  const { t } = useTexts('orders')
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('cancel.legend')}</legend>
      <div className="grid gap-1">
        {reasons.map((each) => (
          <Radio
            key={each}
            name="cancel-reason"
            label={t(`cancel.reasons.${each}`)}
            checked={chosen === each}
            onChange={() => onChoose(each)}
          />
        ))}
      </div>
    </fieldset>
  )
}
