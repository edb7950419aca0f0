// Taking a card away is for good: a firm question with the payment password.
import { useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import type { Card } from './card-tile.tsx'
import { PasswordPad } from '#ui/controls/password-pad.tsx'

interface RemoveCardProps {
  card: Card | undefined
  onClose: () => void
  onDone: () => unknown
}
/** What was typed, what went wrong, and the removal itself. */
function useRemoval({ card, onClose, onDone }: RemoveCardProps) {
  const { t } = useTexts('wallet')
  const [digits, setDigits] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const pad = useRef<HTMLInputElement>(null)
  const close = () => {
    setDigits('')
    setFault(undefined)
    onClose()
  }
  const remove = async (payPassword: string) => {
    if (!card || busy) return
    if (payPassword.length < 6) return setFault(t('card.passwordShort'))
    setBusy(true)
    try {
      await call('/api/v2/user/account/delete', { id: card.id, payPassword, requestId: requestId() }, { quiet: true })
      close()
      await onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setDigits('')
      setFault(error.message)
      pad.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  return { digits, setDigits, fault, busy, pad, close, remove }
}

export function RemoveCard(props: RemoveCardProps) {
  const { card } = props
  const { t } = useTexts(['wallet', 'storefront'])
  const { digits, setDigits, fault, busy, pad, close, remove } = useRemoval(props)
  return (
    <LazyDialog
      open={card !== undefined}
      onClose={close}
      firm
      title={t('card.removeTitle')}
      text={card && t('card.removeText', { bank: card.bank, lastFour: card.lastFour })}
      closeLabel={t('storefront:close')}
      initialFocus={pad}
      foot={
        <>
          <Button onClick={close}>{t('card.cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void remove(digits)}>
            {t('card.remove')}
          </Button>
        </>
      }
    >
      <PasswordPad
        ref={pad}
        label={t('card.password')}
        value={digits}
        onChange={setDigits}
        error={fault}
        errorWord={t('storefront:error')}
        busy={busy}
      />
    </LazyDialog>
  )
}
