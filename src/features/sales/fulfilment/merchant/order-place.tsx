// The way to another address of an order, while it may still have one.
import { lazy, Suspense, useState } from 'react'
import type { Order } from './order-desk.ts'
import { useTexts } from '#web/texts.tsx'

/** It brings antd's drawer with its first opening. */
const AddressDrawer = lazy(() => import('./address-drawer.tsx'))

export function OrderPlace({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useTexts('fulfilmentmerchant')
  const [open, setOpen] = useState(false)
  if (!order.addressChangeable) return null
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t('place.change')}
      </button>
      {open && (
        <Suspense>
          <AddressDrawer
            order={order}
            onClose={close}
            onDone={() => {
              close()
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
