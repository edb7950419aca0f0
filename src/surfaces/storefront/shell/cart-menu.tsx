// The cart in the head of the shop, with a look inside.
import { lazy, Suspense } from 'react'
import { useTexts } from '#web/texts.tsx'
import { HoverPanel } from '#ui/overlays/hover-panel.tsx'
import { CartLink } from '#surfaces/storefront/shell/cart-link.tsx'
import { PanelWait } from '#surfaces/storefront/shell/panel-wait.tsx'

const load = () => import('#surfaces/storefront/shell/cart-panel.tsx')
const CartPanel = lazy(async () => ({ default: (await load()).CartPanel }))

export function CartMenu() {
  const { t } = useTexts()
  return (
    <HoverPanel
      trigger={<CartLink className="shell-tool" />}
      label={t('cart')}
      press="follow"
      onFocus
      align="end"
      warm={() => void load()}
      boxClassName="shell-pop"
    >
      <Suspense fallback={<PanelWait />}>
        <CartPanel />
      </Suspense>
    </HoverPanel>
  )
}
