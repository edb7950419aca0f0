// Where money goes changes only by the payment password: a firm question before a card is taken away or made the one
// that is paid out to.
import { useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import type { Card } from './card-tile.tsx'
import { PasswordPad } from '#ui/controls/password-pad.tsx'

export type Deed = 'delete' | 'default'
interface ProveCardProps {
  /** what is to be done, and with which card */
  asked: { deed: Deed; card: Card } | undefined
  onClose: () => void
  onDone: (deed: Deed) => unknown
}
/** What was typed, what went wrong, and the deed itself. */
function useProving({ asked, onClose, onDone }: ProveCardProps) {
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
  const prove = async (payPassword: string) => {
    if (!asked || busy) return
    const { deed, card } = asked
    if (payPassword.length < 6) return setFault(t('card.passwordShort'))
    setBusy(true)
    try {
      const input = { id: card.id, payPassword, requestId: requestId() }
      await (deed === 'delete'
        ? call('/api/v2/user/account/delete', input, { quiet: true })
        : call('/api/v2/user/account/default', input, { quiet: true }))
      close()
      await onDone(deed)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setDigits('')
      setFault(error.message)
      pad.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  return { digits, setDigits, fault, busy, pad, close, prove }
}

export function ProveCard(props: ProveCardProps) {
  const { deed, card } = props.asked ?? {}
  const { t } = useTexts(['wallet', 'storefront'])
  const { digits, setDigits, fault, busy, pad, close, prove } = useProving(props)
  const of = card && { bank: card.bank, lastFour: card.lastFour }
  return (
    <LazyDialog
      open={card !== undefined}
      onClose={close}
      firm
      title={t(deed === 'default' ? 'card.defaultTitle' : 'card.removeTitle')}
      text={of && t(deed === 'default' ? 'card.defaultText' : 'card.removeText', of)}
      closeLabel={t('storefront:close')}
      initialFocus={pad}
      foot={
        <>
          <Button onClick={close}>{t('card.cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void prove(digits)}>
            {t(deed === 'default' ? 'card.makeDefault' : 'card.remove')}
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
