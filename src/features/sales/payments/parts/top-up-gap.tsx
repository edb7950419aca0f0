// The balance is too small: what is missing is topped up in place. A sheet asks for the rules to be accepted, then the
// cashier of the top-up follows, and from there the way leads back here.
import { useEffect, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Price } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { LazySheet } from '#ui/overlays/lazy-sheet.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { LinkedText } from '#ui/text/linked-text.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import type { Cashier } from './cashier.ts'

const article = (code: string) => (words: string) => (
  <TextLink render={<Link to={hrefWith('/home/article', { code })} target="_blank" />}>{words}</TextLink>
)
const plain = (words: string) => words
/** The tick for the rules of the balance: never set beforehand. */
export function BalanceRules({
  agreed,
  fault,
  rules = false,
  onChange,
}: {
  agreed: boolean
  /** the shop has written them down */
  rules?: boolean
  fault: string | undefined
  onChange: (agreed: boolean) => void
}) {
  const { t } = useTexts(['payments', 'storefront'])
  const id = useId()
  return (
    <div>
      <Tick
        name="agreed"
        label={
          <LinkedText
            text={t('topUp.agree')}
            links={{ user: article('user-agreement'), rules: rules ? article('balance-rules') : plain }}
          />
        }
        checked={agreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
      />
      <FieldError id={id} error={fault} errorWord={t('storefront:error')} />
    </div>
  )
}

export function TopUpGap({ cashier, amount, onLeave }: { cashier: Cashier; amount: number; onLeave: () => void }) {
  const { t } = useTexts(['payments', 'storefront'])
  const [open, setOpen] = useState(false)
  const lang = useLang()
  return (
    <>
      <TextLink onClick={() => setOpen(true)}>{t('topUp.page')}</TextLink>
      <LazySheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('topUp.gap', { amount: shortPrice(amount, lang) })}
        text={t('topUp.forOrder')}
        closeLabel={t('storefront:close')}
        wide="centre"
      >
        <GapForm payNo={cashier.payNo} amount={amount} onLeave={onLeave} />
      </LazySheet>
    </>
  )
}

/** Whether the shop has written the rules down: then they are a link. Where that cannot be asked they are words. */
function useRules(): boolean {
  const [rules, setRules] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    call('/api/v2/user/balance/recharge/detail', {}, { quiet: true }).then(
      (told) => !gone.signal.aborted && setRules(told.rules),
      () => undefined,
    )
    return () => gone.abort()
  }, [])
  return rules
}

function useGap({ payNo, amount, onLeave }: { payNo: string; amount: number; onLeave: () => void }) {
  const navigate = useNavigate()
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async () => {
    setAsked(true)
    if (busy || !agreed) return
    setBusy(true)
    try {
      const wish = { amount, agreement: true, forPayNo: payNo, requestId: requestId() }
      const begun = await call('/api/v2/user/balance/recharge/create', wish, { quiet: true })
      onLeave()
      await navigate(hrefWith('/shoppingCart/payOrder', { payNo: begun.payNo }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      setBusy(false)
    }
  }
  return { agreed, setAgreed, lacks: asked && !agreed, busy, fault, send }
}
function GapForm({ payNo, amount, onLeave }: { payNo: string; amount: number; onLeave: () => void }) {
  const { t } = useTexts('payments')
  const lang = useLang()
  const rules = useRules()
  const { agreed, setAgreed, lacks, busy, fault, send } = useGap({ payNo, amount, onLeave })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {fault !== undefined && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      <Price fen={amount} size="xl" />
      <BalanceRules
        agreed={agreed}
        rules={rules}
        fault={lacks ? t('topUp.agreeFirst') : undefined}
        onChange={setAgreed}
      />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('topUp.goOf', { amount: shortPrice(amount, lang) })}
      </Button>
    </form>
  )
}
