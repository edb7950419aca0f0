// The ways to pay as rows of radio buttons, drawn by what they ask of the buyer. Those that cannot be used say why.
import { CreditCard, MessageCircle, ScanLine, Wallet } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { useMethodName } from '#features/sales/orders/parts/use-method-name.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { Mark } from '#ui/goods/badge.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { RadioCards } from '#ui/controls/radio.tsx'

export type Cashier = Calls['/api/v2/order/pay/cashier']['output']
export type Method = Cashier['methods'][number]
const icons: Record<Method['mark'], LucideIcon> = {
  card: CreditCard,
  purse: Wallet,
  chat: MessageCircle,
  scan: ScanLine,
}

/** The last used first, as far as it can be used. */
export function inOrder({ methods, lastMethod }: Cashier): Method[] {
  const rank = (m: Method) => (m.available ? (m.code === lastMethod ? 0 : 1) : 2)
  return methods.toSorted((a, b) => rank(a) - rank(b))
}

export function CashierMethods({
  cashier,
  chosen,
  onChoose,
}: {
  cashier: Cashier
  chosen: string | null
  onChoose: (code: string) => void
}) {
  const { t } = useTexts('payments')
  const nameOf = useMethodName()
  const subOf = useMethodSub(cashier)
  const options = inOrder(cashier).map((method) => ({
    value: method.code,
    label: nameOf(method.code),
    sub: subOf(method),
    icon: icons[method.mark],
    disabled: !method.available,
    end: method.code === cashier.lastMethod ? <Mark>{t('lastUsed')}</Mark> : undefined,
  }))
  return (
    <RadioCards legend={t('legend')} hideLegend name="method" options={options} value={chosen} onChange={onChoose} />
  )
}

/** The second line of a method: what there is, what is missing, or why it cannot be used. */
function useMethodSub({ amount, hasPayPassword }: Cashier): (method: Method) => string | undefined {
  const { t, has } = useTexts(['payments', 'errors'])
  const lang = useLang()
  return ({ code, form, available, reason, balance }) => {
    if (balance !== null) {
      const held = shortPrice(balance, lang)
      if (balance < amount) return t('balanceShort', { amount: held, short: shortPrice(amount - balance, lang) })
      return hasPayPassword || form !== 'password'
        ? t('balanceHas', { amount: held })
        : `${t('balanceHas', { amount: held })} · ${t('noPassword')}`
    }
    if (!available)
      return has(`errors:${reason}`) ? t(`errors:${reason as 'methodNotAvailable'}`) : t('errors:methodNotAvailable')
    return has(`payments:methodNotes.${code}`) ? t(`methodNotes.${code as 'online'}`) : undefined
  }
}
