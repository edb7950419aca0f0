// What can be done to an order from list and detail alike:
// cancel, call off or confirm (asked first), send it elsewhere, hurry, buy again, delete with five seconds to take it
// back.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { UndoBar } from '#ui/feedback/undo-bar.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { AddressSheet } from './address-sheet.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import type { OrderDoing, OrderHead } from './order-actions.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { useRebuy } from './use-rebuy.tsx'

/** Takes an order out of the list, or brings it back; false when the shop refused. */
async function change(orderNo: string, restore: boolean): Promise<boolean> {
  try {
    await call('/api/v2/order/sell/delete', { orderNo, ...(restore ? { restore } : {}), requestId: requestId() })
    return true
  } catch (fault) {
    if (!(fault instanceof CallError)) throw fault // a refusal was told by toast
    return false
  }
}

/** Asks the shop to hurry; false when it refused. */
async function hurry(orderNo: string): Promise<boolean> {
  try {
    await call('/api/v2/order/sell/remind', { orderNo, requestId: requestId() })
    return true
  } catch (fault) {
    if (!(fault instanceof CallError)) throw fault // a refusal was told by toast
    return false
  }
}

/** Reminding the shop, one at a time. */
function useReminding(reload: () => Promise<void>) {
  const { t } = useTexts('orders')
  const [reminding, setReminding] = useState(false)
  const remind = async (orderNo: string) => {
    setReminding(true)
    if (await hurry(orderNo)) toast(t('actions.reminded'), { kind: 'success' })
    setReminding(false)
    await reload()
  }
  return { reminding, remind }
}

/** What is asked before it is done: cancelling, calling off, receipt, another address. */
function useAsking(reload: () => Promise<void>) {
  const [cancelling, setCancelling] = useState<{ orderNo: string; paid: boolean }>()
  const [confirming, setConfirming] = useState<string>()
  const [readdressing, setReaddressing] = useState<string>()
  const [paying, setPaying] = useState<OrderHead>()
  const dialogs = (
    <>
      <CancelDialog
        key={cancelling?.orderNo}
        orderNo={cancelling?.orderNo}
        paid={cancelling?.paid ?? false}
        onClose={() => setCancelling(undefined)}
        onDone={reload}
      />
      <ReceiptDialog
        key={`receipt ${confirming}`}
        orderNo={confirming}
        onClose={() => setConfirming(undefined)}
        onDone={reload}
      />
      <AddressSheet
        key={`address ${readdressing}`}
        orderNo={readdressing}
        onClose={() => setReaddressing(undefined)}
        onDone={reload}
      />
      <PayDialog
        key={`pay ${paying?.orderNo}`}
        order={paying}
        onClose={() => setPaying(undefined)}
        onChanged={reload}
      />
    </>
  )
  return { setCancelling, setConfirming, setReaddressing, setPaying, dialogs }
}

/** `reload` shows what the shop holds now; `onGone` is told of a deletion, and of its end or return. */
export function useOrderDoing(reload: () => Promise<void>, onGone: (orderNo: string | undefined) => void) {
  const { t } = useTexts(['orders', 'storefront'])
  const [gone, setGone] = useState<string>()
  const rebuy = useRebuy()
  const { reminding, remind } = useReminding(reload)
  const { setCancelling, setConfirming, setReaddressing, setPaying, dialogs } = useAsking(reload)
  const tell = (orderNo: string | undefined) => {
    setGone(orderNo)
    onGone(orderNo)
  }
  const remove = async (orderNo: string) => {
    tell(orderNo)
    if (await change(orderNo, false)) return
    tell(undefined)
    await reload()
  }
  const restore = async (orderNo: string) => {
    if (await change(orderNo, true)) toast(t('actions.restored'))
    await reload()
    tell(undefined)
  }
  const doing: OrderDoing = {
    onPay: setPaying,
    onCancel: (orderNo) => setCancelling({ orderNo, paid: false }),
    onRequestCancel: (orderNo) => setCancelling({ orderNo, paid: true }),
    onRemind: (orderNo) => void remind(orderNo),
    onConfirm: setConfirming,
    onChangeAddress: setReaddressing,
    onRebuy: (orderNo) => void rebuy.buyAgain([orderNo]),
    onDelete: (orderNo) => void remove(orderNo),
    rebuying: rebuy.busy,
    reminding,
  }
  const layers = (
    <>
      {dialogs}
      {rebuy.dialog}
      {gone && (
        <UndoBar
          key={gone}
          text={t('actions.deleted')}
          undoLabel={t('storefront:words.undo')}
          onUndo={() => void restore(gone)}
          onEnd={() => void reload().then(() => tell(undefined))}
        />
      )}
    </>
  )
  return { doing, layers }
}
