// The cart at a glance: the newest lines, what the ticked ones come to, and the way in. Loaded at its first opening.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import './panels.css'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import type { CartLine } from '#features/sales/cart/parts/cart-model.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { Price } from '#ui/goods/price.tsx'
import { call } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { PanelWait } from '#surfaces/storefront/shell/panel-wait.tsx'
import { usePanelAnswer } from '#surfaces/storefront/shell/panel-answer.ts'
import { visitorCart } from '#surfaces/storefront/visit/visitor-cart.ts'

const linesShown = 4

export function CartPanel() {
  const { t } = useTexts(['storefront', 'cart'])
  const lang = useLang()
  const { signedIn } = useSession()
  const lines = visitorCart.useLines()
  const mine = signedIn ? 'mine' : JSON.stringify(lines)
  const { value: cart, failed } = usePanelAnswer(
    `cart ${lang} ${mine}`,
    () => call('/api/v2/cart/cart/list', signedIn ? {} : { lines: [...lines] }, { quiet: true }),
    0,
  )
  if (failed) return <p className="shell-pop-note">{t('panelFailed')}</p>
  if (!cart) return <PanelWait />
  const all = cart.groups.flatMap((group) => group.lines)
  if (all.length === 0) return <p className="shell-pop-note">{t('cartEmpty')}</p>
  const more = all.length - linesShown
  return (
    <div className="shell-pop-cart">
      <ul>
        {all.slice(0, linesShown).map((line) => (
          <Row key={line.skuId} line={line} />
        ))}
      </ul>
      {more > 0 && <p className="shell-pop-more">{t('cartMore', { count: more })}</p>}
      <div className="shell-pop-foot">
        <span>
          {t('cart:total')} <Price fen={cart.totals.total} />
        </span>
        <Button kind="second" size="sm" render={<Link to={href('/shoppingCart')} />}>
          {t('cartOpen')}
        </Button>
      </div>
    </div>
  )
}

function Row({ line: { productId, skuId, title, spec, picture, price, quantity } }: { line: CartLine }) {
  const { t } = useTexts()
  return (
    <li>
      <LinePicture file={picture} size={56} />
      <span className="min-w-0">
        <Link to={`${href('/goods/:id', { id: String(productId) })}?skuId=${skuId}`} className="shell-pop-name">
          {title}
        </Link>
        {spec && <small>{spec}</small>}
      </span>
      <span className="shell-pop-sum">
        <Price fen={price} size="sm" />
        <small>
          <span aria-hidden="true">×{quantity}</span>
          <span className="vh">{t('pieces', { count: quantity })}</span>
        </small>
      </span>
    </li>
  )
}
