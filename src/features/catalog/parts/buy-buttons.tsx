// Add to cart and buy now. "Buy now" is a plain GET form, so it works before scripts do.
import './buy-buttons.css'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { Goods } from './sku-choice.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import type { Chosen } from './use-choice.ts'

interface BuyButtonsProps {
  goods: Goods
  choice: Chosen
  size?: 'md' | 'lg'
  /** One of the two was done. */
  onDone?: () => void
}
export function BuyButtons({ goods, choice, size = 'lg', onDone }: BuyButtonsProps) {
  const { t } = useTranslation('catalog')
  const { add, busy } = useAddToCart()
  const button = useRef<HTMLButtonElement>(null)
  const { sku, quantity } = choice
  if (goods.status === 'offShelf' || !sku || sku.available <= 0)
    return (
      <Button kind="quiet" size={size} disabled wide>
        {t(goods.status === 'offShelf' ? 'goods.offShelf' : 'goods.soldOut')}
      </Button>
    )
  const addNow = async () => {
    const done = await add({ skuId: sku.id, price: sku.price, available: sku.available, limit: goods.purchaseLimit }, quantity, button.current)
    if (done) onDone?.()
  }
  return (
    <>
      <Button ref={button} kind="second" size={size} busy={busy} onClick={() => void addNow()}>
        {t('goods.add')}
      </Button>
      <Form method="get" action="/goods/jiesuan" className="buy-now" onSubmit={onDone}>
        <input type="hidden" name="skuId" value={sku.id} />
        <input type="hidden" name="quantity" value={quantity} />
        <Button kind="primary" size={size} type="submit">
          {t('goods.buy')}
        </Button>
      </Form>
    </>
  )
}
