// The payment password in a sheet; without one yet, the way to set it and come back.
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { LazySheet } from '#ui/overlays/lazy-sheet.tsx'
import { Price } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { TextLink } from '#ui/text/text-link.tsx'
import { PasswordPad } from '#ui/controls/password-pad.tsx'

export interface PaySheetProps {
  open: boolean
  onClose: () => void
  amount: number
  hasPayPassword: boolean
  /** Where the password is set; it leads back here. */
  setPage: string
  busy: boolean
  fault: string | undefined
  onPay: (payPassword: string) => Promise<boolean>
  onChange: () => void
}

export function PaySheet({ open, onClose, hasPayPassword, onPay, onChange, ...shown }: PaySheetProps) {
  const { t } = useTexts(['payments', 'storefront'])
  const [digits, setDigits] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const pay = async (password: string) => {
    if (shown.busy || password.length < 6) return box.current?.focus()
    const done = await onPay(password)
    if (done) return
    setDigits('')
    box.current?.focus()
  }
  if (!hasPayPassword) return <NoPassword open={open} onClose={onClose} setPage={shown.setPage} />
  return (
    <LazySheet
      open={open}
      onClose={onClose}
      title={t('pad.title')}
      closeLabel={t('storefront:close')}
      wide="centre"
      initialFocus={box}
    >
      <PayForm
        box={box}
        digits={digits}
        onDigits={(next) => {
          setDigits(next)
          onChange()
        }}
        onPay={(password) => void pay(password)}
        {...shown}
      />
    </LazySheet>
  )
}

function NoPassword({ open, onClose, setPage }: Pick<PaySheetProps, 'open' | 'onClose' | 'setPage'>) {
  const { t } = useTexts(['payments', 'storefront'])
  return (
    <LazySheet
      open={open}
      onClose={onClose}
      title={t('noPassword')}
      text={t('pad.missing')}
      closeLabel={t('storefront:close')}
      wide="centre"
    >
      <Button kind="primary" wide render={<Link to={setPage} />}>
        {t('setPassword')}
      </Button>
    </LazySheet>
  )
}

interface PayFormProps extends Pick<PaySheetProps, 'amount' | 'setPage' | 'busy' | 'fault'> {
  box: RefObject<HTMLInputElement | null>
  digits: string
  onDigits: (digits: string) => void
  onPay: (payPassword: string) => void
}

function PayForm({ box, digits, onDigits, onPay, amount, setPage, busy, fault }: PayFormProps) {
  const { t } = useTexts(['payments', 'storefront'])
  const lang = useLang()
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onPay(digits)
      }}
    >
      <Price fen={amount} size="xl" />
      <PasswordPad
        ref={box}
        label={t('pad.label')}
        value={digits}
        onChange={onDigits}
        onComplete={onPay}
        error={fault}
        errorWord={t('storefront:error')}
        busy={busy}
      />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('pad.pay', { amount: shortPrice(amount, lang) })}
      </Button>
      <TextLink className="justify-self-start" render={<Link to={setPage} />}>
        {t('pad.forgot')}
      </TextLink>
    </form>
  )
}
