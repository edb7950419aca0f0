// What the ticked lines come to, and the way to the confirmation: a panel on wide screens, a bar on phones.
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { href, Link, useNavigate } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { classes } from '#ui/layout/classes.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { LazySheet } from '#ui/overlays/lazy-sheet.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Panel, Sums } from '#ui/layout/panel.tsx'
import { Price } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Tick } from '#ui/controls/checkbox.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { call } from '#web/call.ts'
import { useSignIn } from '#surfaces/storefront/visit/sign-in.tsx'
import { discountRows } from '../../promotions/discount-rows.ts'
import { linesOf, ticked } from './cart-model.ts'
import type { Cart } from './cart-model.ts'
import { useUnit } from './unit.ts'
import { PhoneBar } from './phone-bar.tsx'
import type { CartInHand } from './use-cart.ts'

const confirmPage = href('/shoppingCart/confirm')
const signInPage = hrefWith('/login/login', { from: confirmPage })

/** What is ticked and what comes off it, row by row. */
function CartSums({ totals }: { totals: Cart['totals'] }) {
  const { t } = useTexts(['cart', 'promotions'])
  const lang = useLang()
  const unit = useUnit()
  const rows = [
    { label: t('goods', { count: totals.quantity }), fen: totals.goodsAmount },
    ...discountRows(t, totals.discount),
    { label: t('freight'), text: t('nextPage') },
  ]
  return (
    <Sums
      rows={rows}
      total={{ label: t('total'), fen: totals.total, unit }}
      saved={totals.saved > 0 ? t('saved', { amount: shortPrice(totals.saved, lang) }) : undefined}
    />
  )
}

export function CartSummary({ cart, hand, visitor }: { cart: Cart; hand: CartInHand; visitor: boolean }) {
  const { t } = useTexts('cart')
  const lang = useLang()
  const { totals } = cart
  return (
    <Panel
      as="aside"
      title={t('summary')}
      sticky
      bare
      fine={t('note')}
      className={classes(hand.busy && 'cart-updating')}
    >
      <CartSums totals={totals} />
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
  const { t } = useTexts(['cart', 'storefront'])
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const lines = linesOf(cart)
  const state = ticked(lines)
  const saved = cart.totals.saved
  return (
    <PhoneBar label={t('summary')} className="cart-bar">
      <Tick
        label={t('selectAll')}
        checked={state === 'all'}
        mixed={state === 'some'}
        onChange={() => void hand.select(lines, state !== 'all')}
      />
      <button type="button" className="cart-bar-sum" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="vh">{t('breakdown')}: </span>
        <Price fen={cart.totals.total} />
        <Icon of={ChevronUp} size={16} />
        {saved > 0 && <span className="phone-bar-saved">{t('saved', { amount: shortPrice(saved, lang) })}</span>}
      </button>
      <LazySheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('breakdown')}
        text={t('note')}
        closeLabel={t('storefront:close')}
      >
        <CartSums totals={cart.totals} />
      </LazySheet>
      <CheckOut count={cart.totals.quantity} hand={hand} visitor={visitor} />
    </PhoneBar>
  )
}

/** Whether so many pieces are ticked by now: an account may have had ticked lines of its own, which nobody has seen. */
const isSame = (count: number): Promise<boolean> =>
  call('/api/v2/cart/cart/total', {}, { quiet: true }).then(
    ({ totals }) => totals.quantity === count,
    () => true,
  )

/** Leaves only when every tap has reached the shop, so that the confirmation shows what is ticked here. */
function CheckOut({
  count,
  hand,
  visitor,
  wide = false,
}: {
  count: number
  hand: CartInHand
  visitor: boolean
  wide?: boolean
}) {
  const { t } = useTexts(['cart', 'errors'])
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const afterSignIn = useSignIn()
  const to = visitor ? signInPage : confirmPage
  const leave = async (event: MouseEvent) => {
    if (count === 0) {
      event.preventDefault()
      toast(t('errors:noItemSelected'), { kind: 'error' })
      return
    }
    if (!hand.busy && !visitor) return
    event.preventDefault()
    setLeaving(true)
    await hand.settled()
    setLeaving(false)
    if (visitor) afterSignIn(async () => ((await isSame(count)) ? navigate(confirmPage) : toast(t('joined'))))
    else await navigate(confirmPage)
  }
  const words =
    count === 0 ? t('checkoutNone') : visitor && wide ? t('signInToCheckout', { count }) : t('checkout', { count })
  return (
    <Button kind="primary" wide={wide} busy={leaving} render={<Link to={to} onClick={(event) => void leave(event)} />}>
      {words}
    </Button>
  )
}
