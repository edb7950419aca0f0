// One line of the cart: tick, picture, name, what changed, quantity, sum, remove.
import { dayText } from '#ui/controls/date-text.ts'
import { ChevronDown, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Price } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Quantity } from '#ui/controls/quantity.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { PerUnit } from '#features/catalog/products/parts/per-unit.tsx'
import { boundOf } from './cart-model.ts'
import type { CartLine } from './cart-model.ts'
import { LineWordings } from './line-wordings.tsx'
import { LineNote } from './line-note.tsx'
import { LinePicture } from './line-picture.tsx'
import { swipeAway } from './swipe-away.ts'
import { TierNotes } from './tier-notes.tsx'
import type { CartInHand } from './use-cart.ts'
import './cart.css'

const SkuChange = lazy(async () => ({ default: (await import('./sku-change.tsx')).SkuChange }))

const fewLeft = 9

interface LineProps {
  line: CartLine
  hand: CartInHand
  /** on the first screen */
  first?: boolean
}
const addressOf = (line: CartLine): string => href('/goods/:id', { id: String(line.productId) })

export function CartLineRow({ line, hand, first = false }: LineProps) {
  const { t } = useTexts('cart')
  const lang = useLang()
  return (
    <li
      className="cart-line"
      data-sku={line.skuId}
      data-changed={line.priceChange === 0 ? undefined : ''}
      data-swipe={t('remove')}
      {...swipeAway(() => void hand.remove([line]))}
    >
      <Tick
        label={t('selectLine', { title: line.title })}
        hideLabel
        checked={line.selected}
        onChange={(e) => void hand.select([line], e.currentTarget.checked)}
        className="cart-line-tick"
      />
      <Link to={addressOf(line)} tabIndex={-1} aria-hidden="true" className="cart-line-picture">
        <LinePicture file={line.picture} eager={first} />
      </Link>
      <LineWords line={line} hand={hand} />
      <div className="cart-line-quantity">
        <p className="phone-only">
          <Price fen={line.unitPrice} deal={isDeal(line)} />
          <PerUnit unit={line.unit} />
        </p>
        {line.wordings.length > 1 ? (
          <p className="text-center text-13 tabular-nums">
            {t('count', { count: line.quantity })}
            <Refused line={line} hand={hand} />
          </p>
        ) : (
          <LineQuantity line={line} hand={hand} />
        )}
        {(line.quantity > 1 || line.unit) && (
          <p className="wide-only mt-1.5 text-center text-13 text-ink-2 tabular-nums">
            {shortPrice(line.unitPrice, lang)}
            <PerUnit unit={line.unit} />
          </p>
        )}
      </div>
      <p className="cart-line-sum wide-only">
        <Price fen={line.subtotal} deal={isDeal(line)} />
      </p>
    </li>
  )
}

function LineWords({ line, hand }: LineProps) {
  const { t } = useTexts('cart')
  return (
    <div className="cart-line-words">
      <h3>
        <Link to={addressOf(line)}>{line.title}</Link>
      </h3>
      {line.spec && <LineSpec line={line} hand={hand} />}
      {(line.asks || line.wordings.length > 0) && <LineWordings line={line} hand={hand} />}
      <LineNotes line={line} />
      <button
        type="button"
        className="cart-line-remove"
        aria-label={t('removeLine', { title: line.title })}
        onClick={() => void hand.remove([line])}
      >
        <Icon of={Trash2} size={18} className="phone-only" />
        <span className="wide-only">{t('remove')}</span>
      </button>
    </div>
  )
}

const isDeal = ({ listPrice, price, unitPrice }: CartLine): boolean =>
  unitPrice < price || (listPrice !== null && listPrice > price)

/**
 * The line of another SKU is another element: the focus goes on there,
 * once it is drawn and the sheet is gone (two seconds at most).
 */
function focusSpec(skuId: number, frames = 120): void {
  requestAnimationFrame(() => {
    const spec = document.querySelector<HTMLElement>(`[data-sku="${skuId}"] .cart-line-spec`)
    if (spec && !document.querySelector('[role="dialog"]')) spec.focus()
    else if (frames > 0) focusSpec(skuId, frames - 1)
  })
}

/** The chosen specification; pressed, it opens the others. */
function LineSpec({ line, hand }: LineProps) {
  const { t } = useTexts('cart')
  const [sheet, setSheet] = useState<'never' | 'open' | 'shut'>('never')
  return (
    <>
      <button type="button" className="cart-line-spec" aria-haspopup="dialog" onClick={() => setSheet('open')}>
        <span className="vh">{t('changeSpec', { title: line.title })}: </span>
        {line.spec}
        <Icon of={ChevronDown} size={14} />
      </button>
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <SkuChange
            line={line}
            open={sheet === 'open'}
            onClose={() => setSheet('shut')}
            onUse={(sku) => void hand.changeSku(line, sku).then(() => focusSpec(sku.id))}
          />
        </Suspense>
      )}
    </>
  )
}

function LineNotes({ line }: { line: CartLine }) {
  const { t } = useTexts('cart')
  const lang = useLang()
  const amount = shortPrice(Math.abs(line.priceChange), lang)
  return (
    <>
      {line.priceChange < 0 && <LineNote tone="good">{t('less', { amount })}</LineNote>}
      {line.priceChange > 0 && <LineNote tone="warn">{t('more', { amount })}</LineNote>}
      {line.problem === 'unanswered' && <LineNote tone="bad">{t('unanswered')}</LineNote>}
      {line.problem === 'misanswered' && <LineNote tone="bad">{t('misanswered')}</LineNote>}
      {line.problem === null && <TierNotes line={line} />}
      {line.problem === 'onlyLeft' && <LineNote tone="bad">{t('onlyLeft', { count: line.available })}</LineNote>}
      {line.problem === 'overLimit' && (
        <LineNote tone="bad">{t('overLimit', { count: line.purchaseLimit ?? 0 })}</LineNote>
      )}
      {line.problem === null && <Waits line={line} />}
      {line.problem === null && line.available <= fewLeft && (
        <LineNote tone="warn">{t('fewLeft', { count: line.available })}</LineNote>
      )}
    </>
  )
}

/** That it waits for a delivery, or for the end of a holiday of the shop. */
function Waits({ line: { stock, preorderDay } }: { line: CartLine }) {
  const { t } = useTexts('cart')
  const lang = useLang()
  const day = preorderDay && dayText(preorderDay, lang, 'date')
  if (stock !== 'preorder') return day && <LineNote tone="warn">{t('shipsFrom', { day })}</LineNote>
  return <LineNote tone="warn">{day ? t('preorderFrom', { day }) : t('preorder')}</LineNote>
}

/** What the shop said to the last change of its wordings. */
const Refused = ({ line, hand }: LineProps) =>
  hand.faults[line.skuId] ? <LineNote tone="bad">{hand.faults[line.skuId]}</LineNote> : null

function LineQuantity({ line, hand }: LineProps) {
  const { t } = useTexts('cart')
  const { max, by } = boundOf(line)
  const atBound = line.quantity >= max && line.problem === null
  const bound = !atBound
    ? undefined
    : by === 'limit'
      ? t('perPerson', { count: max })
      : by === 'stock' && max > fewLeft
        ? t('onlyLeft', { count: max })
        : undefined
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
