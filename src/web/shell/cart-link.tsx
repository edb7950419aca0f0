// The way to the cart with the number of pieces in it. `data-cart` is where the thread flies to.
import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Count } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCartCount } from '#web/session.ts'

export function CartLink({ words = true, current = false, className }: { words?: boolean; current?: boolean; className?: string }) {
  const { t } = useTranslation()
  const count = useCartCount()
  return (
    <Link to="/shoppingCart" prefetch="intent" className={className} data-cart aria-current={current ? 'page' : undefined}>
      <span className="shell-bag">
        <Icon of={ShoppingBag} size={22} />
        <Count of={count} label={t('inCart', { count })} />
      </span>
      <span className={words ? undefined : 'vh'}>{t('cart')}</span>
    </Link>
  )
}
