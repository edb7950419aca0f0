// A question before a bond of a team is taken apart; pressing yes asks the shop, which may refuse with words.
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { CallError } from '#web/call.ts'

export interface ConfirmStepProps {
  open: boolean
  onClose: () => void
  title: string
  text: string
  yes: string
  no: string
  /** Refusals are told in the dialog. */
  act: () => Promise<void>
}

export function ConfirmStep({ open, onClose, title, text, yes, no, act }: ConfirmStepProps) {
  const { t } = useTexts('storefront')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const go = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await act()
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      firm
      title={title}
      text={text}
      closeLabel={t('close')}
      foot={
        <>
          <Button onClick={onClose}>{no}</Button>
          <Button kind="primary" busy={busy} onClick={() => void go()}>
            {yes}
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
