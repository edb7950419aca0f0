// What is asked once more before it is done: withdrawing a claim, confirming a replacement.
import { useSending } from '#features/sales/orders/parts/use-sending.ts'
import { Button } from '#ui/controls/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { call, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'

const paths = { withdraw: '/api/v2/order/refund/cancel', confirm: '/api/v2/order/refund/confirm' } as const
interface AskDialogProps {
  /** closed without */
  about: keyof typeof paths | undefined
  serviceNo: string
  onClose: () => void
  onDone: () => Promise<void>
}
export function AskDialog({ about, serviceNo, onClose, onDone }: AskDialogProps) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const { busy, fault, send } = useSending({ onClose, onDone })
  const words = about ?? 'withdraw'
  const go = () =>
    about && send(() => call(paths[about], { serviceNo, requestId: requestId() }, { quiet: true }), t(`${about}.done`))
  return (
    <LazyDialog
      open={about !== undefined}
      onClose={onClose}
      firm={about === 'withdraw'}
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={onClose}>{t(`${words}.keep`)}</Button>
          <Button kind="primary" busy={busy} onClick={() => void go()}>
            {t(`${words}.yes`)}
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
