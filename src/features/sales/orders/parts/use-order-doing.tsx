// What can be done to an order from list and detail alike:
// cancel (asked first), buy again, delete with five seconds to take it back.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { UndoBar } from '#ui/feedback/undo-bar.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import type { OrderDoing } from './order-actions.tsx'
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

/** `reload` shows what the shop holds now; `onGone` is told of a deletion, and of its end or return. */
export function useOrderDoing(reload: () => Promise<void>, onGone: (orderNo: string | undefined) => void) {
  const { t } = useTexts(['orders', 'storefront'])
  const [cancelling, setCancelling] = useState<string>()
  const [gone, setGone] = useState<string>()
  const rebuy = useRebuy()
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
    onCancel: setCancelling,
    onRebuy: (orderNo) => void rebuy.buyAgain([orderNo]),
    onDelete: (orderNo) => void remove(orderNo),
    rebuying: rebuy.busy,
  }
  const layers = (
    <>
      <CancelDialog key={cancelling} orderNo={cancelling} onClose={() => setCancelling(undefined)} onDone={reload} />
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
