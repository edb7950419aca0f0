// Buying again: the goods of one or several orders go into the cart;
// lines that cannot be bought are named with their reason.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, useNavigate } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'

interface Outcome {
  added: number
  skipped: { title: string; reason: string }[]
}

export function useRebuy() {
  const { t } = useTexts(['orders', 'storefront', 'errors'])
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const buyAgain = async (orderNos: readonly string[]) => {
    if (busy) return
    setBusy(true)
    try {
      const all: Outcome = { added: 0, skipped: [] }
      for (const orderNo of orderNos) {
        const { added, skipped } = await call('/api/v2/order/sell/rebuy', { orderNo, requestId: requestId() })
        all.added += added
        all.skipped.push(...skipped)
      }
      if (all.skipped.length > 0) return setOutcome(all)
      toast(t('rebuy.all', { count: all.added }), { kind: 'success' })
      await navigate(href('/shoppingCart'))
    } catch (fault) {
      if (!(fault instanceof CallError)) throw fault // a refusal was told by toast
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    buyAgain,
    dialog: (
      <RebuyDialog
        outcome={outcome}
        onClose={() => setOutcome(undefined)}
        onCart={() => void navigate(href('/shoppingCart'))}
      />
    ),
  }
}

function RebuyDialog({
  outcome,
  onClose,
  onCart,
}: {
  outcome: Outcome | undefined
  onClose: () => void
  onCart: () => void
}) {
  const { t, has } = useTexts(['orders', 'storefront', 'errors'])
  const some = (outcome?.added ?? 0) > 0
  const why = (reason: string) =>
    t(`errors:${(has(`errors:${reason}`) ? reason : 'itemCannotBeBought') as 'itemCannotBeBought'}`)
  return (
    <LazyDialog
      open={outcome !== undefined}
      onClose={onClose}
      title={some ? t('rebuy.title') : t('rebuy.noneTitle')}
      text={some ? t('rebuy.added', { count: outcome?.added ?? 0 }) : t('rebuy.none')}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={onClose}>{t('rebuy.stay')}</Button>
          {some && (
            <Button kind="primary" onClick={onCart}>
              {t('rebuy.toCart')}
            </Button>
          )}
        </>
      }
    >
      <ul className="grid gap-3">
        {outcome?.skipped.map(({ title, reason }) => (
          <li key={title + reason}>
            <b className="font-medium">{title}</b>
            <small className="block text-13 text-ink-2">{why(reason)}</small>
          </li>
        ))}
      </ul>
    </LazyDialog>
  )
}
