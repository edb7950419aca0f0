// One line of the cart: tick, picture, name, what changed, quantity, sum, remove.
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useLang } from '#ui/lang.tsx'
import { Price } from '#ui/price.tsx'
import { shortPrice } from '#ui/price-text.ts'
import { Quantity } from '#ui/quantity.tsx'
import { Tick } from '#ui/tick.tsx'
import { boundOf } from './cart-model.ts'
import type { CartLine } from './cart-model.ts'
import { LineNote } from './line-note.tsx'
import { LinePicture } from './line-picture.tsx'
import type { CartInHand } from './use-cart.ts'
import './cart.css'

const fewLeft = 9

export function CartLineRow({ line, hand }: { line: CartLine; hand: CartInHand }) {
  const { t } = useTranslation('cart')
  const lang = useLang()
  const address = `/goods/${line.productId}`
  return (
    <li className="cart-line" data-changed={line.priceChange === 0 ? undefined : ''}>
      <Tick
        label={t('selectLine', { title: line.title })}
        hideLabel
        checked={line.selected}
        onChange={(e) => void hand.select([line], e.currentTarget.checked)}
        className="cart-line-tick"
      />
      <Link to={address} tabIndex={-1} aria-hidden="true" className="cart-line-picture">
        <LinePicture file={line.picture} />
      </Link>
      <div className="cart-line-words">
        <h3>
          <Link to={address}>{line.title}</Link>
        </h3>
        {line.spec && <p className="cart-line-spec">{line.spec}</p>}
        <LineNotes line={line} />
        <button type="button" className="cart-line-remove" aria-label={t('removeLine', { title: line.title })} onClick={() => void hand.remove([line])}>
          <Icon of={Trash2} size={18} className="phone-only" />
          <span className="wide-only">{t('remove')}</span>
        </button>
      </div>
      <div className="cart-line-quantity">
        <p className="phone-only">
          <Price fen={line.price} />
        </p>
        <LineQuantity line={line} hand={hand} />
        {line.quantity > 1 && <p className="wide-only mt-1.5 text-center text-13 text-ink-2 tabular-nums">{shortPrice(line.price, lang)}</p>}
      </div>
      <p className="cart-line-sum wide-only">
        <Price fen={line.subtotal} />
      </p>
    </li>
  )
}

function LineNotes({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart')
  const lang = useLang()
  const amount = shortPrice(Math.abs(line.priceChange), lang)
  return (
    <>
      {line.priceChange < 0 && <LineNote tone="good">{t('less', { amount })}</LineNote>}
      {line.priceChange > 0 && <LineNote tone="warn">{t('more', { amount })}</LineNote>}
      {line.problem === 'onlyLeft' && <LineNote tone="bad">{t('onlyLeft', { count: line.available })}</LineNote>}
      {line.problem === 'overLimit' && <LineNote tone="bad">{t('overLimit', { count: line.purchaseLimit ?? 0 })}</LineNote>}
      {line.problem === null && line.available <= fewLeft && <LineNote tone="warn">{t('fewLeft', { count: line.available })}</LineNote>}
    </>
  )
}

function LineQuantity({ line, hand }: { line: CartLine; hand: CartInHand }) {
  const { t } = useTranslation('cart')
  const { max, by } = boundOf(line)
  const atBound = line.quantity >= max && line.problem === null
  const bound = !atBound ? undefined : by === 'limit' ? t('perPerson', { count: max }) : by === 'stock' && max > fewLeft ? t('onlyLeft', { count: max }) : undefined
  return (
    <Quantity
      size="sm"
      value={line.quantity}
      max={max}
      onCommit={(quantity) => void hand.setQuantity(line, quantity)}
      label={t('quantity', { title: line.title })}
      lessLabel={t('less1')}
      moreLabel={t('more1')}
      reason={hand.faults[line.skuId] ?? bound}
    />
  )
}
