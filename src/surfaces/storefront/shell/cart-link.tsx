// The way to the cart with the number of pieces in it. `data-cart` is where the thread flies to.
import { useCartCount } from '#surfaces/storefront/visit/cart-count.ts'
import { ShoppingBag } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { Count } from '#ui/goods/badge.tsx'
import { Icon } from '#ui/layout/icon.tsx'

export function CartLink({
  words = true,
  current = false,
  ...rest
}: { words?: boolean; current?: boolean } & Omit<ComponentProps<typeof Link>, 'to'>) {
  const { t } = useTexts()
  const count = useCartCount()
  return (
    <Link {...rest} to={href('/shoppingCart')} prefetch="intent" data-cart aria-current={current ? 'page' : undefined}>
      <span className="shell-bag">
        <Icon of={ShoppingBag} size={22} />
        <Count of={count} label={t('inCart', { count })} />
      </span>
      <span className={words ? undefined : 'vh'}>{t('cart')}</span>
    </Link>
  )
}
