// The payment password in a sheet; without one yet, the way to set it and come back.
import { useRef, useState } from 'react'
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

export function PaySheet({
  open,
  onClose,
  amount,
  hasPayPassword,
  setPage,
  busy,
  fault,
  onPay,
  onChange,
}: PaySheetProps) {
  const { t } = useTexts(['payments', 'storefront'])
  const lang = useLang()
  const [digits, setDigits] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const pay = async (password: string) => {
    if (busy || password.length < 6) return box.current?.focus()
    const done = await onPay(password)
    if (done) return
    setDigits('')
    box.current?.focus()
  }
  if (!hasPayPassword)
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
  return (
    <LazySheet
      open={open}
      onClose={onClose}
      title={t('pad.title')}
      closeLabel={t('storefront:close')}
      wide="centre"
      initialFocus={box}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void pay(digits)
        }}
      >
        <Price fen={amount} size="xl" />
        <PasswordPad
          ref={box}
          label={t('pad.label')}
          value={digits}
          onChange={(next) => {
            setDigits(next)
            onChange()
          }}
          onComplete={(password) => void pay(password)}
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
    </LazySheet>
  )
}
