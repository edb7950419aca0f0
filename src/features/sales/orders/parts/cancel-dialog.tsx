// Cancelling an unpaid order, or asking the shop to call off a paid one: a reason, then a firm yes.
import { useEffect, useRef, useState } from 'react'
import type { Calls } from '#kernel/call/contract.ts'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { Radio } from '#ui/controls/radio.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { call, requestId } from '#web/call.ts'
import { useSending } from './use-sending.ts'

type Reason = Calls['/api/v2/order/sell/cancel/reason/list']['output']['records'][number]

interface CancelDialogProps {
  orderNo: string | undefined
  /** paid already: the shop is asked */
  paid: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** Asked for when the dialog opens; none where they cannot be had: what matters is the order. */
function useReasons(paid: boolean, open: boolean) {
  const kind = paid ? 'paid' : 'unpaid'
  const key = `${useLang()} ${kind}`
  const [held, hold] = useState<{ key: string; records: readonly Reason[] }>()
  const asking = useRef<Promise<readonly Reason[]>>(undefined)
  useEffect(() => {
    if (!open) return undefined
    let left = false
    const asked = call('/api/v2/order/sell/cancel/reason/list', { kind }, { quiet: true }).then(
      ({ records }) => records,
      () => [],
    )
    asking.current = asked
    void asked.then((records) => !left && hold({ key, records }))
    return () => void (left = true)
  }, [key, kind, open])
  return { reasons: held?.key === key ? held.records : undefined, asking }
}
const chosenOf = (reasons: readonly Reason[], chosen: string | undefined): string =>
  (reasons.find(({ code }) => code === chosen) ?? reasons[0])?.code ?? 'other'

function useCancelling({ orderNo, paid, onClose, onDone }: CancelDialogProps) {
  const { t } = useTexts('orders')
  const { reasons, asking } = useReasons(paid, orderNo !== undefined)
  const [chosen, setReason] = useState<string>()
  const { busy, fault, send } = useSending({ onClose, onDone })
  const path = paid ? '/api/v2/order/sell/cancel/request' : '/api/v2/order/sell/cancel'
  const cancel = () =>
    orderNo &&
    send(
      async () => {
        const reason = chosenOf(reasons ?? (await asking.current) ?? [], chosen)
        await call(path, { orderNo, reason, requestId: requestId() }, { quiet: true })
      },
      paid ? t('actions.cancelAsked') : t('actions.cancelled'),
    )
  return { reasons, reason: chosenOf(reasons ?? [], chosen), setReason, busy, fault, cancel }
}

export function CancelDialog(props: CancelDialogProps) {
  const { t } = useTexts(['orders', 'storefront'])
  const { reasons, reason, setReason, busy, fault, cancel } = useCancelling(props)
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
      <Reasons reasons={reasons} chosen={reason} onChoose={setReason} />
    </LazyDialog>
  )
}

interface ReasonsProps {
  reasons: readonly Reason[] | undefined
  chosen: string
  onChoose: (code: string) => void
}
function Reasons({ reasons, chosen, onChoose }: ReasonsProps) {
  const { t } = useTexts('orders')
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('cancel.legend')}</legend>
      <div className="grid min-h-40 content-start gap-1" aria-busy={reasons === undefined}>
        {reasons?.map(({ code, name }) => (
          <Radio
            key={code}
            name="cancel-reason"
            label={name}
            checked={chosen === code}
            onChange={() => onChoose(code)}
          />
        ))}
      </div>
    </fieldset>
  )
}
