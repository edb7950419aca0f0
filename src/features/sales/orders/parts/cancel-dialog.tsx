// Cancelling an unpaid order, or asking the shop to call off a paid one: a reason, then a firm yes.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { Radio } from '#ui/controls/radio.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { call, requestId } from '#web/call.ts'
import { useSending } from './use-sending.ts'

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
  /** paid already: the shop is asked */
  paid: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

function useCancelling({ orderNo, paid, onClose, onDone }: CancelDialogProps) {
  const { t } = useTexts('orders')
  const [reason, setReason] = useState<CancelReason>('changedMind')
  const { busy, fault, send } = useSending({ onClose, onDone })
  const path = paid ? '/api/v2/order/sell/cancel/request' : '/api/v2/order/sell/cancel'
  const cancel = () =>
    orderNo &&
    send(
      () => call(path, { orderNo, reason, requestId: requestId() }, { quiet: true }),
      paid ? t('actions.cancelAsked') : t('actions.cancelled'),
    )
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
      title={props.paid ? t('cancel.titlePaid') : t('cancel.title')}
      text={props.paid ? t('cancel.textPaid') : t('cancel.text')}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={props.onClose}>{t('cancel.keep')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void cancel()}>
            {props.paid ? t('cancel.ask') : t('cancel.confirm')}
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
