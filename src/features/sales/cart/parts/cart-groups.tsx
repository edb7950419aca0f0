// The shops of the cart with their lines, the way to free freight, and what cannot be bought any more.
import { Check } from 'lucide-react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { dayText } from '#ui/controls/date-text.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Meter } from '#ui/feedback/meter.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { TextLink } from '#ui/text/text-link.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { Wordings } from '#features/catalog/products/parts/wordings.tsx'
import { CartLineRow } from './cart-line.tsx'
import { ticked } from './cart-model.ts'
import type { Cart } from './cart-model.ts'
import { LinePicture } from './line-picture.tsx'
import { QuietGroup, ShopGroup } from './shop-group.tsx'
import type { CartInHand } from './use-cart.ts'

type Group = Cart['groups'][number]

const linesAtFirst = 3
/** `first`: the one at the top, whose pictures are waited for. */
export function CartGroup({ group, hand, first }: { group: Group; hand: CartInHand; first: boolean }) {
  const { t } = useTexts('cart')
  const state = ticked(group.lines)
  const tick = (
    <Tick
      label={t('selectShop', { shop: group.merchant.name })}
      hideLabel
      checked={state === 'all'}
      mixed={state === 'some'}
      onChange={() => void hand.select(group.lines, state !== 'all')}
    />
  )
  return (
    <ShopGroup
      shop={group.merchant}
      start={tick}
      end={
        group.freeFreightFrom === null ? undefined : (
          <FreeFreight selected={group.selectedAmount} from={group.freeFreightFrom} />
        )
      }
    >
      <ul>
        {group.lines.map((line, place) => (
          <CartLineRow key={line.skuId} line={line} hand={hand} first={first && place < linesAtFirst} />
        ))}
      </ul>
    </ShopGroup>
  )
}

function FreeFreight({ selected, from }: { selected: number; from: number }) {
  const { t } = useTexts('cart')
  const lang = useLang()
  if (selected >= from)
    return (
      <span className="inline-flex items-center gap-1.5 font-medium text-success">
        <Icon of={Check} size={15} />
        {t('freeFreight')}
      </span>
    )
  const words = t('toFreeFreight', { amount: shortPrice(from - selected, lang) })
  return (
    <span className="free-meter">
      <Meter value={selected} of={from} text={words} />
      <span aria-hidden="true">{words}</span>
    </span>
  )
}

function Why({ line: { problem, pausedUntil } }: { line: Cart['invalid'][number] }) {
  const { t } = useTexts('cart')
  const lang = useLang()
  if (problem === 'paused' && pausedUntil) return t('problems.paused', { day: dayText(pausedUntil, lang, 'date') })
  return t(problem === 'soldOut' ? 'problems.soldOut' : 'problems.offShelf')
}
function GoneActs({ line, hand }: { line: Cart['invalid'][number]; hand: CartInHand }) {
  const { t } = useTexts('cart')
  return (
    <p className="cart-line-gone-acts">
      {line.problem !== 'paused' && (
        <TextLink
          render={
            <Link
              to={`${href('/goods/:id', { id: String(line.productId) })}#similar`}
              aria-label={t('similarTo', { title: line.title })}
            />
          }
        >
          {t('similar')}
        </TextLink>
      )}
      <TextLink aria-label={t('removeLine', { title: line.title })} onClick={() => void hand.remove([line])}>
        {t('remove')}
      </TextLink>
    </p>
  )
}
export function GoneLines({ hand, lines }: { hand: CartInHand; lines: Cart['invalid'] }) {
  const { t } = useTexts('cart')
  if (lines.length === 0) return null
  // what is only paused comes back by itself
  const clears = lines.some(({ problem }) => problem !== 'paused')
  return (
    <QuietGroup
      title={t('invalid')}
      end={clears && <TextLink onClick={() => void hand.clearInvalid()}>{t('clearInvalid')}</TextLink>}
    >
      <ul>
        {lines.map((line) => (
          <li className="cart-line cart-line-gone" key={line.skuId}>
            <span />
            <Link
              to={href('/goods/:id', { id: String(line.productId) })}
              tabIndex={-1}
              aria-hidden="true"
              className="cart-line-picture"
            >
              <LinePicture file={line.picture} />
            </Link>
            <div className="min-w-0">
              <h3 className="text-ink-2">
                <Link to={href('/goods/:id', { id: String(line.productId) })}>{line.title}</Link>
              </h3>
              <Wordings wordings={line.wordings} />
              <p className="mt-1.5 text-13 text-ink-2">
                <Why line={line} />
              </p>
            </div>
            <GoneActs line={line} hand={hand} />
          </li>
        ))}
      </ul>
    </QuietGroup>
  )
}
