// Add to cart and buy now. "Buy now" is a plain GET form, so it works before scripts do;
// with them a visitor signs in over the page.
import './buy-buttons.css'
import { useRef } from 'react'
import type { FormEvent } from 'react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Form, href, useNavigate } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { dayText } from '#ui/controls/date-text.ts'
import { useLang } from '#ui/text/lang.tsx'
import { token } from '#web/session.ts'
import { useSignIn } from '#surfaces/storefront/visit/sign-in.tsx'
import { usePreview } from './preview.ts'
import type { Goods } from './sku-choice.ts'
import { TellWhenBack } from './tell-when-back.tsx'
import { answerName } from './use-answers.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import type { Chosen } from './use-choice.ts'

interface BuyButtonsProps {
  goods: Goods
  choice: Chosen
  size?: 'md' | 'lg'
  /** One of the two was done. */
  onDone?: () => void
  /** Its id, for fields that stand outside of it. */
  form?: string
}
export function BuyButtons({ goods, choice, size = 'lg', onDone, form }: BuyButtonsProps) {
  const { t } = useTexts('products')
  const preview = usePreview()
  const { shown: sku } = choice
  if (preview) return <Inert size={size} />
  if (goods.status === 'offShelf' || !sku)
    return (
      <Button kind="quiet" size={size} disabled wide>
        {t(goods.status === 'offShelf' ? 'goods.offShelf' : 'goods.soldOut')}
      </Button>
    )
  const { holiday } = goods.merchant
  if (holiday?.mode === 'paused') return <Paused day={holiday.day} size={size} />
  if (choice.sku && sku.available <= 0) return <TellWhenBack skuId={sku.id} size={size} />
  return <Ways goods={goods} choice={choice} size={size} onDone={onDone} form={form} />
}
interface WaysProps extends Required<Pick<BuyButtonsProps, 'goods' | 'choice' | 'size'>> {
  onDone: BuyButtonsProps['onDone'] | undefined
  form: string | undefined
}
interface Wanted {
  sku: NonNullable<ReturnType<Chosen['demand']>>
  answers: NonNullable<ReturnType<Chosen['answers']['check']>>
}
/** Where "buy now" leads, with what was chosen and answered. */
function checkoutOf({ sku, answers }: Wanted, quantity: number): string {
  const query = new URLSearchParams({ skuId: String(sku.id), quantity: String(quantity) })
  for (const { code, value } of answers) query.append(answerName(code), value)
  return hrefWith('/goods/jiesuan', query)
}
/** Of what can be bought, once its custom options are answered. */
function Ways({ goods, choice, size, onDone, form }: WaysProps) {
  const { t } = useTexts('products')
  const { add, busy } = useAddToCart()
  const navigate = useNavigate()
  const afterSignIn = useSignIn()
  const button = useRef<HTMLButtonElement>(null)
  const { quantity } = choice
  // what is left open and what is left unanswered are told together, and the first of them is led to
  const demand = (): Wanted | undefined => {
    const sku = choice.demand()
    const answers = choice.answers.check(sku !== undefined)
    return sku && answers ? { sku, answers } : undefined
  }
  const addNow = async () => {
    const wanted = demand()
    if (!wanted) return
    const { sku, answers } = wanted
    const { id: skuId, price, available } = sku
    const done = await add(
      { skuId, name: goods.title, price, available, limit: goods.purchaseLimit, answers },
      quantity,
      button.current,
    )
    if (done) onDone?.()
  }
  const asks = goods.questions.length > 0
  const buy = (event: FormEvent) => {
    const wanted = demand()
    if (wanted) onDone?.()
    if (wanted && !asks && token()) return
    event.preventDefault()
    if (!wanted) return
    const go = () => navigate(checkoutOf(wanted, quantity))
    if (token()) void go()
    else afterSignIn(go)
  }
  return (
    <>
      <Button ref={button} kind="second" size={size} busy={busy} onClick={() => void addNow()}>
        {t('goods.add')}
      </Button>
      <Form id={form} method="get" action={href('/goods/jiesuan')} className="buy-now" onSubmit={buy}>
        <input type="hidden" name="skuId" value={choice.sku?.id} />
        <input type="hidden" name="quantity" value={quantity} />
        <Button kind="primary" size={size} type="submit">
          {t('goods.buy')}
        </Button>
      </Form>
    </>
  )
}
/** Of a shop that is on holiday until then. */
function Paused({ day, size }: { day: string; size: 'md' | 'lg' }) {
  const { t } = useTexts('products')
  const lang = useLang()
  return (
    <Button kind="quiet" size={size} disabled wide>
      {t('goods.paused', { day: dayText(day, lang, 'date') })}
    </Button>
  )
}
/** Of what is not on sale yet. */
function Inert({ size }: { size: 'md' | 'lg' }) {
  const { t } = useTexts('products')
  return (
    <>
      <Button kind="second" size={size} disabled>
        {t('goods.add')}
      </Button>
      <Button kind="primary" size={size} disabled>
        {t('goods.buy')}
      </Button>
    </>
  )
}
