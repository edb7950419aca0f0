// The ways to pay as rows of radio buttons, drawn by what they ask of the buyer. Those that cannot be used say why.
import { CreditCard, HandHeart, Landmark, MessageCircle, ScanLine, Wallet } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { useMethodName } from '#features/sales/orders/parts/use-method-name.ts'
import { Mark } from '#ui/goods/badge.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { RadioCards } from '#ui/controls/radio.tsx'
import type { Cashier, Method, Payable } from './cashier.ts'
import { TopUpGap } from './top-up-gap.tsx'

export const methodIcons: Record<Method['mark'], LucideIcon> = {
  card: CreditCard,
  purse: Wallet,
  chat: MessageCircle,
  scan: ScanLine,
  bank: Landmark,
}

/** Chosen in the place of a method: somebody else is asked to pay. */
export const askFriend = 'friend'

/** The last used first, as far as it can be used. */
export function inOrder({ methods, lastMethod }: Payable): Method[] {
  const rank = (m: Method) => (m.available ? (m.code === lastMethod ? 0 : 1) : 2)
  return methods.toSorted((a, b) => rank(a) - rank(b))
}

export function CashierMethods({
  cashier,
  chosen,
  onChoose,
  onTopUp,
}: {
  cashier: Cashier
  chosen: string | null
  onChoose: (code: string) => void
  /** The balance is topped up for this: the way leads to another cashier, and back. */
  onTopUp: () => void
}) {
  const { t } = useTexts('payments')
  const nameOf = useMethodName()
  const subOf = useMethodSub(cashier)
  const methods = inOrder(cashier).map((method) => ({
    value: method.code,
    label: nameOf(method.code),
    sub: subOf(method),
    icon: methodIcons[method.mark],
    disabled: !method.available,
    end:
      method.reason === 'insufficientBalance' && cashier.topUp !== null ? (
        <TopUpGap cashier={cashier} amount={cashier.topUp} onLeave={onTopUp} />
      ) : method.code === cashier.lastMethod ? (
        <Mark>{t('lastUsed')}</Mark>
      ) : undefined,
  }))
  const friend = { value: askFriend, label: t('friend.ask'), sub: t('friend.note'), icon: HandHeart }
  const options = cashier.shareable ? [...methods, friend] : methods
  return (
    <RadioCards legend={t('legend')} hideLegend name="method" options={options} value={chosen} onChange={onChoose} />
  )
}

/** The second line of a method: what there is, what is missing, or why it cannot be used. */
export function useMethodSub({ amount, hasPayPassword }: Payable): (method: Method) => string | undefined {
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
