// Paying one of several orders that were placed together: by itself, or all of them. Both sums are said before the
// cashier opens.
import { useNavigate } from 'react-router'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import type { OrderHead } from './order-actions.tsx'
import { useState } from 'react'

interface PayDialogProps {
  order: OrderHead | undefined
  onClose: () => void
  /** what it knew is out of date */
  onChanged: () => Promise<void>
}

/** Goes to the cashier with this order alone (and what cannot be paid apart from it). */
function useApart({ order, onClose, onChanged }: PayDialogProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const apart = async (orderNo: string) => {
    setBusy(true)
    try {
      const { payNo, paid } = await call(
        '/api/v2/order/pay/apart',
        { orderNo, requestId: requestId() },
        { quiet: true },
      )
      await navigate(hrefWith(paid ? '/shoppingCart/paySuccess' : '/shoppingCart/payOrder', { payNo }))
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      await onChanged()
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, apart: () => void (order && apart(order.orderNo)) }
}

export function PayDialog(props: PayDialogProps) {
  const { order, onClose } = props
  const { t } = useTexts(['orders', 'storefront'])
  const lang = useLang()
  const navigate = useNavigate()
  const { busy, fault, apart } = useApart(props)
  const together = order?.together
  const payNo = order?.payNo
  const all = () => void (payNo && navigate(hrefWith('/shoppingCart/payOrder', { payNo })))
  const sum = (fen = 0) => shortPrice(fen, lang)
  // some share a discount with it; where all do there is nothing to choose
  const bound = together ? together.least.orders > 1 : false
  const whole = together ? together.least.orders === together.orders : false
  const count = together?.orders ?? 0
  return (
    <LazyDialog
      open={together !== undefined && together !== null}
      onClose={onClose}
      title={t('placedTogether.title', { count })}
      text={whole ? t('placedTogether.textBound') : t('placedTogether.text')}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button kind={whole ? 'primary' : 'second'} onClick={all}>
            {t('placedTogether.all', { count, amount: sum(together?.amount) })}
          </Button>
          {!whole && (
            <Button kind="primary" busy={busy} onClick={apart}>
              {bound
                ? t('placedTogether.these', { count: together?.least.orders ?? 0, amount: sum(together?.least.amount) })
                : t('placedTogether.one', { amount: sum(together?.least.amount) })}
            </Button>
          )}
        </>
      }
    >
      {bound && !whole && <p className="text-ink-2">{t('placedTogether.someBound')}</p>}
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
    </LazyDialog>
  )
}
