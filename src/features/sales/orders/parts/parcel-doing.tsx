// What the buyer may do about a parcel on its way: it arrived, more time for it once, it is missed.
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import type { Parcel } from './parcel-state.tsx'

interface ParcelDoingProps {
  parcel: Parcel
  reload: () => Promise<void>
  onArrived: () => void
  size?: 'sm' | 'md'
}
/** Its receipt is the main thing once its carrier says that it is there. */
export function ParcelDoing({ parcel, reload, onArrived, size = 'sm' }: ParcelDoingProps) {
  const { parcelId, status, extended, mayMiss, deliveredAt } = parcel
  const { t } = useTexts('orders')
  const [busy, setBusy] = useState<string>()
  const ask = async (path: '/api/v2/order/sell/extend' | '/api/v2/order/sell/missing', said: string) => {
    setBusy(path)
    try {
      await call(path, { parcelId, requestId: requestId() })
      toast(said, { kind: 'success' })
      await reload()
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault // a refusal was told by toast
    } finally {
      setBusy(undefined)
    }
  }
  if (status !== 'travelling') return null
  const [extend, missing] = ['/api/v2/order/sell/extend', '/api/v2/order/sell/missing'] as const
  return (
    <div className="parcel-doing">
      <Button size={size} kind={deliveredAt === null ? 'second' : 'primary'} onClick={onArrived}>
        {t('parcels.arrived')}
      </Button>
      {!extended && (
        <Button size={size} busy={busy === extend} onClick={() => void ask(extend, t('parcels.extended'))}>
          {t('parcels.extend')}
        </Button>
      )}
      {mayMiss && (
        <Button size={size} kind="quiet" busy={busy === missing} onClick={() => void ask(missing, t('parcels.missed'))}>
          {t('parcels.missing')}
        </Button>
      )}
    </div>
  )
}
