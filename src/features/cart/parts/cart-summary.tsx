// What the ticked lines come to, and the way to the confirmation: a panel on wide screens, a bar on phones.
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useLang } from '#ui/lang.tsx'
import { Panel, Sums } from '#ui/panel.tsx'
import { Price } from '#ui/price.tsx'
import { shortPrice } from '#ui/price-text.ts'
import { Tick } from '#ui/tick.tsx'
import { toast } from '#ui/toast.tsx'
import { linesOf, ticked } from './cart-model.ts'
import type { Cart } from './cart-model.ts'
import { useUnit } from './unit.ts'
import { PhoneBar } from './phone-bar.tsx'
import type { CartInHand } from './use-cart.ts'

const confirmPage = '/shoppingCart/confirm'
const signInPage = `/login/login?from=${encodeURIComponent(confirmPage)}`

export function CartSummary({ cart, hand, visitor }: { cart: Cart; hand: CartInHand; visitor: boolean }) {
  const { t } = useTranslation('cart')
  const lang = useLang()
  const unit = useUnit()
  const { totals } = cart
  const rows = [
    { label: t('goods', { count: totals.quantity }), fen: totals.goodsAmount },
    ...(totals.discount.member > 0 ? [{ label: t('memberDiscount'), fen: -totals.discount.member }] : []),
    { label: t('freight'), text: t('nextPage') },
  ]
  return (
    <Panel as="aside" title={t('summary')} sticky bare fine={t('note')} className={classes(hand.busy && 'cart-updating')}>
      <Sums rows={rows} total={{ label: t('total'), fen: totals.total, unit }} saved={totals.saved > 0 ? t('saved', { amount: shortPrice(totals.saved, lang) }) : undefined} />
      <div className="wide-only mt-4">
        <CheckOut count={totals.quantity} hand={hand} visitor={visitor} wide />
      </div>
      <p className="vh" role="status" aria-live="polite">
        {hand.busy ? '' : t('updated', { count: totals.quantity, amount: shortPrice(totals.total, lang) })}
      </p>
    </Panel>
  )
}

export function CartBar({ cart, hand, visitor }: { cart: Cart; hand: CartInHand; visitor: boolean }) {
  const { t } = useTranslation('cart')
  const lang = useLang()
  const lines = linesOf(cart)
  const state = ticked(lines)
  const saved = cart.totals.saved
  return (
    <PhoneBar label={t('summary')} className="cart-bar">
      <Tick label={t('selectAll')} checked={state === 'all'} mixed={state === 'some'} onChange={() => void hand.select(lines, state !== 'all')} />
      <span className="text-right">
        <Price fen={cart.totals.total} />
        {saved > 0 && <span className="phone-bar-saved">{t('saved', { amount: shortPrice(saved, lang) })}</span>}
      </span>
      <CheckOut count={cart.totals.quantity} hand={hand} visitor={visitor} />
    </PhoneBar>
  )
}

/** Leaves only when every tap has reached the shop, so that the confirmation shows what is ticked here. */
function CheckOut({ count, hand, visitor, wide = false }: { count: number; hand: CartInHand; visitor: boolean; wide?: boolean }) {
  const { t } = useTranslation(['cart', 'errors'])
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const to = visitor ? signInPage : confirmPage
  const leave = async (event: MouseEvent) => {
    if (count === 0) {
      event.preventDefault()
      toast(t('errors:noItemSelected'), { kind: 'error' })
      return
    }
    if (!hand.busy) return
    event.preventDefault()
    setLeaving(true)
    await hand.settled()
    await navigate(to)
  }
  const words = count === 0 ? t('checkoutNone') : visitor && wide ? t('signInToCheckout', { count }) : t('checkout', { count })
  return (
    <Button kind="primary" wide={wide} busy={leaving} render={<Link to={to} onClick={(event) => void leave(event)} />}>
      {words}
    </Button>
  )
}
